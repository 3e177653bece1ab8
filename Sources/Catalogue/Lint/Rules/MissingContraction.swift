import Diagnostics
import Tables
import Text

/// Two words that French writes as one.
struct MissingContraction: LintRule {
  static let page = RulePage(
    "missing-contraction",
    what: LocalizedText(
      fr: "Un texte a « à le », « à les », « de le » ou « de les » devant un nom. Les paires sont "
        + "celles de contractions.yaml ; devant un infinitif ce sont des pronoms, et rien ne "
        + "change (« il apprend à le lancer »).",
      en: "A text has “à le”, “à les”, “de le” or “de les” before a noun. The pairs are those of "
        + "contractions.yaml; before an infinitive they are pronouns and stay (“il apprend à le "
        + "lancer”)."),
    why: LocalizedText(
      fr: "Le texte est dicté tel quel : il enseignerait une faute.",
      en: "The text is dictated as it stands: it would teach a mistake."),
    cure: LocalizedText(
      fr: "Écrivez le mot contracté : « au parc ».", en: "Write the one word: “au parc”."),
    safety: .safe, mending: .partly)

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    var contractions: [String: String] = [:]
    for entry in scope.catalogue.morphology.contractions {
      contractions["\(entry.words[0].value) \(entry.words[1].value)"] = entry.form.value
    }
    guard !contractions.isEmpty else { return }
    let firsts = Set(scope.catalogue.morphology.contractions.map { $0.words[0].value })
    let mayContract = scope.spellings.flags { firsts.contains($0.plain) }
    for text in scope.prose where text.holds(mayContract) {
      let words = text.words
      for place in words.indices.dropLast(2) where mayContract[words[place].number] {
        let (first, second, third) = (words[place], words[place + 1], words[place + 2])
        guard second.followsSpace, third.followsSpace,
          let form = contractions["\(first.plain) \(second.plain)"],
          isNoun(third.plain, scope)
        else { continue }
        let span = text.scalar.span(of: first.range.lowerBound..<second.range.upperBound)
        report(.missingContraction(first.text, second.text, form, at: span))
      }
    }
  }

  /// Whether a word, in lower case, can be part of a noun phrase and is no infinitive.
  private func isNoun(_ word: String, _ scope: LintScope) -> Bool {
    let readings = scope.readings[word] ?? []
    let isNominal = readings.contains {
      $0.wordClass == .noun || $0.wordClass == .adjective || $0.wordClass == .numeral
    }
    return isNominal && !readings.contains { $0.tense == .infinitive }
  }
}

extension Diagnostic {
  fileprivate static func missingContraction(
    _ first: String, _ second: String, _ form: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      id: MissingContraction.id,
      LocalizedText(
        fr: "« \(first) \(second) » devant un nom s’écrit « \(form) »",
        en: "“\(first) \(second)” before a noun is written “\(form)”"),
      at: span,
      cure: LocalizedText(fr: "écrivez « \(form) »", en: "write “\(form)”"),
      // At the beginning of a sentence or over two lines somebody has to look.
      fix: span.isOnOneLine && first.first?.isLowercase == true
        ? .replacement(span, with: form) : nil)
  }
}

extension MissingContraction {
  static let examples: [RuleExample] = [
    RuleExample(
      "before a noun", ExampleCatalogues.contractions, ExampleCatalogues.twoGrades,
      ExampleCatalogues.parkWords,
      ExampleCatalogues.form(
        "id: a", "phrase: le parc", "quand: ▶à le parc", "decor: [la porte ▶de les tapis]")),
    RuleExample(
      "pronouns and names", ExampleCatalogues.contractions, ExampleCatalogues.twoGrades,
      ExampleCatalogues.parkWords,
      ExampleCatalogues.sentences("\"Il apprend à le lancer, au parc, à la piscine.\"")),
  ]
}
