import Text

/// What a household's store knows of its calendar: answers of the parents, and the children.
package struct HouseholdAnswers: Sendable {
  package var secret: MomentSecret
  /// The labels that were typed.
  package var named: [MomentKey: String]
  /// What is never to be offered again.
  package var refused: Set<MomentKey>
  /// First names of the children.
  package var children: [String]

  package init(
    secret: MomentSecret, named: [MomentKey: String], refused: Set<MomentKey>, children: [String]
  ) {
    self.secret = secret
    self.named = named
    self.refused = refused
    self.children = children
  }

  /// Whether a parent refused an event.
  package func refuses(_ event: CalendarEvent) -> Bool {
    !refused.isEmpty && secret.keys(of: event).contains(where: refused.contains)
  }

  /// The label that a parent typed for an event.
  package func label(of event: CalendarEvent) -> String? {
    named.isEmpty ? nil : secret.keys(of: event).lazy.compactMap { named[$0] }.first
  }

  /// The id under which an event is named on the command line.
  package func id(of event: CalendarEvent) -> MomentID {
    secret.keys(of: event).first?.id ?? MomentID(of: event)
  }

  /// The children whose first names stand in a title.
  package func children(in title: borrowing Title) -> [String] {
    children.filter { title.holds(word: foldedBytes($0)) }
  }
}

extension Title {
  /// Whether a word, or words with signs between them, stands in the title.
  ///
  /// - Parameter word: folded.
  /// - Complexity: O(title × word).
  borrowing func holds(word: [UInt8]) -> Bool {
    withFoldedText { _, folded in
      guard !word.isEmpty, folded.bytes.count >= word.count else { return false }
      return (0...folded.bytes.count - word.count).contains { start in
        let end = start + word.count
        return folded.bytes[start] == word[0] && folded.bytes[start..<end].elementsEqual(word)
          && (start == 0 || !folded.isWord[start - 1])
          && (end == folded.bytes.count || !folded.isWord[end])
      }
    }
  }
}
