import Text

/// Words that set a title aside, as the engine looks for them: accents ignored, hyphens,
/// apostrophes and digits end words, dotted abbreviations equal plain ones.
struct WideWords: Sendable {
  /// An entry of which some words were found.
  struct Hit: Sendable {
    /// Place of the entry in the list that the words were made from.
    var entry: Int
    /// The words found, folded.
    var text: String
  }

  private struct Pattern: Sendable {
    var entry: Int
    var runs: [[UInt8]]
    var isPrefix: Bool
  }

  /// Patterns by their first run; those that are one run and a prefix stand in `prefixes`.
  private var patterns: [[UInt8]: [Pattern]] = [:]
  private var prefixes: [[UInt8]: Int] = [:]
  /// The second runs of the patterns that have several.
  private var seconds: Set<[UInt8]> = []
  private var prefixLengths: Set<Int> = []
  /// Which bytes prefixes begin with.
  private var prefixStarts: [Bool] = Array(repeating: false, count: 256)

  /// - Parameter entries: the words and the prefixes of each entry. What can't be compiled is left
  ///   out: the compiler reports it.
  init(_ entries: [(words: [YAMLScalar], prefixes: [YAMLScalar])]) {
    for (number, entry) in entries.enumerated() {
      for word in entry.words { add(word.value, number, isPrefix: false) }
      for prefix in entry.prefixes { add(prefix.value, number, isPrefix: true) }
    }
  }

  private mutating func add(_ text: String, _ entry: Int, isPrefix: Bool) {
    for runs in (try? WidePattern(text))?.spellings ?? [] {
      guard let first = runs.first else { continue }
      if isPrefix, runs.count == 1 {
        prefixes[first] = min(prefixes[first] ?? entry, entry)
        prefixLengths.insert(first.count)
        if let byte = first.first { prefixStarts[Int(byte)] = true }
      } else {
        patterns[first, default: []].append(
          Pattern(entry: entry, runs: runs, isPrefix: isPrefix))
        if runs.count > 1 { seconds.insert(runs[1]) }
      }
    }
  }

  /// The first words of `text` that set it aside, or nil.
  ///
  /// - Complexity: O(n) in the words of the text, times the patterns that begin like one of them.
  func firstHit(in text: String) -> Hit? {
    let runs = WideWords.runs(of: text)
    for start in runs.indices {
      if let entry = entry(at: start, in: runs) { return entry }
    }
    return nil
  }

  /// What a word of a text is for the entries, as far as the word alone tells.
  enum Part: Sendable {
    case nothing
    /// The second run of an entry of several.
    case second
    /// The first run of entries that all have more.
    case first
    /// The first and, for another entry, the second.
    case both
    /// A whole entry, or several runs, one of which belongs to an entry: the text must be looked at.
    case whole
  }

  /// What a word can be.
  func part(_ word: String) -> Part {
    let runs = WideWords.runs(of: word)
    var part = Part.nothing
    for run in runs {
      if prefix(of: run) != nil { return .whole }
      let begun = patterns[run] ?? []
      // A second run that may be longer is known by its beginning alone.
      if begun.contains(where: { $0.runs.count == 1 || $0.isPrefix && $0.runs.count == 2 }) {
        return .whole
      }
      let isSecond = seconds.contains(run)
      if !begun.isEmpty || isSecond, runs.count > 1 { return .whole }
      part = begun.isEmpty ? (isSecond ? .second : .nothing) : (isSecond ? .both : .first)
    }
    return part
  }

  /// Whether an entry may stand in words that are these parts, in a text in which `areWordsWhole`
  /// holds.
  static func mayHit(_ parts: some Sequence<Part>) -> Bool {
    var previous = Part.nothing
    for part in parts {
      let goesOn = previous == .first || previous == .both
      if part == .whole || goesOn && (part == .second || part == .both) { return true }
      previous = part
    }
    return false
  }

  /// Whether no run of letters of a text goes beyond one of its words.
  static func areWordsWhole(_ text: String) -> Bool {
    isPlainFrench(text) && !mayAbbreviate(text)
  }

  private func entry(at start: Int, in runs: [[UInt8]]) -> Hit? {
    let run = runs[start]
    for pattern in patterns[run] ?? [] where WideWords.matches(pattern, runs[start...]) {
      let found = runs[start..<(start + pattern.runs.count)].joined(separator: [UInt8(ascii: " ")])
      return Hit(entry: pattern.entry, text: String(decoding: Array(found), as: UTF8.self))
    }
    return prefix(of: run).map { Hit(entry: $0, text: String(decoding: run, as: UTF8.self)) }
  }

  /// The entry of a prefix that a run begins with.
  private func prefix(of run: [UInt8]) -> Int? {
    guard let first = run.first, prefixStarts[Int(first)] else { return nil }
    for length in prefixLengths where length <= run.count {
      if let entry = prefixes[Array(run.prefix(length))] { return entry }
    }
    return nil
  }

  private static func matches(_ pattern: Pattern, _ runs: ArraySlice<[UInt8]>) -> Bool {
    guard runs.count >= pattern.runs.count else { return false }
    for (place, wanted) in pattern.runs.enumerated() {
      let found = runs[runs.startIndex + place]
      let mayBeLonger = pattern.isPrefix && place == pattern.runs.count - 1
      guard found == wanted || mayBeLonger && found.starts(with: wanted) else { return false }
    }
    return true
  }

  /// The runs of letters and of digits, a dotted abbreviation as one.
  private static func runs(of text: String) -> [[UInt8]] {
    let folded = FoldedText(folding: text)
    var runs: [[UInt8]] = []
    var offset = 0
    while let run = folded.abbreviationOrRun(from: offset) {
      runs.append(run.bytes)
      offset = run.range.upperBound
    }
    return runs
  }
}
