import Diagnostics
import Text

/// A word with letters of two scripts.
///
/// **What.** A word mixes Latin letters with look-alikes, such as a Cyrillic « а ».
///
/// **Why.** It looks right and is never equal to what people type: the motif never matches, the
/// word is in no dictionary.
///
/// **Example.** `piscіne` with a Ukrainian « і », pasted from a web page.
///
/// **To do.** Type the word again.
///
/// **Safe?** Yes.
struct MixedScript: LintRule {
  static let id = "mixed-script"

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for text in scope.texts where text.value.mayHoldOtherScripts {
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
