import Diagnostics
import Text

/// A blocked word in a register that nobody defined.
struct UnknownRegister: LintRule {
  static let page = RulePage(
    "unknown-register",
    what: LocalizedText(
      fr: "Le « registre » d’un interdit n’est l’identifiant d’aucun registre de registres.yaml.",
      en: "The “registre” of a blocked word is the id of no register of registres.yaml."),
    why: LocalizedText(
      fr: "Le registre dit pourquoi un mot est interdit ; mal écrit, il ne dit plus rien.",
      en: "The register says why a word is blocked; misspelt, it says nothing."),
    cure: LocalizedText(
      fr: "Corrigez l’identifiant, ou ajoutez le registre à registres.yaml.",
      en: "Correct the id, or add the register to registres.yaml."),
    safety: .safe)

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    guard let registers = scope.catalogue.registers else { return }
    let known = registers.registers.map(\.id.value)
    let ids = Set(known)
    for register in scope.catalogue.blocked.compactMap(\.register)
    where !ids.contains(register.value) {
      report(.unknownRegister(register, known))
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownRegister(_ id: YAMLScalar, _ known: [String]) -> Diagnostic {
    let list = known.joined(separator: ", ")
    return Diagnostic(
      id: UnknownRegister.id,
      LocalizedText(
        fr: "« \(id.value) » n’est aucun registre de registres.yaml ; connus : \(list)",
        en: "“\(id.value)” is no register of registres.yaml; known: \(list)"),
      at: id.span,
      cure: nearest(to: id.value, among: known).map {
        LocalizedText(fr: "vouliez-vous « \($0) » ?", en: "did you mean “\($0)”?")
      }
        ?? LocalizedText(
          fr: "ajoutez le registre à registres.yaml", en: "add the register to registres.yaml"))
  }
}

extension UnknownRegister {
  static let examples: [RuleExample] = [
    RuleExample(
      "an accent",
      (
        "interdits.yaml", "interdits: [{ mot: a, registre: ▶santé }, { mot: b, registre: sante }]\n"
      ),
      ("registres.yaml", "registres: [{ id: sante, nom: la santé }]\n")),
    RuleExample(
      "no registers to compare with",
      ("interdits.yaml", "interdits: [{ mot: a, registre: santé }]\n")),
    RuleExample(
      "known",
      ("interdits.yaml", "interdits: [{ mot: a, registre: sante }]\n"),
      ("registres.yaml", "registres: [{ id: sante, nom: la santé }]\n")),
  ]
}
