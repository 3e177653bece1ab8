import Platform
import TestSupport
import Testing

@Suite struct TryTests {
  /// One title for each thing that can become of one.
  private static let titles = [
    "Piscine 10h avec Tom", "Sortie au zoo puis piscine", "Piscinier", "piscine-club",
    "Piscìne", "Piscine annulée", "Payer la piscine", "Hôpital : zoo", "piscinе", "Kandinsky",
  ]

  @Test(arguments: ["fr", "en"])
  func tellsEachStep(language: String) throws {
    let result = try Programs.run(
      "catalogue-lint", ["try", "--set", Files.smallSet, "--lang", language] + Self.titles)
    let text = result.transcript.replacing(Files.here + "/", with: "")
    #expect(goldenFault(text, "Golden/try-\(language).txt") == nil)
  }

  @Test func jsonFollowsItsSchema() throws {
    let result = try Programs.run(
      "catalogue-lint", ["try", "--json", "--set", Files.smallSet] + Self.titles)
    #expect(try schemaFaults(of: result.text, "catalogue-lint-try") == "")
    let text = result.transcript.replacing(Files.here + "/", with: "")
    #expect(goldenFault(text, "Golden/try-json.txt") == nil)
  }

  /// A compiled set gives the same answers, without places in files.
  @Test func compiledSetsKnowNoPlaces() throws {
    let folder = try TemporaryFolder()
    let set = "\(folder.path)/petit.dcat"
    #expect(try Programs.run("catalogue-compile", [Files.smallSet, "-o", set]).code == 0)
    let words = ["try", "--json", "Sortie au zoo puis piscine"]
    let compiled = try Programs.run("catalogue-lint", words + ["--set", set])
    let folderSet = try Programs.run("catalogue-lint", words + ["--set", Files.smallSet])
    #expect(compiled.code == 0)
    #expect(compiled.text.contains("\"source\": null") && !compiled.text.contains("\"file\""))
    for key in ["outcome", "form", "phrase", "verdict"] {
      #expect(compiled.member(key) == folderSet.member(key))
    }
    #expect(try schemaFaults(of: compiled.text, "catalogue-lint-try") == "")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func readsTitlesFromStandardInput(end: String) throws {
    let titles = ["Zoo", "", "Piscine avec Tom", "  ", "Zoo 14h"]
    for mark in ["", "\u{FEFF}"] {
      let piped = try Programs.run(
        "catalogue-lint", ["try", "-", "--set", Files.smallSet],
        input: mark + titles.joined(separator: end))
      let typed = try Programs.run(
        "catalogue-lint", ["try", "--set", Files.smallSet, "Zoo", "Piscine avec Tom", "Zoo 14h"])
      #expect(piped == typed)
      #expect(piped.code == 0)
    }
  }

  @Test func builtInSetIsTheUsualOne() throws {
    let usual = try Programs.run("catalogue-lint", ["try", "Judo avec Tom"])
    #expect(
      usual == (try Programs.run("catalogue-lint", ["try", "Judo avec Tom", "--set", "ecole"])))
    #expect(usual.code == 0)
  }

  static let endings: [(words: [String], code: Int32)] = [
    (["Zoo"], 0), (["Zoo", "Kandinsky"], 1), (["Hôpital"], 1), (["Payer le zoo"], 1), ([], 2),
    ([""], 2), (["Zoo", "--json=1"], 2), (["Zoo", "--set", "/nonexistent"], 3),
    ([String(repeating: "é", count: 1000)], 1), ([String(repeating: "é", count: 1001)], 1),
  ]

  @Test(arguments: endings)
  func exitCodes(words: [String], code: Int32) throws {
    let set = words.contains("--set") ? [] : ["--set", Files.smallSet]
    let result = try Programs.run("catalogue-lint", ["try"] + set + words)
    #expect(result.code == code)
    #expect(result.text.isEmpty == (code > 1 || words.first?.count == 1001))
  }

  /// Nothing in a title may steer the terminal, and marks take no column.
  @Test func titlesAreShownHarmless() throws {
    let result = try Programs.run(
      "catalogue-lint", ["try", "--set", Files.smallSet, "e\u{301}\u{1B}[2J\u{7} zoo"])
    #expect(!result.text.contains("\u{1B}") && !result.text.contains("\u{7}"))
    let lines = result.text.split(separator: "\n")
    let title = try #require(lines.firstIndex { $0.hasPrefix("    e\u{301}") })
    #expect(lines[title + 1].hasPrefix("    " + String(repeating: " ", count: 7) + "^^^ "))
  }

  @Test func bytesThatAreNoTextEndWith3() throws {
    let result = try ChildProcess(
      try #require(Programs.folder) + "/catalogue-lint",
      ["try", "--set", Files.smallSet, "-"], input: [0x5A, 0xFF, 0x0A],
      environment: Programs.environment
    ).run()
    #expect(result.code == 3)
    #expect(result.text == "")
  }
}
