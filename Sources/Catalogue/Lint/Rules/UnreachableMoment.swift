import Diagnostics
import Tables

/// A form for which a grade has no text.
struct UnreachableMoment: LintRule {
  static let page = RulePage(
    "unreachable-moment", severity: .warning,
    what: LocalizedText(
      fr: "Un niveau a des modèles, mais aucun ne convient à cette forme sans ami.",
      en: "A grade has templates, but none suits this form without a friend."),
    why: LocalizedText(
      fr: "Un enfant de ce niveau reçoit alors un texte sans moment, bien que son calendrier ait "
        + "cet événement.",
      en: "A child of that grade then gets a text about nothing, although the calendar has that "
        + "event."),
    cure: LocalizedText(
      fr: "Donnez à la forme une étiquette que des modèles emploient, ajoutez son identifiant aux "
        + "« formes » d’un modèle, ou écrivez un modèle.",
      en: "Give the form a tag that templates use, add its id to the “formes” of a template, or "
        + "write a template."),
    safety: LocalizedText(
      fr: "Essayez le modèle avec la nouvelle forme : son décor, « quand » et « va » y prennent "
        + "place.",
      en: "Try the template with the new form: its decor, “quand” and “va” are put into it."))

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    let catalogue = scope.catalogue
    let grades = catalogue.grades.map(\.id.value).filter { grade in
      catalogue.templates.contains { $0.grades.contains { $0.value == grade } }
    }
    let templates = catalogue.templates.filter { !$0.needsFriend && !$0.isForOwnEvent }
      .map { TemplateDemand($0, grades) }
    for form in catalogue.forms {
      var isMissing = Array(repeating: true, count: grades.count)
      for template in templates
      where template.grades.contains(where: { isMissing[$0] }) && template.fits(form) {
        for grade in template.grades { isMissing[grade] = false }
      }
      let lacking = zip(grades, isMissing).filter(\.1).map(\.0)
      if !lacking.isEmpty { report(.unreachableMoment(form.id, lacking)) }
    }
  }
}

/// What a template asks of a form.
private struct TemplateDemand {
  /// Places in the list of grades.
  let grades: [Int]
  private let forms: Set<String>
  private let tags: UInt32
  private let needsGo: Bool
  private let decor: Int
  private let actions: Int

  init(_ template: TemplateSyntax, _ grades: [String]) {
    self.grades = template.grades.compactMap { grades.firstIndex(of: $0.value) }
    forms = Set(template.forms.map(\.value))
    tags = template.tags.reduce(0) { $0 | $1.value.bit }
    let placeholders = (template.sentences.map(\.text) + [template.title])
      .flatMap(\.value.placeholders)
    needsGo = placeholders.contains { $0.hasPrefix(Placeholder.go) }
    decor = TemplateDemand.highest("DECOR", in: placeholders)
    actions = TemplateDemand.highest("ACTION", in: placeholders)
  }

  func fits(_ form: FormSyntax) -> Bool {
    let isNamed =
      form.tags.contains { tags & $0.value.bit != 0 } || forms.contains(form.id.value)
    return isNamed && (!needsGo || form.go != nil) && decor <= form.decor.count
      && actions <= form.actions.count
  }

  private static func highest(_ name: String, in placeholders: [Substring]) -> Int {
    placeholders.filter { $0.hasPrefix(name) }.compactMap { Int($0.dropFirst(name.count)) }.max()
      ?? 0
  }
}

extension Diagnostic {
  fileprivate static func unreachableMoment(_ form: YAMLScalar, _ grades: [String]) -> Diagnostic {
    let list = grades.joined(separator: ", ")
    return Diagnostic(
      id: UnreachableMoment.id, severity: .warning,
      LocalizedText(
        fr: "aucun modèle ne raconte « \(form.value) » à ces niveaux : \(list)",
        en: "no template tells of “\(form.value)” at these grades: \(list)"),
      at: form.span,
      cure: LocalizedText(
        fr: "donnez à la forme une étiquette que des modèles emploient, ou écrivez un modèle",
        en: "give the form a tag that templates use, or write a template"))
  }
}

extension UnreachableMoment {
  static let examples: [RuleExample] = [
    RuleExample(
      "a grade without", severity: .warning, ExampleCatalogues.twoGrades,
      ExampleCatalogues.taggedForm("id: ▶judo"),
      ExampleCatalogues.templates(
        ["id: a", "titre: A", "niveaux: [CE1]", "formes: [judo]"],
        ["id: b", "titre: B", "niveaux: [CE2]", "moment: aucun"])),
    RuleExample(
      "what the form lacks", severity: .warning, ExampleCatalogues.twoGrades,
      ExampleCatalogues.taggedForm("id: ▶judo"),
      ExampleCatalogues.templates(
        [
          "id: a", "titre: A", "niveaux: [CE1]", "etiquettes: [sport]", "phrases:",
          "  - \"{ENFANT} voit {DECOR2}.\"",
        ],
        [
          "id: b", "titre: B", "niveaux: [CE1]", "etiquettes: [sport]", "phrases:",
          "  - \"{VA_ENFANT:présent}.\"",
        ],
        ["id: c", "titre: C", "niveaux: [CE1]", "formes: [judo]", "ami: oui"])),
    RuleExample(
      "by tag and by id", ExampleCatalogues.twoGrades,
      ExampleCatalogues.taggedForm("id: judo", "va: aller au judo"),
      ExampleCatalogues.templates(
        [
          "id: a", "titre: A", "niveaux: [CE1]", "etiquettes: [sport]", "phrases:",
          "  - \"{VA_ENFANT:présent} près de {DECOR1}.\"",
        ],
        ["id: b", "titre: B", "niveaux: [CE2]", "formes: [judo]"])),
    RuleExample(
      "no templates at all", ExampleCatalogues.twoGrades, ExampleCatalogues.taggedForm("id: judo")),
  ]
}
