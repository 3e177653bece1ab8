import Diagnostics
import Tables
import Testing

@testable import Catalogue

/// The two spellings of `graphies.yaml`: what the vocabulary of the school set makes of them, and
/// what a set writes that asks for that of 1990.
@Suite struct OtherSpellingTests {
  struct Word: CustomTestStringConvertible, Sendable {
    var form: String
    var lemma: String
    var spelling: SpellingSystem
    var testDescription: String { form }

    init(_ form: String, _ lemma: String, _ spelling: SpellingSystem) {
      (self.form, self.lemma, self.spelling) = (form, lemma, spelling)
    }
  }

  @Test(arguments: [
    Word("île", "île", .classic), Word("ile", "île", .reformed), Word("iles", "île", .reformed),
    Word("connaît", "connaître", .classic), Word("connait", "connaître", .reformed),
    Word("connais", "connaître", .common), Word("goutera", "goûter", .reformed),
    Word("cédera", "céder", .classic), Word("cèdera", "céder", .reformed),
    Word("cède", "céder", .common), Word("céda", "céder", .common),
    Word("protègerons", "protéger", .reformed), Word("protégeons", "protéger", .common),
    Word("amoncelle", "amonceler", .classic), Word("amoncèle", "amonceler", .reformed),
    Word("amoncelons", "amonceler", .common), Word("appelle", "appeler", .common),
    Word("jette", "jeter", .common), Word("feuillète", "feuilleter", .reformed),
    Word("paie", "payer", .variant), Word("paye", "payer", .variant),
    Word("payons", "payer", .common), Word("nettoie", "nettoyer", .common),
    Word("assied", "asseoir", .variant), Word("assoit", "asseoir", .variant),
    Word("assoir", "asseoir", .reformed), Word("assis", "asseoir", .common),
    Word("clefs", "clé", .variant), Word("clés", "clé", .variant),
    Word("frais", "frais", .common), Word("fraiches", "frais", .reformed),
    Word("weekends", "week-end", .reformed), Word("relai", "relais", .reformed),
    Word("plait", "plaire", .reformed), Word("sure", "sûr", .reformed),
    Word("sûr", "sûr", .common), Word("presqu'ile", "presqu'île", .reformed),
    Word("vingt-et-un", "vingt-et-un", .reformed), Word("vingt-deux", "vingt-deux", .common),
  ])
  func isReadAsItsLemma(word: Word) {
    let found = SchoolLexicon.shared.inflections.filter {
      $0.form == word.form && $0.lemma == word.lemma
    }
    #expect(!found.isEmpty)
    #expect(Set(found.map(\.features.spelling)) == [word.spelling])
  }

  /// What is no French word in either spelling is not made up.
  @Test(arguments: ["mur-et-un", "appèle", "jète", "connaie", "cèdons", "nettoye", "fraichs"])
  func makesNoOther(form: String) {
    #expect(!SchoolLexicon.shared.inflections.contains { $0.form == form })
  }

  @Test func bothSpellingsHaveOneGrade() {
    let all = SchoolLexicon.shared.inflections
    let grades = Dictionary(grouping: all.filter { $0.lemma == "île" }, by: \.grade)
    #expect(grades.count == 1)
  }

  @Test(arguments: [("brûlé", "brûlées"), ("brulé", "brûlées"), ("joli", "jolies")])
  func agreementIsAskedForInEitherSpelling(key: String, plural: String) throws {
    let forms = try #require(Self.inflector().forms(ofAgreeing: key))
    #expect(forms.femininePlural == plural)
  }

  @Test(arguments: [
    ("mots_1990: { zorgle: zorgl }", "unused-exception"),
    ("mots_1990: { zorgle }", "wrong-kind"),
    ("conjugaisons: [{ modele: aimer, comme: zorglir, graphie: \"1990\" }]", "unknown-verb-model"),
    ("conjugaisons: [{ modele: aimer, comme: aimer, graphie: ancienne }]", "unknown-value"),
  ])
  func faultsAreReported(text: String, id: String) {
    let sink = DiagnosticSink()
    _ = Self.inflector("source: essai\n" + text, sink: sink)
    #expect(sink.diagnostics.contains { $0.id == id }, "found \(sink.diagnostics.map(\.id))")
  }

  @Test func aSourceIsAsked() {
    let sink = DiagnosticSink()
    _ = Self.inflector("mots_1990: { brûler: bruler }", sink: sink)
    #expect(sink.diagnostics.map(\.id) == ["missing-source"])
  }

  private static func inflector(
    _ spellings: String = "source: essai\nmots_1990: { brûler: bruler }",
    sink: DiagnosticSink = DiagnosticSink()
  ) -> Inflector {
    func root(_ text: String, _ file: String) -> YAMLNode? {
      let parsed = YAMLParser.parse(bytes: Array(text.utf8), file: file)
      sink.report(contentsOf: parsed.diagnostics)
      return parsed.root
    }
    let vocabulary = root(
      "niveau: CP\nsource: essai\nadjectifs: [joli]\nverbes: { aimer: [brûler] }", "mots.yaml"
    ).flatMap { VocabularySyntax($0, sink: sink) }
    var morphology = MorphologySyntax()
    let files: [(MorphologySyntax.File, String)] = [
      (.conjugations, InflectorFaultTests.Fault.soundVerbs), (.spellings, spellings),
      (.plurals, "regles: [{ fin: [\"\"], devient: [s] }]\nexceptions: []"),
      (.feminines, "regles: [{ fin: [\"\"], devient: [e] }]\nexceptions: []"),
    ]
    for (file, text) in files {
      if let root = root(text, file.rawValue) { morphology.read(file, root, sink: sink) }
    }
    return Inflector(
      vocabulary.map { [$0] } ?? [], morphology: morphology, grades: ["CP"], sink: sink)
  }
}
