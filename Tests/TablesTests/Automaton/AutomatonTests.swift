import Tables
import TestSupport
import Testing

@Suite("The automaton is a minimal perfect hash of its keys")
struct AutomatonTests {
  private func build(_ keys: [[UInt8]]) throws -> Automaton {
    var builder = AutomatonBuilder()
    for key in keys { try builder.add(key) }
    return section(try builder.finish())
  }

  private func section(_ words: [UInt32]) -> Automaton {
    var writer = BlobWriter()
    writer.add(section: .lexiconAutomaton, words: words)
    let memory = BlobMemory(copying: writer.finish(contentHash: []))
    return Automaton(WordSection(memory, base: 88, count: words.count))
  }

  private func sorted(_ words: [String]) -> [[UInt8]] {
    words.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  @Test func ranksAreThoseOfTheSortedKeys() throws {
    let keys = sorted(["chat", "chats", "chatte", "rat", "rats", "été", "œuf", ""])
    let automaton = try build(keys)
    #expect(automaton.count == 8)
    for (rank, key) in keys.enumerated() { #expect(automaton.index(of: key) == rank) }
    for absent in ["c", "cha", "chatt", "chatss", "z", "ét", "oeuf"] {
      #expect(automaton.index(of: absent.utf8) == nil)
    }
    #expect(automaton.keys() == keys)
    #expect(automaton.keys(withPrefix: Array("chat".utf8)).count == 3)
    #expect(automaton.keys(withPrefix: Array("chat".utf8), limit: 2).count == 2)
    #expect(automaton.keys(withPrefix: Array("x".utf8)).isEmpty)
    #expect(automaton.hasKey(withPrefix: "cha".utf8))
    #expect(!automaton.hasKey(withPrefix: "chx".utf8))
  }

  @Test func sharedEndingsAreWrittenOnce() throws {
    // Four verbs with the same six endings: the endings cost the same as for one verb.
    let endings = ["e", "ent", "es", "ez", "ons"]
    var one = AutomatonBuilder()
    for key in sorted(endings.map { "aim" + $0 }) { try one.add(key) }
    var four = AutomatonBuilder()
    let stems = ["aim", "dans", "jou", "parl"]
    for key in sorted(stems.flatMap { stem in endings.map { stem + $0 } }) { try four.add(key) }
    let shared = try four.finish().count - one.finish().count
    #expect(shared == 2 * stems.dropFirst().joined().utf8.count)
  }

  @Test func disorderIsAnError() throws {
    var builder = AutomatonBuilder()
    try builder.add(Array("b".utf8))
    #expect(throws: AutomatonError.outOfOrder(key: 1)) { try builder.add(Array("a".utf8)) }
    #expect(throws: AutomatonError.outOfOrder(key: 1)) { try builder.add(Array("b".utf8)) }
    try builder.add(Array("ba".utf8))
    #expect(section(try builder.finish()).count == 2)
  }

  @Test func noKeys() throws {
    let automaton = try build([])
    #expect(automaton.count == 0)
    #expect(automaton.index(of: "".utf8) == nil)
    #expect(automaton.keys().isEmpty)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func agreesWithADictionary(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func word() -> [UInt8] {
      (0..<Int.random(in: 0...6, using: &random)).map { _ in
        UInt8.random(in: 0x61...0x63, using: &random)
      }
    }
    let keys = Set((0..<Int.random(in: 0...80, using: &random)).map { _ in word() })
      .sorted { $0.lexicographicallyPrecedes($1) }
    let ranks = Dictionary(uniqueKeysWithValues: zip(keys, keys.indices))
    let automaton = try build(keys)
    for key in keys { #expect(automaton.index(of: key) == ranks[key]) }
    for _ in 0..<100 {
      let probe = word()
      #expect(automaton.index(of: probe) == ranks[probe])
      let expected = keys.filter { $0.starts(with: probe) }
      #expect(automaton.keys(withPrefix: probe) == expected)
      #expect(
        automaton.hasKey(withPrefix: probe) == (!expected.isEmpty || probe.isEmpty && !keys.isEmpty)
      )
    }
    #if DEBUG
      #expect(automaton.brokenInvariant() == nil)
    #endif
  }

  #if DEBUG
    @Test func brokenInvariantIsFound() throws {
      var builder = AutomatonBuilder()
      for key in sorted(["ab", "abc", "b"]) { try builder.add(key) }
      var words = try builder.finish()
      words[0] += 1
      #expect(
        section(words).brokenInvariant() == "4 keys found, 3 announced"
          || section(words).brokenInvariant() == "3 keys found, 4 announced")
      words[0] -= 1
      words[2] ^= 1 << 8
      #expect(section(words).brokenInvariant() != nil)
    }
  #endif

  @Test(arguments: 0..<300 as Range<UInt64>)
  func hostileWordsEndTheWalk(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let words = (0..<Int.random(in: 0...40, using: &random)).map { _ in
      UInt32.random(in: 0...(Bool.random(using: &random) ? 80 : .max), using: &random)
    }
    let automaton = section(words)
    #expect(automaton.keys(limit: 50).count <= 50)
    let long = [UInt8](repeating: 0x61, count: 10_000)
    if let rank = automaton.index(of: long) { #expect(rank < automaton.count) }
  }
}
