import Engine
import Platform
import Store
import StoreScript
import TestSupport
import Testing

@Suite("Forgetting a child")
struct ForgettingTests {
  /// A store with two children, of whom Tom has much to forget.
  private func filled(_ place: Place) throws -> Store {
    let store = try place.open()
    try store.add(lea)
    let secret = Profile(name: "Wendelin", gender: .masculine, grade: "CM1", set: "ecole")
    try store.add(secret)
    let evening = try day("2026-11-30")
    for number in 1...60 {
      for profile in [lea, secret] {
        var given = text(number, on: evening)
        given.title = "Le titre de \(profile.name)"
        given.sentences = ["Le trésor de \(profile.name) dort là."]
        let id = try store.remember(given, for: profile)
        let missed = MissedWord(expected: "dort", written: "dore\(profile.name)", skill: nil)
        try store.append(
          Correction(day: evening, results: ["skill_\(profile.name)": .lost], missed: [missed]),
          of: id, for: profile)
      }
    }
    try store.offer(
      [StoreScript.card(["card_\(secret.name)"])], day: evening, for: secret)
    return store
  }

  @Test("leaves no byte of the name, the texts or the mistakes in any file")
  func bytes() throws {
    let place = try Place()
    let wendelin = Profile(name: "Wendelin", gender: .masculine, grade: "CM1", set: "ecole")
    let store = try filled(place)
    let key = try #require(MomentKey(bytes: [UInt8](repeating: 1, count: 32)))
    let other = try #require(MomentKey(bytes: [UInt8](repeating: 2, count: 32)))
    try store.name([key], "l’anniversaire de WENDELIN")
    try store.name([other], "la chorale")
    // The search finds what is there.
    #expect(try place.files(holding: "Le trésor de Wendelin") != [])
    let kept = try store.archive(of: lea)
    try store.forget(wendelin)
    for word in ["Wendelin", "WENDELIN", "Le trésor de W", "doreW", "skill_W", "card_W"] {
      // Also while the store is open.
      #expect(try place.files(holding: word) == [], "\(word)")
    }
    #expect(try store.profiles() == [lea])
    #expect(try store.archive(of: lea) == kept)
    #expect(try store.momentAnswers().named == [other: "la chorale"])
    #expect(kind { () throws(StoreError) in try store.forget(wendelin) } == .unknownProfile)
  }

  @Test("is finished by the next that opens the store when another one reads meanwhile")
  func interrupted() throws {
    let place = try Place()
    _ = try filled(place)
    try place.sql(
      """
      PRAGMA foreign_keys = ON;
      BEGIN;
      INSERT INTO forgetting SELECT id FROM profiles WHERE name = 'Wendelin';
      DELETE FROM corrections WHERE profile IN (SELECT profile FROM forgetting);
      DELETE FROM texts WHERE profile IN (SELECT profile FROM forgetting);
      DELETE FROM offers WHERE profile IN (SELECT profile FROM forgetting);
      DELETE FROM profiles WHERE id IN (SELECT profile FROM forgetting);
      COMMIT;
      """)
    do { _ = try place.open() }
    #expect(try place.files(holding: "Wendelin") == [])
    #expect(try place.sql("SELECT count(*) FROM forgetting") == "0\n")
  }

  @Test("of all children leaves an empty store")
  func everyone() throws {
    let place = try Place()
    let store = try filled(place)
    for profile in try store.profiles() { try store.forget(profile) }
    #expect(try store.profiles().isEmpty)
    #expect(try place.sql("SELECT count(*) FROM texts") == "0\n")
    try store.add(lea)
    #expect(try store.texts(of: lea).isEmpty)
  }
}
