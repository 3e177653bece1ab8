import Catalogue
import Testing

@testable import Engine

/// The sentences of `competences/`, both ways.
@Suite struct SkillExampleTests {
  private let school: SchoolSet

  init() throws {
    school = try SchoolSet.shared.get()
  }

  /// The fifteen skills, in the order of the curriculum table.
  private static let skills = [
    "phrase_signes", "graphemes_contexte", "lettres_muettes", "mots_invariables", "gn_nombre",
    "gn_genre", "pluriels_particuliers", "accord_sujet_verbe", "terminaisons_verbales",
    "radicaux_variables", "finales_en_e", "homophones_verbe", "homophones_autres",
    "participe_etre_attribut", "participe_avoir_cod",
  ]
  /// Sentences that a skill has at least with marked traps, and without a trap.
  private static let enough = 12

  @Test func thereAreFifteenSkills() {
    #expect(school.catalogue.skills.map(\.id.value) == Self.skills)
    #expect(Set(school.catalogue.skills.map(\.priority)).count == Self.skills.count)
  }

  @Test func everyRuleFindsWhatItsSentencesMark() {
    let trial = SkillRuleTrial(school.set)
    var analysis = Analysis()
    let rules = school.catalogue.skills.flatMap(\.rules)
    #expect(rules.count == school.set.skillRules.count)
    for (row, rule) in rules.enumerated() {
      for sentence in rule.examples + rule.counterExamples {
        let outcome = trial.outcome(of: row, in: sentence.value, using: &analysis)
        #expect(
          outcome == SkillRuleTrial.Outcome(missed: [], unmarked: []),
          "\(rule.id.value): \(sentence.value)")
      }
    }
  }

  @Test func everySkillHasEnoughSentences() {
    for skill in school.catalogue.skills {
      let marked = Set(skill.rules.flatMap(\.examples).map(\.value))
      let unmarked = Set(skill.rules.flatMap(\.counterExamples).map(\.value))
      #expect(marked.count >= Self.enough, "\(skill.id.value)")
      #expect(unmarked.count >= Self.enough, "\(skill.id.value)")
      #expect(marked.allSatisfy { $0.contains("[") }, "\(skill.id.value)")
      #expect(!unmarked.contains { $0.contains("[") }, "\(skill.id.value)")
    }
  }

  /// Every marked trap of every example has plausible wrong forms, none of them the right one.
  @Test func everyTrapHasWrongForms() {
    let analyser = Analyser(school.set)
    let wrongForms = WrongForms(school.set)
    let finder = SkillFinder(school.set)
    var analysis = Analysis()
    for sentence in school.catalogue.skills.flatMap(\.rules).flatMap(\.examples) {
      guard let marked = MarkedSentence(sentence.value) else { continue }
      analyser.analyse(marked.text, into: &analysis)
      let traps = Dictionary(grouping: finder.traps(in: analysis), by: \.token)
      for (token, traps) in traps {
        let wrong = wrongForms.wrongForms(of: traps, in: analysis)
        let right = String(analysis.surface(token))
        #expect(!wrong.contains { $0.form == right }, "\(right): \(sentence.value)")
        #expect(Set(wrong.map(\.form)).count == wrong.count, "\(right): \(sentence.value)")
        #expect(wrong.allSatisfy { form in traps.contains { $0.skill == form.skill } })
        if marked.ranges.contains(analysis.tokens[token].range) {
          #expect(!wrong.isEmpty, "\(right): \(sentence.value)")
        }
      }
    }
  }
}
