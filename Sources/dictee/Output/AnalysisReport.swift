import Diagnostics
import Engine
import Tables
import Text

/// An analysed text as `dictee analyse` shows it.
struct AnalysisReport {
  let analysis: Analysis
  let set: CompiledSet
  /// Row of the grade that words are compared with; nil for none.
  let grade: Int?
  /// The traps of the text, in its order.
  let traps: [TrapLine]
  let language: Language
  let names: TenseNames
  /// Places in `analysis.verbs` and in `traps`, sentence by sentence.
  private let verbRanges: [Range<Int>]
  private let trapRanges: [Range<Int>]

  init(
    analysis: Analysis, set: CompiledSet, grade: Int?, traps: [TrapLine], language: Language
  ) {
    self.analysis = analysis
    self.set = set
    self.grade = grade
    self.traps = traps
    self.language = language
    names = TenseNames(set)
    let ends = analysis.sentences.map(\.tokens.upperBound)
    verbRanges = runs(of: analysis.verbs.map(\.head), endingBefore: ends)
    trapRanges = runs(of: traps.map(\.token), endingBefore: ends)
  }

  /// The groups around verbs of a sentence, by its place.
  func verbs(ofSentence index: Int) -> ArraySlice<VerbGroup> { analysis.verbs[verbRanges[index]] }

  /// The traps of a sentence, by its place.
  func traps(ofSentence index: Int) -> ArraySlice<TrapLine> { traps[trapRanges[index]] }

  private var words: [Int] {
    analysis.tokens.indices.filter { analysis.tokens[$0].kind == .word }
  }

  /// Words that the set does not know.
  var unknown: [Int] { words.filter { !analysis.tokens[$0].isKnown } }

  /// Words whose easiest reading that is left belongs to a higher grade.
  var aboveGrade: [Int] {
    guard let grade else { return [] }
    return words.filter { token in
      let grades = analysis.readings(token).filter { $0.lemma >= 0 }.map { Int($0.grade) }
      return (grades.min() ?? 0) > grade
    }
  }

  /// The report for people.
  var text: String {
    let width = analysis.tokens.indices.map { analysis.surface($0).count }.max() ?? 0
    var lines: [String] = []
    for (index, sentence) in analysis.sentences.enumerated() {
      lines += sentenceLines(index)
      for token in sentence.tokens where analysis.tokens[token].kind != .sign {
        lines += tokenLines(token, width: min(width, 20))
      }
      lines += verbs(ofSentence: index).map(verbLine)
      lines += traps(ofSentence: index).map(\.line)
      lines.append("")
    }
    lines += listLine(unknown, LocalizedText(fr: "Mots inconnus", en: "Unknown words"))
    if let grade {
      let name = set.gradeNames[grade]
      lines += listLine(
        aboveGrade, LocalizedText(fr: "Mots au-dessus du niveau \(name)", en: "Words above \(name)")
      )
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The sentence on one line, then carets under its traps.
  private func sentenceLines(_ index: Int) -> [String] {
    let bytes = analysis.sentences[index].bytes
    var trapped = traps(ofSentence: index)[...]
    var (line, carets) = ("", "")
    var place = bytes.lowerBound
    for character in slice(analysis.text, bytes) {
      while let next = trapped.first, next.bytes.upperBound <= place { trapped.removeFirst() }
      line.append(character.isNewline ? " " : character)
      carets.append(trapped.first?.bytes.contains(place) == true ? "^" : " ")
      place += character.utf8.count
    }
    while carets.last == " " { carets.removeLast() }
    return carets.isEmpty ? [line] : [line, carets]
  }

  private func tokenLines(_ token: Int, width: Int) -> [String] {
    let surface = String(analysis.surface(token))
    let pad = String(repeating: " ", count: max(0, width - surface.count))
    let chosen = ReadingText(reading: analysis.reading(token), set: set).line(language)
    var lines = ["  \(surface)\(pad)  \(chosen)"]
    if !analysis.tokens[token].isDecided {
      let others = analysis.readings(token).map {
        ReadingText(reading: $0, set: set).line(language)
      }
      .filter { $0 != chosen }
      let either = LocalizedText(fr: "ou : ", en: "or: ").text(language)
      lines += others.map { "  " + String(repeating: " ", count: width + 2) + either + $0 }
    }
    return lines
  }

  private func surface(_ token: Int) -> String? {
    token < 0 ? nil : String(analysis.surface(token))
  }

  private func verbLine(_ group: VerbGroup) -> String {
    let parts = [group.head, group.middle, group.main].filter { $0 >= 0 }
    var seen: [Int] = []
    for part in parts where !seen.contains(part) { seen.append(part) }
    let verb = seen.map { String(analysis.surface($0)) }.joined(separator: " ")
    var line = "  → \(verb) : \(names.name(of: group))"
    if group.voice == .passive {
      line += LocalizedText(fr: ", passif", en: ", passive").text(language)
    }
    if let subject = surface(group.subject) {
      line += LocalizedText(fr: ", sujet : ", en: ", subject: ").text(language) + subject
    }
    if let object = surface(group.objectBefore) {
      line +=
        LocalizedText(fr: ", complément devant : ", en: ", object before: ").text(language) + object
    }
    return line
  }

  private func listLine(_ tokens: [Int], _ title: LocalizedText) -> [String] {
    guard !tokens.isEmpty else { return [] }
    var seen: Set<Substring> = []
    let list = tokens.map(analysis.surface).filter { seen.insert($0).inserted }
      .joined(separator: ", ")
    return [
      LocalizedText(fr: "\(title.fr) : \(list)", en: "\(title.en): \(list)").text(language)
    ]
  }
}

/// The runs of ascending places that lie before each of the ascending ends.
private func runs(of places: [Int], endingBefore ends: [Int]) -> [Range<Int>] {
  var start = 0
  return ends.map { end in
    let next = places[start...].firstIndex { $0 >= end } ?? places.count
    defer { start = next }
    return start..<next
  }
}
