import Tables
import Testing

@testable import Engine

/// The seven checks on the school set: a sound text, and the same with one fault planted.
@Suite struct ValidatorTests {
  private let school: SchoolSet
  private let validator: Validator

  init() throws {
    school = try SchoolSet.shared.get()
    validator = try Validator(school.set)
  }

  @Test(arguments: ValidatorCase.all)
  func findsWhatIsPlanted(example: ValidatorCase) throws {
    let checked = validator.check(example.text, against: try request(example))
    let results = checked.results
    #expect(results.map(\.name) == CheckName.allCases)
    #expect(results.flatMap(\.failures).map(\.code) == example.codes)
    #expect(checked.hasPassed == example.codes.isEmpty)
    for result in results {
      #expect(result.failures.allSatisfy { $0.code.check == result.name })
      #expect((result.status == .failed) == !result.failures.isEmpty)
      #expect((result.status == .waived) == (result.reason != nil))
    }
  }

  /// Each code stands in a case alone, so that none goes untried.
  @Test(arguments: FailureCode.allCases)
  func isTriedAlone(code: FailureCode) {
    let alone = ValidatorCase.all.contains { Set($0.codes) == [code] }
    #expect(alone)
  }

  /// Skills, name and moment are waived, not passed, when none is given.
  @Test func waivesWhatIsNotAsked() throws {
    let results = validator.check(
      ValidatorCase.sound,
      against: CheckRequest(grade: try row(of: "CE2", in: school.set.gradeNames))
    ).results
    let waived = results.filter { $0.status == .waived }.map(\.name)
    #expect(waived == [.skills, .firstName, .moment])
  }

  /// Every failure with a range points at the word that it names.
  @Test func pointsAtTheWord() throws {
    let checked = validator.check(
      ValidatorCase.sound.replacing("ballon", with: "zorglub"),
      against: CheckRequest(grade: try row(of: "CE2", in: school.set.gradeNames)))
    let failure = try #require(checked.results.flatMap(\.failures).first)
    let sentence = checked.text.sentences[try #require(failure.sentence)].text
    let range = try #require(failure.range)
    #expect(String(decoding: Array(sentence.utf8)[range], as: UTF8.self) == "zorglub")
  }

  private func request(_ example: ValidatorCase) throws -> CheckRequest {
    let set = school.set
    let skills = (0..<set.skills.count).map { set.text(set.skills[$0].id) }
    return CheckRequest(
      grade: try row(of: example.grade, in: set.gradeNames),
      skills: try example.skills.map { try row(of: $0, in: skills) },
      childName: example.child, topic: try example.title.map(topic), step: example.step,
      origin: example.origin)
  }

  private func row(of name: String, in names: [String]) throws -> Int {
    try #require(names.firstIndex(of: name))
  }

  private func topic(_ title: String) throws -> MomentTopic {
    let found = try #require(school.recogniser.outcome(of: Title(title)).recognised)
    let phrase = school.set.text(school.set.forms[found.form].phrase)
    return MomentTopic(
      form: found.form, phrase: canonicalPhrase(phrase, of: found.name),
      nameInPhrase: found.name?.text, isOwn: false, companion: nil, side: .past, month: 11)
  }
}
