// Rows explain their fields in groups; what all rows have is explained at TableRecord.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A recognised form: what a title is reduced to and what a text may say about it.
public struct FormRecord: TableRecord {
  public static let wordCount = countWords(of: Self.self)
  public static let section = SectionID.forms

  public var id = StringID.empty
  /// The canonical phrase with its article.
  public var phrase = StringID.empty
  /// The phrase when the event is the child's own (« son anniversaire »), else empty.
  public var ownPhrase = StringID.empty
  /// A time or place phrase that may open a sentence.
  public var when = StringID.empty
  public var go = VerbPhrase()
  /// Raw value of the `Gender` and `GrammaticalNumber` of the phrase.
  public var gender: UInt32 = 0
  public var number: UInt32 = 0
  /// 2 feast, 1 activity, 0 period: the higher wins.
  public var rank: UInt32 = 1
  /// Raw value of a `NameMode`.
  public var nameMode: UInt32 = 0
  /// A bit for each tag, in the order of `Tag.allCases`.
  public var tags: UInt32 = 0
  /// Lists of strings.
  public var mentions = ListRef.empty
  public var decor = ListRef.empty
  public var actions = ListRef.empty

  @inlinable public init() {}

  @inlinable @inline(__always)
  public mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&id)
    fields.string(&phrase)
    fields.string(&ownPhrase)
    fields.string(&when)
    go.transfer(&fields)
    fields.word(&gender)
    fields.word(&number)
    fields.word(&rank)
    fields.word(&nameMode)
    fields.word(&tags)
    fields.list(&mentions)
    fields.list(&decor)
    fields.list(&actions)
  }

  /// Where a title of the form may hold a first name.
  public enum NameMode: UInt32, Sendable {
    case none = 0
    /// « l’anniversaire de Tom »: the name is part of the phrase.
    case of = 1
    /// « Piscine avec Tom »: the name is a companion.
    case with = 2
  }

  /// The forms of a verb phrase (`va`) with a subject in the third person singular; all empty for
  /// a form without one.
  public struct VerbPhrase: Sendable {
    public var infinitive = StringID.empty
    public var present = StringID.empty
    public var imperfect = StringID.empty
    public var future = StringID.empty
    /// « est allé à la piscine ».
    public var perfectMasculine = StringID.empty
    /// « est allée à la piscine ».
    public var perfectFeminine = StringID.empty

    @inlinable public init() {}

    @inlinable @inline(__always)
    public mutating func transfer(_ fields: inout some FieldTransfer) {
      fields.string(&infinitive)
      fields.string(&present)
      fields.string(&imperfect)
      fields.string(&future)
      fields.string(&perfectMasculine)
      fields.string(&perfectFeminine)
    }
  }
}

/// What a form is about; generic templates ask for tags.
public enum Tag: String, CaseIterable, Sendable {
  case sport, musique, art, jeu, sortie, nature, culture, ecole, fete, anniversaire, famille
  case vacances, voyage, lieu, saison

  /// The tag's bit in `FormRecord.tags` and `TemplateRecord.tags`.
  public var bit: UInt32 {
    1 << UInt32(Tag.allCases.firstIndex(of: self) ?? 0)
  }
}
