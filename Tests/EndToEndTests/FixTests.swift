import Platform
import TestSupport
import Testing

/// `catalogue-lint --fix` and `--stdin-filepath` as a person, `patch` and an editor use them.
@Suite struct FixTests {
  /// A set with faults in a form, of which all but one can be mended.
  private struct FaultySet {
    let folder: TemporaryFolder
    let set: String
    var form: String { "\(set)/formes/sorties.yaml" }

    init() throws {
      folder = try TemporaryFolder()
      set = try Files.smallSet(
        changing: "formes/sorties.yaml", "motifs: [zoo,", to: "motifs: [\"zoo  du parc \", zoo,",
        in: folder)
    }

    func run(_ words: [String], input: [UInt8] = []) throws -> ChildProcess.Result {
      let program = try #require(Programs.folder) + "/catalogue-lint"
      return try ChildProcess(
        "/bin/sh",
        ["-c", "cd \"$1\" && shift && exec \"$@\"", "sh", folder.path, program, "--lang", "en"]
          + words, input: input, environment: Programs.environment
      ).run()
    }

    func shell(_ script: String, input: [UInt8] = []) throws -> ChildProcess.Result {
      try ChildProcess(
        "/bin/sh", ["-c", "cd \"$1\" && \(script)", "sh", folder.path], input: input,
        environment: Programs.environment
      ).run()
    }
  }

  @Test func mendsAndShowsTheRest() throws {
    let faulty = try FaultySet()
    _ = try faulty.shell("chmod 640 petit/formes/sorties.yaml")
    let result = try faulty.run(["--fix", "petit"])
    #expect(result.errorText.hasPrefix("petit/formes/sorties.yaml: 1 finding mended\n"))
    #expect(!result.text.contains("stray-space"))
    let text = String(decoding: try readFile(faulty.form), as: UTF8.self)
    #expect(text.contains("motifs: [\"zoo du parc\", zoo,"))
    #expect(try faulty.shell("stat -c %a petit/formes/sorties.yaml").text == "640\n")
    let again = try faulty.run(["--fix", "petit"])
    #expect(!again.errorText.contains("mended"))
    #expect(try readFile(faulty.form) == Array(text.utf8))
  }

  /// The difference is all that stands on standard output, and both tools make of it what --fix does.
  @Test(arguments: ["patch -s -p0", "git apply -p0"])
  func differenceApplies(tool: String) throws {
    let faulty = try FaultySet()
    let before = try readFile(faulty.form)
    let dry = try faulty.run(["--fix", "--dry-run", "./petit"])
    #expect(dry.text.hasPrefix("--- petit/formes/sorties.yaml\n+++ petit/formes/sorties.yaml\n@@ "))
    #expect(dry.errorText.hasPrefix("petit/formes/sorties.yaml: 1 finding to mend\n"))
    #expect(try readFile(faulty.form) == before)
    let applied = try faulty.shell(tool, input: dry.output)
    #expect(applied.code == 0, "\(applied.errorText)")
    let patched = try readFile(faulty.form)
    try writeFile(before, to: faulty.form)
    #expect(try faulty.run(["--fix", "petit"]).code == dry.code)
    #expect(try readFile(faulty.form) == patched)
  }

  /// The exit code is that of the findings that are left.
  @Test func exitCodeIsOfTheRest() throws {
    let faulty = try FaultySet()
    let words = ["--fail-level", "warning", "--rule", "wrong-count=off", "petit"]
    #expect(try faulty.run(words).code == 1)
    #expect(try faulty.run(words + ["--fix", "--dry-run"]).code == 0)
    #expect(try faulty.run(words + ["--fix"]).code == 0)
    #expect(try faulty.run(words).code == 0)
  }

  @Test func knownFindingsAreLeft() throws {
    let faulty = try FaultySet()
    let before = try readFile(faulty.form)
    #expect(try faulty.run(["--baseline", "known.yaml", "--write-baseline", "petit"]).code == 0)
    let result = try faulty.run(["--baseline", "known.yaml", "--fix", "petit"])
    #expect(result.code == 0)
    #expect(try readFile(faulty.form) == before)
  }

  /// One file of a set: it is mended, its neighbours are not.
  @Test func onlyWhatWasNamedIsMended() throws {
    let faulty = try FaultySet()
    let before = try readFile(faulty.form)
    let result = try faulty.run(["--fix", "petit/jeu.yaml"])
    #expect(!result.errorText.contains("mended"))
    #expect(try readFile(faulty.form) == before)
  }

  @Test(arguments: [
    ["--dry-run", "petit"], ["--fix", "--baseline", "a", "--write-baseline", "petit"],
    ["--stdin-filepath", "petit/jeu.yaml", "petit"], ["--fix"],
  ])
  func wrongUsageEndsWith2(words: [String]) throws {
    let faulty = try FaultySet()
    let result = try faulty.run(words)
    #expect(result.code == 2)
    #expect(result.text.isEmpty)
  }

  @Test func builtInSetsAreNotMended() throws {
    let faulty = try FaultySet()
    let result = try Programs.run(
      "catalogue-lint", ["--fix", "--lang", "en", faulty.set],
      with: ["DICTEE_CATALOGUES": faulty.folder.path])
    #expect(result.code == 2)
    #expect(result.errorText.contains("is a built-in set"))
  }

  // MARK: - Text from an editor

  /// The text of an editor counts, not that of the disk; the rest of the set is read.
  @Test(arguments: ["text", "json", "sarif", "github", "junit", "markdown"])
  func editorTextCounts(format: String) throws {
    let faulty = try FaultySet()
    let saved = try readFile(faulty.form)
    let typed = String(decoding: saved, as: UTF8.self) + "    genrre: m\n"
    let result = try faulty.run(
      ["--stdin-filepath", "./petit/formes/sorties.yaml", "--format", format],
      input: Array(typed.utf8))
    #expect(result.code == 1)
    #expect(result.text.contains("unknown-key") && !result.text.contains("missing-file"))
    #expect(result.text.contains("petit/formes/sorties.yaml"))
    #expect(try readFile(faulty.form) == saved)
  }

  /// Findings in other files stay out, even where they speak of this one.
  @Test func onlyTheFileIsShown() throws {
    let faulty = try FaultySet()
    let result = try faulty.run(
      ["--stdin-filepath", "petit/formes/sorties.yaml", "--format", "github", "--show", "info"],
      input: Array("formes: []\n".utf8))
    for line in result.text.split(separator: "\n") {
      #expect(line.contains("file=petit/formes/sorties.yaml,"))
    }
  }

  /// A file that was never saved, in a set and outside any, with the settings above it.
  @Test(arguments: ["petit/formes/neuf.yaml", "formes/neuf.yaml", "neuf.yaml"])
  func newFile(path: String) throws {
    let faulty = try FaultySet()
    let typed = Array("formes: [{ id: a, phrase: \"le  jeu\", genre: m }]\n".utf8)
    let words = ["--stdin-filepath", path, "--format", "github"]
    let asked = path == "neuf.yaml" ? "unknown-file" : "stray-space"
    #expect(try faulty.run(words, input: typed).text.contains("title=\(asked)"))
    _ = try faulty.folder.write(
      Array("regles: { stray-space: off }\n".utf8), to: "catalogue-lint.yaml")
    #expect(!(try faulty.run(words, input: typed).text.contains("title=stray-space")))
  }

  /// With --fix, standard output is the mended text and nothing else.
  @Test func editorTextIsMended() throws {
    let faulty = try FaultySet()
    let typed = try readFile(faulty.form)
    let words = ["--stdin-filepath", "petit/formes/sorties.yaml", "--fix"]
    let result = try faulty.run(words, input: typed)
    #expect(result.text.contains("motifs: [\"zoo du parc\", zoo,"))
    #expect(result.errorText.hasPrefix("petit/formes/sorties.yaml: 1 finding mended\n"))
    #expect(try readFile(faulty.form) == typed)
    #expect(try faulty.run(words, input: result.output).output == result.output)
    let difference = try faulty.run(words + ["--dry-run"], input: typed)
    #expect(difference.text.hasPrefix("--- petit/formes/sorties.yaml\n"))
  }

  // MARK: - Faulty settings

  @Test(arguments: ["github", "junit", "markdown", "sarif"])
  func settingsFaultsHavePlaces(format: String) throws {
    let faulty = try FaultySet()
    _ = try faulty.folder.write(
      Array("# nos choix\nregles: { stray-space: of }\nechecs: info\n".utf8),
      to: "catalogue-lint.yaml")
    let result = try faulty.run(["--format", format, "petit"])
    #expect(result.code == 2)
    #expect(result.errorText.contains("catalogue-lint.yaml:3:1"))
    #expect(result.errorText.contains("did you mean “echec”?"))
    if format == "sarif" {
      #expect(try reportFaults(result.text, format) == "")
      #expect(result.text.contains("\"toolConfigurationNotifications\": ["))
      #expect(result.text.contains("\"startLine\": 3"))
    } else {
      if format == "junit" { #expect(try reportFaults(result.text, format) == "") }
      #expect(
        result.text.contains("catalogue-lint.yaml:3:1") || result.text.contains("line=3,col=1"))
    }
  }
}
