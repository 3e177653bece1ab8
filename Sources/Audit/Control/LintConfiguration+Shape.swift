package import Catalogue
import Diagnostics

extension FileShape {
  /// The shape of `catalogue-lint.yaml`.
  package static let settings = FileShape(
    "reglages", files: LintConfiguration.fileName,
    "Les réglages de catalogue-lint pour les jeux d’un dossier.",
    [
      .optional(
        "echec", .choice(["error", "warning", "info"]),
        "la moindre gravité qui fait échouer la vérification ; error par défaut"),
      .optional(
        "montrer", .choice(["error", "warning", "info"]),
        "la moindre gravité montrée ; warning par défaut"),
      .optional("connus", .text, "le fichier des constats connus, vu du dossier de celui-ci"),
      .optional("regles", .keys(rules), "le niveau de règles ; off les éteint"),
    ])

  private static let rules = allRulePages.filter(\.isAdjustable).map { page in
    FieldShape.optional(
      page.id, .choice(RuleLevels.Level.allCases.map(\.rawValue)), page.summary.fr)
  }

  /// The kinds of files of a set, and the settings of the linter.
  package static let withSettings = all + [settings]
}
