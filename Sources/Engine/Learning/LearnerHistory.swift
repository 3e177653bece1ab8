/// What a child's log says, oldest first, in the order in which it was written.
package struct LearnerHistory: Hashable, Sendable {
  /// A confirmed correction and the text that it corrects.
  package struct Corrected: Hashable, Sendable {
    package var correction: Correction
    /// Nil when the text is no longer known.
    package var text: DictatedText?

    package init(_ correction: Correction, of text: DictatedText?) {
      self.correction = correction
      self.text = text
    }
  }

  /// The texts that were given, corrected or not.
  package var texts: [DictatedText]
  package var corrections: [Corrected]

  package init(texts: [DictatedText] = [], corrections: [Corrected] = []) {
    self.texts = texts
    self.corrections = corrections
  }
}
