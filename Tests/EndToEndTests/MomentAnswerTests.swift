import Platform
import TestSupport
import Testing

/// What parents say of moments, from the command line.
@Suite struct MomentAnswerTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func calendar(_ uids: [String] = ["a", "b", "c"]) -> String {
    let titles = ["Zoo", "Expo Kandinsky", "Hôpital"]
    let events = zip(uids, titles).map { uid, title in
      "BEGIN:VEVENT\nUID:\(uid)\nDTSTART:20261128T100000\nSUMMARY:\(title)\nEND:VEVENT\n"
    }
    return "BEGIN:VCALENDAR\n\(events.joined())END:VCALENDAR\n"
  }

  private func run(
    _ words: String..., calendar: String? = nil
  ) throws -> ChildProcess.Result {
    try Programs.run(
      "dictee",
      ["moments"] + words + [
        "-c", "-", "--now", "2026-11-30", "--set", Files.smallSet, "--store",
        folder.path + "/store.sqlite",
      ], input: calendar ?? self.calendar())
  }

  /// The id at the start of the line that holds a text.
  private func id(_ text: String, in result: ChildProcess.Result) throws -> String {
    let line = try #require(result.text.split(separator: "\n").first { $0.contains(text) })
    return String(line.prefix(10))
  }

  @Test func aRefusalHoldsForNewExportsAndCanBeTakenBack() throws {
    let blank = try id("(sans nom)", in: run())
    let refused = try run("refuse", blank)
    #expect(refused.code == 0, "\(refused.errorText)")
    #expect(!(try run().text.contains("(sans nom)")))
    #expect(try run().text.contains("1 refusés"))
    // New UIDs in another order.
    let anew = try run(calendar: calendar(["x", "y", "z"]))
    #expect(!anew.text.contains("(sans nom)"))
    let shown = try id("(sans nom)", in: run("--refused"))
    #expect(try run("restore", shown).code == 0)
    #expect(try run().text.contains("(sans nom)"))
  }

  @Test func aNameIsCheckedAndShown() throws {
    let blank = try id("(sans nom)", in: run())
    let named = try run("name", blank, "la fête du village")
    #expect(named.code == 0, "\(named.errorText)")
    #expect(try run().text.contains("la fête du village"))
    #expect(try run(calendar: calendar(["x", "y", "z"])).text.contains("la fête du village"))
    for (typed, code) in [("la visite à l'hôpital", 1), ("x", 1), ("la fête 2", 1)] {
      let result = try run("name", try id("la fête", in: run()), typed)
      #expect(result.code == Int32(code))
      #expect(!result.errorText.contains(typed))
      #expect(result.text.isEmpty)
    }
  }

  @Test func whatCanNotBeAnsweredIsSaid() throws {
    #expect(try run("refuse", "aaaaaaaaaa").code == 1)
    #expect(try run("refuse").code == 2)
    #expect(try run("refuse", "zoo").code == 2)
    #expect(try run("oublie", "aaaaaaaaaa").code == 2)
    let zoo = try id("la sortie au zoo", in: run())
    #expect(try run("name", zoo, "la fête").code == 1)
    #expect(try run("name", zoo).code == 1)
    #expect(try run("refuse", zoo, "la fête").code == 2)
    #expect(try run("refuse", zoo).code == 0)
    #expect(!(try run().text.contains("zoo")))
  }

  /// Without a store nothing is made, and the ids are those of the events.
  @Test func listingMakesNoStore() throws {
    _ = try run()
    #expect(try filesInTree(folder.path, suffix: "").isEmpty)
  }

  @Test func titlesAreShownOnATerminalAlone() throws {
    let result = try run("--show-titles")
    #expect(result.code == 2)
    #expect(result.text.isEmpty)
    #expect(!result.errorText.contains("Kandinsky"))
  }

  /// Signs that steer a terminal are written out.
  @Test func aTerminalShowsTitlesWithoutObeyingThem() throws {
    let hostile = calendar().replacing("Expo Kandinsky", with: "Expo \u{1B}[31mrouge")
    let file = try folder.write(Array(hostile.utf8), to: "a.ics")
    let program = try #require(Programs.folder) + "/dictee"
    let line =
      [program, "moments", "-c", file, "--now", "2026-11-30", "--set", Files.smallSet]
      + ["--show-titles"]
    #if canImport(Darwin)
      let words = ["-q", "/dev/null"] + line
    #else
      let words = ["-qec", line.map { "'\($0)'" }.joined(separator: " "), "/dev/null"]
    #endif
    let text = try ChildProcess("/usr/bin/script", words, environment: Programs.environment).run()
      .text
    #expect(text.contains("Zoo\u{A0}»"))
    #expect(text.contains("rouge"))
    #expect(!text.contains("\u{1B}[31m"))
    #expect(!text.contains("Hôpital"))
  }

  @Test(arguments: ["fr", "en"])
  func reasonsAreToldWithTheirPlace(language: String) throws {
    let result = try run("--why", "--lang", language)
    #expect(result.code == 0)
    #expect(result.text.contains("petit/formes/"))
    #expect(result.text.contains("petit/interdits.yaml:"))
    #expect(!result.text.contains("Kandinsky"))
  }

  @Test func foldersAndSeveralCalendarsAreRead() throws {
    try folder.write(Array(calendar().utf8), to: "agendas/a.ics")
    try folder.write(Array("rien".utf8), to: "agendas/b.ics")
    let result = try Programs.run(
      "dictee",
      [
        "moments", "-c", folder.path + "/agendas", "-c", "-", "--now", "2026-11-30", "--set",
        Files.smallSet,
      ], input: calendar(["x", "y", "z"]))
    #expect(result.code == 0)
    #expect(result.text.contains("2 reconnus, 2 sans nom"))
    #expect(result.errorText.contains("b.ics"))
  }
}
