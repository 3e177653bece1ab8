import Audit
import Diagnostics
import Engine
import Tables

/// The explanation of a title for people: a line for each step, carets under what it is about.
struct TitleTrialText {
  let language: Language
  let usesColor: Bool

  private enum Color: String {
    case good = "1;32"
    case bad = "1;31"
    case other = "1;33"
  }

  /// All lines, the title first.
  func lines(_ explanation: TitleExplanation) -> [String] {
    let title = MarkedTitle(explanation.title)
    return [title.text]
      + [step(.readAs, explanation.folded.withVisibleControls)]
      + stopping(explanation, title) + scripts(explanation, title) + forms(explanation, title)
      + name(explanation) + [step(.result, explanation.result.text(language))]
  }

  private func step(_ label: LocalizedText, _ text: String) -> String {
    "  \(label.text(language)) \(text)"
  }

  /// A step about places in the title: the title once more, and a line of carets for each.
  private func step(_ label: LocalizedText, _ title: MarkedTitle, _ marked: [String]) -> [String] {
    ["  " + label.text(language), "    " + title.text] + marked.map { "    " + $0 }
  }

  private func carets(_ title: MarkedTitle, _ range: Range<Int>, _ color: Color) -> String {
    let (blanks, carets) = title.carets(under: range)
    return blanks + (usesColor ? "\u{1B}[\(color.rawValue)m\(carets)\u{1B}[0m" : carets) + " "
  }

  private func stopping(_ explanation: TitleExplanation, _ title: MarkedTitle) -> [String] {
    let blocked = explanation.stoppingWords.filter { $0.kind == .blocked }
    let others = explanation.stoppingWords.filter { $0.kind != .blocked }
    return [(LocalizedText.blockedWords, blocked), (.deviations, others)].flatMap { label, words in
      guard !words.isEmpty else { return [step(label, LocalizedText.noneFound.text(language))] }
      return step(
        label, title,
        words.map { carets(title, $0.range, .bad) + $0.label.text(language) + place($0.source) })
    }
  }

  private func scripts(_ explanation: TitleExplanation, _ title: MarkedTitle) -> [String] {
    guard !explanation.mixedWords.isEmpty else {
      return [step(.scripts, LocalizedText.oneScript.text(language))]
    }
    return step(
      .scripts, title,
      explanation.mixedWords.map {
        carets(title, $0, .bad) + LocalizedText.twoScripts.text(language)
      })
  }

  private func forms(_ explanation: TitleExplanation, _ title: MarkedTitle) -> [String] {
    let label: LocalizedText =
      explanation.isSetAside ? .formsOtherwise : .forms
    guard !explanation.candidates.isEmpty else {
      return [step(label, LocalizedText.noForm.text(language))]
    }
    return step(
      label, title,
      explanation.candidates.map { candidate in
        carets(title, candidate.range, candidate.verdict == .wins ? .good : .other)
          + candidate.label.text(language) + place(candidate.source)
          + LocalizedText.colonBetween.text(language)
          + candidate.reason(in: explanation).text(language)
      })
  }

  private func name(_ explanation: TitleExplanation) -> [String] {
    guard let mode = explanation.nameMode else { return [] }
    let text: String
    switch (mode, explanation.name) {
    case (.none, _): text = LocalizedText.takesNoName.text(language)
    case (_, let name?): text = name.text
    case (_, nil): text = LocalizedText.noSureName.text(language)
    }
    return [step(.firstName, text)]
  }

  /// « (formes/sport.yaml:12:14) », or nothing.
  private func place(_ span: SourceSpan?) -> String {
    span.map { " (\($0.file.withVisibleControls):\($0.start.line):\($0.start.column))" } ?? ""
  }
}

/// A title as a terminal may show it, and the columns of its parts.
private struct MarkedTitle {
  private let scalars: [Unicode.Scalar]

  init(_ title: String) {
    scalars = title.unicodeScalars.map(\.visible)
  }

  var text: String { String(String.UnicodeScalarView(scalars)) }

  /// Blanks up to a range, and carets under it; one where it has no width.
  func carets(under range: Range<Int>) -> (blanks: String, carets: String) {
    let before = width(0..<range.lowerBound)
    return (
      String(repeating: " ", count: before),
      String(repeating: "^", count: max(1, width(range)))
    )
  }

  private func width(_ range: Range<Int>) -> Int {
    scalars[range].reduce(0) { $0 + $1.displayWidth }
  }
}
