package import Diagnostics

/// Tells which entry of a set a place belongs to.
///
/// An entry is named by its kind and its id or word (`formes judo`, `interdits hôpital`), so that a
/// finding keeps its name while lines above it come and go.
package struct EntryIndex: Sendable {
  private struct Entry {
    var start: SourcePosition
    var end: SourcePosition
    var name: String
  }

  /// The entries of each file, by their start.
  private let entries: [String: [Entry]]

  /// - Complexity: O(n log n) in the entries.
  package init(_ catalogue: CatalogueSyntax) {
    var named: [(SourceSpan, String)] = []
    named += catalogue.forms.map { ($0.span, "formes " + $0.id.value) }
    named += catalogue.blocked.map { ($0.span, "interdits " + $0.word.value) }
    named += catalogue.deviations.map { ($0.span, "ecarts " + $0.word.value) }
    named += catalogue.templates.map { ($0.span, "modeles " + $0.id.value) }
    named += catalogue.grades.map { ($0.span, "niveaux " + $0.id.value) }
    named += catalogue.tenses.map { ($0.span, "temps " + $0.id.value) }
    for skill in catalogue.skills {
      named += skill.rules.map { ($0.span, "competences \(skill.id.value) \($0.id.value)") }
    }
    let readings = catalogue.morphology.readings
    named += ((readings?.rules ?? []) + (readings?.preferences ?? [])).map {
      ($0.span, "lectures " + $0.id.value)
    }
    entries = Dictionary(grouping: named, by: \.0.file).mapValues { group in
      group.map { Entry(start: $0.0.start, end: $0.0.end, name: $0.1) }
        .sorted { $0.start < $1.start }
    }
  }

  /// The entry that holds a place; for a place outside any entry its file.
  ///
  /// - Complexity: O(log n).
  package func name(of span: SourceSpan) -> String {
    guard let own = entries[span.file] else { return span.file }
    var (low, high) = (0, own.count)
    while low < high {
      let middle = (low + high) / 2
      if own[middle].start <= span.start { low = middle + 1 } else { high = middle }
    }
    guard low > 0, span.start < own[low - 1].end else { return span.file }
    return own[low - 1].name
  }

  /// The findings, each with its entry.
  package func naming(_ findings: [Diagnostic]) -> [Diagnostic] {
    findings.map { finding in
      var named = finding
      if named.entry == nil { named.entry = finding.span.map(name) }
      return named
    }
  }
}
