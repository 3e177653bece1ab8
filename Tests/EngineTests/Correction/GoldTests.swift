import Platform
import Testing
import Text

@testable import Engine

/// The correction of more than fifty copies, compared with what a teacher marks in them.
@Suite struct GoldTests {
  private static let folder = CorrectionSet.folder + "/Gold"

  /// What is right of the marks of a skill at least, in percent: a little below what was measured.
  private static let leastRecall = 90
  private static let leastPrecision = 88
  /// The same of all marks and errors together, in percent.
  private static let leastOfAll = 97

  static func copies() throws -> [GoldCopy] {
    try listDirectory(folder).filter { $0.name.hasSuffix(".copie") }.map { entry in
      let bytes = try readFile("\(folder)/\(entry.name)")
      return try GoldCopy(entry.name, String(decoding: bytes, as: UTF8.self))
    }
  }

  /// The copies with their texts.
  static let prepared = Result {
    let tools = try CorrectionSet.shared.get()
    return try copies().map { ($0, try tools.dictation(normalizedNFC($0.text), $0.grade)) }
  }

  @Test func agreesWithTheTeacher() throws {
    let tools = try CorrectionSet.shared.get()
    var score = GoldScore()
    let copies = try Self.prepared.get()
    for (gold, dictation) in copies {
      let text = normalizedNFC(gold.text)
      let corrected = dictation.correct(normalizedNFC(gold.copy), title: gold.title)
      score.add(gold, corrected, in: tools.set, text: text)
    }
    print(score.report)
    #expect(copies.count >= 40 && copies.reduce(0) { $0 + $1.0.marks.count } >= 300)
    #expect(score.refused.isEmpty)
    // A right word is never called wrong.
    #expect(score.unmarked.isEmpty)
    for (skill, share) in score.recall where share.all >= 10 {
      #expect(share.percent >= Self.leastRecall, "recall of \(skill)")
    }
    for (skill, share) in score.precision where share.all >= 10 {
      #expect(share.percent >= Self.leastPrecision, "precision of \(skill)")
    }
    #expect(GoldScore.sum(score.recall).percent >= Self.leastOfAll)
    #expect(GoldScore.sum(score.precision).percent >= Self.leastOfAll)
  }

  /// A copy that is right has no error, however it was typed.
  @Test(arguments: FreeShape.allCases)
  func leavesFree(shape: FreeShape) throws {
    for (gold, dictation) in try Self.prepared.get() {
      let typed = normalizedNFC(shape.typed(normalizedNFC(gold.text)))
      let corrected = dictation.correct(typed, title: gold.title)
      #expect(corrected.verdict == .corrected && corrected.errors.isEmpty, "\(gold.name)")
    }
  }
}

/// A way of typing that is no error.
enum FreeShape: String, CaseIterable, Sendable {
  case same, straightSigns, plainSpaces, oneLine, lineEnds, combiningMarks, bareCapitals, ligature
  case spellings1990, capitals, heading, zeroWidth

  func typed(_ text: String) -> String {
    switch self {
    case .same: text
    case .straightSigns:
      replacing(text, ["’": "'", "«": "\"", "»": "\"", "…": "...", "–": "-"])
    case .plainSpaces: replacing(text, ["\u{A0}": "", "\u{202F}": " "])
    case .oneLine: replacing(text, ["\n": "  "])
    case .lineEnds: replacing(text, ["\n": "\r\n", ". ": ".\r\n"])
    case .combiningMarks: replacing(text, ["é": "e\u{301}", "è": "e\u{300}", "ç": "c\u{327}"])
    case .bareCapitals: replacing(text, ["À": "A", "É": "E", "Ê": "E", "Ç": "C"])
    case .ligature: replacing(text, ["œ": "oe", "Œ": "Oe"])
    case .spellings1990:
      replacing(text, ["aîn": "ain", "aît": "ait", "oît": "oit", "oût": "out", "brûl": "brul"])
    case .capitals: text.uppercased()
    case .heading: "Léa Martin\nLundi 30 novembre\n\n" + text
    case .zeroWidth: replacing(text, ["e": "e\u{200B}"])
    }
  }

  private func replacing(_ text: String, _ pairs: [String: String]) -> String {
    var result = text
    for (old, new) in pairs {
      var changed = ""
      var rest = Array(result.unicodeScalars)[...]
      let wanted = Array(old.unicodeScalars)
      while !rest.isEmpty {
        if rest.starts(with: wanted) {
          changed += new
          rest = rest.dropFirst(wanted.count)
        } else {
          changed.unicodeScalars.append(rest.removeFirst())
        }
      }
      result = changed
    }
    return result
  }
}
