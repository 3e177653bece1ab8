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
  /// The kind of fault in kebab-case: `word-above-grade`.
  package var code: String
  /// 0-based sentence; nil for a fault of the whole text.
  package var sentence: Int?
  /// UTF-8 offsets in the sentence.
  package var range: Range<Int>?
  package var message: LocalizedText

  package init(
    _ code: String, _ message: LocalizedText, sentence: Int? = nil, range: Range<Int>? = nil
  ) {
    self.code = code
    self.message = message
    self.sentence = sentence
    self.range = range
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
