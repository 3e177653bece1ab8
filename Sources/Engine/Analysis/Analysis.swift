package import Tables

/// A text with what its words are and how they hang together.
///
/// An `Analyser` fills it; the same value can be filled again and again, so that reading many texts
/// allocates nothing once its buffers have grown.
///
/// Tokens are the words, numbers and signs of the text in their order; white space and the hyphens
/// of inversions are none. Tokens, readings, verb groups and noun groups are named by their 0-based
/// places in the arrays below; -1 stands for none.
package struct Analysis: Sendable {
  /// The text that was read; all offsets are UTF-8 offsets in it.
  package internal(set) var text = ""
  package internal(set) var sentences: [SentenceRange] = []
  package internal(set) var tokens: [AnalysedToken] = []
  /// The groups around verbs, in the order of their first verbs.
  package internal(set) var verbs: [VerbGroup] = []
  /// The groups around nouns, in their order; they do not overlap.
  package internal(set) var nouns: [NounGroup] = []
  /// Every past participle, in their order.
  package internal(set) var participles: [ParticipleUse] = []

  /// Readings seen so far, kept from text to text.
  var cache = ReadingCache()
  var scratch = AnalysisScratch()
  /// Those of the set that is read with.
  var smallWords = SmallWords()

  package init() {}
}

/// A sentence: a run of tokens.
package struct SentenceRange: Hashable, Sendable {
  /// Places of its tokens.
  package var tokens: Range<Int>
  /// UTF-8 offsets, white space around left out.
  package var bytes: Range<Int>
}

/// A word, number or sign of a text with the readings that are left.
package struct AnalysedToken: Sendable {
  /// What kind of thing stands there.
  package enum Kind: UInt8, Sendable { case word, number, sign }

  package var kind: Kind
  /// Whether the lexicon, the list of first names or the shape of a number tells what it is.
  package var isKnown = false
  package var isCapitalised = false
  /// Whether it is the first word of the sentence, or of what somebody says in it.
  package var opensSpeech = false
  /// Whether a hyphen ties it to the word before (*dit-il*).
  package var isLinked = false
  /// Whether one reading is left, or several that differ in nothing but their lemma or in features
  /// that the form shows for each of them.
  package var isDecided = false
  /// UTF-8 offsets in the text.
  package var range: Range<Int> { Int(start)..<Int(end) }
  /// The noun group and the verb group that hold the token; -1 for none.
  package internal(set) var noun: Int32 = -1
  package internal(set) var verb: Int32 = -1

  var start: Int32
  var end: Int32
  /// Place of its entry in the cache of readings.
  var entry: Int32 = 0
  /// Place of its form in the table of forms.
  var form: Int32 = 0
  /// First reading in the cache, and their number.
  var firstReading: Int32 = 0
  var readingCount: UInt8 = 0
  /// The chosen reading, counted from the first.
  var choice: UInt8 = 0
  /// A bit for each reading that the rules have left.
  var live: UInt32 = 0
  /// The bits of its place, common to all its readings.
  var placeBits: UInt64 = 0

  /// A bit for each reading of the lexicon.
  var all: UInt32 { readingCount >= 32 ? .max : 1 << UInt32(readingCount) - 1 }

  init(kind: Kind, start: Int32, end: Int32) {
    self.kind = kind
    self.start = start
    self.end = end
  }
}

/// How a verb stands in its sentence: one group for each verb that is not a mere part of another's.
///
/// *Elle n’a pas encore mangé* is one group; *il veut partir* is two, *il va partir* one.
package struct VerbGroup: Hashable, Sendable {
  /// The conjugated verb; the infinitive or participle of a group that has none.
  package var head: Int
  /// The verb that gives the meaning: the participle or infinitive of a compound tense, else `head`.
  package var main: Int
  /// *été* in a compound passive; -1.
  package var middle = -1
  package var formation = TenseRecord.Formation.simple
  /// The tense of `head`.
  package var tense = VerbTense.none
  /// A bit for each raw value of `VerbTense` that the rules left to `head`; several where the words
  /// around do not tell (*finit*, *dit*).
  package var possibleTenses: UInt32 = 0
  package var voice = VerbVoice.active
  package var person: UInt32 = 0
  package var number = GrammaticalNumber.any
  /// The subject's head: a noun, pronoun or *qui*, the first of several; -1 where there is none
  /// (imperative, infinitive).
  package var subject = -1
  package var subjectKind = SubjectKind.none
  package var lastSubject = -1
  /// The noun or pronoun that a relative *qui* or *que* stands for; -1.
  package var antecedent = -1
  /// The direct object before the verb, as *les* in *il les a vus* and *que* in *la pomme qu’il
  /// mange*, or -1.
  ///
  /// What a relative pronoun stands for is `objectAntecedent`.
  package var objectBefore = -1
  /// The noun that a relative object stands for; -1.
  package var objectAntecedent = -1
}

/// A noun with the words that agree with it.
package struct NounGroup: Hashable, Sendable {
  /// Places of its tokens, from the determiner to the last adjective.
  package var tokens: Range<Int>
  /// The noun, name or, without one, the adjective that stands for it.
  package var head: Int
  /// The first determiner; -1 for none.
  package var determiner = -1
  package var gender = Gender.any
  package var number = GrammaticalNumber.any
}

/// What a past participle does and what it agrees with.
package struct ParticipleUse: Hashable, Sendable {
  package var token: Int
  package var use: ParticipleRole
  /// The verb group; -1 for an adjective.
  package var verb: Int
  /// The token that it agrees with: the noun or pronoun; -1 for none or unknown.
  package var controller: Int
}
