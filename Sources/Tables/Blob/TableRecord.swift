/// A row of a table: a fixed number of 32-bit words.
///
/// `transfer` names each field once, in order; the compiler writes rows and the engine reads them
/// through it, so that the two cannot disagree about the layout.
public protocol TableRecord: Sendable {
  /// Number of 32-bit words of one row.
  static var wordCount: Int { get }
  /// The section that holds the rows.
  static var section: SectionID { get }
  /// A row of zeros.
  init()
  /// Hands each field to `fields`, always in the same order.
  mutating func transfer(_ fields: inout some FieldTransfer)
}

/// Either takes fields out of words or puts them there.
public protocol FieldTransfer {
  mutating func word(_ value: inout UInt32)
}

extension FieldTransfer {
  /// A signed number.
  @inlinable @inline(__always) public mutating func int(_ value: inout Int) {
    var bits = UInt32(bitPattern: Int32(truncatingIfNeeded: value))
    word(&bits)
    value = Int(Int32(bitPattern: bits))
  }

  /// A truth value, 1 or 0.
  @inlinable @inline(__always) public mutating func flag(_ value: inout Bool) {
    var bits: UInt32 = value ? 1 : 0
    word(&bits)
    value = bits != 0
  }

  /// A string of the pool.
  @inlinable @inline(__always) public mutating func string(_ value: inout StringID) {
    word(&value.raw)
  }

  /// A run of the lists section.
  @inlinable @inline(__always) public mutating func list(_ value: inout ListRef) {
    word(&value.start)
    word(&value.count)
  }
}

/// Takes the fields of a row out of words; past the end it gives 0, never a crash.
///
/// Written out in its callers, as is `transfer`: tables are walked when a program starts, and a loop
/// that asks for one field of each row then reads no other.
public struct FieldReader: FieldTransfer {
  @usableFromInline let memory: BlobMemory
  /// Byte offsets in the memory: between those of a section’s words, and the section’s end.
  @usableFromInline var next: Int
  @usableFromInline let end: Int

  /// Reads from a word of a section on.
  @inlinable @inline(__always) public init(_ section: WordSection, at word: Int) {
    memory = section.memory
    end = section.base + 4 * section.count
    next = word >= 0 && word < section.count ? section.base + 4 * word : end
  }

  /// Reads the next word.
  @inlinable @inline(__always) public mutating func word(_ value: inout UInt32) {
    value = next < end ? memory.word(insideAtByte: next) : 0
    next += 4
  }
}

/// Puts the fields of rows into words.
public struct FieldWriter: FieldTransfer {
  /// The words written so far.
  public private(set) var words: [UInt32] = []

  /// A writer without words.
  public init() {}

  /// Writes a word.
  public mutating func word(_ value: inout UInt32) {
    words.append(value)
  }
}

extension TableRecord {
  /// The row that starts at a word of a section.
  @inlinable public init(_ section: WordSection, at word: Int) {
    self.init()
    var reader = FieldReader(section, at: word)
    transfer(&reader)
  }

  /// Appends the row's words.
  public func write(to writer: inout FieldWriter) {
    var copy = self
    copy.transfer(&writer)
  }
}

/// The number of words that a row hands over, counted once for each type.
public func countWords(of type: (some TableRecord).Type) -> Int {
  var counter = FieldCounter()
  var row = type.init()
  row.transfer(&counter)
  return counter.count
}

/// Counts the words of a row.
private struct FieldCounter: FieldTransfer {
  var count = 0

  mutating func word(_ value: inout UInt32) { count += 1 }
}
