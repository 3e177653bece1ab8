import Diagnostics
import Tables
import Text

/// What all table compilers share: the pools, the findings and the rows that ids stand for.
final class CompileContext {
  var strings = StringPoolBuilder()
  var lists = ListPoolBuilder()
  let sink: DiagnosticSink
  /// Rows by id, filled by the compiler of each kind before others refer to them.
  var gradeRows: [String: UInt32] = [:]
  var tenseRows: [String: UInt32] = [:]
  var skillRows: [String: UInt32] = [:]
  var formRows: [String: UInt32] = [:]
  /// Row + 1 of the register of each lemma that texts keep clear of.
  var registersOfLemmas: [String: UInt32] = [:]
  private let spelling: WrittenSpelling

  init(spelling: WrittenSpelling, sink: DiagnosticSink) {
    self.spelling = spelling
    self.sink = sink
  }

  /// A string of a dictation, in the spelling that the set writes.
  func written(_ text: String) -> StringID {
    strings.intern(spelling.written(text))
  }

  /// Strings of dictations.
  func written(_ texts: [String]) -> ListRef {
    lists.intern(texts.map { written($0) })
  }

  /// The values of scalars as strings of dictations.
  func written(_ scalars: [YAMLScalar]) -> ListRef {
    written(scalars.map(\.value))
  }

  /// A list of strings.
  func strings(_ texts: [String]) -> ListRef {
    lists.intern(texts.map { strings.intern($0) })
  }

  /// The values of scalars as a list of strings.
  func strings(_ scalars: [YAMLScalar]) -> ListRef {
    strings(scalars.map(\.value))
  }

  /// The row that `id` stands for; an unknown one is reported with the nearest known.
  func row(_ id: YAMLScalar, in rows: [String: UInt32], what: LocalizedText) -> UInt32? {
    if let row = rows[id.value] { return row }
    sink.report(.unknownReference(id, what: what, known: rows.keys.sorted()))
    return nil
  }
}

extension Diagnostic {
  static func unknownReference(
    _ id: YAMLScalar, what: LocalizedText, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-reference",
      LocalizedText(
        fr: "« \(id.value) » ne désigne \(what.fr)", en: "“\(id.value)” names \(what.en)"),
      at: id.span,
      cure: nearest(to: id.value, among: known).map(LocalizedText.didYouMean) ?? .oneOf(known))
  }
}

extension LocalizedText {
  static let noGrade = LocalizedText(
    fr: "aucun niveau de niveaux.yaml", en: "no grade of niveaux.yaml")
  static let noTense = LocalizedText(fr: "aucun temps de temps.yaml", en: "no tense of temps.yaml")
  static let noSkill = LocalizedText(
    fr: "aucune compétence de competences/", en: "no skill of competences/")
  static let noSimpleTense = LocalizedText(
    fr: "aucun temps simple du verbe", en: "no simple tense of a verb")
  static let noForm = LocalizedText(fr: "aucune forme de formes/", en: "no form of formes/")
}
