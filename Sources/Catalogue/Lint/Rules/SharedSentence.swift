import Diagnostics

/// A whole sentence that two templates share.
struct SharedSentence: LintRule {
  static let page = RulePage(
    "shared-sentence", severity: .warning,
    what: LocalizedText(
      fr: "Deux modèles ont la même phrase, places comprises, d’au moins cinq mots écrits. Au même "
        + "niveau c’est un avertissement, d’un niveau à l’autre une remarque.",
      en: "Two templates have the same sentence, placeholders included, of at least five written "
        + "words. In one grade it is a warning, across grades a remark."),
    why: LocalizedText(
      fr: "L’enfant qui reçoit les deux textes écrit deux fois la même phrase, et la croit apprise "
        + "par cœur.",
      en: "A child who gets both texts writes the same sentence twice, and knows it by heart."),
    cure: LocalizedText(
      fr: "Écrivez l’une des deux autrement.", en: "Write one of the two differently."),
    safety: LocalizedText(
      fr: "Sans risque ; essayez le modèle changé, ses pièges peuvent changer.",
      en: "Safe; try the changed template, its traps may change."))

  static let examples = [
    RuleExample(
      "in one grade", severity: .warning,
      SharedSentence.templates("[CP, CE1]", "▶\"{ENFANT} a vu le chat gris, puis le chien.\"")),
    RuleExample(
      "across grades", severity: .info,
      SharedSentence.templates("[CE1]", "▶\"{ENFANT} a vu le chat gris, puis le chien !\"")),
    RuleExample(
      "another placeholder, a short sentence", severity: .warning,
      SharedSentence.templates("[CP]", "\"{AMI} a vu le chat gris, puis le chien.\"")),
  ]

  private static func templates(
    _ grades: String, _ sentence: String
  ) -> (path: String, yaml: String) {
    (
      "modeles/a.yaml",
      """
      modeles:
        - id: a
          titre: A
          niveaux: [CP]
          phrases:
            - "{ENFANT} a vu le chat gris, puis le chien."
            - "La pluie tombe sur {LIEU}."
        - id: b
          titre: B
          niveaux: \(grades)
          phrases:
            - \(sentence)
            - "La pluie tombe sur {LIEU}."

      """
    )
  }

  private static let leastWords = 5

  private struct Place {
    var template: TemplateSyntax
    var sentence: YAMLScalar
  }

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    var first: [[Int]: Place] = [:]
    for (template, texts) in scope.proseOfTemplates {
      let sentences = texts.dropFirst().prefix(template.sentences.count)
      for text in sentences {
        guard let key = SharedSentence.key(text) else { continue }
        guard let earlier = first[key] else {
          first[key] = Place(template: template, sentence: text.scalar)
          continue
        }
        guard earlier.template.id.span != template.id.span else { continue }
        let grades = Set(earlier.template.grades.map(\.value))
        let isSameGrade = template.grades.contains { grades.contains($0.value) }
        report(
          .sharedSentence(
            text.scalar, earlier.sentence, of: earlier.template.id, isSameGrade: isSameGrade))
      }
    }
  }

  /// The numbers of the words of a sentence, placeholders included; nil when too few are written out.
  private static func key(_ text: ProseText) -> [Int]? {
    let written = text.words.count { !$0.isPartOfPlaceholder }
    guard written >= leastWords else { return nil }
    return text.words.map { $0.next == "}" ? $0.number : $0.word.plainNumber }
  }
}

extension Diagnostic {
  fileprivate static func sharedSentence(
    _ sentence: YAMLScalar, _ earlier: YAMLScalar, of template: YAMLScalar, isSameGrade: Bool
  ) -> Diagnostic {
    Diagnostic(
      id: SharedSentence.id, severity: isSameGrade ? .warning : .info,
      LocalizedText(
        fr: "le modèle « \(template.value) » a la même phrase"
          + (isSameGrade ? ", au même niveau" : ", à un autre niveau"),
        en: "the template “\(template.value)” has the same sentence"
          + (isSameGrade ? ", in the same grade" : ", in another grade")),
      at: sentence.span,
      notes: [.here(fr: "elle est ici", en: "it is here", earlier.span)],
      cure: LocalizedText(
        fr: "écrivez l’une des deux autrement", en: "write one of the two differently"))
  }
}
