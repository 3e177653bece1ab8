import CommandLineKit
import Platform
import TestSupport
import Testing

@testable import catalogue_lint

/// Severities, settings and baselines on the command line.
@Suite struct LintControlTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write(Array(Self.clash.utf8), to: "formes/a.yaml")
  }

  /// Two forms that want the same title.
  private static let clash = """
    formes:
      - id: judo
        phrase: le judo
        genre: m
        motifs: [judo]
      - id: dojo
        phrase: le dojo
        genre: m
        motifs: [judo]

    """

  private func ids(_ answer: LintAnswer) -> [String] {
    ["duplicate-motif", "gone-finding"].filter { answer.output.contains("[\($0)]") }
  }

  @Test func ruleIsOffOrMilder() {
    #expect(ids(lint([file])) == ["duplicate-motif"])
    #expect(ids(lint([file, "--rule", "duplicate-motif=off"])) == [])
    #expect(
      lint([file, "--rule", "duplicate-motif=info", "--show", "info"]).output.contains("remarque"))
  }

  @Test(arguments: [
    "duplicate-motifs=off", "duplicate-motif", "duplicate-motif=loud", "missing-key=off",
  ])
  func wrongRule(choice: String) {
    let answer = lint([file, "--rule", choice])
    #expect(answer.exit == .usage)
    #expect(answer.output.isEmpty)
  }

  @Test func settingsAreFoundAbove() throws {
    try folder.write(Array("regles: { duplicate-motif: off }\n".utf8), to: "catalogue-lint.yaml")
    #expect(ids(lint([file])) == [])
    #expect(ids(lint([file, "--rule", "duplicate-motif=error"])) == ["duplicate-motif"])
    let other = try folder.write(Array("montrer: warning\n".utf8), to: "autres.yaml")
    #expect(ids(lint([file, "--config", other])) == ["duplicate-motif"])
  }

  @Test func faultySettingsStopTheRun() throws {
    try folder.write(Array("regles: { duplicate-motif: loud }\n".utf8), to: "catalogue-lint.yaml")
    let answer = lint([file])
    #expect(answer.exit == .usage)
    #expect(answer.output.isEmpty)
    #expect(answer.errors.contains("catalogue-lint.yaml:1:28"))
  }

  @Test func baselineHidesWhatItKnows() throws {
    let known = folder.path + "/connus.yaml"
    #expect(lint([file, "--baseline", known, "--write-baseline"]).exit == .done)
    let again = lint([file, "--baseline", known])
    #expect(again.exit == .done)
    #expect(ids(again) == [])
    // A line more above, and the fault is still known; once it is mended, the baseline is stale.
    try folder.write(Array(("# un mot\n" + Self.clash).utf8), to: "formes/a.yaml")
    #expect(lint([file, "--baseline", known]).exit == .done)
    let mended = Self.clash.split(separator: "\n").dropLast().joined(separator: "\n")
    try folder.write(Array((mended + "\n    motifs: [dojo]\n").utf8), to: "formes/a.yaml")
    let stale = lint([file, "--baseline", known])
    #expect(stale.exit == .findings)
    #expect(ids(stale) == ["gone-finding"])
  }

  @Test func baselineNeedsAFile() {
    #expect(lint([file, "--write-baseline"]).exit == .usage)
    #expect(lint([file, "--baseline", folder.path + "/aucun.yaml"]).exit == .failure)
  }
}
