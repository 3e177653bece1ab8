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
    let lower = firstRow {
      if $0.kind != kind.rawValue { return $0.kind >= kind.rawValue }
      return !blob.withUTF8(of: $0.key) { $0.lexicographicallyPrecedes(key) }
    }
    guard lower < rows.count, rows[lower].kind == kind.rawValue else { return false }
    return blob.withUTF8(of: rows[lower].key) { $0.elementsEqual(key) }
  }

  /// The first row for which the condition holds, as it does for all rows after it.
  private func firstRow(where holds: (ElisionRecord) -> Bool) -> Int {
    var lower = 0
    var upper = rows.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if holds(rows[middle]) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }

  /// The words of the list of that kind, with what they become.
  ///
  /// - Complexity: O(log rows), plus the list.
  package func entries(_ kind: ElisionRecord.Kind) -> [ElisionWord] {
    let start = firstRow { $0.kind >= kind.rawValue }
    let end = firstRow { $0.kind > kind.rawValue }
    return (start..<max(start, end)).map { index in
      let row = rows[index]
      return ElisionWord(
        word: blob.string(row.key), value: blob.string(row.value), others: blob.strings(row.others))
    }
  }
}

/// A word of a list that says how words join.
package struct ElisionWord: Sendable {
  package var word: String
  /// What it becomes; empty where the list does not say it.
  package var value: String
  /// The words that it goes with, such as the articles of a contraction.
  package var others: [String]
}
