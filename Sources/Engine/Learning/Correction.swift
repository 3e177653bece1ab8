/// One confirmed correction of a child’s copy: the only thing that changes a state.
///
/// Skills are named by their ids, which outlive every set; one that the set no longer knows is kept
/// and ignored.
package struct Correction: Hashable, Sendable {
  /// The day on which the dictation was written.
  package var day: CivilDay
  /// What was found of each skill that was asked; a skill that is missing keeps its state.
  package var results: [String: SkillResult]
  /// The words that were missed, in the order of the text, where a copy told which; they change no
  /// state, and show a teacher what several pupils missed alike.
  package var missed: [MissedWord]

  package init(day: CivilDay, results: [String: SkillResult], missed: [MissedWord] = []) {
    self.day = day
    self.results = results
    self.missed = missed
  }
}

/// A word that a child did not write as it was dictated.
package struct MissedWord: Hashable, Sendable {
  /// As the text has it.
  package var expected: String
  /// As the child wrote it; nil for a word that was left out.
  package var written: String?
  /// Id of the skill; nil when it can’t be told.
  package var skill: String?

  package init(expected: String, written: String?, skill: String?) {
    self.expected = expected
    self.written = written
    self.skill = skill
  }
}

/// A dictation that was given to a child, as it is remembered.
package struct DictatedText: Hashable, Sendable {
  /// The day on which it was given.
  package var day: CivilDay
  package var title: String
  package var sentences: [String]
  /// Id of the grade.
  package var grade: String
  /// 1-based palier of the grade for which it was written.
  package var step: Int
  /// Id of the template; nil for a text that a model wrote.
  package var template: String?
  /// Id of the moment (`MomentID`); nil for a text without one.
  package var moment: String?
  /// Id of the form of the moment; nil for a text without one.
  package var form: String?
  /// Ids of the skills that it was to exercise, the most wanted first.
  package var targets: [String]

  package init(
    day: CivilDay, title: String, sentences: [String], grade: String, step: Int,
    template: String? = nil, moment: String? = nil, form: String? = nil, targets: [String]
  ) {
    self.day = day
    self.title = title
    self.sentences = sentences
    self.grade = grade
    self.step = step
    self.template = template
    self.moment = moment
    self.form = form
    self.targets = targets
  }
}
