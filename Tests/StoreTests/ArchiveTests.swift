import Diagnostics
import Engine
import Platform
import Store
import StoreScript
import TestSupport
import Testing

/// Makes archives of all kinds.
private struct ArchiveGenerator {
  var random: SplitMix64

  private static let letters = Array("abé Œ’-«»\"\\/漢ش🏊🏽‍♀️\u{301}\u{202F}…".unicodeScalars)

  private mutating func text(_ most: Int = 12) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...most, using: &random) {
      if let scalar = Self.letters.randomElement(using: &random) { text.append(scalar) }
    }
    return String(text)
  }

  private mutating func optionalText() -> String? {
    Bool.random(using: &random) ? text() : nil
  }

  private mutating func texts(_ counts: ClosedRange<Int>) -> [String] {
    (0..<Int.random(in: counts, using: &random)).map { _ in text() }
  }

  private mutating func day() -> CivilDay {
    CivilDay(dayNumber: Int.random(in: -100_000...100_000, using: &random))
  }

  private mutating func dictatedText() -> DictatedText {
    DictatedText(
      day: day(), title: text(), sentences: texts(1...12), grade: text(),
      step: Int.random(in: 1...9, using: &random), template: optionalText(),
      moment: optionalText(), form: optionalText(), targets: texts(0...3))
  }

  private mutating func correction() -> Correction {
    var results: [String: SkillResult] = [:]
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      results[text()] = SkillResult.allCases.randomElement(using: &random)
    }
    let missed = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      MissedWord(expected: text(), written: optionalText(), skill: optionalText())
    }
    return Correction(day: day(), results: results, missed: missed)
  }

  private mutating func offer() -> CardOffer {
    let cards = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      OfferedCard(
        text: dictatedText(), why: texts(0...2).map { LocalizedText(fr: $0, en: text()) })
    }
    let chosen = Bool.random(using: &random) ? Int.random(in: 1...cards.count, using: &random) : nil
    return CardOffer(day: day(), cards: cards, chosen: chosen)
  }

  mutating func archive() -> ProfileArchive {
    let texts = (0..<Int.random(in: 0...8, using: &random)).map { _ in dictatedText() }
    let corrected = texts.indices.filter { _ in Bool.random(using: &random) }
      .shuffled(using: &random)
    return ProfileArchive(
      profile: Profile(
        name: ["Léa", "Anne-Sophie", "N’Golo", "Лев", "莉娅"].randomElement(using: &random) ?? "Tom",
        gender: Bool.random(using: &random) ? .feminine : .masculine, grade: text(), set: text()),
      texts: texts,
      corrections: corrected.map {
        ProfileArchive.Entry(text: $0 + 1, correction: correction())
      },
      offers: (0..<Int.random(in: 0...4, using: &random)).map { _ in offer() })
  }
}

@Suite("Exporting and importing")
struct ArchiveTests {
  @Test("what was imported is exported byte for byte, through a file and through a store")
  func roundTrip() throws {
    for seed in UInt64(1)...UInt64(max(20, TestScale.count(1_000))) {
      var generator = ArchiveGenerator(random: SplitMix64(seed: seed))
      let archive = generator.archive()
      let bytes = Array(JSONWriter.write(archive.json).utf8)
      let read = try ProfileArchive(bytes)
      #expect(read == archive, "seed \(seed)")
      let place = try Place()
      let store = try place.open()
      try store.add(tom)
      try store.add(read)
      let back = try store.archive(of: archive.profile)
      #expect(Array(JSONWriter.write(back.json).utf8) == bytes, "seed \(seed)")
    }
  }

  @Test("a profile that is there is kept, unless it is to be replaced")
  func replacing() throws {
    let place = try Place()
    let store = try place.open()
    try store.add(lea)
    try store.remember(text(1, on: try day("2026-11-30")), for: lea)
    var other = lea
    other.grade = "CM2"
    let archive = ProfileArchive(profile: other)
    #expect(kind { () throws(StoreError) in try store.add(archive) } == .profileExists)
    #expect(try store.texts(of: lea).count == 1)
    try store.add(archive, replacing: true)
    #expect(try store.profiles() == [other])
    #expect(try store.texts(of: other).isEmpty)
    #expect(try place.files(holding: "La sortie") == [])
  }

  /// An archive in JSON with one text in it replaced, and where the faults then are.
  private static let faults: [(old: String, new: String, places: [String])] = [
    (#""name": "Léa""#, #""name": "Léa2""#, ["profile.name"]),
    (#""name": "Léa""#, #""name": "\#(String(repeating: "a", count: 10_000))""#, ["profile.name"]),
    (#""gender": "f""#, #""gender": "x""#, ["profile.gender"]),
    (#""grade": "CE2","#, "", ["profile.grade"]),
    (#""set": "ecole""#, #""set": null, "more": 1"#, ["profile", "profile.set"]),
    (#""date": "2026-11-30""#, #""date": "2026-02-30""#, ["texts[0].date"]),
    (#""palier": 1"#, #""palier": 0"#, ["texts[0].palier"]),
    (#""template": "sortie_1""#, #""template": 3"#, ["texts[0].template"]),
    (#""Léa est partie tôt.""#, #""Léa est\npartie.""#, ["texts[0].sentences"]),
    (#""text": 1"#, #""text": 2"#, ["corrections[0].text"]),
    (#""result": "lost""#, #""result": "bad""#, ["corrections[0].results[0].result"]),
    (#""written": "partit""#, #""written": """#, ["corrections[0].missed[0].written"]),
    (#""chosen": 1"#, #""chosen": 2"#, ["offers[0].chosen"]),
    (#""why": ["#, #""why": [1,"#, ["offers[0].cards[0].why[0]"]),
    (#""offers": ["#, #""offers": {}, "others": ["#, ["", "offers"]),
  ]

  private static func example() throws -> String {
    let evening = try day("2026-11-30")
    let archive = ProfileArchive(
      profile: lea, texts: [text(1, on: evening)],
      corrections: [
        ProfileArchive.Entry(
          text: 1,
          correction: Correction(
            day: evening, results: ["gn_nombre": .lost],
            missed: [MissedWord(expected: "partie", written: "partit", skill: nil)]))
      ],
      offers: [
        CardOffer(day: evening, cards: [StoreScript.card(["gn_nombre"])], chosen: 1)
      ])
    return JSONWriter.write(archive.json)
  }

  @Test("a fault is told with its place", arguments: faults.indices)
  func fault(_ index: Int) throws {
    let fault = Self.faults[index]
    let example = try Self.example()
    let place = try #require(example.firstRange(of: fault.old))
    let json = example[..<place.lowerBound] + fault.new + example[place.upperBound...]
    let found = places(Array(json.utf8))
    #expect(found == fault.places)
  }

  @Test("all faults are told at once")
  func allFaults() throws {
    var json = try Self.example()
    for fault in Self.faults.dropLast() where !fault.old.contains("name") {
      guard let place = json.firstRange(of: fault.old) else { continue }
      json.replaceSubrange(place, with: fault.new)
    }
    #expect((places(Array(json.utf8)) ?? []).count >= 12)
  }

  @Test(
    "what is no exported profile is told from one with faults",
    arguments: [
      ("", ArchiveError.notJSON(offset: 0)), ("{", .notJSON(offset: 1)), ("[]", .otherSchema),
      (#"{"schema": "dictee.export/2"}"#, .otherSchema),
      (#"{"schema": "dictee.generate/1"}"#, .otherSchema),
    ])
  func foreign(_ json: String, _ error: ArchiveError) {
    #expect(throws: error) { try ProfileArchive(Array(json.utf8)) }
  }

  @Test("spoilt bytes are refused or read, and never stored otherwise than they read")
  func spoiltBytes() throws {
    let example = Array(try Self.example().utf8)
    let place = try Place()
    let store = try place.open()
    for seed in UInt64(1)...UInt64(max(300, TestScale.count(20_000))) {
      var random = SplitMix64(seed: seed)
      var bytes = example
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        default:
          bytes.insert(
            UInt8(ascii: #"{}[]":,0"#.unicodeScalars.randomElement(using: &random) ?? "0"),
            at: index)
        }
      }
      guard let archive = try? ProfileArchive(bytes) else { continue }
      try store.add(archive, replacing: true)
      #expect(try store.archive(of: archive.profile) == archive, "seed \(seed)")
    }
  }

  /// The places of the faults, sorted; nil when the bytes are no JSON of a profile.
  private func places(_ bytes: [UInt8]) -> [String]? {
    do throws(ArchiveError) {
      _ = try ProfileArchive(bytes)
      return []
    } catch {
      guard case .faults(let faults) = error else { return nil }
      return faults.map(\.path).sorted()
    }
  }
}
