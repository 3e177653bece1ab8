import Platform
import TestSupport
import Testing

@Suite struct CoverageTests {
  /// The small set with a second skill that no template works on, so that cells are empty.
  private func setWithGaps(in folder: TemporaryFolder) throws -> String {
    let set = try Files.smallSet(
      changing: "modeles/textes.yaml", "etiquettes: [sortie]", to: "formes: [sortie_zoo]",
      in: folder)
    let skill = String(
      decoding: try readFile("\(set)/competences/01_phrase_signes.yaml"), as: UTF8.self)
    let other = skill.replacing("id: phrase_signes", with: "id: autre_signes")
      .replacing("id: majuscule", with: "id: autre_majuscule")
      .replacing("id: apostrophe", with: "id: autre_apostrophe")
    try folder.write(Array(other.utf8), to: "petit/competences/02_autre_signes.yaml")
    return set
  }

  @Test(arguments: [("fr", []), ("en", ["--words"]), ("fr", ["--markdown"])])
  func tellsWhatIsMissing(language: String, more: [String]) throws {
    let folder = try TemporaryFolder()
    let words = ["coverage", try setWithGaps(in: folder), "--lang", language] + more
    let result = try Programs.run("catalogue-lint", words)
    let name = "coverage-\(language)\(more.joined())"
    #expect(goldenFault(result.transcript, "Golden/\(name).txt") == nil)
  }

  @Test func jsonFollowsItsSchema() throws {
    let folder = try TemporaryFolder()
    for set in [Files.smallSet, try setWithGaps(in: folder)] {
      for more in [[], ["--words", "--quick", "--at-least", "0", "--grade", "ce1"]] {
        let result = try Programs.run("catalogue-lint", ["coverage", "--json", set] + more)
        #expect(result.code == 0)
        #expect(result.errorText == "")
        #expect(try schemaFaults(of: result.text, "catalogue-lint-coverage") == "")
      }
    }
    let result = try Programs.run("catalogue-lint", ["coverage", "--json", Files.smallSet])
    #expect(goldenFault(result.transcript, "Golden/coverage-json.txt") == nil)
  }

  @Test(arguments: [("100", 1), ("51", 1), ("50", 0), ("0", 0)])
  func thresholdIsExact(percent: String, code: Int32) throws {
    let folder = try TemporaryFolder()
    let set = try setWithGaps(in: folder)
    let result = try Programs.run("catalogue-lint", ["coverage", set, "--at-least", percent])
    #expect(result.code == code)
    #expect(
      try Programs.run("catalogue-lint", ["coverage", Files.smallSet, "--at-least", "100"]).code
        == 0)
  }

  @Test func faultySetIsRefused() throws {
    let folder = try TemporaryFolder()
    let set = try Files.smallSet(
      changing: "interdits.yaml", "registre: sante", to: "registre: inconnu", in: folder)
    let result = try Programs.run("catalogue-lint", ["coverage", set])
    #expect(result.code == 1)
    #expect(result.text == "")
    #expect(result.errorText.contains("interdits.yaml:4:"))
  }

  @Test func wrongUsage() throws {
    for (words, code) in [
      ([], 2), ([Files.smallSet, "--at-least", "101"], 2), ([Files.smallSet, "--grade", "CM9"], 2),
      ([Files.smallSet, "--json", "--markdown"], 2), (["/nonexistent"], 3),
    ] as [([String], Int32)] {
      let result = try Programs.run("catalogue-lint", ["coverage"] + words)
      #expect(result.code == code)
      #expect(result.text == "")
    }
  }
}
