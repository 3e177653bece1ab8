import Tables

/// Rows of the lemmas that make compound tenses.
struct AuxiliaryVerbs: Sendable {
  let avoir: Int32
  let etre: Int32
  let aller: Int32
  let venir: Int32

  init(_ lexicon: Lexicon) {
    func row(_ infinitive: String) -> Int32 {
      lexicon.readings(of: infinitive).first { $0.features.tense == .infinitive }
        .map { Int32($0.lemma) } ?? -2
    }
    avoir = row("avoir")
    etre = row("être")
    aller = row("aller")
    venir = row("venir")
  }
}
