import Tables

/// The forms that French spells in two ways, each with the other one.
struct SpellingTable: Sendable {
  private let blob: Blob
  private var rows: RowTable<SpellingRecord> { blob.rows(SpellingRecord.self) }

  init(_ blob: Blob) {
    self.blob = blob
  }

  /// The other spelling of a form (lower case, NFC, `'`), or nil.
  ///
  /// - Complexity: O(log rows) comparisons.
  func other(of form: ArraySlice<UInt8>) -> String? {
    let rows = rows
    let row = form.withUnsafeBytes { letters in
      firstRow(withKey: letters, count: rows.count, in: blob) { rows[$0].form }
    }
    return row.map { blob.string(rows[$0].other) }
  }

  /// Whether two forms or numbers are the same or spellings of one: *île, ile*; *vingt et un,
  /// vingt-et-un*.
  func areSame(_ one: String, _ other: String) -> Bool {
    one == other || self.other(of: Array(one.utf8)[...]) == other
      || self.other(of: Array(other.utf8)[...]) == one
  }
}
