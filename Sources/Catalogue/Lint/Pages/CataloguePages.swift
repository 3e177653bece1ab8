package import Diagnostics

extension RulePage {
  /// The pages of everything that reading, linting and compiling catalogues can report, in no
  /// particular order.
  package static let ofCatalogues: [RulePage] =
    lintRules.map { $0.page } + characters + quotes + yaml + shapes + sets + motifs + morphology
    + templates
}
