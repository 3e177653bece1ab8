package import Tables
import Text

/// What a text is judged against.
package struct CheckRequest: Sendable {
  /// Row of the grade.
  package var grade: Int
  /// Rows of the skills that the text is meant to practise.
  package var skills: [Int]
  package var childName: String?
  package var topic: MomentTopic?
  /// Names besides the child's that may stand in the text.
  package var otherNames: [String]
  /// 1-based palier of the grade, whose length and density the text must have.
  package var step: Int?
  package var origin: TextOrigin

  package init(
    grade: Int, skills: [Int] = [], childName: String? = nil, topic: MomentTopic? = nil,
    otherNames: [String] = [], step: Int? = nil, origin: TextOrigin = .library
  ) {
    self.grade = grade
    self.skills = skills
    self.childName = childName
    self.topic = topic
    self.otherNames = otherNames
    self.step = step
    self.origin = origin
  }
}

/// Who wrote a text.
package enum TextOrigin: String, CaseIterable, Hashable, Sendable {
  /// A person: a template of the library or a teacher.
  case library
  /// A program, whose sentences must be whole and no telegram.
  case model
}

/// A request with all that follows from it and from the set: prepared once, shared by every text
/// that is judged against it.
package struct CheckCriteria: Sendable {
  private(set) var request: CheckRequest
  let grade: GradeRecord
  let gradeName: String
  /// Words that are always allowed: those of the moment and the names.
  package private(set) var given: GivenWords
  let tenses: AllowedTenses
  /// Finds the traps of the request’s skills.
  let traps: SkillFinder
  let mentions: [Mention]
  private(set) var childName: WrittenName?
  let momentName: WrittenName?
  /// What the grade, or the palier, lets the text measure.
  let bounds: TextBounds
  /// How many traps of the skills asked for the text may hold; nil without a palier.
  let density: ClosedRange<Int>?

  /// - Parameter given: the words of the same moment, when they are known.
  init(_ set: CompiledSet, _ request: CheckRequest, given: GivenWords? = nil) {
    self.request = request
    grade = set.grades[request.grade]
    gradeName = set.text(grade.id)
    self.given = given?.naming(request, set.lexicon) ?? GivenWords(set, request)
    tenses = AllowedTenses(set, grade: grade)
    traps = SkillFinder(set, skills: request.skills, grade: request.grade)
    mentions = request.topic.map { Mention.all(of: $0, in: set) } ?? []
    childName = request.childName.map(WrittenName.init)
    momentName = request.topic?.nameInPhrase.map(WrittenName.init)
    let step = request.step.flatMap { set.step($0, ofGrade: request.grade) }
    bounds = TextBounds(grade, words: step?.words ?? grade.words)
    density = step?.traps
  }

  /// The same for another child, with other names besides.
  ///
  /// - Complexity: O(length of the names).
  package func naming(_ child: String, _ otherNames: [String], in set: CompiledSet) -> Self {
    var copy = self
    copy.request.childName = child
    copy.request.otherNames = otherNames
    copy.given.setNames([child] + otherNames, lexicon: set.lexicon)
    copy.childName = WrittenName(child)
    return copy
  }
}

/// Everything that the checks of one text share.
struct CheckContext {
  let set: CompiledSet
  let criteria: CheckCriteria
  let text: AnalysedText
  /// Holds the text.
  let analysis: Analysis

  var request: CheckRequest { criteria.request }
  var grade: GradeRecord { criteria.grade }
  var gradeName: String { criteria.gradeName }

  /// The tokens that are words of a sentence.
  func words(of sentence: AnalysedSentence) -> ArraySlice<Int> { text.words[sentence.words] }

  /// The place of the sentence that holds a token.
  func sentence(of token: Int) -> Int {
    let start = analysis.tokens[token].range.lowerBound
    return text.sentences.lastIndex { $0.start <= start } ?? 0
  }

  /// UTF-8 offsets in a sentence, from the start of a token to the end of another.
  func range(of first: Int, to last: Int, in sentence: AnalysedSentence) -> Range<Int> {
    let start = analysis.tokens[first].range.lowerBound - sentence.start
    return start..<analysis.tokens[last].range.upperBound - sentence.start
  }
}

/// The seven checks, the same for every text whoever wrote it.
package struct Validator: Sendable {
  private let set: CompiledSet
  private let matcher: TitleMatcher
  /// Reads the texts that are to be checked.
  package let analyser: Analyser

  /// Fails when the set lacks the tables of blocked words.
  package init(_ set: CompiledSet) throws(BlobError) {
    self.set = set
    matcher = try TitleMatcher(set.blob)
    analyser = Analyser(set)
  }

  /// What follows from a request; prepare it once for texts that are judged alike.
  ///
  /// - Parameter given: the given words of a request about the same moment.
  /// - Complexity: O(words of the moment's form and of the marks of the skills).
  package func criteria(
    for request: CheckRequest, given: GivenWords? = nil
  ) -> CheckCriteria {
    CheckCriteria(set, request, given: given)
  }

  /// The results of the seven checks for a text, which is cut into sentences first.
  package func check(_ text: String, against request: CheckRequest) -> CheckedText {
    let sentences = Text.sentences(of: text).map { String(slice(text, $0)) }
    var analysis = Analysis()
    return check(sentences, against: criteria(for: request), using: &analysis)
  }

  /// The results of the seven checks for sentences that are already apart.
  ///
  /// - Parameter analysis: what was learned from texts before; pass the same one each time.
  /// - Complexity: O(words × (readings + rules of the skills)).
  package func check(
    _ sentences: [String], against criteria: CheckCriteria, using analysis: inout Analysis
  ) -> CheckedText {
    let text = AnalysedText(
      sentences: sentences, analyser: analyser, finder: criteria.traps, using: &analysis)
    let mayBeBlocked = matcher.mayBlock(text, &analysis)
    let context = CheckContext(set: set, criteria: criteria, text: text, analysis: analysis)
    return CheckedText(
      text: text,
      results: [
        checkVocabulary(context),
        checkTenses(context),
        checkSentenceLength(context),
        checkRegisters(context, analyser.registers, matcher, mayBeBlocked: mayBeBlocked),
        checkSkills(context),
        checkFirstName(context),
        checkMoment(context),
      ])
  }
}

/// A text as the checks read it, with their seven results in their order.
package struct CheckedText: Sendable {
  package var text: AnalysedText
  package var results: [CheckResult]

  /// Whether no check failed.
  package var hasPassed: Bool { !results.contains { $0.status == .failed } }

  /// Bounds that mend all wrong lengths at once; nil when there is none.
  package var bounds: TextBounds? {
    let all = results.flatMap(\.failures).compactMap(\.bounds)
    return all.dropFirst().reduce(all.first) { $0?.narrowed(to: $1) }
  }
}
