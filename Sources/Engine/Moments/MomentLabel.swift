import Tables
import Text

/// The noun phrase that a parent typed for an event that no form names: *la fête du village*.
///
/// It is checked like everything that may stand in a text for a child, and has an article that agrees
/// with its first noun.
package struct MomentLabel: Hashable, Sendable {
  /// With its article and French typography.
  package let text: String

  /// Why a typed phrase is no label.
  package enum Fault: Error, Hashable, Sendable {
    /// It holds something besides letters with single spaces, hyphens or apostrophes between them.
    case badSigns
    case tooShort
    case tooLong
    /// It holds a word that sets an event aside, or one that texts keep out of.
    case blocked
    /// Its article is not that of its noun, which wants the other one.
    case wrongArticle(suggestion: String)
    /// Neither article nor lexicon tells the gender.
    case unknownGender
  }

  /// Characters that a label may have, its article included.
  package static let lengths = 3...40

  /// Reads a phrase as a parent types it, with an article or without.
  ///
  /// - Parameter gender: what the parent says when nothing else tells.
  package init(
    _ typed: String, gender said: PersonGender?, in set: CompiledSet, matcher: TitleMatcher
  ) throws(Fault) {
    let words = try Self.words(of: typed)
    let folded = FoldedText(folding: words.joined(separator: " "))
    let registers = RegisterWords(set.blob)
    guard matcher.blocks(folded) == nil, !folded.hasMixedScriptWord,
      !words.contains(where: { registers.hold(foldedAs: foldedBytes($0)) }),
      !words.contains(where: { set.lexicon.isKeptOut($0) })
    else { throw .blocked }
    let (article, rest) = Article.split(words)
    guard let noun = rest.first else { throw .tooShort }
    let reading = NounReading(noun, set.lexicon)
    let isPlural = article?.isPlural ?? reading.isPlural
    let elides = startsWithVowelSound(
      lowercasedNFC(noun), kind: .nounPhrase, lexicon: SetElision(set))
    let name = reading.written + rest.dropFirst().map { " " + $0 }.joined()
    func whole(_ gender: PersonGender?) -> String {
      let feminine = gender == .feminine ? "la " : "le "
      return frenchTypography((isPlural ? "les " : elides ? "l’" : feminine) + name)
    }
    let gender = article?.gender ?? reading.gender ?? said
    guard isPlural || elides || gender != nil else { throw .unknownGender }
    if let wanted = reading.gender, let given = article?.gender, wanted != given {
      throw .wrongArticle(suggestion: whole(wanted))
    }
    let text = whole(gender)
    guard Self.lengths.contains(text.unicodeScalars.count) else { throw .tooLong }
    self.text = text
  }

  /// The words between spaces; each is made of letters, with single hyphens and apostrophes inside.
  private static func words(of typed: String) throws(Fault) -> [String] {
    let text = normalizedNFC(typed)
    guard text.unicodeScalars.count <= 4 * lengths.upperBound else { throw .tooLong }
    let words = text.split { $0.unicodeScalars.allSatisfy(isWhiteSpace) }.map(String.init)
    guard words.reduce(0, { $0 + $1.unicodeScalars.count }) >= 2 else { throw .tooShort }
    for word in words {
      var afterLetter = false
      for scalar in word.unicodeScalars {
        let isJoint = isApostrophe(scalar) || isHyphen(scalar)
        guard isLetter(scalar) || (isJoint && afterLetter) else { throw .badSigns }
        afterLetter = !isJoint
      }
      // « l' » stands before its noun, with or without a space.
      guard afterLetter || foldedBytes(word) == Array("l'".utf8) else { throw .badSigns }
    }
    return words
  }
}

/// The article at the start of a label.
private struct Article {
  /// Nil for *l’* and *les*, which tell none.
  var gender: PersonGender?
  /// Nil where it tells none.
  var isPlural: Bool

  /// The article that the words begin with, if any, and the words after it.
  static func split(_ words: [String]) -> (Article?, rest: [String]) {
    guard let first = words.first else { return (nil, words) }
    let folded = foldedBytes(first)
    let rest = Array(words.dropFirst())
    switch String(decoding: folded, as: UTF8.self) {
    case "le", "un": return (Article(gender: .masculine, isPlural: false), rest)
    case "la", "une": return (Article(gender: .feminine, isPlural: false), rest)
    case "les", "des": return (Article(gender: nil, isPlural: true), rest)
    case "l'": return (Article(gender: nil, isPlural: false), rest)
    default: break
    }
    guard folded.starts(with: "l'".utf8) else { return (nil, words) }
    let scalars = first.unicodeScalars.dropFirst(2)
    return (
      Article(gender: nil, isPlural: false), [String(String.UnicodeScalarView(scalars))] + rest
    )
  }
}

/// What the lexicon knows of the first noun of a label.
private struct NounReading {
  /// Nil when the word is unknown, or of both genders.
  let gender: PersonGender?
  /// Whether it can only be a plural.
  let isPlural: Bool
  /// The word; without a capital when the lexicon knows it without one.
  let written: String

  init(_ noun: String, _ lexicon: Lexicon) {
    let nouns = lexicon.readings(of: lookupForm(noun)).map(\.features)
      .filter { $0.wordClass == .noun || $0.wordClass == .adjective }
    let genders = Set(nouns.map(\.gender))
    switch genders.count == 1 ? genders.first : nil {
    case .masculine: gender = .masculine
    case .feminine: gender = .feminine
    default: gender = nil
    }
    written = nouns.isEmpty ? noun : lowercasedNFC(noun)
    isPlural = !nouns.isEmpty && nouns.allSatisfy { $0.number == .plural }
  }
}

extension Lexicon {
  /// Whether a word can be a form of one that a register keeps out of texts.
  fileprivate func isKeptOut(_ word: String) -> Bool {
    readings(of: lookupForm(word)).contains { $0.register != nil }
  }
}
