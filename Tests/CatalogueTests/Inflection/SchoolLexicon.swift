import Diagnostics
import Platform
import Testing

@testable import Catalogue

/// The vocabulary and morphology of the set `ecole`, read once for all tests.
struct SchoolLexicon: Sendable {
  static let shared = SchoolLexicon()
  static let grades = ["CP", "CE1", "CE2", "CM1", "CM2", "6e"]

  let inflections: [Inflection]
  let conjugator: Conjugator
  let diagnostics: [Diagnostic]
  private let agreements: [String: AgreementForms]
  let table: String
  let elisionWords: [String]
  let otherSpellings: [String: String]

  private init() {
    let sink = DiagnosticSink()
    let vocabulary = Self.grades.compactMap { grade in
      Self.root("vocabulaire/\(grade.lowercased()).yaml", sink: sink).flatMap {
        VocabularySyntax($0, sink: sink)
      }
    }
    var morphology = MorphologySyntax()
    for file in MorphologySyntax.File.allCases {
      if let root = Self.root("morphologie/\(file.rawValue).yaml", sink: sink) {
        morphology.read(file, root, sink: sink)
      }
    }
    let inflector = Inflector(
      vocabulary, morphology: morphology, grades: Self.grades, sink: sink)
    inflections = inflector.inflections
    conjugator = inflector.conjugator
    var agreements: [String: AgreementForms] = [:]
    for lemma in inflector.agreeingLemmas { agreements[lemma] = inflector.forms(ofAgreeing: lemma) }
    self.agreements = agreements
    table = inflector.lexiconTable
    elisionWords = inflector.elisionWords.map(\.word)
    otherSpellings = inflector.otherSpellings
    diagnostics = sink.diagnostics
  }

  func agreement(of lemma: String) -> AgreementForms? { agreements[lemma] }

  /// The root of a file of the set; what the parser finds goes to `sink`.
  private static func root(_ path: String, sink: DiagnosticSink) -> YAMLNode? {
    let parts = #filePath.split(separator: "/").dropLast(4)
    let file = "/" + parts.joined(separator: "/") + "/Catalogues/ecole/" + path
    guard let mapped = try? MappedFile(path: file) else { return nil }
    let parsed = YAMLParser.parse(bytes: mapped.bytes, file: path)
    sink.report(contentsOf: parsed.diagnostics)
    return parsed.root
  }
}
