import Diagnostics
import Platform
import Testing

@testable import CommandLineKit

@Suite struct ProgramTests {
  @Test func sampleDeclarationIsSound() {
    #expect(SampleProgram.program.declarationFaults() == [])
    #expect(SampleProgram.single.declarationFaults() == [])
  }

  @Test func unsoundDeclarationIsTold() {
    let command = Command(
      name: "man", summary: .same("it's"), description: .same("d"),
      options: [
        Flag("json", short: "h", help: .same("j")), Flag("json", help: .same("")),
        Option<String>.text("Bad_name", help: .same("b")).needing(SampleProgram.calendar),
      ],
      arguments: [SampleProgram.paths, SampleProgram.file],
      examples: [Example("q man", help: .same("e"))],
      run: { _ in .done })
    let program = Program(
      name: "p", version: "1", summary: .same("s"), description: .same("d"),
      commands: [NamedCommand("man", command)])
    #expect(
      program.declarationFaults() == [
        "man is a reserved name",
        "man: summary has a straight apostrophe",
        "man: summary has a straight apostrophe",
        "man: --json is declared twice",
        "man: -h is declared twice",
        "man --json: help is missing in fr",
        "man --json: help is missing in en",
        "man --Bad_name: only a-z, digits and -",
        "man --Bad_name needs unknown --calendar",
        "man: only the last argument may vary in number: paths",
        "man: an example does not call it: q man",
      ])
  }

  @Test func commandRuns() {
    #expect(
      run(["generate", "--child", "Léa", "--seed", "3"])
        == RunResult(code: .done, output: "seed 3\n", errors: ""))
  }

  @Test func optionsMayStandBeforeTheCommand() {
    let result = run(["--lang", "fr", "check"])
    #expect(result.code == .findings)
    #expect(result.errors == "dictee check\u{A0}: rien à dire\n")
  }

  @Test(
    arguments: [
      (["--lang", "en"], ["LANG": "fr_FR"], Language.english),
      (["--lang=fr"], ["LC_ALL": "en_US"], .french),
      (["--lang=xx"], ["LC_ALL": "en_US"], .english),
      (["--", "--lang=en"], [:], .french),
      ([], ["LC_ALL": "", "LC_MESSAGES": "en_GB.UTF-8", "LANG": "fr_FR"], .english),
      ([], ["LC_ALL": "de_DE", "LANG": "en_GB"], .french),
      ([], ["LANG": "C.UTF-8"], .french),
      ([], [:], .french),
    ] as [([String], [String: String], Language)])
  func choosesALanguage(words: [String], variables: [String: String], expected: Language) {
    #expect(Language.chosen(by: words, in: Environment(variables)) == expected)
  }

  @Test(
    arguments: [
      ([], "dictee: a command is missing: generate, check\nFor help: dictee --help\n"),
      (
        ["generat"],
        "dictee: unknown command “generat”; did you mean “generate”?\nFor help: dictee --help\n"
      ),
      (
        ["xyz"],
        "dictee: unknown command “xyz”; commands: generate, check\nFor help: dictee --help\n"
      ),
      (
        ["help", "chek"],
        "dictee: unknown command “chek”; did you mean “check”?\nFor help: dictee --help\n"
      ),
      (
        ["completion"],
        "dictee: a shell is missing: bash, zsh, fish\nFor help: dictee --help\n"
      ),
      (
        ["completion", "csh"],
        "dictee: unknown shell “csh”; shells: bash, zsh, fish\nFor help: dictee --help\n"
      ),
      (
        ["check", "--lang", "de"],
        "dictee check: option “--lang” takes fr or en, not “de”\n"
          + "For help: dictee check --help\n"
      ),
    ] as [([String], String)])
  func refusesOnStandardError(words: [String], errors: String) {
    #expect(run(words) == RunResult(code: .usage, output: "", errors: errors))
  }

  @Test(arguments: [
    ["--help"], ["-h"], ["help"], ["--lang", "en", "help"], ["xyz", "--help"],
  ])
  func programHelp(words: [String]) {
    let result = run(words)
    #expect(result.code == .done)
    #expect(result.output.hasPrefix("dictee — dictations\n"))
    #expect(result.errors == "")
  }

  @Test(arguments: [
    ["generate", "--help"], ["help", "generate"], ["generate", "-qh", "--nonsense"],
  ])
  func commandHelp(words: [String]) {
    let result = run(words)
    #expect(result.code == .done)
    #expect(result.output.hasPrefix("dictee generate — writes a dictation\n"))
  }

  @Test func versionIsOneLine() {
    #expect(run(["--version"]).output == "dictee 1.2.3\n")
    #expect(run(["generate", "--version"]).output == "dictee 1.2.3\n")
    #expect(run(["--version"], in: SampleProgram.single).output == "catalogue-lint 1.2.3\n")
  }

  @Test func singleCommandTakesItsArgumentsDirectly() {
    #expect(run(["a", "./man"], in: SampleProgram.single).output == "a\n./man\n")
  }

  @Test func errorsOfACommandBecomeExitCodes() {
    struct Secret: Error { let title = "canary" }
    let failures: [(any Error, ExitCode, String)] = [
      (CommandFailure(.same("no"), exit: .findings), .findings, "p: no\n"),
      (UsageError([UsageFault(.same("odd"))]), .usage, "p: odd\nFor help: p --help\n"),
      (
        Secret(), .failure,
        "p: unexpected error (Secret); report it with the command that produced it\n"
      ),
    ]
    for (error, code, text) in failures {
      let program = Program(
        version: "1",
        command: Command(
          name: "p", summary: .same("s"), description: .same("d"), run: { _ in throw error }))
      #expect(run([], in: program) == RunResult(code: code, output: "", errors: text))
    }
  }
}
