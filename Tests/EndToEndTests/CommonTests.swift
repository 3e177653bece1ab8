import Platform
import TestSupport
import Testing

/// What all programs have in common.
@Suite struct CommonTests {
  @Test(arguments: Programs.all)
  func helpVersionManualAndCompletions(program: String) throws {
    let version = try Programs.run(program, ["--version"])
    #expect(version.text.hasPrefix("\(program) 0."))
    let calls = [
      ["--help"], ["-h"], ["man"], ["completion", "bash"], ["completion", "zsh"],
      ["completion", "fish"],
    ]
    for words in calls {
      let french = try Programs.run(program, words)
      let english = try Programs.run(program, words + ["--lang", "en"])
      for result in [french, english] {
        #expect(result.code == 0)
        #expect(result.errorText == "")
        // In a manual page a hyphen is written \-.
        #expect(result.text.split(separator: "\\").joined().contains(program))
      }
      // The bash completion of a program without commands has no words of a language.
      if words.last != "bash" { #expect(french.text != english.text, "\(words)") }
    }
  }

  /// The bash completion is accepted by bash itself.
  @Test(arguments: Programs.all)
  func bashTakesItsCompletion(program: String) throws {
    let script = try Programs.run(program, ["completion", "bash"]).text
    let result = try ChildProcess(
      "/bin/bash", ["-c", "eval \"$(cat)\" && complete -p \(program)"], input: Array(script.utf8),
      environment: Programs.environment
    ).run()
    #expect(result.code == 0)
    #expect(result.errorText == "")
  }

  static let locales: [([String], [String: String], Bool)] = [
    ([], [:], false),
    ([], ["LANG": "en_GB.UTF-8"], true),
    ([], ["LANG": "de_DE.UTF-8"], false),
    ([], ["LANG": "C"], false),
    ([], ["LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"], false),
    ([], ["LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_US.UTF-8"], true),
    ([], ["LC_ALL": "en_US", "LC_MESSAGES": "fr_FR", "LANG": "fr_FR"], true),
    ([], ["LC_ALL": "", "LANG": "en_US"], true),
    (["--lang", "fr"], ["LC_ALL": "en_US.UTF-8"], false),
    (["--lang=en"], ["LC_ALL": "fr_FR.UTF-8"], true),
  ]

  @Test(arguments: locales)
  func languageOfMessages(words: [String], variables: [String: String], isEnglish: Bool) throws {
    for program in Programs.all {
      let result = try Programs.run(program, ["--unknown"] + words, with: variables)
      #expect(result.code == 2)
      #expect(result.text == "")
      #expect(result.errorText.contains("For help: ") == isEnglish)
      #expect(result.errorText.contains("Pour l’aide") != isEnglish)
    }
  }

  @Test(arguments: [
    ("dictee", ["schema", "generate"]), ("dictee", ["--help"]),
    ("dictee", ["moments", "--calendar", Files.family, "--set", Files.smallSet]),
    ("catalogue-lint", ["man"]), ("catalogue-compile", ["completion", "fish"]),
  ])
  func closedPipeEndsInSilence(program: String, words: [String]) throws {
    let result = try Programs.run(program, words, output: .closedPipe)
    #expect(result.code == 0)
    #expect(result.errorText == "")
  }

  /// Colours are for terminals, unless NO_COLOR is set or the terminal is dumb.
  @Test func coloursOnTerminalsOnly() throws {
    let folder = try TemporaryFolder()
    let set = try Files.smallSet(
      changing: "formes/sorties.yaml", "genre: f", to: "genre: x", in: folder)
    let escape = "\u{1B}["
    #expect(try !Programs.run("catalogue-lint", [set]).text.contains(escape))
    #expect(try onTerminal(set, ["TERM": "xterm"]).contains(escape))
    #expect(try onTerminal(set, ["TERM": "xterm", "NO_COLOR": ""]).contains(escape))
    #expect(try !onTerminal(set, ["TERM": "xterm", "NO_COLOR": "1"]).contains(escape))
    #expect(try !onTerminal(set, ["TERM": "dumb"]).contains(escape))
  }

  /// What `catalogue-lint` prints when its output is a terminal.
  private func onTerminal(_ set: String, _ variables: [String: String]) throws -> String {
    let program = try #require(Programs.folder) + "/catalogue-lint"
    #if canImport(Darwin)
      let words = ["-q", "/dev/null", program, set]
    #else
      let words = ["-qec", "'\(program)' '\(set)'", "/dev/null"]
    #endif
    let text = try ChildProcess(
      "/usr/bin/script", words, environment: Programs.environment.merging(variables) { $1 }
    ).run().text
    try #require(text.contains("sorties.yaml:5:12"), "\(text)")
    return text
  }
}
