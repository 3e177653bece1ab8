package import Tables
import Text

extension LatticeReading {
  /// Which of two spellings the form is, when it is read so.
  package var spelling: SpellingSystem { features.spelling }
}

extension Analysis {
  /// Which of two spellings a word is, when all its readings say so; *boite* is also a form of
  /// *boiter*, so it tells nothing.
  func certainSpelling(of token: Int) -> SpellingSystem {
    let spelling = reading(token).spelling
    guard spelling != .common else { return isSpacedNumber(token) ? .classic : .common }
    return allReadings(token).allSatisfy { $0.spelling == spelling } ? spelling : .common
  }

  /// Whether a number begins there that 1990 writes with hyphens: *vingt et un*, *deux cents*.
  func isSpacedNumber(_ token: Int) -> Bool {
    guard has(token, .numeral), tokens[token].kind == .word, has(token + 1) else { return false }
    let next = form(token + 1)
    if next == "et" {
      return has(token + 2) && SpacedNumbers.join(form(token), etBefore: form(token + 2))
    }
    return has(token + 1, .numeral) && SpacedNumbers.join(form(token), next)
  }

  private func has(_ token: Int) -> Bool {
    tokens.indices.contains(token) && tokens[token].kind == .word
  }
}

/// Finds the words of a dictation that may be spelled in two ways.
package struct DoubtfulSpellings: Sendable {
  private let set: CompiledSet
  private let analyser: Analyser
  private let table: SpellingTable

  /// A word with its other spelling.
  package struct Found: Hashable, Sendable {
    package var word: String
    package var other: String
  }

  package init(_ set: CompiledSet) {
    self.set = set
    analyser = Analyser(set)
    table = SpellingTable(set.blob)
  }

  /// The words of a text that are spelled in two ways, without those that name the moment: its
  /// phrase, its mentions, and when and how one goes there.
  ///
  /// - Complexity: O(words × words of the moment).
  package func words(
    of text: String, about topic: MomentTopic?, using analysis: inout Analysis
  ) -> [Found] {
    analyser.analyse(text, into: &analysis)
    var given: GivenWords?
    var found: [Found] = []
    for token in analysis.tokens.indices where analysis.tokens[token].kind == .word {
      let isNumber = analysis.isSpacedNumber(token)
      guard isNumber || analysis.reading(token).spelling != .common else { continue }
      let names = given ?? GivenWords(naming: topic, set)
      given = names
      guard !names.hold(token, in: analysis) else { continue }
      found.append(isNumber ? number(token, analysis) : word(token, analysis))
    }
    return found
  }

  private func word(_ token: Int, _ analysis: Analysis) -> Found {
    let form = analysis.form(token)
    return Found(
      word: String(analysis.surface(token)), other: table.other(of: Array(form.utf8)[...]) ?? form)
  }

  private func number(_ token: Int, _ analysis: Analysis) -> Found {
    let last = analysis.form(token + 1) == "et" ? token + 2 : token + 1
    let words = (token...last).map { String(analysis.surface($0)) }
    return Found(word: words.joined(separator: " "), other: words.joined(separator: "-"))
  }
}
