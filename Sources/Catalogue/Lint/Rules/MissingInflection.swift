import Diagnostics
import Tables
import Text

/// A word that sets titles aside, but not in all its forms.
struct MissingInflection: LintRule {
  static let page = RulePage(
    "missing-inflection", severity: .warning,
    what: LocalizedText(
      fr: "Un mot de interdits.yaml ou de ecarts.yaml arrête un titre, mais pas au pluriel, au "
        + "féminin ou au participe. Les formes viennent du vocabulaire ; pour un mot qu’il ne "
        + "connaît pas, seul le pluriel régulier est attendu.",
      en: "A word of interdits.yaml or ecarts.yaml stops a title, but not its plural, feminine or "
        + "participle. The forms come from the vocabulary; of a word that it does not know only "
        + "the regular plural is expected."),
    why: LocalizedText(
      fr: "« Rendez-vous hôpital » serait écarté et « Visite des hôpitaux » passerait.",
      en: "“Rendez-vous hôpital” would be set aside and “Visite des hôpitaux” would pass."),
    cure: LocalizedText(
      fr: "Ajoutez les formes à « flexions », ou donnez un « prefixe » qui les couvre.",
      en: "Add the forms to “flexions”, or give a “prefixe” that covers them."),
    safety: LocalizedText(
      fr: "Sans risque : il y a seulement plus de titres écartés. Pensez à n_arrete_pas.",
      en: "Safe: only more titles are set aside. Mind n_arrete_pas."))

  static let examples = [
    RuleExample(
      "plural, feminine and participles", severity: .warning,
      ExampleFiles.grades("CP"), ExampleFiles.verbs, ExampleFiles.plurals, ExampleFiles.feminines,
      MissingInflection.words,
      (
        "interdits.yaml",
        """
        interdits:
          - { mot: ▶tribunal, registre: justice }
          - { mot: ▶voleur, registre: justice }
          - { mot: ▶séparation, registre: separation, flexions: [séparations, séparer] }

        """
      ),
      ("ecarts.yaml", "annulations: [{ mot: ▶absent, flexions: [absente] }]\n")),
    RuleExample(
      "all forms, a prefix, several words, an abbreviation", severity: .warning,
      ExampleFiles.grades("CP"), ExampleFiles.verbs, ExampleFiles.plurals, ExampleFiles.feminines,
      MissingInflection.words,
      (
        "interdits.yaml",
        """
        interdits:
          - { mot: tribunal, registre: justice, flexions: [tribunaux] }
          - { mot: voleur, registre: justice, prefixe: [voleu] }
          - { mot: prise de sang, registre: sante }
          - { mot: IRM, registre: sante }
          - { mot: obsèques, registre: mort }

        """
      ),
      ("ecarts.yaml", "demarches: [{ mot: séparer, ecarte: Séparer les jouets }]\n")),
  ]

  private static let words = ExampleFiles.words(
    "noms: { m/f: [voleur/voleuse] }", "adjectifs: [absent]", "verbes: { aimer: [séparer] }")

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    var plurals = EndingRules(scope.catalogue.morphology.plurals, sink: DiagnosticSink())
    let entries =
      scope.catalogue.blocked.map { ($0.word, $0.inflections, scope.blocked, true) }
      + scope.catalogue.deviations.map { ($0.word, $0.inflections, scope.deviations, false) }
    for (word, inflections, list, isBlocked) in entries {
      var expected: [String] = []
      for written in [word] + inflections where written.value.isOneWord {
        for word in scope.words(written.value) {
          let forms = scope.inflections[word.forms].lazy
          switch word.wordClass {
          case .noun, .adjective: expected += forms.map(\.form)
          case .verb where isBlocked:
            expected += forms.filter { $0.features.tense == .pastParticiple }.map(\.form)
          default: break
          }
        }
      }
      if expected.isEmpty, let plural = word.plural(by: &plurals, scope) { expected = [plural] }
      var seen: Set<String> = []
      let missing = expected.filter { seen.insert($0).inserted && list.firstHit(in: $0) == nil }
      if !missing.isEmpty { report(.missingInflection(word, missing)) }
    }
  }
}

extension String {
  /// Whether the text is one run of letters.
  fileprivate var isOneWord: Bool {
    !isEmpty && unicodeScalars.allSatisfy(isLetter)
  }
}

extension YAMLScalar {
  /// The regular plural of a noun that the vocabulary does not know; nil for an abbreviation, for
  /// several words and for a word that does not change.
  fileprivate func plural(by rules: inout EndingRules, _ scope: LintScope) -> String? {
    guard value.isOneWord, value.unicodeScalars.count >= 4, lowercasedNFC(value) == value,
      scope.readings[value] == nil
    else { return nil }
    let plural = rules.form(of: value, .noun)
    return plural == value ? nil : plural
  }
}

extension Diagnostic {
  fileprivate static func missingInflection(
    _ word: YAMLScalar, _ missing: [String]
  ) -> Diagnostic {
    let list = missing.joined(separator: ", ")
    return Diagnostic(
      id: MissingInflection.id, severity: .warning,
      LocalizedText(
        fr: "« \(word.value) » écarte un titre, mais ces formes passent : \(list)",
        en: "“\(word.value)” sets a title aside, but these forms pass: \(list)"),
      at: word.span,
      cure: LocalizedText(
        fr: "ajoutez-les à « flexions », ou donnez un « prefixe » qui les couvre",
        en: "add them to “flexions”, or give a “prefixe” that covers them"))
  }
}
