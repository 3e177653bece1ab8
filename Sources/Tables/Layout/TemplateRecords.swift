// Rows explain their fields in groups; what all rows have is explained at TableRecord.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A template: a small text for any child.
public struct TemplateRecord: TableRecord {
  public static let wordCount = countWords(of: Self.self)
  public static let section = SectionID.templates

  /// Where in time the text lies as seen from the evening of the dictation (`recit`).
  public enum Telling: UInt32, Sendable, CaseIterable {
    case past = 0
    case future = 1
    case always = 2
  }

  public var id = StringID.empty
  /// Row of the sentence that holds the title.
  public var title: UInt32 = 0
  /// Rows of the forms table; empty with `tags` 0 for a text without a moment.
  public var forms = ListRef.empty
  public var tags: UInt32 = 0
  /// A bit for each grade row.
  public var grades: UInt32 = 0
  /// Raw value of a `Telling`.
  public var telling: UInt32 = 0
  /// Bit m for month m (1 to 12); 0 for all the year.
  public var months: UInt32 = 0
  /// What the text needs; see the constants below.
  public var needs: UInt32 = 0
  /// Highest number n of `{DECORn}` and `{ACTIONn}`.
  public var decorCount: UInt32 = 0
  public var actionCount: UInt32 = 0
  /// Rows of the skills table.
  public var skills = ListRef.empty
  /// Strings, row by row; `choiceWidth` strings a row.
  public var choices = ListRef.empty
  public var choiceWidth: UInt32 = 0
  /// Rows of the sentences table: first and count.
  public var firstSentence: UInt32 = 0
  public var sentenceCount: UInt32 = 0

  @inlinable public init() {}

  @inlinable @inline(__always)
  public mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&id)
    fields.word(&title)
    fields.list(&forms)
    fields.word(&tags)
    fields.word(&grades)
    fields.word(&telling)
    fields.word(&months)
    fields.word(&needs)
    fields.word(&decorCount)
    fields.word(&actionCount)
    fields.list(&skills)
    fields.list(&choices)
    fields.word(&choiceWidth)
    fields.word(&firstSentence)
    fields.word(&sentenceCount)
  }

  /// The text speaks of a friend.
  public static let needsFriend: UInt32 = 1
  /// The text is for the child's own event (`branche: soi`).
  public static let forOwnEvent: UInt32 = 2
  /// Something agrees with the friend's gender, or with both.
  public static let agreesWithFriend: UInt32 = 4
  /// The text uses the form's `va`.
  public static let usesGo: UInt32 = 8
}

/// A sentence of a template.
public struct SentenceRecord: TableRecord {
  public static let wordCount = countWords(of: Self.self)
  public static let section = SectionID.sentences

  /// Rows of the pieces table: first and count.
  public var firstPiece: UInt32 = 0
  public var pieceCount: UInt32 = 0
  /// The step from which an optional sentence is used; 0 for always.
  public var step: UInt32 = 0

  @inlinable public init() {}

  @inlinable @inline(__always)
  public mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.word(&firstPiece)
    fields.word(&pieceCount)
    fields.word(&step)
  }
}

/// A piece of a sentence: fixed text or a place to fill.
public struct PieceRecord: TableRecord {
  public static let wordCount = countWords(of: Self.self)
  public static let section = SectionID.pieces

  /// What stands in the place.
  public enum Kind: UInt32, Sendable, CaseIterable {
    /// `value` is the string.
    case literal = 0
    /// The first name of `target`.
    case name = 1
    /// Nothing or *e*, agreeing with `target`.
    case feminineE = 2
    /// *il* or *elle* (*ils*, *elles* for both).
    case subjectPronoun = 3
    /// *le* or *la*.
    case objectPronoun = 4
    /// *tous les deux* or *toutes les deux*.
    case bothOfThem = 5
    /// `value` is the start of four strings in `lists`: m.s., f.s., m.p., f.p.
    case agreeing = 6
    case moment = 7
    case when = 8
    /// `value` is a `GoTense`.
    case go = 9
    /// `value` is the number in `{DECORn}`, from 1.
    case decor = 10
    case action = 11
    /// `value` is a column of the choices, from 0.
    case choice = 12
  }

  /// Whom a piece agrees with.
  public enum Target: UInt32, Sendable {
    case none = 0
    case child = 1
    case friend = 2
    case both = 3
  }

  /// The forms of `va` that a template may ask for.
  public enum GoTense: UInt32, Sendable, CaseIterable {
    case infinitive = 0
    case present = 1
    case imperfect = 2
    case future = 3
    case perfect = 4
  }

  /// Raw values of the kind and the target.
  public var kind: UInt32 = 0
  public var value: UInt32 = 0
  public var target: UInt32 = 0

  @inlinable public init() {}

  public init(_ kind: Kind, value: UInt32 = 0, target: Target = .none) {
    self.kind = kind.rawValue
    self.value = value
    self.target = target.rawValue
  }

  @inlinable @inline(__always)
  public mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.word(&kind)
    fields.word(&value)
    fields.word(&target)
  }
}
