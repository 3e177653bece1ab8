import Platform
import TestSupport
import Testing

@Suite struct LintTests {
  @Test func soundSetHasNoFindings() throws {
    let result = try Programs.run("catalogue-lint", ["--lang", "en", Files.smallSet])
    #expect(
      result.transcript
        == "== standard error\nno findings; tried: 12 texts, a sample of 3 templates "
        + "(all: catalogue-lint expand)\n== exit 0\n")
  }

  @Test func errorsEndWith1() throws {
    let folder = try TemporaryFolder()
    let set = try Files.smallSet(
      changing: "formes/sorties.yaml", "exemples: [Zoo,", to: "exemples: [Zoologie,", in: folder)
    let result = try Programs.run("catalogue-lint", [set])
    #expect(result.code == 1)
    #expect(result.text.hasPrefix("\(set)/formes/sorties.yaml:"))
    #expect(result.errorText.hasSuffix("erreurs\n") || result.errorText.hasSuffix("erreur\n"))
    let gitHub = try Programs.run("catalogue-lint", ["--format", "github", set])
    #expect(gitHub.code == 1)
    #expect(gitHub.text.hasPrefix("::error file="))
    #expect(gitHub.errors == result.errors)
  }

  @Test func jsonFollowsItsSchema() throws {
    let folder = try TemporaryFolder()
    let set = try Files.smallSet(
      changing: "formes/sorties.yaml", "motifs: [zoo,", to: "motifs: [piscine, zoo,", in: folder)
    for (path, code) in [(set, 1), (Files.smallSet, 0)] {
      let result = try Programs.run("catalogue-lint", ["--format", "json", "--show", "info", path])
      #expect(result.code == code)
      #expect(result.text.contains("\"findings\": []") == (code == 0))
      #expect(try schemaFaults(of: result.text, "catalogue-lint") == "")
    }
  }

  @Test func rulesFollowTheirSchema() throws {
    let result = try Programs.run("catalogue-lint", ["rules", "--json"])
    #expect(result.code == 0)
    #expect(try schemaFaults(of: result.text, "catalogue-lint-rules") == "")
  }

  @Test func missingFileEndsWith3() throws {
    let result = try Programs.run("catalogue-lint", ["/nonexistent"])
    #expect(result.code == 3)
    #expect(result.text == "")
  }

  @Test func wrongUsageEndsWith2() throws {
    for words in [[], ["--format", "xml", Files.smallSet], ["--fail-level", "0", Files.smallSet]] {
      #expect(try Programs.run("catalogue-lint", words).code == 2)
    }
  }
}

@Suite struct CompileTests {
  @Test func sameCataloguesSameBytes() throws {
    let folder = try TemporaryFolder()
    let paths = ["a", "b"].map { "\(folder.path)/\($0).dcat" }
    // From another folder: where the catalogues lie is not part of what is compiled.
    let sets = [Files.smallSet, try folder.copy(Files.smallSet, to: "ailleurs")]
    for (set, path) in zip(sets, paths) {
      let result = try Programs.run("catalogue-compile", [set, "--output", path])
      #expect(result.transcript == "== exit 0\n")
    }
    #expect(try readFile(paths[0]) == readFile(paths[1]))
  }

  /// Processes order their sets and dictionaries differently, and the library has something to order
  /// everywhere.
  @Test func libraryIsTheSameFromEachProcess() throws {
    let folder = try TemporaryFolder()
    let files = try (0..<3).map { number in
      let path = "\(folder.path)/\(number).dcat"
      let result = try Programs.run(
        "catalogue-compile", [Files.root + "/Catalogues/ecole", "--output", path])
      #expect(result.transcript == "== exit 0\n")
      return try readFile(path)
    }
    #expect(files.allSatisfy { $0 == files[0] })
  }

  @Test func nothingIsWrittenOnAnError() throws {
    let folder = try TemporaryFolder()
    let set = try Files.smallSet(
      changing: "interdits.yaml", "registre: sante", to: "registre: inconnu", in: folder)
    let old = try folder.write([1, 2, 3], to: "old.dcat")
    for path in [old, folder.path + "/new.dcat"] {
      let result = try Programs.run("catalogue-compile", [set, "-o", path])
      #expect(result.code == 1)
      #expect(result.text == "")
      #expect(result.errorText.contains("interdits.yaml:4:"))
    }
    #expect(try readFile(old) == [1, 2, 3])
    #expect((try? kind(of: folder.path + "/new.dcat")) == nil)
  }

  @Test func whatCannotBeReadOrWrittenEndsWith3() throws {
    let folder = try TemporaryFolder()
    for (set, path) in [
      ("/nonexistent", folder.path + "/a.dcat"), (Files.smallSet, "/nonexistent/a.dcat"),
      (Files.smallSet, folder.path),
    ] {
      let result = try Programs.run("catalogue-compile", [set, "-o", path])
      #expect(result.code == 3)
      #expect(result.text == "" && !result.errorText.isEmpty)
    }
  }

  @Test func wrongUsageEndsWith2() throws {
    for words in [[], [Files.smallSet], ["-o", "a.dcat"], [Files.smallSet, "-o"]] {
      #expect(try Programs.run("catalogue-compile", words).code == 2)
    }
  }
}
