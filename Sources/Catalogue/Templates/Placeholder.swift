package import Tables

/// A place to fill in a template, or the text between two of them.
package enum TemplatePiece: Hashable, Sendable {
  case literal(String)
  case name(PieceRecord.Target)
  case feminineE(PieceRecord.Target)
  case subjectPronoun(PieceRecord.Target)
  case objectPronoun(PieceRecord.Target)
  case bothOfThem
  /// An adjective, participle or noun by its masculine singular.
  case agreeing(lemma: String, PieceRecord.Target)
  case moment
  case when
  case go(PieceRecord.GoTense)
  /// 1-based number.
  case decor(Int)
  case action(Int)
  /// A variable of `choix`.
  case choice(String)
}

/// What can stand between braces: the one list of names, from which parsing, suggestions and the
/// manual come.
package enum Placeholder {
  /// Names that stand alone.
  package static let fixed: KeyValuePairs<String, TemplatePiece> = [
    "ENFANT": .name(.child),
    "AMI": .name(.friend),
    "E_ENFANT": .feminineE(.child),
    "E_AMI": .feminineE(.friend),
    "E_DEUX": .feminineE(.both),
    "IL_ENFANT": .subjectPronoun(.child),
    "IL_AMI": .subjectPronoun(.friend),
    "ILS_DEUX": .subjectPronoun(.both),
    "LE_ENFANT": .objectPronoun(.child),
    "LE_AMI": .objectPronoun(.friend),
    "TOUS_LES_DEUX": .bothOfThem,
    "MOMENT": .moment,
    "QUAND": .when,
  ]

  /// Whom `{lemma:…}` may agree with.
  package static let targets: KeyValuePairs<String, PieceRecord.Target> = [
    "ENFANT": .child, "AMI": .friend, "DEUX": .both,
  ]

  /// The name before the tense in `{VA_ENFANT:passé composé}`.
  package static let go = "VA_ENFANT"

  /// The tenses that `{VA_ENFANT:…}` takes.
  package static let goTenses: KeyValuePairs<String, PieceRecord.GoTense> = [
    "infinitif": .infinitive,
    "présent": .present,
    "imparfait": .imperfect,
    "futur": .future,
    "passé composé": .perfect,
  ]

  /// Names that are followed by a number from 1 to 3.
  package static let numbered = ["DECOR", "ACTION"]

  /// Every name a teacher could have meant, for suggestions.
  package static func known(variables: [String]) -> [String] {
    fixed.map(\.key)
      + numbered.flatMap { name in (1...3).map { "\(name)\($0)" } }
      + goTenses.map { "\(go):\($0.key)" } + variables
  }

  /// The piece that the text between two braces stands for, or nil when nothing has that name.
  package static func piece(_ content: String, variables: [String]) -> TemplatePiece? {
    if let match = fixed.first(where: { $0.key == content }) { return match.value }
    if let piece = numberedPiece(content) { return piece }
    if variables.contains(content) { return .choice(content) }
    guard let colon = content.firstIndex(of: ":") else { return nil }
    let before = String(content[..<colon])
    let after = String(content[content.index(after: colon)...])
    if before == go {
      return goTenses.first { $0.key == after }.map { .go($0.value) }
    }
    guard let target = targets.first(where: { $0.key == after })?.value,
      before.first?.isLowercase == true
    else { return nil }
    return .agreeing(lemma: before, target)
  }

  private static func numberedPiece(_ content: String) -> TemplatePiece? {
    guard let digit = content.last.flatMap({ Int(String($0)) }), (1...3).contains(digit) else {
      return nil
    }
    switch String(content.dropLast()) {
    case "DECOR": return .decor(digit)
    case "ACTION": return .action(digit)
    default: return nil
    }
  }
}
