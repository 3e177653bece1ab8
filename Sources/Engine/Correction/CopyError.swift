/// A difference between a copy and the dictated text that is an error.
package struct CopyError: Hashable, Sendable {
  package var category: ErrorCategory
  /// Row of the skill that it shows a gap of; nil where none is at stake or none is certain.
  package var skill: Int?
  /// Row of the rule whose trap it fell into; nil where no rule of the set tells.
  package var rule: Int?
  /// UTF-8 offsets in the text; empty, at the place where it was written, for what was added.
  package var expected: Range<Int>
  /// UTF-8 offsets in the copy; empty, at the place where it is missing, for what was not written.
  package var written: Range<Int>
  /// Whether the same word was misspelt in the same way before: it then counts no more.
  package var isRepeated = false
  /// Whether the rule belongs to a higher grade: it then changes no result.
  package var isAboveGrade = false

  package init(
    _ category: ErrorCategory, skill: Int? = nil, rule: Int? = nil, expected: Range<Int>,
    written: Range<Int>
  ) {
    self.category = category
    self.skill = skill
    self.rule = rule
    self.expected = expected
    self.written = written
  }

  /// Whether it is a spelling error of which no skill can be told: « non classé ».
  package var isUnclassified: Bool { skill == nil && category.isSpelling }
}
