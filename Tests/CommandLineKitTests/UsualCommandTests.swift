import Diagnostics
import Platform
import Testing

@testable import CommandLineKit

/// A program of several commands of which one need not be named.
@Suite struct UsualCommandTests {
  private static let program: Program = {
    let commands = ["lint", "expand"].map { name in
      Command(
        name: name, summary: .same(name), description: .same(name),
        options: [SampleProgram.format], arguments: [SampleProgram.paths]
      ) { session in
        session.output.line("\(name) \(session.arguments[all: SampleProgram.paths])")
        return .done
      }
    }
    return Program(
      name: "p", version: "1", summary: .same("s"), description: .same("d"),
      commands: commands.map { command in NamedCommand(command.name, command) },
      usual: "lint")
  }()

  static let cases: [(words: [String], output: String)] = [
    (["a"], "lint [\"a\"]\n"),
    (["lint", "a"], "lint [\"a\"]\n"),
    (["expand", "a"], "expand [\"a\"]\n"),
    (["a", "expand"], "lint [\"a\", \"expand\"]\n"),
    (["./expand"], "lint [\"./expand\"]\n"),
    (["--format", "json", "a"], "lint [\"a\"]\n"),
    (["--lang", "en", "expand", "a"], "expand [\"a\"]\n"),
    (["--version"], "p 1\n"),
  ]

  @Test(arguments: cases)
  func runs(words: [String], output: String) {
    let found = run(words, in: Self.program)
    #expect(found == RunResult(code: .done, output: output, errors: ""))
  }

  @Test func nothingAtAllIsWrongUsageOfIt() {
    let found = run([], in: Self.program)
    #expect(found.code == .usage)
    #expect(found.errors.hasPrefix("p: "))
  }

  /// The help of the program shows the usual command's options beside the names of all.
  @Test func helpShowsBoth() {
    let help = run(["--help"], in: Self.program).output
    for part in ["--format", "expand", "p [OPTIONS] PATH…", "p COMMAND"] {
      #expect(help.contains(part), "\(part) in \(help)")
    }
  }

  @Test func completionsOfferBoth() {
    for shell in ["bash", "zsh", "fish"] {
      let script = run(["completion", shell], in: Self.program).output
      #expect(script.contains("expand") && script.contains("format"))
    }
  }
}
