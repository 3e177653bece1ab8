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

  /// Whether a word loses its vowel before another one, wherever it stands: *le*, but not *si*.
  func alwaysElides(_ word: String) -> Bool { elision.holds(word, .elided) }

  func listedElision(ofWord word: String) -> Bool? {
    if elision.holds(word, .elidingY) { return true }
    return elision.holds(word, .aspiratedH) || elision.holds(word, .noElision) ? false : nil
  }

  func listedElision(ofName name: String) -> Bool? {
    names.entry(folded: Array(name.utf8), kind: .firstName)?.elides
  }
}
