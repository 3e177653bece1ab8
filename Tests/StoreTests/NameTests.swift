import Engine
import Store
import TestSupport
import Testing

@Suite("Names of children")
struct NameTests {
  /// A name in each of forty scripts.
  private static let names = [
    "Léa", "Лея", "Λία", "Լիա", "ლია", "ליאה", "ليا", "ܠܝܐ", "ࠋࠉࠀ", "लिया", "লিয়া", "ਲੀਆ", "લિયા", "ଲିଆ",
    "லியா", "లియా", "ಲಿಯಾ", "ലിയ", "ලියා", "เลอา", "ເລອາ", "ལེཨ", "လီယာ", "លីយ៉ា", "ᎵᎠ", "ᓕᐊ", "ⵍⵢⴰ",
    "ልያ", "레아", "レア", "りあ", "莉娅", "ㄌㄧㄚ", "ꆿꑸ", "ᠯᠢᠶ᠎ᠠ", "𐌻𐌹𐌰", "ᛚᛁᚨ", "ᚂᚔᚐ", "ⲗⲓⲁ", "ꓡꓲꓮ", "ߟߌߦߊ",
  ]

  @Test("of forty scripts are kept as they are or refused", arguments: names)
  func scripts(_ name: String) throws {
    let place = try Place()
    let store = try place.open()
    let profile = Profile(name: name, gender: .feminine, grade: "CE2", set: "ecole")
    let refusal = kind { () throws(StoreError) in try store.add(profile) }
    guard refusal == nil else {
      #expect(refusal == .notAName)
      #expect(try store.profiles().isEmpty)
      return
    }
    #expect(try store.profile(named: name) == profile)
    #expect(try store.archive(of: profile).profile == profile)
    try store.forget(profile)
    #expect(try place.files(holding: name) == [])
  }

  @Test(
    "that are none are refused",
    arguments: [
      "", " ", "Léa\n", "Lé\u{0}a", "\u{1B}[2J", "Léa\u{202E}", "Léa2", "-Léa", "Léa--Rose",
      "Le\u{301}a",
      String(repeating: "a", count: 31), String(repeating: "é", count: 10_000), "😀",
    ])
  func refused(_ name: String) throws {
    let store = try Place().open()
    let profile = Profile(name: name, gender: .feminine, grade: "CE2", set: "ecole")
    #expect(kind { () throws(StoreError) in try store.add(profile) } == .notAName)
  }
}
