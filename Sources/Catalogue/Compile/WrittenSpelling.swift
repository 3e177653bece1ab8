import Tables
import Text

/// Puts the words of a set's texts into the spelling that it writes, where French has two.
///
/// A form that may also be a word of one spelling (*boite*, of *boiter*) stays as it is.
struct WrittenSpelling {
  /// The forms that are not written, each with the one that is.
  private var others: [String: String] = [:]
  /// The numerals, where the words of a number are to be joined.
  private var numerals: Set<String> = []
  private var hint = WordHint()

  /// - Parameter pairs: forms with their other spelling, both ways.
  /// - Complexity: O(n) in the inflections.
  init(_ spelling: SetSyntax.Spelling, inflections: [Inflection], pairs: [String: String]) {
    let isReformed = spelling == .reformed
    let avoided: SpellingSystem = isReformed ? .classic : .reformed
    for inflection in inflections where inflection.features.spelling == avoided {
      others[inflection.form] = pairs[inflection.form]
    }
    guard !others.isEmpty else { return }
    for form in others.keys { hint.add(form) }
    for inflection in inflections where inflection.features.spelling != avoided {
      if hint.mayHold(inflection.form) { others[inflection.form] = nil }
    }
    guard isReformed else { return }
    for inflection in inflections where inflection.features.wordClass == .numeral {
      numerals.insert(inflection.form)
    }
    for word in SpacedNumbers.hinges { hint.add(word) }
  }

  /// A text in the spelling that is written.
  ///
  /// - Complexity: O(n) in its bytes.
  func written(_ text: String) -> String {
    guard hint.mayHold(text) else { return text }
    let tokens = tokens(of: text, clitics: .detached)
    let pieces = tokens.map { String($0.text(in: text)) }
    var result = ""
    for (place, token) in tokens.enumerated() {
      switch token.kind {
      case .word: result += respelled(pieces[place])
      case .space: result += joinsNumber(pieces, at: place) ? "-" : pieces[place]
      case .number, .link, .punctuation: result += pieces[place]
      }
    }
    return result
  }

  /// A word in the other spelling, if it has one; one that is all in capitals stays.
  private func respelled(_ word: String) -> String {
    let form = lookupForm(word)
    guard let other = others[form] else { return word }
    switch word.replacingTypographicApostrophes {
    case form: return other
    case capitalisedFirst(form): return capitalisedFirst(other)
    default: return word
    }
  }

  /// Whether the space there stands in a number that is to be one word.
  private func joinsNumber(_ pieces: [String], at place: Int) -> Bool {
    guard !numerals.isEmpty else { return false }
    func word(_ offset: Int) -> String {
      pieces.indices.contains(place + offset) ? lookupForm(pieces[place + offset]) : ""
    }
    let (before, after) = (word(-1), word(1))
    if after == "et" { return SpacedNumbers.join(before, etBefore: word(3)) }
    if before == "et" { return SpacedNumbers.join(word(-3), etBefore: after) }
    return numerals.contains(before) && numerals.contains(after)
      && SpacedNumbers.join(before, after)
  }
}

/// A coarse memory of words, which says at once of most texts that they hold none of them.
private struct WordHint {
  /// A bit for each remainder of a hash.
  private var bits = [UInt64](repeating: 0, count: 1024)

  /// Remembers the beginning of a word, up to its first sign.
  mutating func add(_ word: String) {
    _ = WordHint.firstHash(of: word.utf8) { hash in
      bits[Int(hash.value >> 6 & 1023)] |= 1 << (hash.value & 63)
      return true
    }
  }

  /// Whether a text may hold a remembered word; false is certain.
  ///
  /// - Complexity: O(n) in its bytes.
  func mayHold(_ text: String) -> Bool {
    WordHint.firstHash(of: text.utf8) { hash in
      bits[Int(hash.value >> 6 & 1023)] >> (hash.value & 63) & 1 == 1
    }
  }

  /// Whether a run of letters has a hash that passes.
  ///
  /// Setting the bit in which small and capital letters differ, also in the second byte of é, folds
  /// more than case; that does no harm.
  private static func firstHash(
    of bytes: some Sequence<UInt8>, where passes: (WordHash) -> Bool
  ) -> Bool {
    var hash = WordHash()
    var length = 0
    var skipped = 0
    for byte in bytes {
      let folded = byte | 0x20
      // The apostrophe ’ and other signs beyond é and œ begin with this byte.
      if byte == 0xE2 { skipped = 3 }
      if skipped == 0, byte >= 0x80 || (0x61...0x7A).contains(folded) {
        hash.add(folded)
        length += 1
        continue
      }
      skipped = max(0, skipped - 1)
      if length > 0, passes(hash) { return true }
      hash = WordHash()
      length = 0
    }
    return length > 0 && passes(hash)
  }
}
