/// The kinds of faults that the checks find; a raw value is what outputs and documents call it, and
/// never changes.
package enum FailureCode: String, CaseIterable, Hashable, Sendable {
  /// A word of a later grade.
  case wordAboveGrade = "word-above-grade"
  /// A word that is in no grade's vocabulary, misspelt ones among them.
  case unknownWord = "unknown-word"
  /// Words of both spellings, that of before 1990 and that of 1990.
  case mixedSpelling = "mixed-spelling"
  /// A verb in a tense that the grade has not met.
  case tenseAboveGrade = "tense-above-grade"
  case sentenceTooLong = "sentence-too-long"
  /// More sentences than the grade's ceiling.
  case tooManySentences = "too-many-sentences"
  case textTooShort = "text-too-short"
  case textTooLong = "text-too-long"
  /// A text of a model in sentences so short that it tells nothing.
  case telegram
  /// A sentence with a space before a stop or a comma; of a model also one without a capital or a
  /// final mark, or one that was cut short.
  case brokenSentence = "broken-sentence"
  /// A sentence of a model that stands twice.
  case repeatedSentence = "repeated-sentence"
  /// In a text of a model, an elision that is missing or too much.
  case wrongElision = "wrong-elision"
  /// In a text of a model, a determiner or verb that agrees with nothing it can.
  case wrongAgreement = "wrong-agreement"
  /// A subject that texts for a child keep out of.
  case forbiddenRegister = "forbidden-register"
  /// A word that also keeps a calendar's event out.
  case blockedWord = "blocked-word"
  /// Fewer traps of a skill, or of all that were asked for, than the text needs.
  case tooFewTraps = "too-few-traps"
  /// More traps of the skills asked for than the palier allows.
  case tooManyTraps = "too-many-traps"
  case firstNameMissing = "first-name-missing"
  /// The child's first name with another accent, capital or apostrophe.
  case firstNameMisspelt = "first-name-misspelt"
  case momentMissing = "moment-missing"
  /// The first name that is part of the moment's phrase is missing.
  case momentNameMissing = "moment-name-missing"

  /// The check that finds it.
  package var check: CheckName {
    switch self {
    case .wordAboveGrade, .unknownWord, .mixedSpelling: .vocabulary
    case .tenseAboveGrade: .tenses
    case .sentenceTooLong, .tooManySentences, .textTooShort, .textTooLong, .telegram,
      .brokenSentence, .repeatedSentence, .wrongElision, .wrongAgreement:
      .sentenceLength
    case .forbiddenRegister, .blockedWord: .registers
    case .tooFewTraps, .tooManyTraps: .skills
    case .firstNameMissing, .firstNameMisspelt: .firstName
    case .momentMissing, .momentNameMissing: .moment
    }
  }
}
