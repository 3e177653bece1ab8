/// The rows of the skills that the general rules of a correction name; nil where a set has no skill of
/// that id.
///
/// The rules of the set come first: these are for what falls into no trap of theirs.
struct SkillRows: Sendable {
  let signs: Int?
  let graphemes: Int?
  let silentLetters: Int?
  let invariables: Int?
  let nounNumber: Int?
  let nounGender: Int?
  let otherPlurals: Int?
  let subjectVerb: Int?
  let verbEndings: Int?
  let verbStems: Int?
  let finalE: Int?
  let verbHomophones: Int?
  let otherHomophones: Int?
  let participleEtre: Int?
  let participleAvoir: Int?
  /// Those whose errors are of grammar.
  private let grammar: [Int]

  init(_ set: CompiledSet) {
    signs = set.skill(named: "phrase_signes")
    graphemes = set.skill(named: "graphemes_contexte")
    silentLetters = set.skill(named: "lettres_muettes")
    invariables = set.skill(named: "mots_invariables")
    nounNumber = set.skill(named: "gn_nombre")
    nounGender = set.skill(named: "gn_genre")
    otherPlurals = set.skill(named: "pluriels_particuliers")
    subjectVerb = set.skill(named: "accord_sujet_verbe")
    verbEndings = set.skill(named: "terminaisons_verbales")
    verbStems = set.skill(named: "radicaux_variables")
    finalE = set.skill(named: "finales_en_e")
    verbHomophones = set.skill(named: "homophones_verbe")
    otherHomophones = set.skill(named: "homophones_autres")
    participleEtre = set.skill(named: "participe_etre_attribut")
    participleAvoir = set.skill(named: "participe_avoir_cod")
    grammar = [
      nounNumber, nounGender, otherPlurals, subjectVerb, verbEndings, finalE, verbHomophones,
      otherHomophones, participleEtre, participleAvoir,
    ].compactMap { $0 }
  }

  func isGrammar(_ skill: Int) -> Bool { grammar.contains(skill) }
}
