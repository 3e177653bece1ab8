import Tables
import Text

/// The elision lists of a set, as the joiner asks for them.
struct SetElision: ElisionLexicon {
  let elision: ElisionTable
  let names: NameTable

  init(_ set: CompiledSet) {
    elision = set.elision
    names = set.names
  }

  func listedElision(ofWord word: String) -> Bool? {
    elision.kind(of: word).map { $0 == .elidingY }
  }

  func listedElision(ofName name: String) -> Bool? {
    names.entry(folded: Array(name.utf8), kind: .firstName)?.elides
  }
}
