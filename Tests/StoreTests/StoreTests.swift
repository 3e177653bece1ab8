import Diagnostics
import Engine
import Platform
import Store
import TestSupport
import Testing

@Suite("What the store remembers")
struct StoreTests {
  @Test("profiles are found whatever the accents and the case, listed by name")
  func profiles() throws {
    let place = try Place()
    let store = try place.open()
    #expect(try store.profiles().isEmpty)
    try store.add(tom)
    try store.add(lea)
    #expect(try store.profiles() == [lea, tom])
    #expect(try store.profile(named: "LEA") == lea)
    #expect(try store.profile(named: "Noé") == nil)
    #expect(kind { () throws(StoreError) in try store.add(lea) } == .profileExists)
    var older = lea
    older.grade = "CM1"
    try store.update(lea, to: older)
    #expect(try store.profile(named: "Léa") == older)
    var renamed = older
    renamed.name = "tom"
    #expect(
      kind { () throws(StoreError) in try store.update(older, to: renamed) } == .profileExists)
    renamed.name = "Lea"
    try store.update(older, to: renamed)
    #expect(try store.profiles().map(\.name) == ["Lea", "Tom"])
  }

  @Test("texts and corrections come back as they were given, in their order, to their child alone")
  func log() throws {
    let place = try Place()
    let first = try day("2026-11-30")
    // A clock that jumped back: the log keeps the order of what happened.
    let second = try day("2020-01-01")
    let corrections = [
      Correction(day: first, results: ["gn_nombre": .lost, "finales_en_e": .allRight]),
      Correction(day: second, results: ["gn_nombre": .someSlips]),
      Correction(day: second, results: [:]),
    ]
    do {
      let store = try place.open()
      try store.add(lea)
      try store.add(tom)
      for (number, correction) in corrections.enumerated() {
        let id = try store.remember(text(number, on: correction.day), for: lea)
        try store.append(correction, of: id, for: lea)
        #expect(
          kind { () throws(StoreError) in try store.append(correction, of: id, for: lea) }
            == .alreadyCorrected)
        #expect(
          kind { () throws(StoreError) in try store.append(correction, of: id, for: tom) }
            == .unknownText)
      }
      try store.remember(text(9, on: first), for: lea)
    }
    let store = try place.open()
    #expect(try store.corrections(of: lea) == corrections)
    let texts = try store.texts(of: lea)
    #expect(
      texts.map(\.text)
        == corrections.enumerated().map { text($0.offset, on: $0.element.day) }
        + [text(9, on: first)])
    #expect(texts.map(\.correction) == [true, true, true, false])
    #expect(try store.corrections(of: tom).isEmpty)
    #expect(try store.texts(of: tom).isEmpty)
  }

  @Test("the cards of an evening, and the one that was picked")
  func cards() throws {
    let place = try Place()
    let store = try place.open()
    try store.add(lea)
    let evening = try day("2026-11-30")
    #expect(try store.cards(day: evening, for: lea) == nil)
    let cards = [["gn_nombre"], ["gn_genre", "finales_en_e"]].map { targets in
      OfferedCard(
        text: DictatedText(
          day: evening, title: "Le chat", sentences: ["Le chat dort."], grade: "CE2", step: 1,
          template: "chat", targets: targets),
        why: [LocalizedText(fr: "Pour travailler le pluriel.", en: "To practise the plural.")])
    }
    try store.offer(cards, day: evening, for: lea)
    try store.choose(card: 2, day: evening, for: lea)
    try store.offer(cards, day: evening, for: lea)
    #expect(
      try store.cards(day: evening, for: lea) == CardOffer(day: evening, cards: cards, chosen: 2))
    #expect(
      kind { () throws(StoreError) in try store.choose(card: 3, day: evening, for: lea) }
        == .unknownCard)
    #expect(
      kind { () throws(StoreError) in
        try store.choose(card: 1, day: evening.adding(days: 1), for: lea)
      } == .unknownCard)
    try store.offer([cards[1]], day: evening, for: lea)
    #expect(try store.cards(day: evening, for: lea)?.chosen == nil)
    #expect(try store.offers(of: lea).count == 2)
  }

  @Test(
    "what no program of ours writes is refused",
    arguments: [
      "", "a\nb", "\u{1B}[2J", String(repeating: "a", count: 10_001),
    ])
  func badTexts(_ bad: String) throws {
    let place = try Place()
    let store = try place.open()
    try store.add(lea)
    let evening = try day("2026-11-30")
    var wrong = text(1, on: evening)
    wrong.sentences = [bad]
    #expect(
      kind { () throws(StoreError) in try store.remember(wrong, for: lea) } == .badValue)
    let id = try store.remember(text(1, on: evening), for: lea)
    let correction = Correction(day: evening, results: [bad: .lost])
    #expect(
      kind { () throws(StoreError) in try store.append(correction, of: id, for: lea) } == .badValue)
    #expect(try store.corrections(of: lea).isEmpty)
    var nameless = tom
    nameless.grade = bad
    #expect(kind { () throws(StoreError) in try store.add(nameless) } == .badValue)
  }
}
