import Tables
import Text

/// What fills the places of a template.
package struct Slots: Sendable {
  package var child: Child
  package var friend: Friend?
  package var topic: MomentTopic?
  /// Items of the form, the first for `{DECOR1}`.
  package var decor: [String]
  package var actions: [String]
  /// Row of the template's choices.
  package var choiceRow: Int
  /// Step of the text's length: optional sentences of a higher step are left out.
  package var step: Int
  /// The step of a text whose length nobody asked for: the middle one.
  package static let usualStep = 2

  package init(
    child: Child, friend: Friend? = nil, topic: MomentTopic? = nil, decor: [String] = [],
    actions: [String] = [], choiceRow: Int = 0, step: Int = Slots.usualStep
  ) {
    self.child = child
    self.friend = friend
    self.topic = topic
    self.decor = decor
    self.actions = actions
    self.choiceRow = choiceRow
    self.step = step
  }

  /// Whether what agrees with the target is feminine.
  ///
  /// Two are feminine when both are; a friend
  /// whose gender can't be told counts as masculine (templates that agree with one are not offered).
  func isFeminine(_ target: PieceRecord.Target) -> Bool {
    switch target {
    case .none: false
    case .child: child.gender == .feminine
    case .friend: friend?.gender == .feminine
    case .both: child.gender == .feminine && friend?.gender == .feminine
    }
  }
}

/// A text that was written: its title and its sentences, in French typography.
package struct Draft: Hashable, Sendable {
  package var title: String
  package var sentences: [String]

  package init(title: String, sentences: [String]) {
    self.title = title
    self.sentences = sentences
  }

  /// Words by the counting rule of dictations.
  var wordCount: Int { sentences.reduce(0) { $0 + Text.wordCount($1) } }

  /// The sentences as one text.
  package var text: String {
    sentences.dropFirst().reduce(into: sentences.first ?? "") { text, sentence in
      text += " "
      text += sentence
    }
  }
}
