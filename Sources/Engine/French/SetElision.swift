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
    func words(_ kind: ElisionRecord.Kind) -> Set<String> {
      Set(table.entries(kind).map(\.word))
    }
    func pairs(_ kind: ElisionRecord.Kind) -> [String: String] {
      Dictionary(table.entries(kind).map { ($0.word, $0.value) }) { first, _ in first }
    }
    var contractions: [String: [String: String]] = [:]
    for entry in table.entries(.contraction) {
      for article in entry.others { contractions[entry.word, default: [:]][article] = entry.value }
    }
    self.init(
      elided: words(.elided),
      elidedBefore: Dictionary(
        table.entries(.elidedBefore).map { ($0.word, Set($0.others)) },
        uniquingKeysWith: { first, _ in first }),
      elidedBeforeVerbs: words(.elidedBeforeVerb),
      contractions: contractions,
      euphony: pairs(.euphonicDeterminer),
      euphonyAfterDeterminer: pairs(.euphonicAdjective),
      singularDeterminers: words(.singularDeterminer),
      coordinators: words(.coordinator))
  }
}
