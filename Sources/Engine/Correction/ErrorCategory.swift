package import Diagnostics

/// What kind of error a difference between a copy and the dictated text is; the raw value stands in
/// JSON.
package enum ErrorCategory: String, CaseIterable, Sendable {
  /// Agreement, verb ending or grammatical homophone: another form of the word, or one that is read
  /// the same.
  case grammatical
  /// The word itself is misspelt; read aloud it sounds right.
  case lexical
  /// The word itself is misspelt; read aloud it sounds wrong.
  case phonetic
  /// An accent is missing, added or another one, and that makes no other word.
  case accent
  /// Words are merged, or one is split.
  case segmentation
  /// An apostrophe or hyphen is missing, added or displaced.
  case apostropheHyphen = "apostrophe_hyphen"
  case capital
  case punctuation
  /// Words were not written; those that stand side by side are one error.
  case omission
  /// A word was written that was not dictated.
  case addition
  /// Another word stands in its place.
  case substitution
  /// A whole group was read otherwise and then written rightly: *le chien mange* for *les chiens
  /// mangent*.
  case misreading

  /// Whether what is wrong is how the word itself is spelt: such an error counts once a word.
  package var isSpelling: Bool {
    switch self {
    case .lexical, .phonetic, .accent: true
    default: false
    }
  }

  /// What people read.
  package var title: LocalizedText {
    switch self {
    case .grammatical: LocalizedText(fr: "grammaire", en: "grammar")
    case .lexical: LocalizedText(fr: "orthographe du mot", en: "spelling of the word")
    case .phonetic: LocalizedText(fr: "sons", en: "sounds")
    case .accent: LocalizedText(fr: "accent", en: "accent")
    case .segmentation: LocalizedText(fr: "mots coupés ou collés", en: "words split or merged")
    case .apostropheHyphen:
      LocalizedText(fr: "apostrophe ou trait d’union", en: "apostrophe or hyphen")
    case .capital: LocalizedText(fr: "majuscule", en: "capital")
    case .punctuation: LocalizedText(fr: "ponctuation", en: "punctuation")
    case .omission: LocalizedText(fr: "oubli", en: "omission")
    case .addition: LocalizedText(fr: "mot en trop", en: "added word")
    case .substitution: LocalizedText(fr: "autre mot", en: "other word")
    case .misreading: LocalizedText(fr: "lu autrement", en: "read otherwise")
    }
  }
}
