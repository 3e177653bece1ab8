package import Engine

/// A card that a child was offered, as it is remembered: what it was about, by ids.
package struct OfferedCard: Hashable, Sendable {
  /// Ids of the skills, the most wanted first.
  package var skills: [String]
  /// 1-based palier of the grade.
  package var step: Int
  /// Id of the moment (`MomentID`); nil for a card without one.
  package var moment: String?
  /// Id of the form of the moment; nil for a card without one.
  package var form: String?

  package init(skills: [String], step: Int, moment: String? = nil, form: String? = nil) {
    self.skills = skills
    self.step = step
    self.moment = moment
    self.form = form
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
