/// A row of a table: a fixed number of 32-bit words.
///
/// The same type writes the row in the compiler and reads it in the engine, so that both sides
/// cannot disagree about the layout.
package protocol TableRecord: Sendable {
  /// Number of 32-bit words of one row.
  static var wordCount: Int { get }
  /// The section that holds the rows.
  static var section: SectionID { get }
  /// Reads a row; the fields come in the order in which `write` puts them.
  init(from reader: inout RecordReader)
  /// Writes exactly `wordCount` words.
  func write(to writer: inout RecordWriter)
}

/// Takes the fields of a row out of words; past the end it gives 0, never a crash.
package struct RecordReader {
  private let section: WordSection
  private var next: Int

  package init(_ section: WordSection, at word: Int) {
    self.section = section
    next = word
  }

  package mutating func word() -> UInt32 {
    defer { next += 1 }
    return section[next]
  }

  package mutating func int() -> Int {
    Int(Int32(bitPattern: word()))
  }

  package mutating func string() -> StringID {
    StringID(raw: word())
  }

  package mutating func list() -> ListRef {
    ListRef(start: word(), count: word())
  }

  package mutating func flag() -> Bool {
    word() != 0
  }
}

/// Puts the fields of a row into words.
package struct RecordWriter {
  package private(set) var words: [UInt32] = []

  package init() {}

  package mutating func word(_ value: UInt32) {
    words.append(value)
  }

  package mutating func int(_ value: Int) {
    words.append(UInt32(bitPattern: Int32(truncatingIfNeeded: value)))
  }

  package mutating func string(_ value: StringID) {
    words.append(value.raw)
  }

  package mutating func list(_ value: ListRef) {
    words.append(value.start)
    words.append(value.count)
  }

  package mutating func flag(_ value: Bool) {
    words.append(value ? 1 : 0)
  }
}
