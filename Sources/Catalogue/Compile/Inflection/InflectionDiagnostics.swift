import Diagnostics
import Text

extension Diagnostic {
  static func wordListedTwice(_ word: YAMLScalar, earlier: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: "duplicate-word",
      LocalizedText(
        fr: "« \(word.value) » figure déjà dans une liste de cette sorte",
        en: "“\(word.value)” already stands in a list of this kind"),
      at: word.span,
      notes: [
        Diagnostic.Note(
          LocalizedText(fr: "première fois ici", en: "first listed here"), at: earlier.span)
      ],
      cure: LocalizedText(fr: "gardez le niveau le plus jeune", en: "keep the youngest grade"))
  }

  static func unknownModel(_ model: YAMLScalar, known: [String]) -> Diagnostic {
    Diagnostic(
      id: "unknown-verb-model",
      LocalizedText(
        fr: "« \(model.value) » n’est pas un modèle de conjugaison",
        en: "“\(model.value)” is no verb model"),
      at: model.span,
      cure: nearest(to: model.value, among: known).map {
        LocalizedText(fr: "vouliez-vous « \($0) » ?", en: "did you mean “\($0)”?")
      }
        ?? LocalizedText(
          fr: "les modèles sont dans morphologie/conjugaisons.yaml",
          en: "the models are in morphologie/conjugaisons.yaml"))
  }

  static func modelsInACircle(_ model: YAMLScalar, path: [String]) -> Diagnostic {
    let circle = path.joined(separator: " → ")
    return Diagnostic(
      id: "verb-models-in-a-circle",
      LocalizedText(
        fr: "les modèles se renvoient l’un à l’autre : \(circle)",
        en: "the models refer to each other: \(circle)"),
      at: model.span,
      cure: LocalizedText(
        fr: "donnez à un de ces modèles ses propres formes, à la place de « comme »",
        en: "give one of these models its own forms in the place of “comme”"))
  }

  static func verbDoesNotFit(_ word: YAMLScalar, model: YAMLScalar, ending: String) -> Diagnostic {
    Diagnostic(
      id: "verb-does-not-fit",
      LocalizedText(
        fr: "« \(word.value) » ne peut pas suivre le modèle « \(model.value) » "
          + "(infinitif en -\(ending))",
        en: "“\(word.value)” cannot follow the model “\(model.value)” (infinitive in -\(ending))"),
      at: word.span,
      cure: LocalizedText(
        fr: "écrivez l’infinitif seul, sous un modèle de même terminaison",
        en: "write the infinitive alone, under a model with the same ending"))
  }

  static func unknownPastHistoric(_ cell: YAMLScalar, known: [YAMLScalar]) -> Diagnostic {
    let list = known.map { "-\($0.value)" }.joined(separator: ", ")
    return Diagnostic(
      id: "unknown-past-historic",
      LocalizedText(
        fr: "« \(cell.value) » ne finit comme aucun passé simple connu : \(list)",
        en: "“\(cell.value)” ends like no known passé simple: \(list)"),
      at: cell.span,
      cure: LocalizedText(
        fr: "écrivez la forme de « il », avec une de ces finales",
        en: "write the form of “il”, with one of these endings"))
  }

  static func unusedException(_ word: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: "unused-exception", severity: .info,
      LocalizedText(
        fr: "« \(word.value) » n’est dans aucune liste du vocabulaire",
        en: "“\(word.value)” is in no list of the vocabulary"),
      at: word.span,
      cure: LocalizedText(
        fr: "ajoutez le mot au vocabulaire, ou ôtez-le d’ici",
        en: "add the word to the vocabulary, or remove it here"))
  }

  static func notAPair(_ word: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: "not-a-pair",
      LocalizedText(
        fr: "« \(word.value) » n’est pas une paire « masculin/féminin »",
        en: "“\(word.value)” is no pair “masculine/feminine”"),
      at: word.span,
      cure: LocalizedText(fr: "par exemple « nageur/nageuse »", en: "for example “nageur/nageuse”"))
  }

  static func rareWordElsewhere(_ word: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: "rare-word-elsewhere", severity: .warning,
      LocalizedText(
        fr: "« \(word.value) » n’est dans aucune liste de ce fichier",
        en: "“\(word.value)” is in no list of this file"),
      at: word.span,
      cure: LocalizedText(
        fr: "ajoutez le mot à une liste de ce fichier, ou ôtez-le de « rares »",
        en: "add the word to a list of this file, or take it out of “rares”"))
  }
}
