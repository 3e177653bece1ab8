// Rows explain their fields in groups; what all rows have is explained at TableRecord.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A register that texts for children keep out of.
public struct RegisterRecord: TableRecord {
  public static let wordCount = countWords(of: Self.self)
  public static let section = SectionID.registers

  public var id = StringID.empty
  public var name = StringID.empty

  @inlinable public init() {}

  @inlinable @inline(__always)
  public mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&id)
    fields.string(&name)
  }
}

/// What belongs to a register without being a lemma, which would carry its register itself: a form or
/// a run of forms.
///
/// The rows are sorted by the bytes of the first form.
public struct RegisterFormRecord: TableRecord {
  public static let wordCount = countWords(of: Self.self)
  public static let section = SectionID.registerForms

  /// In lower case, as are the others.
  public var first = StringID.empty
  /// Strings: the forms that must follow it.
  public var others = ListRef.empty
  /// Row of the register.
  public var register: UInt32 = 0

  @inlinable public init() {}

  @inlinable @inline(__always)
  public mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&first)
    fields.list(&others)
    fields.word(&register)
  }
}
