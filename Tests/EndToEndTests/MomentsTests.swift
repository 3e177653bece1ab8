import Platform
import TestSupport
import Testing

@Suite struct MomentsTests {
  private static let words = [
    "moments", "--now", "2026-11-30", "--set", Files.smallSet, "--calendar",
  ]

  @Test(arguments: ["fr", "en"])
  func listsWhatIsRecognised(language: String) throws {
    let result = try Programs.run("dictee", Self.words + [Files.secrets, "--lang", language])
    #expect(goldenFault(result.transcript, "Golden/moments-\(language).txt") == nil)
  }

  /// No title, place or description leaves the program: blocked, cancelled, a chore or unknown.
  @Test(arguments: ["ecole", Files.smallSet], [[], ["--json"], ["--lang", "en"]])
  func titlesStayPrivate(set: String, more: [String]) throws {
    for command in [
      ["moments"], ["generate", "--child", "Léa", "--gender", "f", "--grade", "CE1"],
    ] {
      let result = try Programs.run(
        "dictee",
        command + ["--calendar", Files.secrets, "--now", "2026-11-30", "--set", set] + more)
      #expect(result.code == 0)
      for word in Files.secretWords {
        #expect(!result.text.contains(word) && !result.errorText.contains(word))
      }
    }
  }

  /// What can't be read is told by line, and the rest is used.
  @Test func damagedEventsAreToldWithoutTheirTitles() throws {
    let calendar = String(decoding: try readFile(Files.secrets), as: UTF8.self)
    let place = try #require(calendar.firstRange(of: "20261128"))
    let damaged = calendar[..<place.lowerBound] + "samedi" + calendar[place.upperBound...]
    let result = try Programs.run("dictee", Self.words + ["-"], input: String(damaged))
    #expect(result.code == 0)
    #expect(!result.text.contains("la sortie piscine"))
    #expect(result.text.contains("la sortie au zoo"))
    #expect(result.errorText.hasPrefix(said(by: "dictee moments") + "-:"))
    for word in Files.secretWords { #expect(!result.errorText.contains(word)) }
  }

  @Test func jsonFollowsItsSchema() throws {
    for set in [Files.smallSet, "ecole"] {
      for calendar in [Files.secrets, Files.family] {
        let result = try Programs.run(
          "dictee", ["moments", "--json", "--calendar", calendar, "--set", set])
        #expect(result.code == 0)
        #expect(try schemaFaults(of: result.text, "moments") == "")
      }
    }
    let result = try Programs.run("dictee", Self.words + [Files.secrets, "--json"])
    #expect(goldenFault(result.transcript, "Golden/moments-json.txt") == nil)
  }

  @Test func zoneDecidesTheDay() throws {
    let calendar = """
      BEGIN:VCALENDAR
      VERSION:2.0
      BEGIN:VEVENT
      UID:1
      DTSTART:20261128T230000Z
      SUMMARY:Zoo
      END:VEVENT
      END:VCALENDAR

      """
    func day(_ more: [String]) throws -> String? {
      try Programs.run(
        "dictee",
        ["moments", "--json", "--now", "2026-11-30", "--set", Files.smallSet, "-c", "-"] + more,
        input: calendar
      ).text.split(separator: "\"date\": \"").last.map { String($0.prefix(10)) }
    }
    #expect(try day([]) == "2026-11-29")
    #expect(try day(["--tz", "UTC"]) == "2026-11-28")
  }

  @Test func calendarIsRequired() throws {
    let result = try Programs.run("dictee", ["moments"])
    #expect(result.code == 2)
    #expect(result.errorText.contains("--calendar"))
  }
}
