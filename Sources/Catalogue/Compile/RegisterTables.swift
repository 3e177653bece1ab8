import Diagnostics
import Tables
import Text

/// The rows of `registres.yaml`.
struct RegisterTables {
  var registers: [RegisterRecord] = []
  var forms: [RegisterFormRecord] = []
}

extension CompileContext {
  /// The registers with their words; those that are lemmas are remembered for the lexicon.
  func compileRegisters(
    _ registers: RegistersSyntax?, inflections: [Inflection]
  ) -> RegisterTables {
    let named = Set((registers?.registers ?? []).flatMap(\.words).map(\.value))
    var lemmas: Set<String> = []
    for inflection in inflections where named.contains(inflection.lemma) {
      lemmas.insert(inflection.lemma)
    }
    var tables = RegisterTables()
    var runs: [(key: String, row: RegisterFormRecord)] = []
    var cutter = TextCutter()
    for (index, register) in (registers?.registers ?? []).enumerated() {
      var row = RegisterRecord()
      row.id = strings.intern(register.id.value)
      row.name = strings.intern(register.name.value)
      tables.registers.append(row)
      for word in register.words.map(\.value) {
        guard !lemmas.contains(word) else {
          registersOfLemmas[word] = UInt32(index) + 1
          continue
        }
        let forms = words(of: word, using: &cutter)
        guard let first = forms.first else { continue }
        var run = RegisterFormRecord()
        run.first = strings.intern(first)
        run.others = strings(Array(forms.dropFirst()))
        run.register = UInt32(index)
        runs.append((first, run))
      }
    }
    tables.forms = sortedByBytes(runs)
    return tables
  }

  /// The words of a text as the checks see them.
  private func words(of text: String, using cutter: inout TextCutter) -> [String] {
    cutter.take(text)
    cutter.cutTokens()
    return cutter.tokens.filter { $0.kind == .word }
      .map { lookupForm(String($0.text(in: text))) }
  }
}

/// Rows in the order of the UTF-8 bytes of their keys, in which the engine searches them; rows with
/// the same key keep their order.
private func sortedByBytes(
  _ rows: [(key: String, row: RegisterFormRecord)]
) -> [RegisterFormRecord] {
  rows.enumerated().sorted { one, other in
    if one.element.key == other.element.key { return one.offset < other.offset }
    return one.element.key.utf8.lexicographicallyPrecedes(other.element.key.utf8)
  }.map(\.element.row)
}
