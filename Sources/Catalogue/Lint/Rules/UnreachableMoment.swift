import Diagnostics
import Tables

/// A form for which a grade has no text.
///
/// **What.** A grade has templates, but none that is offered for the form without a friend.
///
/// **Why.** A child of that grade gets a text about nothing although the calendar has that event.
///
/// **Example.** A new form whose tags no template of CM1 names.
///
/// **To do.** Add the form's id to `formes` of a template, give the form a tag that templates use,
/// or write one.
///
/// **Safe?** Try the template with the new form: its `decor`, `quand` and `va` are put into it.
struct UnreachableMoment: LintRule {
  static let id = "unreachable-moment"

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    let catalogue = scope.catalogue
    let templates = catalogue.templates.filter { !$0.needsFriend && !$0.isForOwnEvent }
      .map(TemplateDemand.init)
    let grades = catalogue.grades.map(\.id.value).filter { grade in
      catalogue.templates.contains { $0.grades.contains { $0.value == grade } }
    }
    for form in catalogue.forms {
      let fitting = templates.filter { $0.fits(form) }
      let lacking = grades.filter { grade in !fitting.contains { $0.grades.contains(grade) } }
      if !lacking.isEmpty { report(.unreachableMoment(form.id, lacking)) }
    }
  }
}

/// What a template asks of a form.
private struct TemplateDemand {
  let grades: Set<String>
  private let forms: Set<String>
  private let tags: UInt32
  private let needsGo: Bool
  private let decor: Int
  private let actions: Int

  init(_ template: TemplateSyntax) {
    grades = Set(template.grades.map(\.value))
    forms = Set(template.forms.map(\.value))
    tags = template.tags.reduce(0) { $0 | $1.value.bit }
    let placeholders = template.prose.flatMap { TemplateDemand.placeholders(in: $0.value) }
    needsGo = placeholders.contains { $0.hasPrefix(Placeholder.go) }
    decor = TemplateDemand.highest("DECOR", in: placeholders)
    actions = TemplateDemand.highest("ACTION", in: placeholders)
  }

  func fits(_ form: FormSyntax) -> Bool {
    let isNamed =
      forms.contains(form.id.value) || form.tags.contains { tags & $0.value.bit != 0 }
    return isNamed && (!needsGo || form.go != nil) && decor <= form.decor.count
      && actions <= form.actions.count
  }

  private static func placeholders(in text: String) -> [Substring] {
    text.split(separator: "{").dropFirst(text.hasPrefix("{") ? 0 : 1).map {
      $0.prefix { $0 != "}" }
    }
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
