import Text

/// A word of a treebank sentence.
struct GoldWord {
  var form: String
  var lemma: String
  /// Universal part of speech.
  var upos: String
  var features: [Substring: Substring]
  /// 1-based place of the word that it depends on; 0 for the root.
  var head: Int
  var relation: String
  /// UTF-8 offsets of the word in the text; nil for a part of a contraction (*au*: à, le).
  var range: Range<Int>?
}

/// A sentence of a treebank; `words[0]` is the word with number 1.
struct GoldSentence {
  var text: String
  var words: [GoldWord]

  /// The first dependent of a word in one of the relations.
  func dependent(of word: Int, in relations: Set<String>) -> Int? {
    words.indices.first { words[$0].head == word + 1 && relations.contains(words[$0].relation) }
  }
}

/// Reads CoNLL-U (https://universaldependencies.org/format.html), tolerant of what it does not need.
struct TreebankReader {
  private var text: String?
  private var rows: [(columns: [Substring], id: Substring)] = []
  private(set) var sentences: [GoldSentence] = []
  /// Sentences whose words do not spell their text.
  private(set) var skipped = 0

  /// The sentences of a file.
  static func read(_ content: String) -> TreebankReader {
    var reader = TreebankReader()
    for line in content.split(separator: "\n", omittingEmptySubsequences: false) {
      reader.take(line.last == "\r" ? line.dropLast() : line)
    }
    reader.finish()
    return reader
  }

  private mutating func take(_ line: Substring) {
    if line.isEmpty {
      finish()
    } else if line.hasPrefix("# text = ") {
      text = String(line.dropFirst("# text = ".count))
    } else if !line.hasPrefix("#") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      if columns.count >= 8 { rows.append((columns, columns[0])) }
    }
  }

  private mutating func finish() {
    defer {
      text = nil
      rows = []
    }
    guard let text, !rows.isEmpty else { return }
    if let sentence = sentence(of: text) { sentences.append(sentence) } else { skipped += 1 }
  }

  private func sentence(of text: String) -> GoldSentence? {
    var words: [GoldWord] = []
    var rest = text.utf8[...]
    var contractedUntil = 0
    for row in rows where !row.id.contains(".") {
      let form = String(row.columns[1])
      let bounds = row.id.split(separator: "-").compactMap { Int($0) }
      if bounds.count == 2 {
        guard Self.advance(&rest, past: form, in: text) != nil else { return nil }
        contractedUntil = bounds[1]
        continue
      }
      guard let number = bounds.first else { continue }
      var range: Range<Int>?
      if number > contractedUntil {
        range = Self.advance(&rest, past: form, in: text)
        if range == nil { return nil }
      }
      words.append(
        GoldWord(
          form: form, lemma: String(row.columns[2]), upos: String(row.columns[3]),
          features: Self.features(row.columns[5]), head: Int(row.columns[6]) ?? 0,
          relation: String(row.columns[7]), range: range))
    }
    return GoldSentence(text: text, words: words)
  }

  private static func advance(
    _ rest: inout Substring.UTF8View, past form: String, in text: String
  ) -> Range<Int>? {
    while let byte = rest.first, byte == 0x20 { rest = rest.dropFirst() }
    // A no-break space inside the text.
    while rest.starts(with: [0xC2, 0xA0]), !form.utf8.starts(with: [0xC2, 0xA0]) {
      rest = rest.dropFirst(2)
    }
    guard rest.starts(with: form.utf8) else { return nil }
    let start = text.utf8.distance(from: text.startIndex, to: rest.startIndex)
    rest = rest.dropFirst(form.utf8.count)
    return start..<start + form.utf8.count
  }

  private static func features(_ column: Substring) -> [Substring: Substring] {
    var result: [Substring: Substring] = [:]
    for pair in column.split(separator: "|") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      if parts.count == 2 { result[parts[0]] = parts[1] }
    }
    return result
  }
}
