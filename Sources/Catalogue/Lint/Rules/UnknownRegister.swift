import Diagnostics
import Text

/// A blocked word in a register that nobody defined.
///
/// **What.** `registre` names no register of `registres.yaml`.
///
/// **Why.** The register says why a word is blocked; a misspelt one belongs to nothing.
///
/// **Example.** `registre: santé` where the id is `sante`.
///
/// **To do.** Correct the id, or add the register to `registres.yaml`.
///
/// **Safe?** Yes.
struct UnknownRegister: LintRule {
  static let id = "unknown-register"

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
