package import Tables

/// The lists that say how words join, searched by kind and spelling.
package struct ElisionTable: Sendable {
  private let blob: Blob
  private let rows: RowTable<ElisionRecord>

  init(_ blob: Blob) {
    self.blob = blob
    rows = blob.rows(ElisionRecord.self)
  }

  /// Whether the list of that kind holds a word (lower case, NFC, `'`).
  ///
  /// - Complexity: O(log rows) comparisons.
  package func holds(_ word: String, _ kind: ElisionRecord.Kind) -> Bool {
    let key = word.utf8
    var lower = 0
    var upper = rows.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if isBefore(rows[middle], kind, key) { lower = middle + 1 } else { upper = middle }
    }
    guard lower < rows.count, rows[lower].kind == kind.rawValue else { return false }
    return blob.withUTF8(of: rows[lower].key) { $0.elementsEqual(key) }
  }

  private func isBefore(
    _ row: ElisionRecord, _ kind: ElisionRecord.Kind, _ key: String.UTF8View
  ) -> Bool {
    if row.kind != kind.rawValue { return row.kind < kind.rawValue }
    return blob.withUTF8(of: row.key) { $0.lexicographicallyPrecedes(key) }
  }

  /// The words of the list of that kind, with what they become.
  package func entries(
    _ kind: ElisionRecord.Kind
  ) -> [(word: String, value: String, others: [String])] {
    rows.filter { $0.kind == kind.rawValue }.map { row in
      (blob.string(row.key), blob.string(row.value), blob.strings(row.others))
    }
  }
}
