import Diagnostics

/// A list of a form that is too short or too long.
///
/// **What.** A form has other than 2 to 10 `motifs`, 4 to 8 `decor` or 3 to 6 `actions`.
///
/// **Why.** Templates ask for up to three different items of `decor` and `actions`; with few of
/// them every text says the same. A form with many motifs is usually two forms.
///
/// **Example.** `decor: [le ballon]`.
///
/// **To do.** Add items, or divide the form.
///
/// **Safe?** Adding, yes.
struct WrongCount: LintRule {
  static let id = "wrong-count"

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for form in scope.catalogue.forms where !scope.isIncomplete(form.span) {
      let lists = [
        ("motifs", form.motifs, 2...10), ("decor", form.decor, 4...8),
        ("actions", form.actions, 3...6),
      ]
      for (key, items, expected) in lists where !expected.contains(items.count) {
        report(.wrongCount(key, items.count, expected, of: form.id))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func wrongCount(
    _ key: String, _ found: Int, _ expected: ClosedRange<Int>, of form: YAMLScalar
  ) -> Diagnostic {
    Diagnostic(
      id: WrongCount.id, severity: .warning,
      LocalizedText(
        fr: "« \(key) » de « \(form.value) » : \(found), on en attend de \(expected.lowerBound) à "
          + "\(expected.upperBound)",
        en: "“\(key)” of “\(form.value)”: \(found), expected \(expected.lowerBound) to "
          + "\(expected.upperBound)"),
      at: form.span,
      cure: found < expected.lowerBound
        ? LocalizedText(fr: "complétez la liste", en: "add to the list")
        : LocalizedText(
          fr: "gardez les plus parlants, ou partagez la forme en deux",
          en: "keep the most telling ones, or divide the form in two"))
  }
}
