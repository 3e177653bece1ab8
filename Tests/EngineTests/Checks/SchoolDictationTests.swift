import Tables
import Testing

@testable import Engine

/// Texts in the manner of school dictations pass as those of a model; with one fault they are
/// refused for that fault alone.
@Suite struct SchoolDictationTests {
  private let set: CompiledSet
  private let validator: Validator

  init() throws {
    set = try SchoolSet.shared.get().set
    validator = try Validator(set)
  }

  @Test func tenOfEachGrade() {
    for grade in ["CE2", "CM1", "CM2", "6e"] {
      #expect(SchoolDictation.all.count { $0.grade == grade } == 10)
    }
  }

  @Test(arguments: SchoolDictation.all)
  func passes(dictation: SchoolDictation) throws {
    #expect(try codes(dictation.text, try request(dictation)) == [])
  }

  @Test(arguments: SchoolDictation.all, SchoolDictation.Fault.allCases)
  func isRefusedForTheFaultAlone(
    dictation: SchoolDictation, fault: SchoolDictation.Fault
  ) throws {
    var request = try request(dictation)
    let text = dictation.planting(fault)
    switch fault {
    case .missingMoment: request.topic = try topic("Halloween", dictation.child)
    case .missingSkill: request.skills = [try missingSkill(dictation)]
    default: #expect(text != dictation.text)
    }
    #expect(try codes(text, request) == [expected(fault, dictation)], "\(text)")
  }

  /// No grade is above the last one: there the word is in no grade.
  private func expected(
    _ fault: SchoolDictation.Fault, _ dictation: SchoolDictation
  ) -> FailureCode {
    switch fault {
    case .wordAboveGrade: dictation.grade == "6e" ? .unknownWord : .wordAboveGrade
    case .tenseAboveGrade: .tenseAboveGrade
    case .longSentence: .sentenceTooLong
    case .hospital: .forbiddenRegister
    case .missingSkill: .tooFewTraps
    case .missingName: .firstNameMissing
    case .missingMoment: .momentMissing
    case .telegram: .telegram
    }
  }

  private func codes(_ text: String, _ request: CheckRequest) throws -> [FailureCode] {
    validator.check(text, against: request).results.flatMap(\.failures).map(\.code)
  }

  private func request(_ dictation: SchoolDictation) throws -> CheckRequest {
    CheckRequest(
      grade: try #require(set.grade(named: dictation.grade)),
      skills: [try #require(set.skill(named: dictation.skill))], childName: dictation.child,
      topic: try topic(dictation.moment, dictation.child), origin: .model)
  }

  private func topic(_ phrase: String, _ child: String) throws -> MomentTopic {
    try #require(try MomentTopic(naming: phrase, child: child, in: set))
  }

  /// The first skill, from the hardest on, that the text practises too little.
  private func missingSkill(_ dictation: SchoolDictation) throws -> Int {
    var request = try request(dictation)
    for row in set.skills.indices.reversed() {
      request.skills = [row]
      if try !codes(dictation.text, request).isEmpty { return row }
    }
    throw NothingMissing()
  }

  /// The text practises every skill.
  private struct NothingMissing: Error {}
}
