extension Diagnostic {
  /// A total order: file, then line and column, then id, then the rest.
  ///
  /// Findings without a place
  /// come first.
  package static func isOrderedBefore(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    if left.span?.file != right.span?.file {
      guard let leftFile = left.span?.file else { return true }
      guard let rightFile = right.span?.file else { return false }
      return leftFile < rightFile
    }
    if let leftSpan = left.span, let rightSpan = right.span {
      if leftSpan.start != rightSpan.start { return leftSpan.start < rightSpan.start }
      if left.id != right.id { return left.id < right.id }
      if leftSpan.end != rightSpan.end { return leftSpan.end < rightSpan.end }
    }
    return (left.id, left.severity, left.message.fr, left.message.en)
      < (right.id, right.severity, right.message.fr, right.message.en)
  }
}

extension Sequence<Diagnostic> {
  /// The findings in order, equal ones once.
  ///
  /// - Complexity: O(n log n).
  package func sortedByPlace() -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }.sorted(by: Diagnostic.isOrderedBefore)
  }
}
