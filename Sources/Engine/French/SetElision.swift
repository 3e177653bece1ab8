import Tables
import Text

/// The elision lists of a set, as the joiner asks for them.
struct SetElision: ElisionLexicon {
  private let elision: ElisionTable
  private let names: NameTable

  init(_ set: CompiledSet) {
    elision = set.elision
    names = set.names
  }

  func listedElision(ofWord word: String) -> Bool? {
    if elision.holds(word, .elidingY) { return true }
    return elision.holds(word, .aspiratedH) || elision.holds(word, .noElision) ? false : nil
  }

  func listedElision(ofName name: String) -> Bool? {
    names.entry(folded: Array(name.utf8), kind: .firstName)?.elides
  }
}
