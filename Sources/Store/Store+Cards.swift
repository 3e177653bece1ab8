internal import Diagnostics
package import Engine

extension Store {
  /// Remembers the cards that a child is offered; the same cards as last time on that day are the same
  /// offer, and what was picked of it stays.
  package func offer(
    _ cards: [OfferedCard], day: CivilDay, for profile: Profile
  ) throws(StoreError) {
    try connection.transaction { () throws(StoreError) in
      let row = try row(of: profile)
      if let last = try offers(of: row, on: day).last, last.offer.cards == cards { return }
      try insert(CardOffer(day: day, cards: cards), row: row)
    }
  }

  /// The cards that a child was offered last on a day; nil without any.
  package func cards(day: CivilDay, for profile: Profile) throws(StoreError) -> CardOffer? {
    try offers(of: try row(of: profile), on: day).last?.offer
  }

  /// Every offer that a child was made, in their order.
  package func offers(of profile: Profile) throws(StoreError) -> [CardOffer] {
    try offers(of: try row(of: profile), on: nil).map(\.offer)
  }

  /// Remembers which card was picked of those that were offered last on a day; the last pick counts.
  ///
  /// - Parameter number: from 1.
  package func choose(
    card number: Int, day: CivilDay, for profile: Profile
  ) throws(StoreError) {
    try connection.transaction { () throws(StoreError) in
      guard let last = try offers(of: try row(of: profile), on: day).last,
        last.offer.cards.indices.contains(number - 1)
      else { throw StoreError(.unknownCard) }
      try connection.run(
        "UPDATE offers SET chosen = ? WHERE id = ?", .int(Int64(number)), .int(last.row))
    }
  }

  /// Inserts an offer inside a transaction.
  func insert(_ offer: CardOffer, row: Int64) throws(StoreError) {
    let faults = FaultList()
    _ = CardOffer(reading: CardOffer.shape.json(offer), at: "", faults)
    guard faults.isEmpty else { throw StoreError(.badValue) }
    try connection.run(
      "INSERT INTO offers (profile, day, cards, chosen) VALUES (?, ?, ?, ?)",
      .int(row), .text(offer.day.iso), .json(.array(offer.cards.map(OfferedCard.shape.json))),
      offer.chosen.map { .int(Int64($0)) } ?? .null)
  }

  private func offers(
    of row: Int64, on day: CivilDay?
  ) throws(StoreError) -> [(row: Int64, offer: CardOffer)] {
    let isOnDay = day == nil ? "" : "AND day = ?2"
    return try connection.rows(
      "SELECT id, day, cards, chosen FROM offers WHERE profile = ?1 \(isOnDay) ORDER BY id",
      [.int(row)] + (day.map { [.text($0.iso)] } ?? [])
    ) { (row) throws(StoreError) in
      let faults = FaultList()
      let cards = OfferedCard.list(reading: try json(row, 2), at: "", faults)
      guard faults.isEmpty else { throw StoreError(.damaged, path: path) }
      let offer = CardOffer(day: try self.day(row, 1), cards: cards, chosen: row.optionalInt(3))
      return (row.int64(0), offer)
    }
  }
}
