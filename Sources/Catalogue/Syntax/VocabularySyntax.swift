package import Diagnostics
import Tables

/// A file of `vocabulaire/`: the words of one grade in their base form.
package struct VocabularySyntax: Sendable {
  /// The verbs of one model.
  package struct Verbs: Sendable {
    /// The id of a model of `conjugaisons.yaml`.
    package var model: YAMLScalar
    package var words: [YAMLScalar]
  }

  package var grade: YAMLScalar
  package var masculineNouns: [YAMLScalar]
  package var feminineNouns: [YAMLScalar]
  /// Nouns of both genders: `nageur/nageuse`, or one word that serves both, `élève`.
  package var pairedNouns: [YAMLScalar]
  package var adjectives: [YAMLScalar]
  package var verbs: [Verbs]
  /// Words without inflection, by class.
  package var invariable: [Invariable]
  /// Words kept although school books rarely hold them; each stands in another list too.
  package var rare: [YAMLScalar]
  package var span: SourceSpan

  /// Words of one class that never change.
  package struct Invariable: Sendable {
    package var wordClass: InvariableClass
    package var words: [YAMLScalar]
  }

  /// Reads the file's root.
  package init?(_ root: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(root, sink: sink, what: .keys) else { return nil }
    span = fields.span
    let grade = fields.requiredText("niveau")
    fields.checkSource()
    (masculineNouns, feminineNouns, pairedNouns) = ([], [], [])
    if let nouns = fields.node("noms"),
      var genders = MappingDecoder(nouns, sink: sink, what: .keys)
    {
      masculineNouns = genders.texts("m")
      feminineNouns = genders.texts("f")
      pairedNouns = genders.texts("m/f")
      genders.finish()
    }
    adjectives = fields.texts("adjectifs")
    verbs = fields.node("verbes").map { Self.verbs($0, sink: sink) } ?? []
    invariable = []
    for wordClass in InvariableClass.allCases {
      let words = fields.texts(wordClass.rawValue)
      if !words.isEmpty { invariable.append(Invariable(wordClass: wordClass, words: words)) }
    }
    rare = fields.texts("rares")
    fields.finish()
    guard let grade else { return nil }
    self.grade = grade
  }

  /// All lists of words, whatever they are.
  package var lists: [[YAMLScalar]] {
    [masculineNouns, feminineNouns, pairedNouns, adjectives] + verbs.map(\.words)
      + invariable.map(\.words)
  }

  private static func verbs(_ node: YAMLNode, sink: DiagnosticSink) -> [Verbs] {
    guard let models = MappingDecoder(node, sink: sink, what: .keys) else { return [] }
    return models.allEntries.map {
      Verbs(model: $0.key, words: $0.value.scalars(orReportTo: sink))
    }
  }
}

/// The classes whose words never change; the raw value is the key of a vocabulary file.
package enum InvariableClass: String, CaseIterable, Sendable {
  case adverb = "adverbes"
  case preposition = "prepositions"
  case conjunction = "conjonctions"
  case interjection = "interjections"

  var wordClass: WordClass {
    switch self {
    case .adverb: .adverb
    case .preposition: .preposition
    case .conjunction: .conjunction
    case .interjection: .interjection
    }
  }
}

extension Diagnostic {
  static func missingSource(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      id: "missing-source", severity: .warning,
      LocalizedText(
        fr: "on ne sait pas d’où viennent ces mots", en: "where these words come from is not said"),
      at: SourceSpan(file: span.file, start: span.start, end: span.start),
      cure: LocalizedText(fr: "ajoutez « source: … »", en: "add “source: …”"))
  }
}
