package import Diagnostics
package import Engine

/// A card that a child was offered, as it is remembered: the text itself, so that a card which is
/// picked later is the one that was shown, whatever calendar or set is at hand then.
package struct OfferedCard: Hashable, Sendable {
  /// What is dictated if the card is picked.
  package var text: DictatedText
  /// Why it was offered, in lines for a parent.
  package var why: [LocalizedText]

  package init(text: DictatedText, why: [LocalizedText]) {
    self.text = text
    self.why = why
  }
}

/// The cards of an evening, and which one was picked.
package struct CardOffer: Hashable, Sendable {
  package var day: CivilDay
  /// In the order in which they were shown; at least one.
  package var cards: [OfferedCard]
  /// 1-based number of the card that was picked; nil when none was yet.
  package var chosen: Int?

  package init(day: CivilDay, cards: [OfferedCard], chosen: Int? = nil) {
    self.day = day
    self.cards = cards
    self.chosen = chosen
  }
}
