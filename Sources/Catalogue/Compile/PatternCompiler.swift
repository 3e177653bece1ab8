package import Tables

/// Collects what titles are compared with, and writes it as two tries: one for forms, matched
/// precisely, and one for blocked words, cancellations and chores, matched widely.
///
/// The same entries in the same order give the same bytes.
package struct PatternCompiler {
  private var forms = PatternTable<FormKey>()
  private var wide = PatternTable<WideKey>()
  private var motifWords: Set<[UInt8]> = []

  private struct FormKey: Hashable {
    var bytes: [UInt8]
    var marks: [UInt32]
    var form: Int
    var rank: UInt32
    var isException: Bool
  }

  private struct WideKey: Hashable {
    var runs: [[UInt8]]
    var entry: Int
    var kind: WidePatternRecord.Kind
    var isPrefix: Bool
  }

  package init() {}

  /// Adds one expansion of a motif or of a `sauf`.
  ///
  /// - Parameters:
  ///   - expansion: a text that `Motif.expand` gave.
  ///   - form: row of the form. Rows must be in the order of the forms' ids, since the lowest row
  ///     wins the last tie.
  ///   - rank: as in `FormRecord`.
  ///   - isException: whether a title's words then give nothing.
  package mutating func add(
    expansion: String, form: Int, rank: UInt32, isException: Bool
  ) throws(MotifFault) {
    let pattern = try FormPattern(expansion)
    let key = FormKey(
      bytes: pattern.bytes, marks: pattern.marks, form: form, rank: rank,
      isException: isException)
    try forms.add(key, spellings: pattern.spellings, expansion: expansion)
    let number = UInt8(ascii: "#")
    motifWords.formUnion(pattern.words.filter { !$0.contains(number) })
  }

  /// Adds a word, or several, that set a title aside.
  ///
  /// - Parameters:
  ///   - entry: number of the entry among those of its kind.
  ///   - isPrefix: whether all words that begin so count.
  package mutating func add(
    word: String, kind: WidePatternRecord.Kind, entry: Int, isPrefix: Bool = false
  ) throws(MotifFault) {
    // Each spelling is a row of its own: with its runs in place, comparing needs no rules.
    for runs in try WidePattern(word).spellings {
      let key = WideKey(runs: runs, entry: entry, kind: kind, isPrefix: isPrefix)
      try wide.add(key, spellings: [runs], lastIsPrefix: isPrefix, expansion: word)
    }
  }

  /// Adds the sections of both tries and of the motifs' words.
  package func write(
    to writer: inout BlobWriter, strings: inout StringPoolBuilder, lists: inout ListPoolBuilder
  ) throws(AutomatonError) {
    writer.add(
      rows: forms.keys.map { key in
        var record = FormPatternRecord()
        record.text = strings.intern(String(decoding: key.bytes, as: UTF8.self))
        record.marks = key.marks.allSatisfy { $0 == 0 } ? .empty : lists.intern(key.marks)
        record.form = UInt32(key.form)
        record.rank = key.rank
        record.isException = key.isException
        return record
      })
    writer.add(
      rows: wide.keys.map { key in
        var record = WidePatternRecord()
        let text = Array(key.runs.joined(separator: [UInt8(ascii: " ")]))
        record.text = strings.intern(String(decoding: text, as: UTF8.self))
        record.entry = UInt32(key.entry)
        record.kind = key.kind.rawValue
        record.isPrefix = key.isPrefix
        return record
      })
    forms.write(to: &writer, nodes: .patternNodes, edges: .patternEdges)
    wide.write(to: &writer, nodes: .blockedNodes, edges: .blockedEdges)
    var automaton = AutomatonBuilder()
    for word in motifWords.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      try automaton.add(word)
    }
    writer.add(section: .motifWords, words: try automaton.finish())
  }
}

/// Rows in the order in which they came, each once, and the trie that leads to them.
private struct PatternTable<Key: Hashable> {
  private(set) var keys: [Key] = []
  private var known: Set<Key> = []
  private var trie = WordTrieBuilder()

  mutating func add(
    _ key: Key, spellings: [[[UInt8]]], lastIsPrefix: Bool = false, expansion: String
  ) throws(MotifFault) {
    guard known.insert(key).inserted else { return }
    do throws(WordTrieError) {
      for words in spellings {
        try trie.add(words: words, lastIsPrefix: lastIsPrefix, value: UInt32(keys.count))
      }
    } catch {
      throw MotifFault(error, expansion: expansion)
    }
    keys.append(key)
  }

  func write(to writer: inout BlobWriter, nodes: SectionID, edges: SectionID) {
    let table = trie.finish()
    writer.add(section: nodes, words: table.nodes)
    writer.add(section: edges, words: table.edges)
  }
}

extension MotifFault {
  fileprivate init(_ error: WordTrieError, expansion: String) {
    switch error {
    case .empty: self = .empty(expansion: expansion)
    case .tooManyWords(let found, let limit): self = .tooManyWords(found: found, limit: limit)
    case .collision: self = .collision(expansion: expansion)
    }
  }
}
