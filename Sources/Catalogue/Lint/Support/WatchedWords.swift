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
    /// Numbers of spellings in lower case.
    var words: [Int]
    var written: String
  }

  private(set) var hits: [Hit] = []
  /// By the number of their first word.
  private var patterns: [Int: [Pattern]] = [:]
  private let spellings: WordNumbering

  /// - Complexity: O(n) in the words of the texts and the vocabulary, times the patterns that begin
  ///   with one word.
  init(
    _ catalogue: CatalogueSyntax, lexemes: [Lexeme], inflections: [Inflection],
    in prose: [ProseText], _ spellings: WordNumbering
  ) {
    self.spellings = spellings
    addRegisters(catalogue.registers?.registers ?? [], lexemes, inflections)
    for (place, entry) in (catalogue.registers?.wornPhrases ?? []).enumerated() {
      for words in entry.words { add(words.value, .worn(place)) }
    }
    for words in catalogue.timeWords?.past ?? [] { add(words.value, .past) }
    for words in catalogue.timeWords?.future ?? [] { add(words.value, .future) }
    guard !patterns.isEmpty else { return }
    let mayBegin = spellings.flags { $0.pieces.contains { patterns[$0] != nil } }
    for (place, text) in prose.enumerated() where text.holds(mayBegin) { look(at: text, place) }
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
        guard let number = spellings.known(form) else { continue }
        patterns[number, default: []].append(
          Pattern(reason: .register(place), words: [number], written: lexeme.lemma))
      }
    }
  }

  private mutating func add(_ text: String, _ reason: Reason) {
    let words = ProseWord.words(of: text).flatMap(\.word.pieceTexts).map(spellings.known)
    // What no text has is nowhere to be found.
    guard let first = words.first.flatMap(\.self), !words.contains(nil) else { return }
    patterns[first, default: []].append(
      Pattern(reason: reason, words: words.compactMap(\.self), written: text))
  }

  /// The words by their numbers, with the parts of an elision apart: *l'argent* is *l'* and
  /// *argent*.
  private static func pieces(_ words: [ProseWord]) -> [(number: Int, range: Range<Int>)] {
    var pieces: [(number: Int, range: Range<Int>)] = []
    pieces.reserveCapacity(words.count)
    for word in words {
      let own = word.word.pieces
      if word.isPartOfPlaceholder {
        // The name of a placeholder is no word of the text.
        pieces.append((-1, word.range))
      } else if own.count == 1 {
        pieces.append((own[0], word.range))
      } else {
        let head = word.word.elision?.head.unicodeScalars.count ?? 0
        let middle = word.range.lowerBound + head
        pieces.append((own[0], word.range.lowerBound..<middle))
        pieces.append((own[1], middle..<word.range.upperBound))
      }
    }
    return pieces
  }

  private mutating func look(at text: ProseText, _ place: Int) {
    let pieces = WatchedWords.pieces(text.words)
    for (start, piece) in pieces.enumerated() {
      for pattern in patterns[piece.number] ?? [] {
        let end = start + pattern.words.count
        guard end <= pieces.count,
          zip(pieces[start..<end], pattern.words).allSatisfy({ $0.number == $1 })
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
