import Diagnostics
import Tables
import Testing

@testable import Catalogue

@Suite("The vocabulary of the set ecole")
struct SchoolLexiconTests {
  let lexicon = SchoolLexicon.shared

  @Test("holds no fault, no unused exception and enough words")
  func sound() {
    #expect(lexicon.diagnostics.map(\.message.fr) == [])
    let lemmas = Set(lexicon.inflections.map { "\($0.lemma)/\($0.features.wordClass)" })
    #expect(lemmas.count >= 1200)
    #expect(Set(lexicon.inflections.map(\.grade)) == Set(0...5))
  }

  @Test("spells in lower case, with letters, hyphens and apostrophes only")
  func spelling() {
    let odd = Set(lexicon.inflections.map(\.form)).filter { form in
      form.isEmpty
        || !form.unicodeScalars.allSatisfy {
          ($0.properties.isAlphabetic && !$0.properties.isUppercase) || $0 == "-" || $0 == "'"
        }
    }
    #expect(odd == [])
  }

  struct VerbForm: CustomTestStringConvertible {
    var lemma: String
    var tense: VerbTense
    var person: UInt32
    var number: GrammaticalNumber
    var form: String?

    init(_ lemma: String, _ tense: VerbTense, _ cell: String, _ form: String?) {
      self.lemma = lemma
      self.tense = tense
      person = UInt32(cell.prefix(1)) ?? 0
      number = cell.hasSuffix("s") ? .singular : cell.hasSuffix("p") ? .plural : .any
      self.form = form
    }

    var testDescription: String { "\(lemma), \(tense.catalogueName) \(person) \(number)" }
  }

  @Test(
    "conjugates the hard points",
    arguments: [
      VerbForm("placer", .present, "1p", "plaçons"),
      VerbForm("placer", .pastHistoric, "3s", "plaça"),
      VerbForm("manger", .imperfect, "3s", "mangeait"),
      VerbForm("manger", .imperfect, "1p", "mangions"),
      VerbForm("manger", .pastHistoric, "1p", "mangeâmes"),
      VerbForm("appeler", .present, "1s", "appelle"),
      VerbForm("appeler", .present, "1p", "appelons"),
      VerbForm("appeler", .future, "3s", "appellera"),
      VerbForm("jeter", .future, "1p", "jetterons"),
      VerbForm("acheter", .conditional, "3s", "achèterait"),
      VerbForm("geler", .present, "3s", "gèle"), VerbForm("répéter", .future, "3s", "répétera"),
      VerbForm("protéger", .present, "3s", "protège"),
      VerbForm("protéger", .imperfect, "3s", "protégeait"),
      VerbForm("protéger", .future, "3s", "protégera"),
      VerbForm("payer", .present, "3s", "paie"), VerbForm("essuyer", .future, "3s", "essuiera"),
      VerbForm("envoyer", .future, "3s", "enverra"), VerbForm("créer", .present, "3s", "crée"),
      VerbForm("voir", .future, "3s", "verra"), VerbForm("courir", .future, "3s", "courra"),
      VerbForm("mourir", .future, "3s", "mourra"), VerbForm("cueillir", .future, "3s", "cueillera"),
      VerbForm("aller", .future, "3s", "ira"), VerbForm("aller", .imperative, "2s", "va"),
      VerbForm("faire", .present, "2p", "faites"), VerbForm("dire", .present, "2p", "dites"),
      VerbForm("interdire", .present, "2p", "interdisez"), VerbForm("être", .present, "2p", "êtes"),
      VerbForm("prendre", .present, "3p", "prennent"), VerbForm("peindre", .present, "3s", "peint"),
      VerbForm("vivre", .pastHistoric, "3s", "vécut"),
      VerbForm("naître", .pastHistoric, "3s", "naquit"),
      VerbForm("venir", .pastHistoric, "1p", "vînmes"),
      VerbForm("rire", .imperfect, "1p", "riions"),
      VerbForm("connaître", .present, "3s", "connaît"), VerbForm("plaire", .present, "3s", "plaît"),
      VerbForm("ouvrir", .imperative, "2s", "ouvre"), VerbForm("être", .subjunctive, "3s", "soit"),
      VerbForm("boire", .subjunctive, "1p", "buvions"),
      VerbForm("recevoir", .present, "3p", "reçoivent"),
      VerbForm("savoir", .presentParticiple, "", "sachant"),
      VerbForm("falloir", .present, "3s", "faut"), VerbForm("falloir", .present, "1s", nil),
      VerbForm("neiger", .imperfect, "3s", "neigeait"), VerbForm("neiger", .imperative, "2s", nil),
    ])
  func conjugates(_ wanted: VerbForm) {
    let form = lexicon.conjugator.form(
      of: wanted.lemma, wanted.tense, person: wanted.person, number: wanted.number)
    #expect(form == wanted.form)
  }

  @Test(
    "agrees adjectives, participles and nouns of both genders",
    arguments: [
      ["beau", "belle", "beaux", "belles"], ["blanc", "blanche", "blancs", "blanches"],
      ["heureux", "heureuse", "heureux", "heureuses"],
      ["premier", "première", "premiers", "premières"],
      ["gentil", "gentille", "gentils", "gentilles"],
      ["inquiet", "inquiète", "inquiets", "inquiètes"],
      ["muet", "muette", "muets", "muettes"], ["sec", "sèche", "secs", "sèches"],
      ["malin", "maligne", "malins", "malignes"], ["public", "publique", "publics", "publiques"],
      ["vieux", "vieille", "vieux", "vieilles"], ["final", "finale", "finals", "finales"],
      ["marron", "marron", "marron", "marron"], ["rose", "rose", "roses", "roses"],
      ["supérieur", "supérieure", "supérieurs", "supérieures"],
      ["meilleur", "meilleure", "meilleurs", "meilleures"],
      ["arrivé", "arrivée", "arrivés", "arrivées"], ["mis", "mise", "mis", "mises"],
      ["ouvert", "ouverte", "ouverts", "ouvertes"], ["dû", "due", "dus", "dues"],
      ["dormi", "dormi", "dormi", "dormi"], ["ami", "amie", "amis", "amies"],
      ["copain", "copine", "copains", "copines"], ["élève", "élève", "élèves", "élèves"],
      ["spectateur", "spectatrice", "spectateurs", "spectatrices"],
    ])
  func agrees(_ forms: [String]) throws {
    let found = try #require(lexicon.agreement(of: forms[0]))
    #expect(
      [
        found.masculineSingular, found.feminineSingular, found.masculinePlural,
        found.femininePlural,
      ] == forms)
  }

  @Test(
    "builds the plurals of nouns",
    arguments: [
      ("cheval", "chevaux"), ("bal", "bals"), ("festival", "festivals"), ("bijou", "bijoux"),
      ("clou", "clous"), ("jeu", "jeux"), ("pneu", "pneus"), ("gâteau", "gâteaux"),
      ("vœu", "vœux"), ("œil", "yeux"), ("travail", "travaux"), ("détail", "détails"),
      ("monsieur", "messieurs"), ("bonhomme", "bonshommes"), ("arc-en-ciel", "arcs-en-ciel"),
      ("chauve-souris", "chauves-souris"), ("cerf-volant", "cerfs-volants"),
      ("grand-mère", "grands-mères"), ("après-midi", "après-midi"), ("nez", "nez"),
    ])
  func plurals(_ noun: String, _ plural: String) {
    let forms = lexicon.inflections.filter {
      $0.lemma == noun && $0.features.wordClass == .noun && $0.features.number != .singular
        && $0.features.spelling != .reformed
    }
    #expect(forms.map(\.form) == [plural])
  }

  @Test("chooses the auxiliary and agrees the participle")
  func compound() throws {
    let verbs = lexicon.conjugator
    let arrived = try #require(verbs.compound(of: "arriver", number: .plural, gender: .feminine))
    #expect(arrived == ("sont", "arrivées"))
    let eaten = try #require(verbs.compound(of: "manger", gender: .feminine))
    #expect(eaten == ("a", "mangé"))
    let climbed = try #require(verbs.compound(of: "monter", gender: .feminine))
    #expect(climbed == ("est", "montée"))
    let carried = try #require(verbs.compound(of: "monter", gender: .feminine, hasObject: true))
    #expect(carried == ("a", "monté"))
    let had = try #require(verbs.compound(of: "finir", .imperfect, person: 1))
    #expect(had == ("avais", "fini"))
    #expect(verbs.compound(of: "zozoter") == nil)
  }

  @Test("gives small words their elided forms and adjectives their form before a vowel")
  func euphony() {
    func has(_ form: String, _ wordClass: WordClass, _ lemma: String) -> Bool {
      lexicon.inflections.contains {
        $0.form == form && $0.features.wordClass == wordClass && $0.lemma == lemma
      }
    }
    #expect(has("l'", .determiner, "le"))
    #expect(has("l'", .pronoun, "le"))
    #expect(has("qu'", .conjunction, "que"))
    #expect(has("s'", .conjunction, "si"))
    #expect(has("d'", .preposition, "de"))
    #expect(has("bel", .adjective, "beau"))
    #expect(has("cet", .determiner, "ce"))
  }

  @Test("spreads the aspirated h over all forms of a word")
  func aspirated() {
    let words = Set(lexicon.elisionWords)
    #expect(
      words.isSuperset(of: ["hérisson", "hérissons", "hurlaient", "haute", "hautes", "onze"]))
    #expect(words.isDisjoint(with: ["héroïne", "héroïnes", "herbe", "hôpital", "heure"]))
  }
}
