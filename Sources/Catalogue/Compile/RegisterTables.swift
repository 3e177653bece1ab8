import Diagnostics
import Tables

extension CompileContext {
  /// The rows of `registres.yaml`; words that are lemmas are remembered for the lexicon.
  func compileRegisters(
    _ registers: RegistersSyntax?, inflections: [Inflection]
  ) -> [RegisterRecord] {
    let lemmas = Set(inflections.map(\.lemma))
    return (registers?.registers ?? []).enumerated().map { index, register in
      var row = RegisterRecord()
      row.id = strings.intern(register.id.value)
      row.name = strings.intern(register.name.value)
      let words = register.words.map(\.value)
      for lemma in words where lemmas.contains(lemma) {
        registersOfLemmas[lemma] = UInt32(index) + 1
      }
      row.words = strings(words.filter { !lemmas.contains($0) })
      return row
    }
  }
}
