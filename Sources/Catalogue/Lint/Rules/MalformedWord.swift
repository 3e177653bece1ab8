import Diagnostics
import Text

/// A word of the vocabulary that is not written as one word in its base form.
struct MalformedWord: LintRule {
  static let page = RulePage(
    "malformed-word",
    what: LocalizedText(
      fr: "Un mot du vocabulaire commence par une majuscule, ou contient une espace, un chiffre ou "
        + "un signe autre que le trait d’union et l’apostrophe.",
      en:
        "A word of the vocabulary begins with a capital, or holds a space, a digit or a sign other "
        + "than a hyphen or an apostrophe."),
    why: LocalizedText(
      fr: "Aucun mot d’un texte ne s’écrit ainsi : l’entrée ne servirait jamais, et le vrai mot "
        + "resterait inconnu.",
      en: "No word of a text is written like that: the entry would never serve, and the real word "
        + "would stay unknown."),
    cure: LocalizedText(
      fr: "Écrivez un seul mot, en minuscules, sans article ni ponctuation.",
      en: "Write one word in lower case, without an article or punctuation."),
    safety: .safe)

  static let examples = [
    RuleExample(
      "capital, spaces, signs, digits",
      ExampleFiles.grades("CP"),
      ExampleFiles.words(
        "noms: { m: [▶Ballon, chat, ▶\"vélo ?\"], f: [▶\"porte!\", ▶une table] }",
        "adverbes: [▶très2]")),
    RuleExample(
      "hyphens, apostrophes, pairs",
      ExampleFiles.grades("CP"),
      ExampleFiles.words(
        "noms: { m: [arc-en-ciel, œil], f: [presqu'île], m/f: [voisin/voisine] }",
        "adverbes: [aujourd'hui]")),
  ]

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for word in scope.catalogue.vocabulary.flatMap(\.lists).joined()
    where !MalformedWord.isWord(word.value) {
      report(.malformedWord(word))
    }
  }

  /// Whether each side of a pair is letters, hyphens and apostrophes, and begins with a small letter.
  private static func isWord(_ text: String) -> Bool {
    let parts = text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      // An empty side of a pair is told of where pairs are read.
      guard let first = part.first else { return parts.count > 1 }
      guard isLetter(first), !isCapital(first) else { return false }
      return part.allSatisfy { isLetter($0) || isHyphen($0) || isApostrophe($0) }
    }
  }
}

extension Diagnostic {
  fileprivate static func malformedWord(_ word: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: MalformedWord.id,
      LocalizedText(
        fr: "« \(word.value) » ne s’écrit pas ainsi dans un texte : on attend un seul mot, en "
          + "minuscules, sans signe ni chiffre",
        en: "“\(word.value)” is not written so in a text: expected is one word in lower case, "
          + "without signs or digits"),
      at: word.span,
      cure: LocalizedText(
        fr: "écrivez le mot seul, comme dans un dictionnaire : ballon, arc-en-ciel",
        en: "write the word alone, as a dictionary has it: ballon, arc-en-ciel"))
  }
}
