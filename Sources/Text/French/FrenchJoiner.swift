/// Joins pieces of French: what stands before a name or phrase is elided, contracted or changed for
/// the ear, so that the whole is correct (*de* + *Éloi* → *d’Éloi*).
package struct FrenchJoiner: Sendable {
  package let lexicon: any ElisionLexicon
  package let rules: any JoiningRules

  package init(lexicon: any ElisionLexicon, rules: any JoiningRules) {
    self.lexicon = lexicon
    self.rules = rules
  }

  /// `before` and `inserted` as one correct text.
  ///
  /// Only the last word of `before` ever changes, and only when a space separates the two; an
  /// article at the start of a noun phrase may go (*de* + *le tournoi* → *du tournoi*). A capital
  /// stays one (*De Éloi* → *D’Éloi*, *À le tournoi* → *Au tournoi*). After a hyphen nothing
  /// changes (*donne-le à Tom*).
  ///
  /// - Complexity: O(length of both).
  package func join(_ before: String, _ inserted: String, kind: InsertionKind) -> String {
    var text = before
    append(inserted, to: &text, kind: kind)
    return text
  }

  /// As `join`, in place.
  package func append(_ inserted: String, to text: inout String, kind: InsertionKind) {
    guard let last = lastWord(of: text) else {
      text += inserted
      return
    }
    if kind == .nounPhrase, let contracted = contraction(last, before: inserted) {
      text.unicodeScalars.removeSubrange(last.range.lowerBound...)
      // *de des* has become *de*, which may elide in its turn.
      text += contracted.word + " "
      append(contracted.rest, to: &text, kind: .other)
    } else if let changed = changedWord(last, before: inserted, kind: kind) {
      text.unicodeScalars.removeSubrange(last.range.lowerBound...)
      text += changed + inserted
    } else {
      text += inserted
    }
  }

  /// `word` before `text`: *d’* before *Éloi*, *de* before *Tom*; without the space.
  package func elide(_ word: String, before text: String, kind: InsertionKind = .other) -> String {
    let joined = join(word + " ", text, kind: kind)
    let end = joined.utf8.index(joined.endIndex, offsetBy: -text.utf8.count)
    let head = joined[..<end]
    return head.hasSuffix(" ") ? String(head.dropLast()) : String(head)
  }

  /// A preposition and a noun phrase: *de*, *le tournoi* → *du tournoi*.
  package func contract(_ preposition: String, _ phrase: String) -> String {
    join(preposition + " ", phrase, kind: .nounPhrase)
  }
}

/// The last word of a text that ends with a space.
struct LastWord {
  /// Lower case, NFC.
  let key: String
  /// As typed.
  let spelling: String
  /// The word before it in the same sentence, lower case, NFC; empty when there is none.
  let previous: String
  /// From the word's first letter to the end of the text.
  let range: Range<String.Index>
}

extension FrenchJoiner {
  /// The last word, if white space follows it and no hyphen stands before it.
  func lastWord(of text: String) -> LastWord? {
    let scalars = text.unicodeScalars
    guard let space = scalars.last, isWhiteSpace(space) else { return nil }
    guard let (start, end) = wordBounds(in: scalars[...]), start < end else { return nil }
    let head = scalars[..<start]
    if let sign = head.last, isHyphen(sign) { return nil }
    let spelling = String(scalars[start..<end])
    let previous = wordBounds(in: head).map { String(scalars[$0..<$1]) } ?? ""
    return LastWord(
      key: lowercasedNFC(spelling), spelling: spelling, previous: lowercasedNFC(previous),
      range: start..<text.endIndex)
  }

  /// Where the last run of letters stands, if only white space follows it.
  private func wordBounds(
    in scalars: Substring.UnicodeScalarView
  ) -> (start: String.Index, end: String.Index)? {
    var end = scalars.endIndex
    while end > scalars.startIndex, isWhiteSpace(scalars[scalars.index(before: end)]) {
      end = scalars.index(before: end)
    }
    var start = end
    while start > scalars.startIndex {
      let before = scalars.index(before: start)
      let scalar = scalars[before]
      guard isLetter(scalar) && !isApostrophe(scalar) || isMark(code: scalar.value) else { break }
      start = before
    }
    return start < end ? (start, end) : nil
  }

  /// The contracted word and what is left of the phrase without its article.
  func contraction(_ last: LastWord, before phrase: String) -> (word: String, rest: String)? {
    guard let space = phrase.firstIndex(of: " ") else { return nil }
    let article = lowercasedNFC(String(phrase[..<space]))
    let known = rules[last.key]?.contractions.first { $0.article == article }
    guard let contracted = known?.word else { return nil }
    return (recased(contracted, like: last.spelling), String(phrase[phrase.index(after: space)...]))
  }

  /// The last word as it must be before what is inserted, with the space when it keeps one.
  func changedWord(_ last: LastWord, before inserted: String, kind: InsertionKind) -> String? {
    guard let entry = rules[last.key] else { return nil }
    if !entry.elidesBefore.isEmpty, entry.elidesBefore.contains(firstWord(inserted)) {
      return elided(last.spelling)
    }
    guard startsWithVowelSound(inserted, kind: kind, lexicon: lexicon) else { return nil }
    if kind == .verbPhrase {
      if entry.elidesBeforeVerbs { return elided(last.spelling) }
    } else if let euphonic = entry.euphony {
      return recased(euphonic, like: last.spelling) + " "
    } else if let euphonic = entry.euphonyAfterDeterminer,
      rules[last.previous]?.isSingularDeterminer == true,
      rules[firstWord(inserted)]?.isCoordinator != true
    {
      return recased(euphonic, like: last.spelling) + " "
    }
    return entry.elides ? elided(last.spelling) : nil
  }

  private func firstWord(_ text: String) -> String {
    let word = text.unicodeScalars.prefix { isLetterOrDigit($0) || isMark(code: $0.value) }
    return lowercasedNFC(String(word))
  }

  /// The word without its last letter, with an apostrophe.
  private func elided(_ word: String) -> String {
    String(word.dropLast()) + "’"
  }

  private func recased(_ word: String, like model: String) -> String {
    guard let first = model.unicodeScalars.first, isCapital(first) else { return word }
    return capitalisedFirst(word)
  }
}
