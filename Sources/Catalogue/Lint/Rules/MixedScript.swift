import Diagnostics
import Text

/// A word with letters of two scripts.
struct MixedScript: LintRule {
  static let page = RulePage(
    "mixed-script",
    what: LocalizedText(
      fr: "Un mot mêle des lettres latines et des lettres d’un autre alphabet qui leur "
        + "ressemblent, comme un « а » cyrillique.",
      en: "A word mixes Latin letters with look-alikes of another script, such as a Cyrillic “а”."),
    why: LocalizedText(
      fr: "Il paraît juste et n’est jamais égal à ce qu’on tape : le motif ne reconnaît rien, le "
        + "mot n’est dans aucun dictionnaire.",
      en: "It looks right and never equals what people type: the motif recognises nothing, the "
        + "word is in no dictionary."),
    cure: LocalizedText(
      fr: "Effacez le mot et tapez-le à nouveau.", en: "Delete the word and type it again."),
    safety: .safe)

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for text in scope.unusualTexts where text.value.mayHoldOtherScripts {
      if FoldedText(folding: text.value).hasMixedScriptWord { report(.mixedScript(text)) }
    }
  }
}

extension String {
  /// Whether the text holds a letter beyond the Latin ones of the first blocks.
  fileprivate var mayHoldOtherScripts: Bool {
    unicodeScalars.contains { $0.value >= 0x250 && isLetter($0) }
  }
}

extension Diagnostic {
  fileprivate static func mixedScript(_ text: YAMLScalar) -> Diagnostic {
    let scalars = Array(text.value.unicodeScalars)
    let place = scalars.firstIndex { $0.value >= 0x250 && isLetter($0) } ?? 0
    let code = String(scalars[place].value, radix: 16, uppercase: true)
    return Diagnostic(
      id: MixedScript.id,
      LocalizedText(
        fr: "dans « \(text.value) », une lettre vient d’un autre alphabet (U+0\(code)) : le mot "
          + "n’est jamais égal à ce qu’on tape",
        en: "in “\(text.value)”, a letter comes from another alphabet (U+0\(code)): the word never "
          + "equals what people type"),
      at: text.span(of: place..<(place + 1)),
      cure: LocalizedText(fr: "tapez ce mot à nouveau", en: "type this word again"))
  }
}

extension MixedScript {
  static let examples: [RuleExample] = [
    RuleExample(
      "a motif", ExampleCatalogues.form("id: a", "phrase: le judo", "motifs: [judo, jud▶о]")),
    RuleExample(
      "Latin letters", ExampleCatalogues.form("id: a", "phrase: le Noël d'Éloi", "motifs: [Noël]")),
    RuleExample(
      "a title of an example",
      ExampleCatalogues.form("id: a", "phrase: le Noël d'Éloi", "motifs: [α]", "exemples: [judо]")),
  ]
}
