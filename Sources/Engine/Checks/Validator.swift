package import Tables

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

  package init(
    grade: Int, skills: [Int] = [], childName: String? = nil, topic: MomentTopic? = nil,
    otherNames: [String] = []
  ) {
    self.grade = grade
    self.skills = skills
    self.childName = childName
    self.topic = topic
    self.otherNames = otherNames
  }
}

/// Everything that the checks of one text share.
struct CheckContext {
  let set: CompiledSet
  let request: CheckRequest
  let text: AnalysedText
  let grade: GradeRecord
  let gradeName: String
  /// Words that are always allowed: those of the moment and the names.
  let given: GivenWords
}

/// The seven checks, the same for every text whoever wrote it.
package struct Validator: Sendable {
  private let set: CompiledSet
  private let matcher: TitleMatcher
  private let registers: RegisterWords
  private let verbTenses: VerbTenses

  /// Fails when the set lacks the tables of blocked words.
  package init(_ set: CompiledSet) throws(BlobError) {
    self.set = set
    matcher = try TitleMatcher(set.blob)
    registers = RegisterWords(set)
    verbTenses = VerbTenses(set.lexicon)
  }

  /// The results of the seven checks, in their order.
  ///
  /// - Complexity: O(words × readings).
  package func check(_ text: AnalysedText, against request: CheckRequest) -> [CheckResult] {
    let grade = set.grades[request.grade]
    let context = CheckContext(
      set: set, request: request, text: text, grade: grade, gradeName: set.text(grade.id),
      given: GivenWords(set: set, request: request))
    return [
      checkVocabulary(context),
      checkTenses(context, verbTenses),
      checkSentenceLength(context),
      checkRegisters(context, registers) { matcher.blocks($0) != nil },
      checkSkills(context),
      checkFirstName(context),
      checkMoment(context),
    ]
  }
}
