import Catalogue
import Diagnostics

/// Two alternatives or two templates that give the same text.
struct RepeatedText: AuditRule {
  static let page = RulePage(
    "repeated-text", stage: .trial, severity: .warning,
    what: LocalizedText(
      fr: "Deux textes de l’échantillon sont les mêmes mot pour mot, qu’ils viennent de deux "
        + "modèles ou de deux lignes de choix du même.",
      en: "Two texts of the sample are the same word for word, whether they come from two "
        + "templates or from two rows of choices of one."),
    why: LocalizedText(
      fr: "Un enfant qui reçoit deux fois la même dictée la reconnaît, et ce qu’il sait d’avance "
        + "n’apprend rien à ses parents.",
      en: "A child that gets the same dictation twice knows it, and what it knows beforehand tells "
        + "its parents nothing."),
    cure: LocalizedText(
      fr: "Changez une des deux lignes de choix, ou ôtez-la ; de deux modèles égaux, gardez-en un.",
      en: "Change one of the two rows, or remove it; of two equal templates keep one."),
    safety: LocalizedText(
      fr: "Sans risque : aucun autre texte ne change.", en: "Safe: no other text changes."))

  static let examples = TemplateExampleSet.repeated

  func check(_ scope: AuditScope, report: (Diagnostic) -> Void) {
    let templates = scope.catalogue.templates
    /// The template that a text was first seen in.
    var first: [String: Int] = [:]
    for (row, texts) in (scope.sample?.textsOfChoices ?? []).enumerated() {
      for text in texts {
        guard let known = first[text] else {
          first[text] = row
          continue
        }
        report(.repeatedText(templates[row], text, templates[known]))
        break
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func repeatedText(
    _ template: TemplateSyntax, _ text: String, _ other: TemplateSyntax
  ) -> Diagnostic {
    let isOwn = template.id.span == other.id.span
    return Diagnostic(
      id: RepeatedText.id, severity: .warning,
      LocalizedText(
        fr: isOwn
          ? "deux lignes de choix de ce modèle donnent le même texte"
          : "le modèle « \(other.id.value) » donne déjà le même texte",
        en: isOwn
          ? "two rows of choices of this template give the same text"
          : "the template “\(other.id.value)” already gives the same text"),
      at: template.id.span,
      notes: [Note(LocalizedText(fr: "le texte : \(text)", en: "the text: \(text)"))]
        + (isOwn
          ? []
          : [
            Note(
              LocalizedText(fr: "l’autre modèle est ici", en: "the other template is here"),
              at: other.id.span)
          ]),
      cure: LocalizedText(
        fr: "changez une des deux lignes, ou ôtez-la",
        en: "change one of the two rows, or remove it"))
  }
}
