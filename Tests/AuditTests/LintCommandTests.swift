import CommandLineKit
import Platform
import TestSupport
import Testing

@testable import catalogue_lint

@Suite struct LintCommandTests {
  private static let hostile =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    .joined(separator: "/") + "/Hostile/"

  @Test func warningsAloneAreNoFailure() {
    let path = Self.hostile + "hidden-motif/formes/loisirs.yaml"
    #expect(lint([path]).exit == .done)
    #expect(lint([path, "--fail-level", "warning"]).exit == .findings)
  }

  @Test func errorsFail() {
    let answer = lint([Self.hostile + "clash/formes/loisirs.yaml", "--lang", "en"])
    #expect(answer.exit == .findings)
    #expect(answer.errors.hasPrefix("1 error"))
  }

  @Test func missingFileIsToldAlone() {
    let answer = lint([Self.hostile + "nowhere.yaml"])
    #expect(answer.exit == .failure)
    #expect(answer.output.isEmpty)
  }

  @Test(arguments: [[], ["--format", "xml", "x.yaml"], ["--show", "all", "x.yaml"]])
  func wrongUsage(words: [String]) {
    #expect(lint(words).exit == .usage)
  }

  @Test func jsonIsOneObject() {
    let answer = lint([Self.hostile + "tab/formes/loisirs.yaml", "--format", "json"])
    #expect(answer.output.hasPrefix("{"))
    #expect(answer.output.contains("\"tab-indentation\""))
  }

  @Test func gitHubAnnotates() {
    let answer = lint([Self.hostile + "tab/formes/loisirs.yaml", "--format", "github"])
    #expect(answer.output.hasPrefix("::error "))
  }

  /// What only the words of a set bring up in its base is nobody's fault, whether the base is judged
  /// too or not.
  @Test(arguments: [["plus"], ["base"], ["base", "plus"], ["plus", "base"]])
  func baseIsJudgedByItself(sets: [String]) throws {
    let folder = try TemporaryFolder()
    _ = try folder.copy(Self.hostile + "base", to: "base")
    let blocked = """
      interdits:
        - mot: docteur
          registre: sante
          flexions: [docteurs]
          arrete: Docteur
          n_arrete_pas: [Doctrine]

      """
    _ = try folder.write(Array(blocked.utf8), to: "base/interdits.yaml")
    let words = """
      niveau: CE1
      source: essai
      noms: { m/f: [docteur/docteuse] }

      """
    _ = try folder.write(Array(words.utf8), to: "plus/vocabulaire/ce1.yaml")
    let set = """
      id: plus
      nom: Plus
      etend: base
      langue: fr
      version: 1.0.0
      licence: CC BY 4.0

      """
    _ = try folder.write(Array(set.utf8), to: "plus/jeu.yaml")
    let answer = lint(sets.map { folder.path + "/" + $0 })
    #expect(!answer.output.contains("missing-inflection"))
  }

  /// A file of a set is judged with its set and shown alone.
  @Test func fileOfASet() {
    let answer = lint([Self.hostile + "unknown-form/modeles/judo.yaml"])
    #expect(answer.output.contains("unknown-reference"))
    #expect(!answer.output.contains("missing-file"))
  }

  @Test func remarksAreCountedAndShownOnDemand() {
    let path = Self.hostile + "ecart-in-example"
    let paths = ["formes/ecole.yaml", "ecarts.yaml"].map { "\(path)/\($0)" }
    let all = lint(paths + ["--show", "info"]).output
    let usual = lint(paths).output
    #expect(all.utf8.count >= usual.utf8.count)
    #expect(lint(paths + ["--show", "error"]).output.utf8.count <= usual.utf8.count)
  }
}
