import MatchingReference
import Tables
import Text

@testable import Engine

/// A small catalogue for the tests of titles.
enum Household {
  struct Form: Sendable {
    var phrase: String
    var mode = FormRecord.NameMode.none
    var rank: UInt32 = 1
    var motifs: [String]
    var exceptions: [String] = []
  }

  static let forms: [Form] = [
    Form(
      phrase: "l'anniversaire", mode: .of, rank: 2,
      motifs: [
        "anniv(s)", "anniversaire(s)", "goûter (d')anniv(ersaire)", "les # ans de", "les # ans d",
      ],
      exceptions: ["anniv(ersaire) de mariage"]),
    Form(phrase: "le bal", motifs: ["bal"]),
    Form(phrase: "le baptême", rank: 2, motifs: ["baptême"]),
    Form(phrase: "le bowling", mode: .with, motifs: ["bowling"]),
    Form(phrase: "le camping", motifs: ["camping", "week-end camping"]),
    Form(
      phrase: "la sortie au cinéma", mode: .with, motifs: ["ciné", "cinéma", "sortie ciné(ma)"]),
    Form(phrase: "la danse", mode: .with, motifs: ["danse"]),
    Form(phrase: "la fête de l'école", rank: 2, motifs: ["fête de l'école", "kermesse"]),
    Form(phrase: "la fête de l'été", rank: 2, motifs: ["fête de l'été"]),
    Form(phrase: "le feu d'artifice", rank: 2, motifs: ["feu d'artifice", "feux d'artifice"]),
    Form(phrase: "la gymnastique", motifs: ["gym"], exceptions: ["gym tonic"]),
    Form(phrase: "le judo", mode: .with, motifs: ["judo"]),
    Form(phrase: "la luge", mode: .with, motifs: ["luge"]),
    Form(phrase: "le match", motifs: ["match"]),
    Form(phrase: "le match de foot", motifs: ["foot", "match (de) foot(ball)"]),
    Form(phrase: "la médiathèque", motifs: ["médiathèque", "rendre (les) livres bibli"]),
    Form(phrase: "Noël", rank: 2, motifs: ["Noël", "fête de Noël"]),
    Form(phrase: "Pâques", rank: 2, motifs: ["Pâques", "œufs en chocolat"]),
    Form(phrase: "le parc", mode: .with, motifs: ["parc"], exceptions: ["parc de stationnement"]),
    Form(phrase: "la pêche", mode: .with, motifs: ["pêche"]),
    Form(phrase: "la photo de classe", motifs: ["photo(s) de classe"]),
    Form(phrase: "le pique-nique", mode: .with, motifs: ["pique-nique", "piquenique"]),
    Form(
      phrase: "la sortie piscine", mode: .with, motifs: ["piscine(s)", "sortie (à la) piscine"],
      exceptions: ["piscine à balles"]),
    Form(phrase: "la journée à la plage", mode: .with, motifs: ["plage"]),
    Form(phrase: "le poney", mode: .with, motifs: ["poney", "poney club"]),
    Form(phrase: "la sortie au ski", mode: .with, motifs: ["ski", "vacances (au) ski"]),
    Form(phrase: "le spectacle de l'école", rank: 2, motifs: ["spectacle (de l')école"]),
    Form(phrase: "le théâtre", mode: .with, motifs: ["théâtre"]),
    Form(phrase: "les vacances", rank: 0, motifs: ["vacances"]),
    Form(phrase: "le vélo", mode: .with, motifs: ["vélo"], exceptions: ["vélo d'appartement"]),
    Form(phrase: "le week-end", rank: 0, motifs: ["week-end"]),
    Form(phrase: "la sortie au zoo", mode: .with, motifs: ["zoo"]),
  ]

  static let patterns = PatternSet(
    name: "household",
    forms: forms.map {
      PatternSet.Form(rank: $0.rank, motifs: $0.motifs, exceptions: $0.exceptions)
    },
    words: [
      PatternSet.Word(words: ["hôpital", "hôpitaux"], prefixes: ["hospitalis"]),
      PatternSet.Word(words: ["obsèques"]), PatternSet.Word(words: ["dentiste", "dentaire"]),
      PatternSet.Word(words: ["rdv", "rendez-vous"]), PatternSet.Word(words: ["divorce"]),
      PatternSet.Word(words: ["mari"]), PatternSet.Word(words: ["coloscopie"]),
      PatternSet.Word(words: ["dr"]), PatternSet.Word(words: ["prison"]),
      PatternSet.Word(
        kind: .cancellation, words: ["pas de", "pas d'", "reporté"], prefixes: ["annul"]),
      PatternSet.Word(kind: .chore, words: ["payer", "certif", "réunion", "cadeau"]),
      PatternSet.Word(kind: .chore, words: ["inscription", "inscriptions"]),
    ])

  static func recogniser() throws -> MomentRecogniser<TitleMatcher, TestNames> {
    MomentRecogniser(matcher: try patterns.compiled(), names: TestNames()) { forms[$0].mode }
  }

  /// An outcome as one line: the phrase, `+` and the companion, or what became of the title.
  static func line(_ outcome: TitleOutcome) -> String {
    switch outcome {
    case .moment(let found):
      canonicalPhrase(forms[found.form].phrase, of: found.name)
        + (found.companion.map { " + \($0.text)" } ?? "")
    case .blank: "inconnu"
    case .mixedScript: "alphabets"
    case .chore: "démarche"
    case .cancelled: "annulé"
    case .blocked: "bloqué"
    }
  }
}
