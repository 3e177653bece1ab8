import Catalogue
package import Diagnostics

/// The page of every id that a finding can carry, sorted by id.
package let allRulePages: [RulePage] =
  (RulePage.ofCatalogues + RulePage.trials + RulePage.controls + auditRules.map { $0.page })
  .sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
