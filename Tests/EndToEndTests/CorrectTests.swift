import Engine
import Platform
import Store
import TestSupport
import Testing

@Suite struct CorrectTests {
  private static let text = "Le lion\n\nLéa aime le lion.\nLe petit chat regarde la girafe.\n"
  private static let copy = "Lea aime le lion\nle petit petit chat regarde la giraphe."

  /// A folder with the text, and the words that correct a copy of it from standard input.
  private func correct(_ copy: String, _ more: String...) throws -> ChildProcess.Result {
    let folder = try TemporaryFolder()
    let file = try folder.write(Array(Self.text.utf8), to: "texte.txt")
    return try Programs.run(
      "dictee",
      ["correct", "--text", file, "--copy", "-", "--grade", "ce1", "--set", Files.smallSet] + more,
      input: copy)
  }

  @Test(arguments: ["fr", "en"])
  func saysWhatIsWrong(language: String) throws {
    let result = try correct(Self.copy, "--lang", language)
    #expect(goldenFault(result.transcript, "Golden/correct-\(language).txt") == nil)
  }

  @Test func printsJSON() throws {
    let result = try correct(Self.copy, "--json")
    #expect(result.code == 0 && result.errorText == "")
    #expect(try schemaFaults(of: result.text, "correct") == "")
    #expect(goldenFault(result.text, "Golden/correct.json") == nil)
    let other = try correct("Bonjour tout le monde, il pleut beaucoup ce soir.", "--json")
    #expect(try schemaFaults(of: other.text, "correct") == "")
    #expect(other.member("copy") == "other_text")
  }

  static let right: [(String, String)] = [
    ("as it is", text), ("without the title", "Léa aime le lion. Le petit chat regarde la girafe."),
    ("CRLF", "Léa aime le lion.\r\nLe petit chat\r\nregarde la girafe."),
    ("combining accent", "Le\u{301}a aime le lion. Le petit chat regarde la girafe."),
  ]

  @Test(arguments: right)
  func findsNothingIn(name: String, copy: String) throws {
    let result = try correct(copy)
    #expect(result.code == 0)
    #expect(result.text.hasPrefix("La copie est juste.\n"))
  }

  @Test(arguments: ["", " \n", "!!!", "🦊🐶", "\0"])
  func emptyCopyIsRefused(copy: String) throws {
    let result = try correct(copy)
    #expect(result.code == 1)
    #expect(result.text == "" && result.errorText.contains("vide"))
  }

  static let others: [(String, String)] = [
    ("another text", "Bonjour tout le monde, il pleut beaucoup ce soir."),
    ("one word again and again", String(repeating: "le ", count: 100_000)),
  ]

  @Test(arguments: others.indices)
  func otherTextIsRefused(place: Int) throws {
    let result = try correct(Self.others[place].1)
    #expect(result.code == 1)
    #expect(result.text == "" && result.errorText.contains("même dictée"))
  }

  @Test func bytesThatAreNoTextEndWith3() throws {
    let folder = try TemporaryFolder()
    let (text, copy) = (
      try folder.write(Array(Self.text.utf8), to: "texte.txt"),
      try folder.write([0x4C, 0xE9, 0x61], to: "copie.txt")
    )
    let result = try Programs.run(
      "dictee",
      ["correct", "--text", text, "--copy", copy, "--grade", "ce1", "--set", Files.smallSet])
    #expect(result.code == 3)
    #expect(result.text == "" && result.errorText.contains("UTF-8"))
  }

  static let usages = [
    ["--text", "texte.txt", "--copy", "-"], ["--text", "texte.txt", "--grade", "ce1"],
    ["--text", "texte.txt", "--copy", "-", "--grade", "ce1", "--confirm"],
    ["--result", "phrase_signes"], ["--result", "phrase_signes=bien"], ["--result", "=lost"],
    ["--result", "phrase_signes=lost,"],
  ]

  @Test(arguments: usages)
  func wrongUsageEndsWith2(words: [String]) throws {
    let folder = try TemporaryFolder()
    let result = try Programs.run(
      "dictee", ["correct", "--store", folder.path + "/store", "--set", Files.smallSet] + words)
    #expect(result.code == 2)
    #expect(result.text == "")
  }

  // MARK: With a child

  /// A store with a child who was given the text.
  private struct Remembered {
    let folder: TemporaryFolder
    let file: String
    let profile = Profile(
      name: "Léa", gender: .feminine, grade: "CE1", set: Files.smallSet)

    init() throws {
      folder = try TemporaryFolder()
      file = folder.path + "/dictee.sqlite"
      let day = try #require(CivilDay(year: 2026, month: 11, day: 30))
      let store = try Store.open(path: file)
      try store.add(profile)
      try store.remember(
        DictatedText(
          day: day, title: "Le lion",
          sentences: ["Léa aime le lion.", "Le petit chat regarde la girafe."], grade: "CE1",
          step: 1, targets: ["phrase_signes"]),
        for: profile)
    }

    func run(_ words: String..., input: String = "") throws -> ChildProcess.Result {
      try Programs.run("dictee", ["correct", "--store", file] + words, input: input)
    }

    /// What is recorded by now.
    var corrections: [Correction] {
      get throws { try Store.open(path: file).corrections(of: profile) }
    }
  }

  @Test func recordsNothingUnconfirmed() throws {
    let child = try Remembered()
    #expect(try child.run().code == 0)
    #expect(try child.run("--copy", "-", "--json", input: Self.copy).code == 0)
    #expect(try child.run("--result", "phrase_signes=lost").code == 0)
    #expect(try child.corrections.isEmpty)
  }

  static let answers: [(String, SkillResult)] = [
    ("phrase_signes=lost", .lost), ("phrase_signes=some_slips", .someSlips),
    ("phrase_signes=all_right", .allRight), ("phrase_signes=perdu", .lost),
    ("phrase_signes=quelques-erreurs", .someSlips), ("phrase_signes=Tout juste", .allRight),
  ]

  @Test(arguments: answers)
  func recordsAnAnswer(typed: String, result: SkillResult) throws {
    let child = try Remembered()
    let done = try child.run("--child", "lea", "--result", typed, "--confirm", "--json")
    #expect(done.code == 0 && done.text.contains("\"recorded\": true"))
    let day = try #require(CivilDay(year: 2026, month: 11, day: 30))
    #expect(
      try child.corrections == [Correction(day: day, results: ["phrase_signes": result])])
    // A text is corrected once.
    let again = try child.run("--confirm")
    #expect(again.code == 1 && again.text == "")
    #expect(try child.corrections.count == 1)
  }

  @Test func recordsWhatTheCopyShows() throws {
    let child = try Remembered()
    let copy = "léa aime le lion\nle petit chat regarde la girafe"
    #expect(try child.run("--copy", "-", "--confirm", input: copy).code == 0)
    #expect(try child.corrections.map(\.results) == [["phrase_signes": .lost]])
  }

  @Test func needsAChildAndAText() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/dictee.sqlite"
    #expect(try Programs.run("dictee", ["correct", "--store", file]).code == 1)
    let store = try Store.open(path: file)
    #expect(try Programs.run("dictee", ["correct", "--store", file]).code == 1)
    try store.add(Profile(name: "Tom", gender: .masculine, grade: "CE1", set: Files.smallSet))
    let result = try Programs.run("dictee", ["correct", "--store", file])
    #expect(result.code == 1 && result.errorText.contains("--text"))
    #expect(!result.errorText.contains("Tom"))
  }

  // MARK: On a terminal

  /// What keys on the screen lead to; nil where nothing is recorded.
  static let keys: [(String, SkillResult?)] = [
    ("\r", .allRight), ("1\r", .someSlips), ("11\n", .lost), ("111\r", .allRight),
    (" \r", .someSlips), ("\u{1B}[B \r", .someSlips), ("+1\r", .someSlips),
    ("9z\u{1B}[3~\r", .allRight),
    ("1q", nil),
  ]

  @Test(arguments: keys)
  func answersKeys(keys: String, result: SkillResult?) throws {
    let child = try Remembered()
    let shown = try onTerminal(child, keys)
    #expect(shown.contains("Majuscule, apostrophe"))
    #expect(
      try child.corrections.map { $0.results["phrase_signes"] } == (result.map { [$0] } ?? []))
  }

  private func onTerminal(_ child: Remembered, _ keys: String) throws -> String {
    let program = try #require(Programs.folder) + "/dictee"
    #if canImport(Darwin)
      let words = ["-q", "/dev/null", program, "correct", "--store", child.file]
    #else
      let words = ["-qec", "'\(program)' correct --store '\(child.file)'", "/dev/null"]
    #endif
    return try ChildProcess(
      "/usr/bin/script", words, input: Array(keys.utf8),
      environment: Programs.environment.merging(["TERM": "xterm"]) { $1 }
    ).run().text
  }
}
