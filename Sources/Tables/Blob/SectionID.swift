/// The sections that a blob may hold; the number is what the section table stores.
public enum SectionID: UInt32, Sendable, CaseIterable {
  case meta = 1
  case stringOffsets
  case stringBytes
  case lists
  case forms
  case patternNodes
  case patternEdges
  case patterns
  case blockedNodes
  case blockedEdges
  case blockedPatterns
  case names
  case lexiconAutomaton
  case lexiconOffsets
  case lexiconReadings
  case lexiconLemmas
  case grades
  case tenses
  case skills
  case skillRules
  case templates
  case sentences
  case pieces
  case registers
  case elision
  case motifWords
  case listedForms
  case listedLemmas
  case readingPatterns
  case readingConditions
  case readingRules
  case confusions
  case registerForms
  case progression
  case spellings
}

extension SectionID {
  /// The largest number in use; below 64, so that a set of sections is one word.
  static let highest = allCases.map(\.rawValue).max() ?? 0
}
