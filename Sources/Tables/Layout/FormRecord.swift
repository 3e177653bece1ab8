/// A recognised form: what a title is reduced to and what a text may say about it.
package struct FormRecord: TableRecord {
  package static let wordCount = countWords(of: Self.self)
  package static let section = SectionID.forms

  package var id = StringID.empty
  /// The canonical phrase with its article.
  package var phrase = StringID.empty
  /// The phrase when the event is the child's own (« son anniversaire »), else empty.
  package var ownPhrase = StringID.empty
  /// A time or place phrase that may open a sentence.
  package var when = StringID.empty
  package var go = VerbPhrase()
  /// Raw value of the `Gender` and `GrammaticalNumber` of the phrase.
  package var gender: UInt32 = 0
  package var number: UInt32 = 0
  /// 2 feast, 1 activity, 0 period: the higher wins.
  package var rank: UInt32 = 1
  /// Raw value of a `NameMode`.
  package var nameMode: UInt32 = 0
  /// A bit for each tag, in the order of `Tag.allCases`.
  package var tags: UInt32 = 0
  /// Lists of strings.
  package var mentions = ListRef.empty
  package var decor = ListRef.empty
  package var actions = ListRef.empty

  package init() {}

  package mutating func transfer(_ fields: inout some FieldTransfer) {
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
  package enum NameMode: UInt32, Sendable {
    case none = 0
    /// « l’anniversaire de Tom »: the name is part of the phrase.
    case of = 1
    /// « Piscine avec Tom »: the name is a companion.
    case with = 2
  }

  /// The forms of a verb phrase (`va`) with a subject in the third person singular; all empty for
  /// a form without one.
  package struct VerbPhrase: Sendable {
    package var infinitive = StringID.empty
    package var present = StringID.empty
    package var imperfect = StringID.empty
    package var future = StringID.empty
    /// « est allé à la piscine ».
    package var perfectMasculine = StringID.empty
    /// « est allée à la piscine ».
    package var perfectFeminine = StringID.empty

    package init() {}

    mutating func transfer(_ fields: inout some FieldTransfer) {
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
package enum Tag: String, CaseIterable, Sendable {
  case sport, musique, art, jeu, sortie, nature, culture, ecole, fete, anniversaire, famille
  case vacances, voyage, lieu, saison

  /// The tag's bit in `FormRecord.tags` and `TemplateRecord.tags`.
  package var bit: UInt32 {
    1 << UInt32(Tag.allCases.firstIndex(of: self) ?? 0)
  }
}
