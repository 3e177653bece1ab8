/// A register that texts for children keep out of.
package struct RegisterRecord: TableRecord {
  package static let wordCount = countWords(of: Self.self)
  package static let section = SectionID.registers

  package var id = StringID.empty
  package var name = StringID.empty
  /// Strings in lower case: forms that are no lemma, or several words; lemmas carry their register
  /// themselves.
  package var words = ListRef.empty

  package init() {}

  package mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&id)
    fields.string(&name)
    fields.list(&words)
  }
}
