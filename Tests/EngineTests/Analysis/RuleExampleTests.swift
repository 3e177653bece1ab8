import Catalogue
import Testing

@testable import Engine

/// The examples of every rule of `lectures.yaml`, both ways.
@Suite struct RuleExampleTests {
  private let school: SchoolSet

  init() throws {
    school = try SchoolSet.shared.get()
  }

  @Test func everyRuleDoesWhatItsExamplesSay() throws {
    let syntax = try #require(school.catalogue.morphology.readings)
    let trial = ReadingRuleTrial(school.set)
    var analysis = Analysis()
    let rules = syntax.rules + syntax.preferences
    #expect(rules.count == trial.ruleCount)
    #expect(rules.count > 50)
    for (row, rule) in rules.enumerated() {
      #expect(!rule.examples.isEmpty && !rule.counterExamples.isEmpty, "\(rule.id.value)")
      for example in rule.examples {
        let holds = trial.concludes(row, in: example.value, using: &analysis)
        #expect(holds == true, "\(rule.id.value): \(example.value)")
      }
      for example in rule.counterExamples {
        let holds = trial.concludes(row, in: example.value, using: &analysis)
        #expect(holds == false, "\(rule.id.value): not \(example.value)")
      }
    }
  }

  @Test func marksNeedTheirPartners() {
    #expect(MarkedSentence("Il [dort].")?.text == "Il dort.")
    #expect(MarkedSentence("Il [dort].")?.ranges == [3..<7])
    #expect(MarkedSentence("Il dort.")?.ranges == [])
    #expect(MarkedSentence("[Il] [dort].")?.ranges == [0..<2, 3..<7])
    #expect(MarkedSentence("Il [dort.") == nil)
    #expect(MarkedSentence("Il dort].") == nil)
    #expect(MarkedSentence("Il [[dort]].") == nil)
    #expect(MarkedSentence("Il [].") == nil)
  }
}
