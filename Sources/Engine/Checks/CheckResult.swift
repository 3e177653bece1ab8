package import Diagnostics

/// The seven checks, in their order.
package enum CheckName: String, CaseIterable, Sendable {
  case vocabulary
  case tenses
  case sentenceLength = "sentence_length"
  case registers
  case skills
  case firstName = "first_name"
  case moment
}

/// What a check found.
package enum CheckStatus: String, CaseIterable, Sendable {
  case ok
  case failed
  /// Nothing to look for: no skill, child or moment was given.
  case waived
}

/// One fault that a check found in a text.
package struct CheckFailure: Hashable, Sendable {
  package var code: FailureCode
  /// 0-based sentence; nil for a fault of the whole text.
  package var sentence: Int?
  /// UTF-8 offsets in the sentence.
  package var range: Range<Int>?
  /// For a teacher: what was found and what was expected.
  package var message: LocalizedText
  /// For the writer, who may be a program: what to change, in one sentence.
  package var advice: LocalizedText
  /// Bounds for the next attempt; nil when other lengths would mend nothing.
  package var bounds: TextBounds?
  /// Row of the skill that the fault is about.
  package var skill: Int?

  package init(
    _ code: FailureCode, _ message: LocalizedText, advice: LocalizedText, sentence: Int? = nil,
    range: Range<Int>? = nil, bounds: TextBounds? = nil, skill: Int? = nil
  ) {
    self.code = code
    self.message = message
    self.advice = advice
    self.sentence = sentence
    self.range = range
    self.bounds = bounds
    self.skill = skill
  }
}

/// The outcome of one check.
package struct CheckResult: Hashable, Sendable {
  package var name: CheckName
  package var status: CheckStatus
  package var failures: [CheckFailure]
  /// Why the check was waived.
  package var reason: LocalizedText?

  /// The outcome of a check that looked: failed when it found anything.
  package static func judged(_ name: CheckName, _ failures: [CheckFailure]) -> CheckResult {
    CheckResult(
      name: name, status: failures.isEmpty ? .ok : .failed, failures: failures, reason: nil)
  }

  /// The outcome of a check that had nothing to look for.
  package static func waived(_ name: CheckName, because reason: LocalizedText) -> CheckResult {
    CheckResult(name: name, status: .waived, failures: [], reason: reason)
  }
}
