import Text

/// A text that a motif or a `sauf` stands for.
struct MotifText: Sendable {
  /// Place of the form in the catalogue.
  var form: Int
  /// The motif as it was written.
  var source: YAMLScalar
  /// Whether a title that holds the text gives nothing (`sauf`).
  var isException: Bool
  var text: String
  /// Folded words, `#` in place of numbers where the motif has it.
  var words: [[UInt8]]
  /// The words in all ways in which a title may write them.
  var joinedWords: [[[UInt8]]]
  /// The folded text with its separators.
  var bytes: [UInt8]
  /// The accents of the letters, separators left out.
  var marks: [UInt32]
}

/// All texts that the motifs and `sauf` of a set stand for, found by their folded words.
///
/// Motifs that cannot be expanded are left out: the compiler reports them.
struct MotifIndex: Sendable {
  private(set) var texts: [MotifText] = []
  /// Numbers of texts by their words with numbers as `#`, in every way that a title may write them.
  private(set) var byWords: [[UInt8]: [Int]] = [:]

  /// - Complexity: O(n) in the letters of the expansions.
  init(_ forms: [FormSyntax]) {
    for (place, form) in forms.enumerated() {
      for motif in form.motifs { add(motif, place, isException: false) }
      for motif in form.exceptions { add(motif, place, isException: true) }
    }
  }

  private mutating func add(_ motif: YAMLScalar, _ form: Int, isException: Bool) {
    guard let expansions = try? Motif.expand(motif.value) else { return }
    for expansion in expansions {
      guard let pattern = try? FormPattern(expansion) else { continue }
      let marks = zip(pattern.bytes, pattern.marks).filter { !" -'".utf8.contains($0.0) }.map(\.1)
      let spellings = pattern.spellings
      for spelling in spellings {
        byWords[MotifIndex.key(spelling), default: []].append(texts.count)
      }
      texts.append(
        MotifText(
          form: form, source: motif, isException: isException, text: expansion,
          words: pattern.words, joinedWords: spellings, bytes: pattern.bytes, marks: marks))
    }
  }

  /// What words are found by: joined by spaces, runs of one to three digits as `#`.
  static func key(_ words: some Sequence<[UInt8]>) -> [UInt8] {
    var key: [UInt8] = []
    for word in words {
      if !key.isEmpty { key.append(UInt8(ascii: " ")) }
      var start = word.startIndex
      while start < word.endIndex {
        let digits = word[start...].prefix { (0x30...0x39).contains($0) }.count
        if (1...3).contains(digits) {
          key.append(UInt8(ascii: "#"))
          start += digits
        } else {
          key.append(contentsOf: word[start..<(start + max(digits, 1))])
          start += max(digits, 1)
        }
      }
    }
    return key
  }

  /// The texts that a title can hold at the same place, for each place: at least two texts each.
  ///
  /// - Complexity: O(n log n).
  var clashes: [[Int]] {
    byWords.values.filter { $0.count > 1 }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Pairs of texts of different forms that can stand at the same place: each text with the first
  /// text before it that belongs to another form, so that n texts give n pairs at most.
  ///
  /// - Parameter include: which texts take part.
  func clashingPairs(_ include: (MotifText) -> Bool) -> [(earlier: MotifText, later: MotifText)] {
    var pairs: [(earlier: MotifText, later: MotifText)] = []
    for clash in clashes {
      let members = clash.map { texts[$0] }.filter(include)
      guard let first = members.first else { continue }
      let other = members.first { $0.form != first.form }
      for later in members.dropFirst() {
        if later.form != first.form {
          pairs.append((first, later))
        } else if let other, other.source.span.isBefore(later.source.span) {
          pairs.append((other, later))
        }
      }
    }
    return pairs
  }
}
