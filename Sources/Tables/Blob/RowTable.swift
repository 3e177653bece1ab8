/// The rows of a table, decoded one at a time when they are asked for.
///
/// Inlinable, since other targets loop over rows: each loop is compiled for its own row. What loops
/// use is written out here, for the compiler does not see through the defaults of a collection that
/// stands in another module.
package struct RowTable<Row: TableRecord>: RandomAccessCollection, Sendable {
  @usableFromInline let section: WordSection
  package let endIndex: Int

  @inlinable package init(_ section: WordSection) {
    self.section = section
    endIndex = Row.wordCount > 0 ? section.count / Row.wordCount : 0
  }

  @inlinable package var startIndex: Int { 0 }
  @inlinable package var count: Int { endIndex }
  @inlinable package var indices: Range<Int> { 0..<endIndex }

  /// The rows that fit, in their order.
  @inlinable package func filter(_ fits: (Row) -> Bool) -> [Row] {
    var found: [Row] = []
    for index in indices {
      let row = self[index]
      if fits(row) { found.append(row) }
    }
    return found
  }

  /// The index of the first row that fits, or nil.
  @inlinable package func firstIndex(where fits: (Row) -> Bool) -> Int? {
    indices.first { fits(self[$0]) }
  }

  /// The row at a 0-based index; a row of zeros outside, so that a damaged file cannot crash.
  @inlinable package subscript(index: Int) -> Row {
    let exists = index >= 0 && index < endIndex
    return Row(section, at: exists ? index * Row.wordCount : section.count)
  }

  /// The row at a 0-based index, or nil when there is none.
  @inlinable package func row(at index: Int) -> Row? {
    index >= 0 && index < endIndex ? self[index] : nil
  }
}
