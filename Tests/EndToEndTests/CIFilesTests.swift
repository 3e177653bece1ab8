import Platform
import TestSupport
import Testing

/// The files with which CI systems run the linter: `action.yml`, `.pre-commit-hooks.yaml` and the
/// problem matcher.
@Suite struct CIFilesTests {
  private static let faulty = "Tests/AuditTests/Hostile/clash/formes/loisirs.yaml"

  /// Runs `try-ci` at the root of the repository.
  private static func tryCI(
    _ words: [String], input: String = "", with variables: [String: String] = [:]
  ) throws -> ChildProcess.Result {
    let path = Environment.process["PATH"] ?? "/usr/bin:/bin"
    return try ChildProcess(
      "/bin/sh",
      ["-c", "cd \"$1\" && shift && exec \"$@\"", "sh", Files.root, "python3"]
        + [Files.here + "/try-ci"] + words,
      input: Array(input.utf8), environment: variables.merging(["PATH": path]) { $1 }
    ).run()
  }

  @Test(arguments: [
    ("fr", "error", "error"), ("en", "error", "error"), ("fr", "info", "notice"),
    ("en", "info", "notice"),
  ])
  func problemMatcherReadsText(language: String, level: String, severity: String) throws {
    let text = try Programs.run(
      "catalogue-lint", ["\(Files.root)/\(Self.faulty)", "--show", level, "--lang", language]
    ).text
    let found = try Self.tryCI(["matcher", "docs/problem-matcher.json"], input: text)
    #expect(found.code == 0)
    let lines = found.text.split(separator: "\n")
    #expect(lines.count == (level == "error" ? 1 : 2))
    for line in lines {
      #expect(line.hasPrefix("\(Files.root)/\(Self.faulty)|18|20|"))
      #expect(line.contains("|error|duplicate-motif|") || line.contains("|notice|"))
    }
    #expect(lines.contains { $0.contains("|\(severity)|") })
  }

  @Test func problemMatcherReadsWarnings() throws {
    for language in ["fr", "en"] {
      let path = "\(Files.root)/Tests/AuditTests/Hostile/hidden-motif/formes/loisirs.yaml"
      let text = try Programs.run("catalogue-lint", [path, "--lang", language]).text
      let found = try Self.tryCI(["matcher", "docs/problem-matcher.json"], input: text)
      #expect(found.text.contains("|warning|"))
    }
  }

  /// What the action does of its own, with the files that GitHub gives it.
  @Test(arguments: [(faulty, 1 as Int32), ("Catalogues/ecole/jeu.yaml", 0), ("nowhere", 3)])
  func actionLints(path: String, code: Int32) throws {
    let folder = try TemporaryFolder()
    let program = try #require(Programs.folder) + "/catalogue-lint"
    let result = try Self.tryCI(
      ["action", "action.yml", "\(path)\n"],
      with: [
        "PROGRAM": program, "RUNNER_TEMP": folder.path, "GITHUB_OUTPUT": "\(folder.path)/output",
        "GITHUB_STEP_SUMMARY": "\(folder.path)/summary",
      ])
    #expect(result.code == code, "\(result.text)\(result.errorText)")
    #expect(result.text.contains("::error ") == (code != 0))
    let output = String(decoding: try readFile("\(folder.path)/output"), as: UTF8.self)
    #expect(
      output
        == "sarif=\(folder.path)/catalogue-lint.sarif\njunit=\(folder.path)/catalogue-lint.xml\n")
    let sarif = try readFile("\(folder.path)/catalogue-lint.sarif")
    #expect(try reportFaults(String(decoding: sarif, as: UTF8.self), "sarif") == "")
    let summary = String(decoding: try readFile("\(folder.path)/summary"), as: UTF8.self)
    #expect(summary.hasPrefix("**catalogue-lint**"))
  }

  @Test func hooksTakeTheFilesOfSets() throws {
    let paths = [
      "Catalogues/ecole/jeu.yaml", "formes/sport.yaml", "a/morphologie/lectures.yaml",
      "README.md", "formes/a/b.yaml", "xjeu.yaml", "jeu.yaml.txt",
    ]
    let found = try Self.tryCI(["hooks", ".pre-commit-hooks.yaml"] + paths)
    let expected = ["catalogue-lint", "catalogue-lint-system"].flatMap { hook in
      paths.prefix(3).map { "\(hook) \($0)\n" }
    }
    #expect(found.text == expected.joined())
  }
}
