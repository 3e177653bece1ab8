import Platform
import TestSupport
import Testing

/// What `dictee check` and `dictee generate` are asked for: skills, palier, moment, names, origin.
@Suite struct RequestTests {
  private static let sound =
    "Ce matin, Léa prend son sac et son bonnet. Elle arrive à la piscine avec ses amis. "
    + "Les enfants nagent dans le grand bassin. Ils plongent, puis ils jouent au ballon dans l’eau. "
    + "Une petite fille tombe du tapis et tout le monde rit. Le soir, Léa raconte sa journée."

  private func check(_ words: String..., text: String = sound) throws -> ChildProcess.Result {
    try Programs.run("dictee", ["check", "--grade", "CE2"] + words, input: text)
  }

  @Test func allThatAModelIsTold() throws {
    let result = try check(
      "--skills", "gn_nombre,participe_avoir_cod", "--child", "Léa", "--moment", "le judo",
      "--origin", "model", "--json", text: "léa mangea un zorglub. Lea est là.")
    #expect(result.code == 1)
    #expect(goldenFault(withoutHash(result.text), "Golden/check-model.json") == nil)
    #expect(try schemaFaults(of: result.text, "check") == "")
  }

  private func withoutHash(_ text: String) -> String {
    guard let start = text.firstRange(of: "\"hash\": \"") else { return text }
    return text[..<start.upperBound] + "…" + text[start.upperBound...].drop { $0 != "\"" }
  }

  @Test func allThatWasAskedPasses() throws {
    let result = try check(
      "--skills", "gn_nombre,accord_sujet_verbe", "--child", "Léa", "--moment",
      "la sortie piscine", "--origin", "model", "--palier", "2")
    #expect(result.code == 0, "\(result.text)\(result.errorText)")
  }

  @Test(arguments: [
    "l’anniversaire de Léa", "son anniversaire", "Piscine 10h", "LA SORTIE PISCINE",
  ])
  func momentsAreReadLikeTitles(moment: String) throws {
    let result = try check("--child", "Léa", "--moment", moment)
    #expect(result.code == (moment.lowercased().contains("piscine") ? 0 : 1))
    #expect(result.errorText == "")
  }

  @Test(arguments: ["le zorglub", "l’hôpital", "?"])
  func unknownMomentsAreRefused(moment: String) throws {
    let result = try check("--moment", moment)
    #expect(result.code == 1)
    #expect(result.text == "" && !result.errorText.contains(moment))
  }

  @Test func namesAreAllowedWhenGiven() throws {
    let text = Self.sound.replacing("Une petite fille", with: "Zubrowska")
    #expect(try check(text: text).code == 1)
    #expect(try check("--name", "Tom", "--name", "Zubrowska", text: text).code == 0)
  }

  static let wrong: [[String]] = [
    ["--skills", "magie"], ["--skills", ","], ["--skills", ""], ["--palier", "0"],
    ["--palier", "4"], ["--palier", "x"], ["--child", "L3a"], ["--name", "4"],
    ["--origin", "robot"],
  ]

  @Test(arguments: wrong)
  func wrongUsageEndsWith2(words: [String]) throws {
    let result = try Programs.run("dictee", ["check", "--grade", "CE2"] + words, input: Self.sound)
    #expect(result.code == 2)
    #expect(result.text == "")
  }

  private func generate(_ words: String...) throws -> ChildProcess.Result {
    try Programs.run(
      "dictee",
      ["generate", "--child", "Léa", "--gender", "f", "--now", "2026-11-30", "--json"] + words)
  }

  @Test(arguments: [("CE1", "2"), ("CE2", "3"), ("CM1", "2"), ("CM2", "3")])
  func writesWhatIsAsked(grade: String, palier: String) throws {
    let result = try generate(
      "--grade", grade, "--skills", "gn_nombre", "--palier", palier, "--calendar", Files.family)
    #expect(result.code == 0, "\(result.errorText)")
    #expect(result.text.contains("\"palier\": \(palier)"))
    #expect(result.text.contains("\"id\": \"gn_nombre\""))
    #expect(try schemaFaults(of: result.text, "generate") == "")
  }

  /// CP works on no agreement with *avoir*.
  @Test func saysWhatIsMissing() throws {
    let result = try generate("--grade", "CP", "--skills", "gn_nombre,participe_avoir_cod")
    #expect(result.code == 1)
    #expect(result.text == "" && result.errorText.contains("participe_avoir_cod"))
    #expect(!result.errorText.contains("gn_nombre"))
  }
}
