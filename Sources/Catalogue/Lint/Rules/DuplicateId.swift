import Diagnostics
import Text

/// An id that two entries of a kind have.
///
/// **What.** Two forms, templates, grades, tenses, skills or registers have the same `id`, or two
/// entries of `interdits.yaml` or `ecarts.yaml` the same `mot` (accents and case ignored).
///
/// **Why.** Ids are how other files, profiles and saved moments name an entry; with two of them one
/// is lost.
///
/// **Example.** Two entries with `id: judo`.
///
/// **To do.** Give the second a name of its own, or join the two entries.
///
/// **Safe?** Renaming breaks what already refers to the id: rename the newer entry.
struct DuplicateId: LintRule {
  static let id = "duplicate-id"

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    let catalogue = scope.catalogue
    let kinds: [[YAMLScalar]] = [
      catalogue.forms.map(\.id), catalogue.templates.map(\.id), catalogue.grades.map(\.id),
      catalogue.tenses.map(\.id), catalogue.skills.map(\.id),
      catalogue.registers?.registers.map(\.id) ?? [], catalogue.vocabulary.map(\.grade),
    ]
    for ids in kinds { check(ids, by: { Array($0.utf8) }, report) }
    check(catalogue.blocked.map(\.word), by: foldedBytes, report)
    check(catalogue.deviations.map(\.word), by: foldedBytes, report)
  }

  private func check(
    _ ids: [YAMLScalar], by key: (String) -> [UInt8], _ report: (Diagnostic) -> Void
  ) {
    var first: [[UInt8]: YAMLScalar] = [:]
    for id in ids {
      if let earlier = first[key(id.value)] {
        report(.duplicateId(id, earlier))
      } else {
        first[key(id.value)] = id
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func duplicateId(_ id: YAMLScalar, _ earlier: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: DuplicateId.id,
      LocalizedText(
        fr: "« \(id.value) » nomme déjà une autre entrée",
        en: "“\(id.value)” already names another entry"),
      at: id.span,
      notes: [.here(fr: "première fois ici", en: "first here", earlier.span)],
      cure: LocalizedText(
        fr: "donnez un autre nom à la plus récente, ou réunissez les deux entrées",
        en: "give the newer one another name, or join the two entries"))
  }
}
