import Diagnostics
import Tables
import Testing

@testable import Catalogue

/// Small vocabularies with one fault each: which diagnostic is given, and where.
@Suite("Faults of vocabulary and morphology")
struct InflectorFaultTests {
  struct Fault: CustomTestStringConvertible {
    var name: String
    var id: String
    var line: Int
    var vocabulary = Fault.soundVocabulary
    var verbs = Fault.soundVerbs
    var plurals = Fault.soundPlurals

    var testDescription: String { name }

    static let soundVocabulary = """
      niveau: CP
      source: essai
      noms: { m: [bal, chat], f: [rue], m/f: [ami/amie] }
      adjectifs: [joli]
      verbes: { aimer: [jouer] }
      """
    static let soundVerbs = """
      terminaisons:
        imparfait: [ais, ais, ait, ions, iez, aient]
        futur: [ai, as, a, ons, ez, ont]
        subjonctif: [e, es, e, ions, iez, ent]
        participe_present: ant
        participe: ["", e, s, es]
        passe_simple: [[ai, as, a, âmes, âtes, èrent]]
      conjugaisons:
        - id: aimer
          infinitif: er
          present: [e, es, e, ons, ez, ent]
          passe_simple: ai
          participe: é
      """
    static let soundPlurals = """
      regles: [{ fin: [al], devient: [aux] }, { fin: [""], devient: [s] }]
      exceptions: [{ id: al, source: essai, mots: { bal: bals } }]
      """
  }

  @Test("a sound vocabulary gives no finding")
  func sound() {
    #expect(diagnostics(of: Fault(name: "", id: "", line: 0)).map(\.id) == [])
  }

  @Test(
    "each fault is found in its place",
    arguments: [
      Fault(
        name: "unknown grade", id: "unknown-value", line: 1,
        vocabulary: "niveau: CP2\nsource: essai\nnoms: { m: [bal] }"),
      Fault(
        name: "missing source", id: "missing-source", line: 1,
        vocabulary: "niveau: CP\nnoms: { m: [bal] }\nverbes: { aimer: [jouer] }"),
      Fault(
        name: "same noun twice", id: "duplicate-word", line: 3,
        vocabulary: Fault.soundVocabulary.replacing("[bal, chat]", with: "[ami, bal, chat]")),
      Fault(
        name: "not a pair", id: "not-a-pair", line: 3,
        vocabulary: Fault.soundVocabulary.replacing("ami/amie", with: "ami/")),
      Fault(
        name: "unknown model", id: "unknown-verb-model", line: 5,
        verbs: Fault.soundVerbs.replacing("id: aimer", with: "id: finir")),
      Fault(
        name: "verb that does not fit", id: "verb-does-not-fit", line: 5,
        vocabulary: Fault.soundVocabulary.replacing("[jouer]", with: "[finir, jouer]")),
      Fault(
        name: "rare word elsewhere", id: "rare-word-elsewhere", line: 6,
        vocabulary: Fault.soundVocabulary + "\nrares: [zébu]"),
      Fault(
        name: "unknown parent model", id: "unknown-verb-model", line: 10,
        verbs: Fault.soundVerbs.replacing("infinitif: er", with: "comme: finir")),
      Fault(
        name: "models in a circle", id: "verb-models-in-a-circle", line: 10,
        verbs: Fault.soundVerbs.replacing("infinitif: er", with: "comme: aimer")),
      Fault(
        name: "five forms of six", id: "wrong-cell-count", line: 14,
        verbs: Fault.soundVerbs + "\n    futur: [erai, eras]"),
      Fault(
        name: "unknown passé simple", id: "unknown-past-historic", line: 12,
        verbs: Fault.soundVerbs.replacing("passe_simple: ai\n", with: "passe_simple: oi\n")),
      Fault(
        name: "example that no verb gives", id: "verb-example-not-found", line: 14,
        verbs: Fault.soundVerbs + "\n    exemples: [nous jouez]"),
      Fault(
        name: "model that no verb follows", id: "unused-verb-model", line: 14,
        verbs: Fault.soundVerbs + "\n  - { id: lever, comme: aimer }"),
      Fault(
        name: "exception that no word uses", id: "unused-exception", line: 2,
        plurals: Fault.soundPlurals.replacing("bal: bals", with: "bal: bals, pou: poux")),
      Fault(
        name: "unpaired endings", id: "unpaired-endings", line: 1,
        plurals: Fault.soundPlurals.replacing("fin: [al]", with: "fin: [al, au]")),
    ])
  func found(_ fault: Fault) throws {
    let diagnostics = diagnostics(of: fault)
    let found = try #require(
      diagnostics.first { $0.id == fault.id }, "found \(diagnostics.map(\.id))")
    #expect(found.span?.start.line == fault.line)
    #expect(!found.message.fr.isEmpty && !found.message.en.isEmpty)
  }

  private func diagnostics(of fault: Fault) -> [Diagnostic] {
    let sink = DiagnosticSink()
    func root(_ text: String, _ file: String) -> YAMLNode? {
      let parsed = YAMLParser.parse(bytes: Array(text.utf8), file: file)
      sink.report(contentsOf: parsed.diagnostics)
      return parsed.root
    }
    let vocabulary = root(fault.vocabulary, "mots.yaml").flatMap {
      VocabularySyntax($0, sink: sink)
    }
    var morphology = MorphologySyntax()
    if let verbs = root(fault.verbs, "verbes.yaml") {
      morphology.read(.conjugations, verbs, sink: sink)
    }
    if let plurals = root(fault.plurals, "pluriels.yaml") {
      morphology.read(.plurals, plurals, sink: sink)
    }
    _ = Inflector(
      vocabulary.map { [$0] } ?? [], morphology: morphology, grades: ["CP"], sink: sink)
    return sink.diagnostics
  }
}

extension String {
  /// The text with every `part` replaced.
  fileprivate func replacing(_ part: String, with other: String) -> String {
    split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
  }
}
