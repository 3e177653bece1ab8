// Rows explain their fields in groups; what all rows have is explained at TableRecord.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A register that texts for children keep out of.
public struct RegisterRecord: TableRecord {
  public static let wordCount = countWords(of: Self.self)
  public static let section = SectionID.registers

  public var id = StringID.empty
  public var name = StringID.empty
  /// Strings in lower case: forms that are no lemma, or several words; lemmas carry their register
  /// themselves.
  public var words = ListRef.empty

  @inlinable public init() {}

  @inlinable public mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&id)
    fields.string(&name)
    fields.list(&words)
  }
}
