import Catalogue
package import Engine
package import Tables

/// What titles are matched with, written down as in a catalogue.
package struct PatternSet: Sendable {
  /// A form, by what its titles say.
  package struct Form: Sendable {
    package var rank: UInt32
    package var motifs: [String]
    /// `sauf`.
    package var exceptions: [String]

    package init(rank: UInt32 = 1, motifs: [String], exceptions: [String] = []) {
      self.rank = rank
      self.motifs = motifs
      self.exceptions = exceptions
    }
  }

  /// A word that sets a title aside.
  package struct Word: Sendable {
    package var kind: WidePatternRecord.Kind
    package var words: [String]
    package var prefixes: [String]

    package init(
      kind: WidePatternRecord.Kind = .blocked, words: [String], prefixes: [String] = []
    ) {
      self.kind = kind
      self.words = words
      self.prefixes = prefixes
    }
  }

  package var name: String
  package var forms: [Form]
  package var words: [Word]

  package init(name: String, forms: [Form] = [], words: [Word] = []) {
    self.name = name
    self.forms = forms
    self.words = words
  }

  /// The matcher under test, through the bytes of a blob.
  package func compiled() throws -> TitleMatcher {
    var compiler = PatternCompiler()
    for (row, form) in forms.enumerated() {
      for (texts, isException) in [(form.motifs, false), (form.exceptions, true)] {
        for expansion in try texts.flatMap({ try Motif.expand($0) }) {
          try compiler.add(
            expansion: expansion, form: row, rank: form.rank, isException: isException)
        }
      }
    }
    for (entry, word) in numberedWords {
      for text in word.words { try compiler.add(word: text, kind: word.kind, entry: entry) }
      for text in word.prefixes {
        try compiler.add(word: text, kind: word.kind, entry: entry, isPrefix: true)
      }
    }
    var writer = BlobWriter()
    var strings = StringPoolBuilder()
    var lists = ListPoolBuilder()
    try compiler.write(to: &writer, strings: &strings, lists: &lists)
    strings.write(to: &writer)
    lists.write(to: &writer)
    return try TitleMatcher(Blob(BlobMemory(copying: writer.finish(contentHash: []))))
  }

  /// The words with their number among those of their kind.
  var numberedWords: [(entry: Int, word: Word)] {
    var next: [WidePatternRecord.Kind: Int] = [:]
    return words.map { word in
      let entry = next[word.kind, default: 0]
      next[word.kind] = entry + 1
      return (entry, word)
    }
  }
}
