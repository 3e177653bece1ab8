import Audit
import Diagnostics
import Engine
import Tables
import Text

extension AnalysisReport: JSONOutput {
  static let shape = JSONShape<AnalysisReport>([
    .identifier("dictee.analyse/1"),
    .optionalText("grade", "the grade that words are compared with, as the set writes it") {
      report in report.grade.map { report.set.gradeNames[$0] }
    },
    .objects("sentences", "the text, sentence by sentence", SentenceLine.shape) { report in
      report.analysis.sentences.indices.map { SentenceLine(report: report, index: $0) }
    },
    .texts("unknown", "words that the set does not know, as written") { report in
      report.unknown.map { String(report.analysis.surface($0)) }
    },
    .texts("above_grade", "words of higher grades, as written; none without a grade") { report in
      report.aboveGrade.map { String(report.analysis.surface($0)) }
    },
    .object("set", "the catalogues", SetName.shape) { SetName($0.set) },
  ])
}

/// A sentence of an analysed text.
private struct SentenceLine {
  var report: AnalysisReport
  var index: Int

  private var sentence: SentenceRange { report.analysis.sentences[index] }

  private var tokens: [TokenLine] {
    sentence.tokens.map { TokenLine(report: report, token: $0) }
  }

  private var verbs: [VerbLine] {
    report.verbs(ofSentence: index).map { group in
      VerbLine(
        group: group, tense: report.names.name(of: group), first: sentence.tokens.lowerBound)
    }
  }

  static let shape = JSONShape<SentenceLine>([
    .text("text", "as written, white space around left out") { line in
      String(slice(line.report.analysis.text, line.sentence.bytes))
    },
    .objects("tokens", "words, numbers and signs, in their order", TokenLine.shape) { $0.tokens },
    .objects("verbs", "the groups around verbs, in their order", VerbLine.shape) { $0.verbs },
    .objects("traps", "what is easily misspelt, in its order", TrapLine.shape) {
      Array($0.report.traps(ofSentence: $0.index))
    },
  ])
}

/// A word, number or sign of an analysed text.
private struct TokenLine {
  var report: AnalysisReport
  var token: Int

  private var info: AnalysedToken { report.analysis.tokens[token] }

  private func shown(_ reading: LatticeReading) -> ReadingText {
    ReadingText(reading: reading, set: report.set)
  }

  static let shape = JSONShape<TokenLine>([
    .text("text", "as written") { String($0.report.analysis.surface($0.token)) },
    .number("start", "UTF-8 offset in the text") { $0.info.range.lowerBound },
    .number("end", "UTF-8 offset after it", atLeast: 1) { $0.info.range.upperBound },
    .flag("known", "whether the set knows it") { $0.info.isKnown },
    .flag("decided", "whether the words around tell what it is") { $0.info.isDecided },
    .object("chosen", "the reading that fits best", ReadingText.shape) { line in
      line.shown(line.report.analysis.reading(line.token))
    },
    .objects("readings", "all readings that fit the words around", ReadingText.shape) { line in
      line.report.analysis.readings(line.token).map(line.shown)
    },
  ])
}

/// A verb of an analysed text, with its subject.
private struct VerbLine {
  var group: VerbGroup
  /// As the set names it.
  var tense: String
  /// Place of the sentence's first token.
  var first: Int

  private static let voices = VerbVoice.allCases.map { "\($0)" }
  private static let subjectKinds = SubjectKind.allCases.map { "\($0)" }

  private func place(_ token: Int) -> Int? { token < 0 ? nil : token - first }

  static let shape = JSONShape<VerbLine>([
    .number("head", "place of the conjugated verb among the tokens, from 0") {
      $0.group.head - $0.first
    },
    .number("main", "place of the verb that gives the meaning: the participle or infinitive") {
      $0.group.main - $0.first
    },
    .text("tense", "the tense of the group, as the set names it") { $0.tense },
    .name("voice", "whether the subject acts or undergoes", among: voices) {
      "\($0.group.voice)"
    },
    .optionalNumber("subject", "place of the subject’s head; null without one") {
      $0.place($0.group.subject)
    },
    .name("subject_kind", "how the subject stands to the verb", among: subjectKinds) {
      "\($0.group.subjectKind)"
    },
    .optionalNumber("object_before", "place of a direct object before the verb; null without one") {
      $0.place($0.group.objectBefore)
    },
  ])
}
