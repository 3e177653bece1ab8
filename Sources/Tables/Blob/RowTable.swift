/// The rows of a table, decoded one at a time when they are asked for.
///
/// The type asks nothing of its rows, only what can be done with it does: the runtime looks for a
/// conformance through all of a program’s when it first meets a type that asks for one, and a
/// program meets most tables once.
public struct RowTable<Row>: Sendable {
  @usableFromInline let section: WordSection
  /// Words of a row.
  @usableFromInline let width: Int
  /// Number of whole rows.
  public let endIndex: Int
}

/// What loops use is written out here, for the compiler does not see through the defaults of a
/// collection that stands in another module.
extension RowTable: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
where Row: TableRecord {
  /// What one row decodes to.
  public typealias Element = Row
  /// Places are row numbers, from 0.
  public typealias Indices = Range<Int>

  /// The rows of a section; what is left of a last row is left out.
  @inlinable public init(_ section: WordSection) {
    self.section = section
    width = Row.wordCount
    endIndex = width > 0 ? section.count / width : 0
  }

  /// 0.
  @inlinable public var startIndex: Int { 0 }
  /// Number of whole rows.
  @inlinable public var count: Int { endIndex }
  /// The places of the rows.
  @inlinable public var indices: Range<Int> { 0..<endIndex }

  /// The place after another.
  @inlinable public func index(after index: Int) -> Int { index + 1 }
  /// Moves a place on by one.
  @inlinable public func formIndex(after index: inout Int) { index += 1 }

  /// What a closure makes of each row.
  @inlinable public func map<Result>(_ transform: (Row) -> Result) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(endIndex)
    for index in indices { results.append(transform(self[index])) }
    return results
  }

  /// The rows that fit, in their order.
  @inlinable public func filter(_ fits: (Row) -> Bool) -> [Row] {
    var found: [Row] = []
    for index in indices {
      let row = self[index]
      if fits(row) { found.append(row) }
    }
    return found
  }

  /// The index of the first row that fits, or nil.
  @inlinable public func firstIndex(where fits: (Row) -> Bool) -> Int? {
    indices.first { fits(self[$0]) }
  }

  /// The row at a 0-based index; a row of zeros outside, so that a damaged file cannot crash.
  @inlinable public subscript(index: Int) -> Row {
    let exists = index >= 0 && index < endIndex
    return Row(section, at: exists ? index * width : section.count)
  }

  /// What a closure makes of the row at a 0-based index; no field that it does not ask for is read.
  @inlinable @inline(__always)
  public func read<Value>(_ index: Int, _ body: (Row) -> Value) -> Value {
    var row = Row()
    var reader = FieldReader(section, at: index * width)
    row.transfer(&reader)
    return body(row)
  }

  /// The row at a 0-based index, or nil when there is none.
  @inlinable public func row(at index: Int) -> Row? {
    index >= 0 && index < endIndex ? self[index] : nil
  }
}
