import Diagnostics
import Text

/// A word in letters of another script, or in full-width or mathematical letters.
struct ForeignLetter: LintRule {
  static let page = RulePage(
    "foreign-letter",
    what: LocalizedText(
      fr: "Une clé, un identifiant ou un texte contient une lettre qui n’est pas latine (un « а » "
        + "cyrillique, un « ο » grec) ou une lettre pleine chasse ou mathématique. Un mot qui mêle "
        + "deux alphabets est dit par « mixed-script ».",
      en:
        "A key, an id or a text holds a letter that is not Latin (a Cyrillic “а”, a Greek “ο”), or "
        + "a full-width or mathematical letter. A word that mixes scripts is told by "
        + "“mixed-script”."),
    why: LocalizedText(
      fr: "On ne le voit pas, mais le mot n’est jamais égal à celui que l’on tape.",
      en: "Nobody sees it, but the word never equals the one that people type."),
    cure: LocalizedText(fr: "Tapez le mot à nouveau.", en: "Type the word again."),
    safety: .safe)

  static let examples = [
    RuleExample(
      "a word alone, an id, full-width letters",
      (
        "formes/a.yaml",
        "formes: [{ id: ▶оса, phrase: le jeu, motifs: [jeu ▶а, ▶ｊｅｕ] }]\n"
      )),
    RuleExample(
      "Latin letters of other languages, titles",
      ("prenoms.yaml", "prenoms: { f: [Željka], m: [Łukasz, Ñuno] }\n"),
      ("formes/a.yaml", "formes: [{ id: a, phrase: le jeu, exemples: [Игра, 🎂 jeu] }]\n")),
  ]

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for scalar in scope.written.foreign {
      var mixes = FoldedText(folding: scalar.value).hasMixedScriptWord
      // Only texts are looked at by the rule for mixed words: ids and keys are judged here.
      if mixes, !scope.unusualTexts.contains(scalar) { mixes = false }
      if mixes { continue }
      let scalars = scalar.value.unicodeScalars
      guard let place = scalars.enumerated().first(where: { ForeignLetter.isForeign($1) })?.offset
      else { continue }
      report(.foreignLetter(scalar, at: place))
    }
  }

  private static func isForeign(_ scalar: Unicode.Scalar) -> Bool {
    guard isLetter(scalar) else { return false }
    switch scalar.value {
    case ..<0x250, 0x1E00...0x1EFF: return false
    case 0xFF21...0xFF5A, 0x1D400...0x1D7FF: return true
    default: return script(of: scalar) != .latin && script(of: scalar) != .common
    }
  }
}

extension Diagnostic {
  fileprivate static func foreignLetter(_ scalar: YAMLScalar, at place: Int) -> Diagnostic {
    let letter = Array(scalar.value.unicodeScalars)[place]
    let code = String(letter.value, radix: 16, uppercase: true)
    return Diagnostic(
      id: ForeignLetter.id,
      LocalizedText(
        fr: "« \(scalar.value) » contient « \(String(letter)) » (U+\(code)), qui n’est pas une "
          + "lettre latine ordinaire",
        en: "“\(scalar.value)” holds “\(String(letter))” (U+\(code)), which is no ordinary Latin "
          + "letter"),
      at: scalar.span(of: place..<(place + 1)),
      cure: LocalizedText(fr: "tapez ce mot à nouveau", en: "type this word again"))
  }
}
