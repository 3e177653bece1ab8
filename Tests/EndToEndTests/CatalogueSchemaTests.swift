import Platform
import TestSupport
import Testing

/// The schemas of `catalogue-lint schema`, as a validator reads them that knows nothing of this
/// project.
@Suite struct CatalogueSchemaTests {
  /// The kinds that the program lists, each with its files.
  static let kinds: [(name: String, files: String)] = {
    let lines = (try? Programs.run("catalogue-lint", ["schema"]).text) ?? ""
    return lines.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      return words.count == 2 ? (words[0], words[1]) : nil
    }
  }()

  /// Those of a set, and the linter’s settings.
  @Test func thereAreTwentyThreeKinds() {
    #expect(Self.kinds.count == 23)
  }

  /// Every file of the sets follows the schema of its kind.
  @Test(arguments: kinds.map(\.name))
  func shippedFilesFollow(kind: String) throws {
    let files = try #require(Self.kinds.first { $0.name == kind }).files
    var found: [String] = []
    for set in [
      "Catalogues/ecole", "Catalogues/adultes", "Tests/EndToEndTests/Sets/petit", "Samples",
    ] {
      found += try Self.files(files, in: "\(Files.root)/\(set)")
    }
    #expect(!found.isEmpty)
    #expect(try Self.faults(of: found, kind) == "")
  }

  /// A file, a text in it and another in its place that breaks its shape.
  static let breaks: [(kind: String, file: String, old: String, new: String)] = [
    ("jeu", "jeu.yaml", "version:", "verson:"),
    ("jeu", "jeu.yaml", "classique", "moderne"),
    ("formes", "formes/sport.yaml", "    phrase:", "    phrases:"),
    ("formes", "formes/sport.yaml", "genre: m", "genre: n"),
    ("formes", "formes/sport.yaml", "  - id: ", "  - id: É"),
    ("interdits", "interdits.yaml", "    registre:", "    # registre:"),
    ("ecarts", "ecarts.yaml", "annulations:", "anulations:"),
    ("modeles", "modeles/cp_sport.yaml", "recit: toujours", "recit: jamais"),
    ("modeles", "modeles/cp_sport.yaml", "    titre: ", "    titre: [a] # "),
    ("niveaux", "niveaux.yaml", "min: 8", "min: beaucoup"),
    ("niveaux", "niveaux.yaml", "8-13", "8 à 13"),
    ("temps", "temps.yaml", "forme: simple", "forme: composé"),
    ("competences", "competences/08_accord_sujet_verbe.yaml", "priorite: 10", "priorite: 100"),
    ("competences", "competences/08_accord_sujet_verbe.yaml", "place: -1", "place: -10"),
    ("competences", "competences/08_accord_sujet_verbe.yaml", "par: [ais]", "parr: [ais]"),
    ("vocabulaire", "vocabulaire/cp.yaml", "noms:", "nom:"),
    ("prenoms", "prenoms.yaml", "\n  f:", "\n  g:"),
    ("registres", "registres.yaml", "    nom:", "    non:"),
    ("calendrier", "calendrier.yaml", "730", "7300"),
    ("progression", "progression.yaml", "perdue: fragile", "perdue: pas_encore_vue"),
    ("progression", "progression.yaml", "cartes: 3", "cartes: trois"),
    ("morphologie/conjugaisons", "morphologie/conjugaisons.yaml", "ais, ais, ait, ", "ais, ait, "),
    ("morphologie/auxiliaires", "morphologie/auxiliaires.yaml", "etre: [", "être: ["),
    ("morphologie/pluriels", "morphologie/pluriels.yaml", "classe: nom", "classe: verbe"),
    ("morphologie/feminins", "morphologie/feminins.yaml", "devient:", "deviens:"),
    ("morphologie/elision", "morphologie/elision.yaml", "forme: s'", "form: s'"),
    ("morphologie/contractions", "morphologie/contractions.yaml", "[à, le]", "[à, le, la]"),
    ("morphologie/mots_outils", "morphologie/mots_outils.yaml", "sorte: art", "sorte: Art"),
    ("morphologie/graphies", "morphologie/graphies.yaml", "comme: lever", "come: lever"),
    ("morphologie/lectures", "morphologie/lectures.yaml", "garde: {", "est: {"),
    ("reglages", "../../Samples/catalogue-lint.yaml", "montrer:", "montre:"),
    ("reglages", "../../Samples/catalogue-lint.yaml", "raw-substring: error", "raw-substring: bad"),
    ("reglages", "../../Samples/catalogue-lint.yaml", "contained-motif:", "contained-motifs:"),
  ]

  @Test func everyKindIsBroken() {
    #expect(Set(Self.breaks.map(\.kind)) == Set(Self.kinds.map(\.name)))
  }

  @Test(arguments: breaks)
  func brokenFilesDoNot(kind: String, file: String, old: String, new: String) throws {
    let text = String(
      decoding: try readFile("\(Files.root)/Catalogues/ecole/\(file)"), as: UTF8.self)
    let place = try #require(text.firstRange(of: old))
    let folder = try TemporaryFolder()
    let changed = text[..<place.lowerBound] + new + text[place.upperBound...]
    let broken = try folder.write(Array(changed.utf8), to: "broken.yaml")
    #expect(try Self.faults(of: [broken], kind).hasPrefix("exit 1: "))
  }

  @Test func wrongKindsAreRefused() throws {
    let result = try Programs.run("catalogue-lint", ["schema", "forme", "--lang", "en"])
    #expect(result.code == 2)
    #expect(result.text == "" && result.errorText.contains("formes"))
  }

  /// The files of a set that a pattern with at most one `*` means.
  private static func files(_ pattern: String, in set: String) throws -> [String] {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    let folder = "\(set)/" + (parts.count == 2 ? parts[0].dropLast() : "")
    guard parts.count == 2 else {
      return (try? kind(of: folder + pattern)) == .file ? [folder + pattern] : []
    }
    guard (try? Platform.kind(of: folder)) == .directory else { return [] }
    return try filesInTree(folder, suffix: String(parts[1]))
  }

  /// What the validator says of files; empty when nothing.
  private static func faults(of files: [String], _ kind: String) throws -> String {
    let folder = try TemporaryFolder()
    let schema = try Programs.run("catalogue-lint", ["schema", kind])
    let schemaFile = try folder.write(schema.output, to: "schema.json")
    // The caller's path: that is where python3 is.
    let path = Environment.process["PATH"] ?? "/usr/bin:/bin"
    let result = try ChildProcess(
      "/usr/bin/env", ["python3", Files.here + "/validate-yaml", schemaFile] + files,
      environment: ["PATH": path]
    ).run()
    guard result.code != 0 else { return "" }
    return "exit \(result.code): \(result.text)\(result.errorText)"
  }
}
