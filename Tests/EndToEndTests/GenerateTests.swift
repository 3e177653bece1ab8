import Platform
import TestSupport
import Testing

@Suite struct GenerateTests {
  private static let lea = ["--child", "Léa", "--gender", "f", "--now", "2026-11-30"]
  private static let line = CommandLineWords(
    command: "generate",
    options: [
      ("--child", "Léa"), ("--gender", "f"), ("--now", "2026-11-30"), ("--grade", "CE1"),
      ("--set", Files.smallSet),
    ])
  private static let small = line.words

  /// A dictation of the built-in set about the sample calendar.
  private func generate(_ more: String...) throws -> ChildProcess.Result {
    try Programs.run("dictee", ["generate", "--calendar", Files.family] + Self.lea + more)
  }

  @Test(arguments: ["CE1", "CE2", "CM1", "CM2"])
  func writesForEachGrade(grade: String) throws {
    let result = try generate("--grade", grade)
    #expect(result.code == 0)
    #expect(result.errorText == "")
    let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4, "title, empty line, text, and the end of its line")
    #expect(lines.count == 4 && !lines[0].isEmpty && lines[1].isEmpty && lines[3].isEmpty)
    #expect(result.text.contains("Léa"))
    #expect(!result.text.contains("'") && !result.text.contains(" !") && !result.text.contains("{"))
  }

  @Test(arguments: ["CE1", "CE2", "CM1", "CM2"])
  func passesItsOwnChecks(grade: String) throws {
    let result = try generate("--grade", grade, "--json")
    #expect(result.code == 0)
    #expect(result.member("grade") == grade)
    #expect(!result.text.contains("\"status\": \"failed\""))
    #expect(!result.text.contains("\"moment\": null"))
    #expect(try schemaFaults(of: result.text, "generate") == "")
  }

  @Test func sameSeedSameBytes() throws {
    let first = try generate("--grade", "CM1", "--seed", "7", "--json")
    #expect(try generate("--grade", "CM1", "--seed", "7", "--json") == first)
    #expect(first.member("seed") == "7")
  }

  /// Without a seed the set, the child and the day decide; the seed that is told gives the text again.
  @Test func eveningDecidesTheSeed() throws {
    func seed(_ words: [String]) throws -> String {
      let result = try Programs.run("dictee", words + ["--json"])
      return try #require(result.member("seed"), "\(result.errorText)")
    }
    let tonight = try seed(Self.small)
    #expect(try seed(Self.small) == tonight)
    #expect(try seed(Self.line.with("--now", "2026-11-30T21:00")) == tonight)
    let others = [
      ("--now", "2026-12-01"), ("--child", "Tom"), ("--gender", "m"), ("--set", "ecole"),
    ]
    let seeds = try others.map { try seed(Self.line.with($0.0, $0.1)) }
    #expect(Set(seeds + [tonight]).count == 5)
    let again = try Programs.run("dictee", Self.small + ["--seed", tonight])
    #expect(try Programs.run("dictee", Self.small) == again)
  }

  @Test(arguments: [1, 2, 3])
  func textsOfTheSmallSet(seed: Int) throws {
    let words = Self.small + ["--seed", String(seed)]
    let alone = try Programs.run("dictee", words)
    let about = try Programs.run("dictee", words + ["--calendar", Files.secrets])
    #expect(goldenFault(alone.transcript, "Golden/generate-\(seed).txt") == nil)
    #expect(goldenFault(about.transcript, "Golden/generate-moment-\(seed).txt") == nil)
  }

  @Test func jsonOfTheSmallSet() throws {
    let result = try Programs.run(
      "dictee", Self.small + ["--json", "--seed", "1", "--calendar", Files.secrets])
    #expect(goldenFault(result.transcript, "Golden/generate-json.txt") == nil)
    #expect(try schemaFaults(of: result.text, "generate") == "")
  }

  @Test func calendarFromStandardInput() throws {
    let calendar = String(decoding: try readFile(Files.secrets), as: UTF8.self)
    let words = Self.small + ["--seed", "1"]
    #expect(
      try Programs.run("dictee", words + ["-c", "-"], input: calendar)
        == Programs.run("dictee", words + ["-c", Files.secrets]))
  }

  /// A chosen moment is written about; one without a name and one that is not there are refused.
  @Test func chosenMoment() throws {
    let words = ["--calendar", Files.secrets, "--now", "2026-11-30", "--set", Files.smallSet]
    let list = try Programs.run("dictee", ["moments"] + words).text.split(separator: "\n")
    func id(_ phrase: String) throws -> String {
      String(try #require(list.first { $0.contains(phrase) }).prefix { $0 != " " })
    }
    func write(_ moment: String) throws -> ChildProcess.Result {
      try Programs.run(
        "dictee",
        Self.small + ["--json", "--calendar", Files.secrets, "--moment", moment])
    }
    let zoo = try id("la sortie au zoo")
    #expect(try write(zoo).text.contains("\"form\": \"sortie_zoo\""))
    #expect(try write(zoo.uppercased()).code == 0)
    #expect(
      goldenFault(try write(try id("(sans nom)")).transcript, "Golden/blank-moment.txt") == nil)
    for unknown in ["aaaaaaaaaa", "x", "é"] {
      let result = try write(unknown)
      #expect(result.code == 1)
      #expect(result.output.isEmpty && !result.errors.isEmpty)
    }
  }

  static let wrongUsage: [[String]] = [
    ["generate"], ["generate", "--child"], ["generate", "--child", "Léa"],
    small + small.dropFirst(),
    line.with("--gender", "x"), line.with("--gender", nil), line.with("--grade", "CE9"),
    line.with("--grade", nil), line.with("--seed", "-1"),
    line.with("--seed", "18446744073709551616"), line.with("--now", "2026-02-30"),
    line.with("--now", "30/11/2026"), line.with("--now", "2026-11-30T24:00"),
    line.with("--tz", "Mars/Base"), line.with("--child", "L3a"), line.with("--child", ""),
    line.with("--moment", "aaaaaaaaaa"), small + ["--unknown"], small + ["extra"],
  ]

  @Test(arguments: wrongUsage)
  func wrongUsageEndsWith2(words: [String]) throws {
    let result = try Programs.run("dictee", words)
    #expect(result.code == 2)
    #expect(result.text == "")
    #expect(result.errorText.hasPrefix(said(by: "dictee generate")))
  }

  /// A first name is in no message.
  @Test func nameStaysOutOfMessages() throws {
    let result = try Programs.run(
      "dictee", ["generate", "--child", "Zubrowska9", "--gender", "f", "--grade", "CE1"])
    #expect(result.code == 2)
    #expect(!result.errorText.contains("Zubrowska"))
  }

  @Test(arguments: ["/nonexistent.ics", Files.smallSet, Files.here + "/Programs.swift"])
  func unreadableCalendarEndsWith3(path: String) throws {
    let result = try Programs.run("dictee", Self.small + ["--calendar", path])
    #expect(result.code == 3)
    #expect(result.text == "")
    #expect(result.errorText.hasPrefix(said(by: "dictee generate")))
  }
}
