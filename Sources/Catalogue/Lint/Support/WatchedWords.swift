import Diagnostics
import Tables
import Text

/// What texts should do without, found in one pass: words of registers, worn phrases and words of
/// time.
struct WatchedWords: Sendable {
  /// Why words are watched.
  enum Reason: Hashable, Sendable {
    /// Place of the register in `registers.registers`.
    case register(Int)
    /// Place in `registers.wornPhrases`.
    case worn(Int)
    case past
    case future
  }

  /// Watched words in a text.
  struct Hit: Sendable {
    var reason: Reason
    /// Place in `LintScope.prose`.
    var text: Int
    /// In Unicode scalars of the text's value.
    var range: Range<Int>
    /// As the catalogue writes them.
    var words: String
  }

  private struct Pattern: Sendable {
    var reason: Reason
    var words: [String]
    var written: String
  }

  private(set) var hits: [Hit] = []
  /// By their first word.
  private var patterns: [String: [Pattern]] = [:]

  /// - Complexity: O(n) in the words of the texts and the vocabulary, times the patterns that begin
  ///   with one word.
  init(
    _ catalogue: CatalogueSyntax, lexemes: [Lexeme], inflections: [Inflection],
    in prose: [ProseText]
  ) {
    addRegisters(catalogue.registers?.registers ?? [], lexemes, inflections)
    for (place, entry) in (catalogue.registers?.wornPhrases ?? []).enumerated() {
      for words in entry.words { add(words.value, .worn(place)) }
    }
    for words in catalogue.timeWords?.past ?? [] { add(words.value, .past) }
    for words in catalogue.timeWords?.future ?? [] { add(words.value, .future) }
    guard !patterns.isEmpty else { return }
    for (place, text) in prose.enumerated() { look(at: text, place) }
  }

  private mutating func addRegisters(
    _ registers: [RegisterSyntax], _ lexemes: [Lexeme], _ inflections: [Inflection]
  ) {
    var registersOfLemmas: [String: Int] = [:]
    for (place, register) in registers.enumerated() {
      for word in register.words {
        add(word.value, .register(place))
        registersOfLemmas[word.value] = place
      }
    }
    guard !registersOfLemmas.isEmpty else { return }
    for lexeme in lexemes {
      guard let place = registersOfLemmas[lexeme.lemma] else { continue }
      for form in Set(inflections[lexeme.forms].lazy.map(\.form)) where form != lexeme.lemma {
        patterns[form, default: []].append(
          Pattern(reason: .register(place), words: [form], written: lexeme.lemma))
      }
    }
  }

  private mutating func add(_ text: String, _ reason: Reason) {
    let words = WatchedWords.pieces(ProseWord.words(of: text)).map(\.text)
    guard let first = words.first else { return }
    patterns[first, default: []].append(Pattern(reason: reason, words: words, written: text))
  }

  /// The words in lower case with the parts of an elision apart: *l'argent* is *l'* and *argent*.
  private static func pieces(_ words: [ProseWord]) -> [(text: String, range: Range<Int>)] {
    var pieces: [(text: String, range: Range<Int>)] = []
    pieces.reserveCapacity(words.count)
    for word in words {
      // The name of a placeholder is no word of the text.
      if word.isPartOfPlaceholder {
        pieces.append(("", word.range))
        continue
      }
      guard word.plain.utf8.contains(where: { $0 == UInt8(ascii: "'") || $0 == 0xE2 }),
        let (head, rest) = word.elision, !rest.isEmpty
      else {
        pieces.append((word.plain, word.range))
        continue
      }
      let middle = word.range.lowerBound + head.unicodeScalars.count
      pieces.append((head, word.range.lowerBound..<middle))
      pieces.append((lowercasedNFC(rest), middle..<word.range.upperBound))
    }
    return pieces
  }

  private mutating func look(at text: ProseText, _ place: Int) {
    let pieces = WatchedWords.pieces(text.words)
    for (start, piece) in pieces.enumerated() {
      for pattern in patterns[piece.text] ?? [] {
        let end = start + pattern.words.count
        guard end <= pieces.count,
          zip(pieces[start..<end], pattern.words).allSatisfy({ $0.text == $1 })
        else { continue }
        hits.append(
          Hit(
            reason: pattern.reason, text: place,
            range: piece.range.lowerBound..<pieces[end - 1].range.upperBound,
            words: pattern.written))
      }
    }
  }
}
