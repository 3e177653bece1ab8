import Catalogue
import Diagnostics
import Engine
import Platform
import Tables
import TestSupport
import Testing

@testable import Audit

/// Sets that extend the school set by `etend`.
@Suite struct ExtensionTests {
  private static let school =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/") + "/Catalogues/ecole"

  private static let header = """
    id: classe
    nom: "Jeu de la classe"
    langue: fr
    version: "1"
    licence: CC-BY-4.0
    etend: ecole

    """

  private func build(_ own: [String: String]) throws -> BuiltSet {
    SetBuilder.build(try files(own))
  }

  /// The files of a set over those of the school set.
  private func files(_ own: [String: String]) throws -> [CatalogueFile] {
    let texts = own.merging(["jeu.yaml": Self.header]) { own, _ in own }
    let base = try CatalogueFile.files(inSet: Self.school).map { file in
      var file = file
      file.layer = 1
      return file
    }
    return texts.map {
      CatalogueFile(path: "classe/\($0.key)", pathInSet: $0.key, bytes: Array($0.value.utf8))
    } + base
  }

  @Test func emptyExtensionIsTheBaseUnderAnotherName() throws {
    let school = try #require(
      SetBuilder.build(try CatalogueFile.files(inSet: Self.school)).set)
    let set = try #require(try build([:]).set)
    #expect(set.id == "classe")
    #expect(set.forms.count == school.forms.count)
    #expect(set.templates.count == school.templates.count)
    #expect(set.contentHash != school.contentHash)
  }

  @Test func addsWords() throws {
    let words = """
      niveau: CP
      source: "liste de la classe"
      noms: { m: [zorglub] }

      """
    let set = try #require(try build(["vocabulaire/cp.yaml": words]).set)
    #expect(!set.lexicon.readings(of: "zorglubs").isEmpty)
    #expect(!set.lexicon.readings(of: "école").isEmpty)
  }

  @Test func addsAGradeOfItsOwn() throws {
    let grade = """
      niveaux:
        - id: adulte
          comprend: 6e
          mots: { min: 60, max: 150 }
          paliers: [60-150]
          phrases: { max: 12, mots_max: 30, moyenne_min: 7, phrase_courte: 5 }
          temps: [subjonctif présent]
          competences_par_texte: { min: 1, max: 3 }
          pieges: { min: 5, max: 14 }

      """
    let words = "niveau: adulte\nsource: x\nnoms: { m: [zorglub] }\n"
    let set = try #require(
      try build(["niveaux.yaml": grade, "vocabulaire/adulte.yaml": words]).set)
    let grades = set.grades.map { set.text($0.id) }
    #expect(grades == ["CP", "CE1", "CE2", "CM1", "CM2", "6e", "adulte"])
    #expect(set.lexicon.readings(of: "zorglub").map(\.grade) == [6])
  }

  /// A file of `morphologie/` over that of the base holds only what it adds.
  @Test func addsToTheMorphology() throws {
    let set = try #require(
      try build([
        "vocabulaire/cp.yaml": """
        niveau: CP
        source: x
        noms: { m: [zorglail] }
        adjectifs: [zorgleux]
        verbes: { zorglir: [zorglir] }

        """,
        "morphologie/auxiliaires.yaml": "source: x\nparticipes_invariables: [zorglir]\n",
        "morphologie/conjugaisons.yaml": """
        conjugaisons:
          - { id: zorglir, comme: finir, participe: u, exemples: [je zorglis] }

        """,
        "morphologie/elision.yaml": "source: x\nsans_elision: [zorglail]\n",
        "morphologie/feminins.yaml": """
        exceptions:
          - { id: zorgl, source: x, mots: { zorgleux: zorglesse } }

        """,
        "morphologie/pluriels.yaml": """
        exceptions:
          - { id: zorgl, source: x, mots: { zorglail: zorglaux } }

        """,
      ]).set)
    for form in ["zorglaux", "zorglesses", "zorglissait", "zorglu", "éclate"] {
      #expect(!set.lexicon.readings(of: form).isEmpty, "\(form)")
    }
    #expect(set.lexicon.readings(of: "zorglue").isEmpty)
  }

  /// Rules over readings are added to those of the base; one of the same name replaces it.
  @Test func addsRulesOverReadings() throws {
    let school = try #require(
      CatalogueReader.read(try files([:])).catalogue.morphology.readings)
    let known = try #require(school.rules.first).id.value
    let rules = """
      motifs:
        zorgl: { mot: [zorglub] }
      regles:
        - { id: \(known), raison: X, mot: zorgl, garde: { classe: nom }, exemples: [], contre_exemples: [] }
        - { id: zorgl, raison: X, mot: zorgl, garde: { classe: nom }, exemples: [], contre_exemples: [] }

      """
    let read = CatalogueReader.read(try files(["morphologie/lectures.yaml": rules]))
    #expect(!read.diagnostics.holdErrors)
    let readings = try #require(read.catalogue.morphology.readings)
    #expect(readings.named.last?.name.value == "zorgl")
    #expect(readings.rules.map(\.id.value) == school.rules.map(\.id.value) + ["zorgl"])
    #expect(readings.rules.first?.reason.value == "X")
    #expect(readings.preferences.count == school.preferences.count)
  }

  @Test func entryWithAKnownIdReplacesTheWholeEntry() throws {
    let form = """
      formes:
        - id: judo
          phrase: le judo du mercredi
          genre: m
          motifs: [judo du mercredi, judo du soir]
          mentions: [judo]
          quand: au judo
          decor: [le tapis, la ceinture, le kimono, la salle]
          actions: [saluer, rouler sur le tapis, marcher pieds nus]
          etiquettes: [sport]
          exemples: [Judo du mercredi, Judo du soir 18h, judo du soir]
          contre_exemples: [Judoka, Judo]

      """
    let built = try build(["formes/classe.yaml": form])
    let set = try #require(built.set)
    let recogniser = try MomentRecogniser(set)
    let found = recogniser.outcome(of: Title("Judo du mercredi")).recognised
    #expect(found.map { set.text(set.forms[$0.form].phrase) } == "le judo du mercredi")
    #expect(recogniser.outcome(of: Title("Judo 17h")).recognised == nil)
  }

  @Test func retiresEntries() throws {
    let templates = try CatalogueFile.files(inSet: Self.school)
    let read = CatalogueReader.read(templates).catalogue
    let id = try #require(read.templates.first?.id.value)
    let built = try build(["jeu.yaml": Self.header + "retire: [\(id)]\n"])
    #expect(built.catalogue.templates.count == read.templates.count - 1)
    #expect(built.set != nil)
  }

  @Test func namesWhatIsWrong() throws {
    let unknown = try build(["jeu.yaml": Self.header + "retire: [jduo]\n"])
    let finding = try #require(unknown.diagnostics.first { $0.severity == .error })
    #expect(finding.id == "unknown-reference")
    #expect(finding.cure?.fr.contains("judo") ?? false)
    let alone = SetBuilder.build(try files([:]).filter { $0.layer == 0 })
    #expect(alone.diagnostics.contains { $0.id == "missing-base" })
    #expect(alone.set == nil)
  }

  /// The base is found beside the set, else among the built-in ones; a circle ends.
  @Test func findsTheBase() throws {
    let folder = try TemporaryFolder()
    let jeu = { (id: String, base: String) in
      Array("id: \(id)\nnom: x\nversion: \"1\"\netend: \(base)\n".utf8)
    }
    for (id, base) in [("a", "b"), ("b", "a"), ("c", "ecole"), ("d", "../a")] {
      try folder.write(jeu(id, base), to: "\(id)/jeu.yaml")
    }
    let circle = try CatalogueFile.files(inSet: folder.path + "/a")
    #expect(circle.map(\.layer) == [0, 1])
    #expect(CatalogueReader.read(circle).diagnostics.contains { $0.id == "missing-base" })
    let catalogues = Self.school.split(separator: "/").dropLast().joined(separator: "/")
    let builtIn = try CatalogueFile.files(
      inSet: folder.path + "/c/", builtIn: ["/nowhere", "/" + catalogues])
    #expect(builtIn.contains { $0.layer == 1 && $0.pathInSet == "interdits.yaml" })
    #expect(try CatalogueFile.files(inSet: folder.path + "/d").map(\.layer) == [0])
  }
}
