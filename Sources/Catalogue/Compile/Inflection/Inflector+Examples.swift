import Diagnostics
import Tables

extension Inflector {
  /// Each example of a verb model is a form of one of its verbs, in the person of its pronoun.
  ///
  /// A model without verbs cannot be tried; it is reported instead.
  func checkExamples(_ sink: DiagnosticSink) {
    let models = morphology.conjugations?.models ?? []
    var readings: [String: [(model: String, features: WordFeatures)]] = [:]
    for example in models.flatMap(\.examples) {
      for word in ExampleWords(example.value).words { readings[word] = [] }
    }
    var used = Set(morphology.spellings?.conjugations.map(\.like.value) ?? [])
    for inflection in inflections where inflection.features.wordClass == .verb {
      let isExample = readings[inflection.form] != nil
      // Every verb has its infinitive: that one says that its model is used.
      guard isExample || inflection.features.tense == .infinitive,
        let model = conjugator.model(of: inflection.lemma)
      else { continue }
      used.insert(model)
      if isExample { readings[inflection.form]?.append((model, inflection.features)) }
    }
    for model in models {
      guard used.contains(model.id.value) else {
        sink.report(.unusedModel(model.id))
        continue
      }
      for example in model.examples {
        let words = ExampleWords(example.value)
        let fits = words.words.flatMap { readings[$0] ?? [] }
          .contains { $0.model == model.id.value && words.allows($0.features) }
        if !fits { sink.report(.exampleNotFound(example, model: model.id)) }
      }
    }
  }
}

/// The words of an example such as *nous mangions*, and what its pronoun demands.
private struct ExampleWords {
  let words: [String]
  private let person: UInt32?
  private let number: GrammaticalNumber?

  init(_ example: String) {
    let parts = example.split { $0 == " " || $0 == "'" || $0 == "’" }.map(String.init)
    words = parts
    let pronoun = Self.pronouns.first { $0.key == parts.first }?.value
    person = pronoun?.0
    number = pronoun?.1
  }

  func allows(_ features: WordFeatures) -> Bool {
    guard let person, let number, features.tense.isFinite else { return true }
    return features.person == person && features.number == number
  }

  private static let pronouns: KeyValuePairs<String, (UInt32, GrammaticalNumber)> = [
    "je": (1, .singular), "j": (1, .singular), "tu": (2, .singular), "il": (3, .singular),
    "elle": (3, .singular), "on": (3, .singular), "nous": (1, .plural), "vous": (2, .plural),
    "ils": (3, .plural), "elles": (3, .plural),
  ]
}

extension Diagnostic {
  fileprivate static func unusedModel(_ model: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: "unused-verb-model", severity: .info,
      LocalizedText(
        fr: "aucun verbe du vocabulaire ne suit le modèle « \(model.value) »",
        en: "no verb of the vocabulary follows the model “\(model.value)”"),
      at: model.span,
      cure: LocalizedText(
        fr: "ajoutez un verbe de ce modèle au vocabulaire, ou ôtez le modèle",
        en: "add a verb of this model to the vocabulary, or remove the model"))
  }

  fileprivate static func exampleNotFound(
    _ example: YAMLScalar, model: YAMLScalar
  ) -> Diagnostic {
    Diagnostic(
      id: "verb-example-not-found",
      LocalizedText(
        fr: "« \(example.value) » n’est la forme d’aucun verbe du modèle « \(model.value) »",
        en: "“\(example.value)” is a form of no verb of the model “\(model.value)”"),
      at: example.span,
      cure: LocalizedText(
        fr: "corrigez l’exemple ou les terminaisons du modèle",
        en: "correct the example or the endings of the model"))
  }
}
