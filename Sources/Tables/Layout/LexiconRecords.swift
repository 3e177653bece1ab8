// Rows explain their fields in groups; what all rows have is explained at TableRecord.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A lemma of the lexicon.
public struct LemmaRecord: TableRecord {
  public static let wordCount = countWords(of: Self.self)
  public static let section = SectionID.lexiconLemmas

  public var lemma = StringID.empty
  /// Row of the grade whose list holds the lemma.
  public var grade: UInt32 = 0
  /// Row + 1 of the register that keeps texts clear of the lemma; 0 for none.
  public var register: UInt32 = 0

  @inlinable public init() {}

  @inlinable @inline(__always)
  public mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&lemma)
    fields.word(&grade)
    fields.word(&register)
  }
}

/// A form that is spelled in another way too; the rows are sorted by the bytes of the forms.
public struct SpellingRecord: TableRecord {
  public static let wordCount = countWords(of: Self.self)
  public static let section = SectionID.spellings

  public var form = StringID.empty
  public var other = StringID.empty

  @inlinable public init() {}

  @inlinable @inline(__always)
  public mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&form)
    fields.string(&other)
  }
}

/// One reading of a form.
///
/// The readings of the form with rank r in the automaton are the rows from `lexiconOffsets[r]` up to
/// `lexiconOffsets[r + 1]`.
public struct ReadingRecord: TableRecord {
  public static let wordCount = countWords(of: Self.self)
  public static let section = SectionID.lexiconReadings

  /// Row of the lemma.
  public var lemma: UInt32 = 0
  /// Packed `WordFeatures`.
  public var features: UInt32 = 0

  @inlinable public init() {}

  @inlinable @inline(__always)
  public mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.word(&lemma)
    fields.word(&features)
  }
}
