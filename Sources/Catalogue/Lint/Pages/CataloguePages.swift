package import Diagnostics

extension RulePage {
  /// The pages of everything that reading, linting and compiling catalogues can report, in no
  /// particular order.
  package static let ofCatalogues: [RulePage] =
    lintRules.map { $0.page } + characters + quotes + yaml + shapes + sets + motifs + morphology
    + templates

  /// The faults of reading after which a key that was written may seem to be missing.
  static let hidingKeys: Set<String> = Set((characters + quotes + yaml).map(\.id))
    .subtracting(["duplicate-key", "empty-value", "sentence-became-mapping"])
}
