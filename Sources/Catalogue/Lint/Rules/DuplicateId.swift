import Diagnostics
import Text

/// An id that two entries of a kind have.
struct DuplicateId: LintRule {
  static let page = RulePage(
    "duplicate-id",
    what: LocalizedText(
      fr: "Deux entrées de la même sorte ont le même « id ». Dans interdits.yaml et ecarts.yaml "
        + "c’est le « mot » qui compte, sans les accents ni les majuscules.",
      en: "Two entries of a kind have the same “id”. In interdits.yaml and ecarts.yaml it is the "
        + "“mot” that counts, accents and case ignored."),
    why: LocalizedText(
      fr: "C’est par son identifiant que les autres fichiers, les profils et les moments gardés "
        + "désignent une entrée : de deux entrées du même nom, l’une est perdue.",
      en: "Other files, profiles and saved moments name an entry by its id: of two entries with "
        + "one id, one is lost."),
    cure: LocalizedText(
      fr: "Donnez un autre nom à la plus récente, ou réunissez les deux entrées.",
      en: "Give the newer one another name, or join the two entries."),
    safety: LocalizedText(
      fr: "Renommez la plus récente : rien ne la désigne encore.",
      en: "Rename the newer one: nothing refers to it yet."))

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    let catalogue = scope.catalogue
    let readings = catalogue.morphology.readings
    var kinds: [[YAMLScalar]] = [
      catalogue.forms.map(\.id), catalogue.templates.map(\.id), catalogue.grades.map(\.id),
      catalogue.tenses.map(\.id), catalogue.skills.map(\.id),
      catalogue.registers?.registers.map(\.id) ?? [], catalogue.vocabulary.map(\.grade),
      readings?.named.map(\.name) ?? [],
      readings.map { ($0.rules + $0.preferences).map(\.id) } ?? [],
    ]
    kinds += catalogue.skills.map { $0.rules.map(\.id) }
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

extension DuplicateId {
  static let examples: [RuleExample] = [
    RuleExample(
      "two files",
      ("formes/a.yaml", "formes:\n  - id: judo\n    phrase: le judo\n"),
      ("formes/b.yaml", "formes:\n  - id: ▶judo\n    phrase: le cours de judo\n")),
    RuleExample(
      "every kind",
      (
        "formes/a.yaml",
        "formes:\n  - id: judo\n    phrase: le judo\n  - id: ▶judo\n    phrase: la danse\n"
      ),
      (
        "formes/b.yaml", "formes:\n  - id: ▶judo\n    phrase: le tennis\n"
      ),
      ("modeles/a.yaml", "modeles: [{ id: a, titre: A }, { id: ▶a, titre: B }]\n"),
      (
        "interdits.yaml",
        "interdits: [{ mot: décès, registre: m }, { mot: ▶Deces, registre: m }]\n"
      ),
      ("ecarts.yaml", "annulations: [{ mot: grève }]\ndemarches: [{ mot: ▶grève }]\n"),
      ("registres.yaml", "registres: [{ id: a, nom: A }, { id: ▶a, nom: B }]\n")),
    RuleExample(
      "rules over readings",
      (
        "morphologie/lectures.yaml",
        """
        regles:
          - { id: a, raison: b, mot: { classe: nom }, garde: { classe: nom } }
        preferences:
          - { id: ▶a, raison: b, mot: { classe: nom }, garde: { classe: nom } }
        """
      )),
    RuleExample(
      "one id in two kinds",
      ("formes/a.yaml", "formes:\n  - id: judo\n    phrase: le judo\n"),
      ("modeles/a.yaml", "modeles: [{ id: judo, titre: A }]\n")),
  ]
}
