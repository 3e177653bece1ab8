import Diagnostics
import Text

/// Two templates of one grade with the same title.
struct RepeatedTitle: LintRule {
  static let page = RulePage(
    "repeated-title", severity: .info,
    what: LocalizedText(
      fr: "Deux modèles d’un niveau ont le même titre, sans compter les majuscules ni les accents.",
      en: "Two templates of a grade have the same title, case and accents aside."),
    why: LocalizedText(
      fr: "Dans le cahier, deux dictées différentes portent le même nom.",
      en: "In the exercise book two different dictations have one name."),
    cure: LocalizedText(fr: "Donnez un autre titre à l’un.", en: "Give one of them another title."),
    safety: LocalizedText(
      fr: "Sans risque : le titre est dicté, ses mots sont contrôlés comme les autres.",
      en: "Safe: the title is dictated, its words are checked like the others."))

  static let examples = [
    RuleExample(
      "one grade", severity: .info,
      (
        "modeles/a.yaml",
        """
        modeles:
          - { id: a, titre: La fête, niveaux: [CP] }
          - { id: b, titre: ▶"La fete", niveaux: [CE1, CP] }

        """
      )),
    RuleExample(
      "two grades", severity: .info,
      (
        "modeles/a.yaml",
        "modeles: [{ id: a, titre: La fête, niveaux: [CP] }, { id: b, titre: La fête, niveaux: [CE1] }]\n"
      )),
  ]

  private struct Key: Hashable {
    var grade: String
    var title: [UInt8]
  }

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    var first: [Key: TemplateSyntax] = [:]
    for template in scope.catalogue.templates {
      let title = foldedBytes(template.title.value)
      var earlier: TemplateSyntax?
      for grade in template.grades {
        let key = Key(grade: grade.value, title: title)
        earlier = earlier ?? first[key]
        first[key] = first[key] ?? template
      }
      if let earlier { report(.repeatedTitle(template.title, earlier)) }
    }
  }
}

extension Diagnostic {
  fileprivate static func repeatedTitle(
    _ title: YAMLScalar, _ earlier: TemplateSyntax
  ) -> Diagnostic {
    Diagnostic(
      id: RepeatedTitle.id, severity: .info,
      LocalizedText(
        fr: "le modèle « \(earlier.id.value) » du même niveau a déjà ce titre",
        en: "the template “\(earlier.id.value)” of the same grade already has this title"),
      at: title.span,
      notes: [.here(fr: "première fois ici", en: "first here", earlier.title.span)],
      cure: LocalizedText(
        fr: "donnez un autre titre à l’un des deux", en: "give one of the two another title"))
  }
}
