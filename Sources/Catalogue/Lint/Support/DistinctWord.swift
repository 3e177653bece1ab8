import Tables
import Text

/// A spelling that occurs in texts; all its occurrences share it, so that what depends on the word
/// alone is worked out once.
final class DistinctWord: Sendable {
  /// As it is typed.
  let text: String
  /// In lower case and NFC.
  let plain: String
  /// The part up to the first apostrophe, which is included and written `'`, and what follows it;
  /// nil for a word without one.
  let elision: (head: String, rest: String, plainRest: String)?
  /// The numbers, in the `WordNumbering` that the word was cut with, of `plain` or of the parts of
  /// `elision` in lower case: *l'argent* is *l'* and *argent*.
  let pieces: [Int]
  /// The number of `plain`.
  let plainNumber: Int

  fileprivate init(_ text: String, plain: String, plainNumber: Int, _ parts: WordParts?) {
    self.text = text
    self.plain = plain
    self.plainNumber = plainNumber
    elision = parts.map { ($0.head, $0.rest, $0.plainRest) }
    pieces = parts.map { $0.numbers } ?? [plainNumber]
  }

  /// The spellings that `pieces` are the numbers of.
  var pieceTexts: [String] {
    guard let elision, !elision.plainRest.isEmpty else { return [plain] }
    return [elision.head, elision.plainRest]
  }

  /// The word without an elided word before it, in lower case and NFC.
  var withoutElision: String { elision?.plainRest ?? plain }
}

private struct WordParts {
  var head: String
  var rest: String
  var plainRest: String
  var numbers: [Int] = []

  init?(_ text: String) {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "'") || $0 == 0xE2 }) else { return nil }
    let plain = text.replacingTypographicApostrophes
    guard let place = plain.firstIndex(of: "'") else { return nil }
    let after = plain.index(after: place)
    head = lowercasedNFC(String(plain[..<after]))
    rest = String(plain[after...])
    plainRest = lowercasedNFC(rest)
  }
}

/// The spellings of the words of many texts, each with a number.
struct WordNumbering: Sendable {
  private var numbering = ByteNumbering(capacity: 1 << 12)
  /// By their numbers; nil for a spelling of which only a number was asked for.
  private var words: [DistinctWord?] = []

  /// How many numbers were given.
  var count: Int { words.count }

  /// The number of a spelling, which is valid UTF-8, and its word.
  ///
  /// - Complexity: O(n) in the bytes.
  mutating func word(_ bytes: UnsafeBufferPointer<UInt8>) -> (number: Int, word: DistinctWord) {
    let number = numbering.number(of: UnsafeRawBufferPointer(bytes))
    if number == words.count { words.append(nil) }
    if let known = words[number] { return (number, known) }
    let text = String(decoding: bytes, as: UTF8.self)
    let plain = lowercasedNFC(text)
    var parts = WordParts(text)
    if let (head, rest) = parts.map({ ($0.head, $0.plainRest) }) {
      parts?.numbers = (rest.isEmpty ? [plain] : [head, rest]).map { self.number(of: $0) }
    }
    let word = DistinctWord(text, plain: plain, plainNumber: self.number(of: plain), parts)
    words[number] = word
    return (number, word)
  }

  private mutating func number(of text: String) -> Int {
    let number = numbering.number(of: text)
    if number == words.count { words.append(nil) }
    return number
  }

  /// The number of a spelling; nil when no text has it.
  func known(_ text: String) -> Int? { numbering.known(text) }

  /// What holds of each spelling, by its number; false where no text has it as a word.
  func flags(_ holds: (DistinctWord) -> Bool) -> [Bool] {
    words.map { $0.map(holds) ?? false }
  }

  /// What each spelling gives, by its number.
  func values<Value>(_ value: (DistinctWord) -> Value?) -> [Value?] {
    words.map { $0.flatMap(value) }
  }
}
