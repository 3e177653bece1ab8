import Text

/// The raw title of a calendar event: it can be matched, and nothing else.
///
/// The type can't be copied, printed, interpolated, dumped or stored; what leaves it is the folded
/// text that the matcher looks at, lent for the length of a closure.
package struct Title: ~Copyable, Sendable {
  private let text: String

  /// Takes the text of a SUMMARY, after unescaping.
  package init(_ text: consuming String) {
    self.text = text
  }

  /// Lends the original and its folded form to the filter.
  borrowing func withFoldedText<Result>(
    _ body: (_ original: String, _ folded: FoldedText) throws -> Result
  ) rethrows -> Result {
    try body(text, FoldedText(folding: text))
  }
}

/// A place for a title in a collection; whatever prints it sees `‹titre›`.
package final class TitleBox: Sendable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The title itself, to be borrowed.
  package let title: Title

  package init(_ title: consuming Title) {
    self.title = title
  }

  package var description: String { "‹titre›" }
  package var debugDescription: String { "‹titre›" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}

/// What only the person in front of it sees: the one way by which a title is ever shown, and only
/// when that person asks for it.
package protocol TitleScreen {
  /// Shows a title; it is written nowhere else.
  func show(title: String)
}

extension Title {
  /// Shows the title to the person who asked for it.
  package borrowing func show(on screen: some TitleScreen) {
    screen.show(title: text)
  }
}
