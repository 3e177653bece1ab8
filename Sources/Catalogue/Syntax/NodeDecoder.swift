package import Diagnostics
import Text

/// A value and where it was written.
package struct Located<Value> {
  package var value: Value
  package var span: SourceSpan

  package init(_ value: Value, at span: SourceSpan) {
    self.value = value
    self.span = span
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}

/// Collects findings while a catalogue is read: all of them, never only the first.
package final class DiagnosticSink {
  package private(set) var diagnostics: [Diagnostic] = []
  /// Where the entries begin that lack a key, told or not.
  package private(set) var incomplete: Set<SourceSpan> = []

  package init() {}

  /// Keeps that an entry lacks a key.
  func noteIncomplete(_ entry: SourceSpan) {
    incomplete.insert(SourceSpan(file: entry.file, start: entry.start, end: entry.start))
  }

  /// Whether a fault of reading stands in the lines of an entry, or right after it.
  ///
  /// - Complexity: O(findings so far).
  func hasReadingFault(in entry: SourceSpan) -> Bool {
    let lines = entry.start.line...(entry.end.line + 1)
    return diagnostics.contains { fault in
      guard let span = fault.span, span.file == entry.file, lines.contains(span.start.line) else {
        return false
      }
      return RulePage.hidingKeys.contains(fault.id)
    }
  }

  /// Keeps a finding.
  package func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// Keeps findings, in their order.
  package func report(contentsOf found: [Diagnostic]) {
    diagnostics.append(contentsOf: found)
  }
}

/// Reads one mapping: asks for keys, reports wrong kinds and missing keys, and at the end every
/// key that nobody asked for, with the nearest known one.
///
/// All functions return nil (or an empty list) after reporting, so that decoding goes on and
/// finds the next fault too.
package struct MappingDecoder {
  private let entries: [YAMLEntry]
  package let span: SourceSpan
  private let sink: DiagnosticSink
  private var asked: [String] = []
  /// Keys that must be there and are not; `finish` tells them.
  private var missing: [String] = []

  /// Fails, with a report, when `node` is no mapping.
  package init?(_ node: YAMLNode, sink: DiagnosticSink, what: LocalizedText) {
    guard case .mapping(let entries, let span) = node else {
      sink.report(.wrongKind(found: node, expected: what))
      return nil
    }
    self.entries = entries
    self.span = span
    self.sink = sink
  }

  /// The entries in the order in which they were written, for mappings with free keys.
  package var allEntries: [YAMLEntry] { entries }

  /// The node under `key`, or nil when the key is absent.
  package mutating func node(_ key: String) -> YAMLNode? {
    asked.append(key)
    return entries.first { $0.key.value == key }?.value
  }

  /// The node under `key`; its absence is reported by `finish`.
  package mutating func requiredNode(_ key: String) -> YAMLNode? {
    if let found = node(key) { return found }
    if !missing.contains(key) { missing.append(key) }
    return nil
  }

  /// The node under `key`; its absence is reported where it is `required`.
  package mutating func node(_ key: String, required: Bool) -> YAMLNode? {
    required ? requiredNode(key) : node(key)
  }

  /// The text under `key`, or nil when absent or (reported) not a single value.
  package mutating func text(_ key: String) -> YAMLScalar? {
    node(key).flatMap { $0.scalar(orReportTo: sink) }
  }

  /// The text under `key`; absence is reported.
  package mutating func requiredText(_ key: String) -> YAMLScalar? {
    requiredNode(key).flatMap { $0.scalar(orReportTo: sink) }
  }

  /// The texts under `key`, one for a single value, none when absent.
  package mutating func texts(_ key: String) -> [YAMLScalar] {
    node(key).map { list($0, under: key) } ?? []
  }

  /// The texts under `key`; absence is reported.
  package mutating func requiredTexts(_ key: String) -> [YAMLScalar] {
    requiredNode(key).map { list($0, under: key) } ?? []
  }

  /// The texts of a list; one text with commas is a list without brackets, unless it is a title.
  private func list(_ node: YAMLNode, under key: String) -> [YAMLScalar] {
    if case .scalar(let text) = node, text.style == .plain, text.value.contains(", "),
      !WrittenScalars.titleKeys.contains(key)
    {
      sink.report(.listWithoutBrackets(text))
      sink.noteIncomplete(span)
      return []
    }
    return node.scalars(orReportTo: sink)
  }

  /// The items of the list under `key`, none when absent; a value that is no list is reported.
  package mutating func list(_ key: String) -> [YAMLNode] {
    node(key).map { $0.items(orReportTo: sink) } ?? []
  }

  /// The whole number under `key`, or nil when absent or (reported) not one.
  package mutating func integer(_ key: String) -> Located<Int>? {
    guard let scalar = text(key) else { return nil }
    guard let value = Int(scalar.value) else {
      sink.report(.notAWholeNumber(scalar))
      return nil
    }
    return Located(value, at: scalar.span)
  }

  /// The value under `key`, which must be one of `values`.
  package mutating func choice<Value>(
    _ key: String, _ values: KeyValuePairs<String, Value>
  ) -> Located<Value>? {
    guard let scalar = text(key) else { return nil }
    guard let match = values.first(where: { $0.key == scalar.value }) else {
      sink.report(.notOneOf(scalar, values.map(\.key)))
      return nil
    }
    return Located(match.value, at: scalar.span)
  }

  /// Hands a finding on.
  package func report(_ diagnostic: Diagnostic) {
    sink.report(diagnostic)
  }

  /// Reports the keys that are missing, and every key that was never asked for; to be called last.
  ///
  /// A key that is only misspelt is told once, and nothing is said to be missing where a part of
  /// the entry could not be read.
  package func finish() {
    let unknown = entries.filter { !asked.contains($0.key.value) }
    var missing = missing
    for entry in unknown.prefix(YAMLParser.maximumFaults) {
      let isTold = entry.key.hiddenCharacter != nil && sink.hasReadingFault(in: entry.key.span)
      if !isTold { sink.report(.unknownKey(entry.key, known: asked)) }
      if let meant = nearest(to: entry.key.value.withoutInvisible, among: asked) {
        missing.removeAll { $0 == meant }
      }
    }
    guard !self.missing.isEmpty else { return }
    sink.noteIncomplete(span)
    guard !missing.isEmpty, !sink.hasReadingFault(in: span) else { return }
    sink.report(.missingKeys(missing, in: span))
  }
}

extension String {
  /// The text without the characters that nobody sees, and without spaces.
  fileprivate var withoutInvisible: String {
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: unicodeScalars.filter { !isInvisible($0) && !isWhiteSpace($0) })
    return String(kept)
  }
}

extension YAMLNode {
  /// The scalar, or nil after a report.
  package func scalar(orReportTo sink: DiagnosticSink) -> YAMLScalar? {
    if case .scalar(let scalar) = self { return scalar }
    sink.report(.wrongKind(found: self, expected: .aSingleValue))
    return nil
  }

  /// The items of a list, or nothing after a report.
  package func items(orReportTo sink: DiagnosticSink) -> [YAMLNode] {
    if case .sequence(let items, _) = self { return items }
    sink.report(.wrongKind(found: self, expected: .aList))
    return []
  }

  /// The texts of a list of single values; one single value counts as a list of one.
  package func scalars(orReportTo sink: DiagnosticSink) -> [YAMLScalar] {
    if case .scalar(let scalar) = self { return [scalar] }
    return items(orReportTo: sink).compactMap { $0.scalar(orReportTo: sink) }
  }
}
