import Platform
import TestSupport
import Testing

/// The reports of `catalogue-lint` as CI systems get them.
@Suite struct LintReportTests {
  /// A faulty set in a folder with a hard name, and a run with that folder as the working folder.
  private static func run(_ words: [String]) throws -> (
    result: ChildProcess.Result, folder: TemporaryFolder
  ) {
    let folder = try TemporaryFolder()
    let set = try Files.smallSet(
      changing: "formes/sorties.yaml", "motifs: [zoo,", to: "motifs: [piscine, zoo,", in: folder)
    for file in try filesInTree(set, suffix: "") {
      try folder.write(
        try readFile(file), to: "l’été & co/petit" + file.dropFirst(set.utf8.count))
    }
    let program = try #require(Programs.folder) + "/catalogue-lint"
    let result = try ChildProcess(
      "/bin/sh",
      ["-c", "cd \"$1\" && shift && exec \"$@\"", "sh", folder.path, program, "--lang", "en"]
        + words, environment: Programs.environment
    ).run()
    return (result, folder)
  }

  @Test(arguments: ["sarif", "junit"])
  func followsItsStandard(format: String) throws {
    for level in ["error", "info"] {
      let result = try Self.run(["--format", format, "--show", level, "l’été & co/petit"]).result
      #expect(result.code == 1)
      #expect(try reportFaults(result.text, format) == "")
      #expect(!result.text.contains("./"))
    }
    let clean = try Programs.run("catalogue-lint", ["--format", format, Files.smallSet])
    #expect(clean.code == 0)
    #expect(try reportFaults(clean.text, format) == "")
  }

  /// However the set is named, a report names its files from the working folder.
  @Test(arguments: ["l’été & co/petit", "./l’été & co/petit", "l’été & co/../l’été & co/petit/"])
  func pathsAreRelative(path: String) throws {
    let sarif = try Self.run(["--format", "sarif", path]).result.text
    #expect(
      sarif.contains("\"uri\": \"l%E2%80%99%C3%A9t%C3%A9%20%26%20co/petit/formes/sorties.yaml\""))
    let gitHub = try Self.run(["--format", "github", path]).result.text
    #expect(gitHub.contains("::error file=l’été & co/petit/formes/sorties.yaml,line="))
    #expect(gitHub.contains("::l’été & co/petit/formes/sorties.yaml:"))
  }

  @Test func writesSeveralFilesAtOnce() throws {
    let (result, folder) = try Self.run([
      "-o", "sarif=a.sarif", "--output=junit=b.xml", "-o", "markdown=c.md", "-o", "text=d.txt",
      "l’été & co/petit",
    ])
    #expect(result.code == 1)
    let files = try ["a.sarif", "b.xml", "c.md", "d.txt"].map {
      String(decoding: try readFile("\(folder.path)/\($0)"), as: UTF8.self)
    }
    #expect(try reportFaults(files[0], "sarif") == "")
    #expect(try reportFaults(files[1], "junit") == "")
    #expect(files[2].hasPrefix("**catalogue-lint**: "))
    #expect(files[3] == result.text && !result.text.isEmpty)
  }

  @Test func otherFilesAreWrittenWhenOneCanNotBe() throws {
    let (result, folder) = try Self.run([
      "-o", "junit=nowhere/b.xml", "-o", "sarif=a.sarif", "l’été & co/petit",
    ])
    #expect(result.code == 3)
    #expect(result.errorText.contains("nowhere/b.xml"))
    #expect(result.text.contains("duplicate-motif"))
    let sarif = String(decoding: try readFile("\(folder.path)/a.sarif"), as: UTF8.self)
    #expect(try reportFaults(sarif, "sarif") == "")
  }

  /// No report of a run that could not start can be taken for that of a clean one.
  @Test func whatCouldNotBeReadIsTold() throws {
    for (format, sign) in [
      ("sarif", "\"executionSuccessful\": false"), ("junit", "errors=\"1\""),
      ("github", "::error title=catalogue-lint::nowhere: "), ("markdown", "nowhere: "),
    ] {
      let (result, folder) = try Self.run([
        "--format", format, "-o", "\(format)=report", "nowhere",
      ])
      #expect(result.code == 3)
      #expect(result.text.contains(sign))
      #expect(try readFile("\(folder.path)/report") == result.output)
      #expect(result.errorText.hasPrefix("catalogue-lint: nowhere: "))
    }
    for format in ["text", "json"] {
      let result = try Self.run(["--format", format, "nowhere"]).result
      #expect(result.code == 3 && result.text.isEmpty)
    }
  }

  @Test(arguments: [
    ["-o", "sarif"], ["-o", "sarif="], ["-o", "xml=a"], ["-o", "=a"],
    ["-o", "sarif=a", "-o", "junit=a"],
  ])
  func wrongUsageEndsWith2(words: [String]) throws {
    let result = try Self.run(words + ["l’été & co/petit"]).result
    #expect(result.code == 2)
    #expect(result.text.isEmpty)
  }

  /// A report is never coloured, not even where a terminal would be.
  @Test func isNotColoured() throws {
    for format in ["text", "json", "sarif", "github", "junit", "markdown"] {
      let result = try Self.run(["--format", format, "l’été & co/petit"]).result
      #expect(!result.output.contains(0x1B))
    }
  }
}
