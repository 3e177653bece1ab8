package import Diagnostics
import Text

/// Hides what comments ask to hide, and tells which of them do nothing.
package struct SuppressionFilter {
  private let suppressions: [Suppression]
  private let pages: [String: RulePage]
  private var used: Set<Int> = []

  /// - Parameter pages: the pages of all ids.
  package init(_ suppressions: [Suppression], pages: [RulePage]) {
    self.suppressions = suppressions
    self.pages = Dictionary(pages.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The findings that no comment hides.
  ///
  /// - Complexity: O(findings × suppressions of one line).
  package mutating func visible(_ findings: [Diagnostic]) -> [Diagnostic] {
    guard !suppressions.isEmpty else { return findings }
    var places: [String: [Int]] = [:]
    for (number, suppression) in suppressions.enumerated() where fault(of: suppression) == nil {
      places[key(suppression.comment.file, suppression.line, suppression.rule), default: []]
        .append(number)
    }
    return findings.filter { finding in
      guard let span = finding.span,
        let numbers = places[key(span.file, span.start.line, finding.id)]
      else { return true }
      used.formUnion(numbers)
      return false
    }
  }

  private func key(_ file: String, _ line: Int, _ id: String) -> String {
    "\(file)\n\(line)\n\(id)"
  }

  /// Findings about the comments themselves, once all others went through `visible`.
  ///
  /// - Parameter ran: the stages whose rules all ran, since the comment of a rule that did not run
  ///   is not known to be superfluous.
  package func findings(ran: Set<RulePage.Stage>) -> [Diagnostic] {
    suppressions.enumerated().compactMap { number, suppression in
      if let fault = fault(of: suppression) { return fault }
      guard !used.contains(number), let stage = pages[suppression.rule]?.stage,
        ran.contains(stage)
      else { return nil }
      return .superfluous(suppression)
    }
  }

  /// Why a comment can't be followed.
  private func fault(of suppression: Suppression) -> Diagnostic? {
    guard !suppression.rule.isEmpty else { return .unreadable(suppression) }
    guard let page = pages[suppression.rule] else {
      return .unknownRule(
        suppression, nearest: nearest(to: suppression.rule, among: pages.keys.sorted()))
    }
    if !page.isAdjustable { return .fixedRule(suppression) }
    return suppression.reason.isEmpty ? .withoutReason(suppression) : nil
  }
}

extension Diagnostic {
  fileprivate static func superfluous(_ suppression: Suppression) -> Diagnostic {
    Diagnostic(
      id: "superfluous-suppression", severity: .warning,
      LocalizedText(
        fr: "la règle « \(suppression.rule) » n’a rien à dire de cette ligne : ce commentaire ne "
          + "cache rien",
        en: "the rule “\(suppression.rule)” has nothing to say of this line: this comment hides "
          + "nothing"),
      at: suppression.comment,
      cure: LocalizedText(fr: "supprimez le commentaire", en: "delete the comment"),
      fix: .replacement(suppression.removal, with: ""))
  }

  fileprivate static func unknownRule(
    _ suppression: Suppression, nearest: String?
  ) -> Diagnostic {
    unusable(
      suppression,
      LocalizedText(
        fr: "aucune règle ne s’appelle « \(suppression.rule) »",
        en: "no rule is called “\(suppression.rule)”"),
      cure: nearest.map {
        LocalizedText(fr: "vouliez-vous « \($0) » ?", en: "did you mean “\($0)”?")
      }
        ?? LocalizedText(
          fr: "« catalogue-lint rules » donne la liste des règles",
          en: "“catalogue-lint rules” lists the rules"))
  }

  fileprivate static func fixedRule(_ suppression: Suppression) -> Diagnostic {
    unusable(
      suppression,
      LocalizedText(
        fr: "« \(suppression.rule) » ne peut pas être ignorée : le jeu ne pourrait pas être lu",
        en: "“\(suppression.rule)” can’t be ignored: the set could not be read"),
      cure: LocalizedText(
        fr: "corrigez la ligne et supprimez le commentaire",
        en: "correct the line and delete the comment"))
  }

  fileprivate static func withoutReason(_ suppression: Suppression) -> Diagnostic {
    unusable(
      suppression,
      LocalizedText(
        fr: "ce commentaire ne dit pas pourquoi ; sans raison il n’est pas suivi",
        en: "this comment does not say why; without a reason it is not followed"),
      cure: LocalizedText(
        fr: "écrivez la raison après le nom de la règle : "
          + "# lint: ignore \(suppression.rule) parce que…",
        en: "write the reason after the name of the rule: "
          + "# lint: ignore \(suppression.rule) because…"))
  }

  fileprivate static func unreadable(_ suppression: Suppression) -> Diagnostic {
    unusable(
      suppression,
      LocalizedText(
        fr: "ce commentaire s’adresse au vérificateur mais n’en suit pas la forme",
        en: "this comment speaks to the linter but has not its form"),
      cure: LocalizedText(
        fr: "écrivez # lint: ignore, le nom d’une règle, puis la raison",
        en: "write # lint: ignore, the name of a rule, then the reason"))
  }

  private static func unusable(
    _ suppression: Suppression, _ message: LocalizedText, cure: LocalizedText
  ) -> Diagnostic {
    Diagnostic(
      id: "unusable-suppression", severity: .warning, message, at: suppression.comment, cure: cure)
  }
}
