import Diagnostics
import TestSupport
import Testing

@testable import CommandLineKit

@Suite struct RenderingTests {
  @Test(arguments: [
    ("help-fr.txt", ["--help", "--lang=fr"]),
    ("help-generate-fr.txt", ["generate", "--help", "--lang=fr"]),
    ("help-generate-en.txt", ["generate", "--help", "--lang=en"]),
    ("manual-fr.1", ["man", "--lang=fr"]),
    ("manual-en.1", ["--lang", "en", "man"]),
    ("completion.bash", ["completion", "bash", "--lang=fr"]),
    ("completion.zsh", ["completion", "zsh", "--lang=fr"]),
    ("completion.fish", ["completion", "fish", "--lang=fr"]),
  ])
  func severalCommands(file: String, words: [String]) {
    let result = run(words)
    #expect(result.code == .done)
    #expect(goldenFault(result.output, "Golden/" + file) == nil)
  }

  @Test(arguments: [
    ("single-help-fr.txt", ["--help", "--lang=fr"]),
    ("single-manual-fr.1", ["man", "--lang=fr"]),
    ("single-completion.bash", ["completion", "bash"]),
    ("single-completion.zsh", ["completion", "zsh"]),
    ("single-completion.fish", ["completion", "fish"]),
  ])
  func singleCommand(file: String, words: [String]) {
    let result = run(words, in: SampleProgram.single)
    #expect(result.code == .done)
    #expect(goldenFault(result.output, "Golden/" + file) == nil)
  }

  @Test(arguments: [40, 60, 80, 100], Language.allCases)
  func helpKeepsToItsWidth(width: Int, language: Language) {
    let page = HelpPage(SampleProgram.program, language: language, width: width)
    for command in SampleProgram.program.commands {
      for line in page.text(command).split(separator: "\n") {
        #expect(line.unicodeScalars.count <= width, "\(line)")
      }
    }
  }

  @Test func wrappingBreaksAtSpacesOnly() {
    #expect(
      wrapped("un mot\u{A0}: très long", width: 9, indent: 2) == [
        "  un", "  mot\u{A0}:", "  très", "  long",
      ])
    #expect(wrapped("interminable mot", width: 4, indent: 0) == ["interminable", "mot"])
    #expect(wrapped("", width: 10, indent: 0) == [])
  }

  @Test func manualEscapesWhatRoffWouldRead() {
    let program = Program(
      version: "1",
      command: Command(
        name: "p", summary: .same("s"), description: .same(".first\n'second\n\\third -x \"q\""),
        run: { _ in .done }))
    let text = run(["man"], in: program).output
    #expect(text.contains("\n\\&.first\n\\&'second\n\\ethird \\-x \\(dqq\\(dq\n"))
  }
}
