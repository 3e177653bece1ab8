/// Why the library has no text for a request: what none of the texts that were tried has.
package struct LibraryGap: Error, Hashable, Sendable {
  /// Whether any template fits the child, the grade, the moment and the month.
  package internal(set) var hasTemplates = false
  /// Whether any text had the length that was asked for.
  package internal(set) var hasLength = false
  /// Rows of the skills asked for that no text of that length exercises enough.
  package private(set) var missingSkills: [Int]

  init(_ request: DictationRequest) {
    missingSkills = request.skills
  }

  /// Takes up a text that was refused.
  mutating func note(_ checked: CheckedText) {
    missingSkills.removeAll { skill in
      !checked.results.flatMap(\.failures).contains { $0.skill == skill }
    }
  }
}
