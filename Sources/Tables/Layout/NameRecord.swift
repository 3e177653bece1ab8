// Rows explain their fields in groups; what all rows have is explained at TableRecord.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A word of `prenoms.yaml`; rows are sorted by the bytes of `key`, so that they can be searched.
public struct NameRecord: TableRecord {
  public static let wordCount = countWords(of: Self.self)
  public static let section = SectionID.names

  /// What the list says of a word.
  public enum Kind: UInt32, Sendable {
    case firstName = 0
    /// A kinship word such as *mamie*.
    case kinship = 1
    /// A word that is no first name although it may be written like one.
    case never = 2
    /// A connecting word that may follow a name.
    case follower = 3
  }

  /// The folded word.
  public var key = StringID.empty
  /// The word as it is written.
  public var spelling = StringID.empty
  /// Raw value of a `Kind`.
  public var kind: UInt32 = 0
  /// 1 masculine, 2 feminine, 3 epicene, 0 for words without gender.
  public var gender: UInt32 = 0
  /// Whether *de* becomes *d’* before it.
  public var elides = false

  @inlinable public init() {}

  @inlinable @inline(__always)
  public mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&key)
    fields.string(&spelling)
    fields.word(&kind)
    fields.word(&gender)
    fields.flag(&elides)
  }
}

/// A word of the lists that say how words join; rows are sorted by kind, then by the bytes of
/// `key`.
public struct ElisionRecord: TableRecord {
  public static let wordCount = countWords(of: Self.self)
  public static let section = SectionID.elision

  /// Which list holds the word.
  public enum Kind: UInt32, CaseIterable, Sendable {
    case aspiratedH = 0
    /// Begins with a vowel and does not elide (*onze, oui, yaourt*).
    case noElision
    /// Begins with y and elides (*yeux*).
    case elidingY
    /// Loses its last vowel before a vowel sound: *le* → *l'*.
    case elided
    /// Does so only before the words of `others`: *si* before *il*.
    case elidedBefore
    /// Does so only before a verb: *ce* → *c'*.
    case elidedBeforeVerb
    /// A determiner with another form before a vowel sound: *ma* → *mon*.
    case euphonicDeterminer
    /// An adjective with another form there: *beau* → *bel*.
    case euphonicAdjective
    /// `key` with the article in `others` becomes `value`: *de*, *le* → *du*.
    case contraction
    /// Keeps its apostrophe: *aujourd'hui*.
    case indivisible
    /// A singular determiner, after which an adjective may change for the ear.
    case singularDeterminer
    /// A word after which an adjective keeps its form: *beau et grand*.
    case coordinator
  }

  /// The word in lower case, NFC, with `'`.
  public var key = StringID.empty
  /// Raw value of a `Kind`.
  public var kind: UInt32 = 0
  /// What the word becomes.
  public var value = StringID.empty
  /// Strings.
  public var others = ListRef.empty

  @inlinable public init() {}

  @inlinable @inline(__always)
  public mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&key)
    fields.word(&kind)
    fields.string(&value)
    fields.list(&others)
  }
}
