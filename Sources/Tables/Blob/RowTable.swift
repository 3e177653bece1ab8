/// The rows of a table, decoded one at a time when they are asked for.
package struct RowTable<Row: TableRecord>: RandomAccessCollection, Sendable {
  private let section: WordSection
  package let endIndex: Int

  package init(_ section: WordSection) {
    self.section = section
    endIndex = Row.wordCount > 0 ? section.count / Row.wordCount : 0
  }

  package var startIndex: Int { 0 }

  /// The row at a 0-based index; a row of zeros outside, so that a damaged file cannot crash.
  package subscript(index: Int) -> Row {
    let exists = index >= 0 && index < endIndex
    return Row(section, at: exists ? index * Row.wordCount : section.count)
  }

  /// The row at a 0-based index, or nil when there is none.
  package func row(at index: Int) -> Row? {
    index >= 0 && index < endIndex ? self[index] : nil
  }
}
