import Tables

/// A row with one field of each kind.
struct SampleRow: TableRecord, Hashable {
  static let wordCount = 6
  static let section = SectionID.forms

  var name = StringID.empty
  var words = ListRef.empty
  var number = 0
  var flag = false
  var bits: UInt32 = 0

  mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&name)
    fields.list(&words)
    fields.int(&number)
    fields.flag(&flag)
    fields.word(&bits)
  }
}

enum BlobFixture {
  static let hash = (0..<32).map { UInt8($0) }

  /// A small blob with strings, lists, rows, an automaton, a trie and odd lengths.
  static func bytes() throws -> [UInt8] {
    var writer = BlobWriter()
    var strings = StringPoolBuilder()
    var lists = ListPoolBuilder()
    var rows: [SampleRow] = []
    for (index, word) in ["judo", "fête", "œuf"].enumerated() {
      let place = strings.intern(word)
      rows.append(
        SampleRow(
          name: place, words: lists.intern([place.raw, 7]), number: index - 1, flag: index == 1,
          bits: .max))
    }
    var automaton = AutomatonBuilder()
    for key in ["judo", "jupe"] { try automaton.add(Array(key.utf8)) }
    var trie = WordTrieBuilder()
    try trie.add(words: [Array("judo".utf8)], value: 5)
    let table = trie.finish()
    strings.write(to: &writer)
    lists.write(to: &writer)
    writer.add(rows: rows)
    writer.add(section: .meta, bytes: [1, 2, 3])
    writer.add(section: .lexiconAutomaton, words: try automaton.finish())
    writer.add(section: .patternNodes, words: table.nodes)
    writer.add(section: .patternEdges, words: table.edges)
    return writer.finish(contentHash: hash)
  }

  static func open(_ bytes: [UInt8]) throws(BlobError) -> Blob {
    try Blob(BlobMemory(copying: bytes))
  }

  /// Why the bytes are refused, or nil when they are accepted.
  static func refusal(of bytes: [UInt8]) -> BlobError? {
    do throws(BlobError) {
      _ = try open(bytes)
      return nil
    } catch {
      return error
    }
  }
}
