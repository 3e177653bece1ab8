import Catalogue
import Diagnostics
import Engine

/// Tries the examples of a set through the engine.
struct ExampleAudit {
  private let catalogue: CatalogueSyntax
  private let set: CompiledSet

  init(_ catalogue: CatalogueSyntax, _ set: CompiledSet) {
    self.catalogue = catalogue
    self.set = set
  }

  func findings() -> [Diagnostic] { [] }
}
