import Audit
import Engine
import Text

/// A typed copy of a hundred words with twenty errors, corrected; preparing the text is apart, since it is
/// done once for all copies.
struct CorrectionBench {
  private let set: CompiledSet
  private static let rounds = 20
  private static let (words, errors) = (100, 20)

  init(_ set: CompiledSet) {
    self.set = set
  }

  func figures() throws -> [Figure] {
    let text = try text()
    let grade = set.grades.count - 1
    let analyser = Analyser(set)
    let wrongForms = WrongForms(set)
    func prepared() -> PreparedDictation {
      PreparedDictation(
        text, grade: grade, set: set, analyser: analyser, wrongForms: wrongForms)
    }
    let dictation = prepared()
    let copy = copy(of: dictation, wrongForms)
    var (found, prepares) = (0, 0)
    let seconds = fastest(
      of: Self.rounds,
      [
        { found = dictation.correct(copy).errors.count },
        { prepares += prepared().wordCount },
      ])
    return [
      Figure(name: "correction_words", value: Double(wordCount(text))),
      Figure(name: "correction_errors", value: Double(found)),
      Figure(name: "correction_seconds", value: seconds[0]),
      Figure(name: "correction_preparing_seconds", value: prepares > 0 ? seconds[1] : 0),
    ]
  }

  /// Texts of the library until there are enough words.
  private func text() throws -> String {
    let expander = try TemplateExpander(set)
    var sentences: [String] = []
    for row in (0..<expander.templateCount).reversed() {
      var isFirst = true
      expander.forEachExpansion(of: row) { expansion in
        let count = wordCount(sentences.joined(separator: " "))
        guard isFirst, count < Self.words else { return }
        isFirst = false
        for sentence in expansion.draft.sentences
        where wordCount(sentences.joined(separator: " ")) < Self.words {
          sentences.append(sentence)
        }
      }
      if wordCount(sentences.joined(separator: " ")) >= Self.words { break }
    }
    return sentences.joined(separator: " ")
  }

  /// The text with a plausible misspelling at every so many traps.
  private func copy(of dictation: PreparedDictation, _ wrongForms: WrongForms) -> String {
    var wrong: [WrongForm] = []
    for token in Set(dictation.traps.map(\.token)).sorted() {
      let traps = dictation.traps.filter { $0.token == token }
      let forms = wrongForms.wrongForms(of: traps, in: dictation.analysis)
      if let form = forms.first(where: { !$0.form.isEmpty }),
        form.range.lowerBound >= wrong.last?.range.upperBound ?? 0
      {
        wrong.append(form)
      }
    }
    let step = max(1, wrong.count / Self.errors)
    let chosen = stride(from: 0, to: wrong.count, by: step).prefix(Self.errors).map { wrong[$0] }
    var copy = dictation.analysis.text
    for form in chosen.reversed() {
      let start = copy.utf8.index(copy.startIndex, offsetBy: form.range.lowerBound)
      let end = copy.utf8.index(start, offsetBy: form.range.count)
      copy.replaceSubrange(start..<end, with: form.form)
    }
    return copy
  }
}
