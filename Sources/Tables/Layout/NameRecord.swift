/// A word of `prenoms.yaml`; rows are sorted by the bytes of `key`, so that they can be searched.
package struct NameRecord: TableRecord {
  package static let wordCount = 5
  package static let section = SectionID.names

  /// What the list says of a word.
  package enum Kind: UInt32, Sendable {
    case firstName = 0
    /// A kinship word such as *mamie*.
    case kinship = 1
    /// A word that is no first name although it may be written like one.
    case never = 2
    /// A connecting word that may follow a name.
    case follower = 3
  }

  /// The folded word.
  package var key = StringID.empty
  /// The word as it is written.
  package var spelling = StringID.empty
  /// Raw value of a `Kind`.
  package var kind: UInt32 = 0
  /// 1 masculine, 2 feminine, 3 epicene, 0 for words without gender.
  package var gender: UInt32 = 0
  /// Whether *de* becomes *d’* before it.
  package var elides = false

  package init() {}

  package mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&key)
    fields.string(&spelling)
    fields.word(&kind)
    fields.word(&gender)
    fields.flag(&elides)
  }
}

/// A word of the elision lists; rows are sorted by the bytes of `key`.
package struct ElisionRecord: TableRecord {
  package static let wordCount = 2
  package static let section = SectionID.elision

  /// Which list holds the word.
  package enum Kind: UInt32, Sendable {
    case aspiratedH = 0
    /// Begins with a vowel and does not elide (*onze, oui, yaourt*).
    case noElision = 1
    /// Begins with y and elides (*yeux*).
    case elidingY = 2
  }

  /// The word in lower case, NFC.
  package var key = StringID.empty
  /// Raw value of a `Kind`.
  package var kind: UInt32 = 0

  package init() {}

  package mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&key)
    fields.word(&kind)
  }
}
