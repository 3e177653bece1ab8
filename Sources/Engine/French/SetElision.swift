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

extension JoiningRules {
  /// The joining words of a set (`elision.yaml`, `contractions.yaml`, `mots_outils.yaml`).
  init(_ table: ElisionTable) {
    self.init()
    func change(_ kind: ElisionRecord.Kind, _ body: (inout JoiningEntry, ElisionWord) -> Void) {
      for word in table.entries(kind) { self.change(word.word) { body(&$0, word) } }
    }
    change(.elided) { entry, _ in entry.elides = true }
    change(.elidedBefore) { $0.elidesBefore = $1.others }
    change(.elidedBeforeVerb) { entry, _ in entry.elidesBeforeVerbs = true }
    change(.contraction) { entry, word in
      entry.contractions += word.others.map { ($0, word.value) }
    }
    change(.euphonicDeterminer) { $0.euphony = $1.value }
    change(.euphonicAdjective) { $0.euphonyAfterDeterminer = $1.value }
    change(.singularDeterminer) { entry, _ in entry.isSingularDeterminer = true }
    change(.coordinator) { entry, _ in entry.isCoordinator = true }
  }
}
