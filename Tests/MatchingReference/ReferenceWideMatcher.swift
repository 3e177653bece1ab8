package import Engine
import Tables
package import Text

/// The rules for blocked words, cancellations and chores, written plainly.
package struct ReferenceWideMatcher {
  /// Letters or digits without anything between them.
  private struct Run {
    var text: String
    var isLetters: Bool
    /// What stands between the run before and this one.
    var gap: String
    var range: Range<Int>

    var isSingleLetter: Bool { isLetters && text.unicodeScalars.count == 1 }
    var goesOnAbbreviation: Bool { isSingleLetter && (gap == "." || gap == ". ") }
  }

  private struct Pattern {
    var runs: [String]
    var kind: WidePatternRecord.Kind
    var entry: Int
    var isPrefix: Bool
  }

  private var patterns: [Pattern] = []

  init(_ set: PatternSet) {
    for (entry, word) in set.numberedWords {
      for (texts, isPrefix) in [(word.words, false), (word.prefixes, true)] {
        for runs in texts.flatMap(spellings) {
          patterns.append(Pattern(runs: runs, kind: word.kind, entry: entry, isPrefix: isPrefix))
        }
      }
    }
  }

  /// All places where a word stands.
  package func matches(in title: FoldedText) -> Set<WideMatch> {
    let text = runs(of: title)
    var found: Set<WideMatch> = []
    for pattern in patterns {
      for start in text.indices {
        if let end = end(of: pattern, text, at: start) {
          found.insert(
            WideMatch(
              kind: pattern.kind, entry: pattern.entry,
              range: text[start].range.lowerBound..<text[end - 1].range.upperBound))
        }
      }
    }
    return found
  }

  private func end(of pattern: Pattern, _ text: [Run], at start: Int) -> Int? {
    var place = start
    for (index, expected) in pattern.runs.enumerated() {
      guard place < text.count else { return nil }
      let mayGoOn = pattern.isPrefix && index == pattern.runs.count - 1
      if text[place].text == expected || mayGoOn && text[place].text.hasPrefix(expected) {
        place += 1
      } else if !mayGoOn, let next = endOfAbbreviation(expected, text, at: place) {
        place = next
      } else {
        return nil
      }
    }
    return place
  }

  /// The place after the single letters with dots between them that spell a word.
  private func endOfAbbreviation(_ word: String, _ text: [Run], at start: Int) -> Int? {
    let end = start + word.unicodeScalars.count
    guard end <= text.count, end - start >= 2, text[start].isSingleLetter,
      text[start + 1..<end].allSatisfy(\.goesOnAbbreviation)
    else { return nil }
    return text[start..<end].map(\.text).joined() == word ? end : nil
  }

  /// The runs of an entry: abbreviations in one, and with each hyphen or apostrophe between letters
  /// read as a separator or left out.
  private func spellings(_ entry: String) -> [[String]] {
    var joined: [Run] = []
    var inAbbreviation = false
    for run in runs(of: FoldedText(folding: entry)) {
      if let last = joined.last, run.goesOnAbbreviation, last.isSingleLetter || inAbbreviation {
        joined[joined.count - 1].text += run.text
        inAbbreviation = true
      } else {
        joined.append(run)
        inAbbreviation = false
      }
    }
    var lists: [[String]] = [[]]
    var previous: Run?
    for run in joined {
      let mayJoin =
        (run.gap == "-" || run.gap == "'") && run.isLetters && previous?.isLetters == true
      lists = lists.flatMap { list in
        let separate = list + [run.text]
        guard mayJoin, let last = list.last else { return [separate] }
        return [separate, list.dropLast() + [last + run.text]]
      }
      previous = run
    }
    return lists
  }

  private func runs(of text: FoldedText) -> [Run] {
    var runs: [Run] = []
    var gap = ""
    var isInside = false
    for symbol in symbols(of: text) {
      let end = symbol.byte + String(symbol.scalar).utf8.count
      if !symbol.isWord {
        gap.unicodeScalars.append(symbol.scalar)
        isInside = false
      } else if isInside, let last = runs.last, last.isLetters == symbol.isLetter {
        runs[runs.count - 1].text.unicodeScalars.append(symbol.scalar)
        runs[runs.count - 1].range = last.range.lowerBound..<end
      } else {
        runs.append(
          Run(
            text: String(symbol.scalar), isLetters: symbol.isLetter, gap: gap,
            range: symbol.byte..<end))
        gap = ""
        isInside = true
      }
    }
    return runs
  }
}
