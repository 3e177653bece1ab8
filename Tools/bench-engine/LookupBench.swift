import Engine
import Platform
import Tables

/// Looking words up in the lexicon's automaton; `Tools/bench/lookups` does the same with its peers.
struct LookupBench {
  private let automaton: Automaton
  private let words: [[UInt8]]
  private static let rounds = 5

  /// - Parameter path: a file with one word a line.
  init(_ set: CompiledSet, words path: String) throws {
    automaton = Automaton(set.blob.words(.lexiconAutomaton))
    words = try readInput(path, limit: 1 << 28).split(separator: UInt8(ascii: "\n"))
      .map { Array($0) }
  }

  func figures() -> [Figure] {
    var found = 0
    let seconds = fastest(
      of: LookupBench.rounds, [{ found = words.count { automaton.index(of: $0) != nil } }])
    return [
      Figure(name: "lookups_found", value: Double(found)),
      Figure(name: "lookups_per_second", value: Double(words.count) / seconds[0]),
    ]
  }
}
