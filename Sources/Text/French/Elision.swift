/// What the catalogues say of words and names that elide against the general rule.
///
/// The lists are data (`elision.yaml`, `prenoms.yaml`); who implements this searches them.
package protocol ElisionLexicon: Sendable {
  /// Whether *le* becomes *l’* before a word of a list: false for an aspirated h and for *onze, oui,
  /// yaourt*, true for *yeux*; nil for a word of no list.
  ///
  /// - Parameter word: lower case, NFC, accents kept.
  func listedElision(ofWord word: String) -> Bool?

  /// Whether *de* becomes *d’* before a listed first name; nil for an unlisted one.
  ///
  /// - Parameter name: folded.
  func listedElision(ofName name: String) -> Bool?
}

/// A lexicon held in sets.
package struct ListedElision: ElisionLexicon {
  /// Words in lower case, NFC, by whether they elide.
  package var words: [String: Bool]
  /// Folded names, by whether they elide.
  package var names: [String: Bool]

  package init(words: [String: Bool] = [:], names: [String: Bool] = [:]) {
    self.words = words
    self.names = names
  }

  package func listedElision(ofWord word: String) -> Bool? { words[word] }
  package func listedElision(ofName name: String) -> Bool? { names[name] }
}

/// What is put into a text, for the rules at its start.
package enum InsertionKind: Sendable {
  /// A first name: it may elide what is before, its own article never contracts (*de Le Goff*).
  case name
  /// A noun with or without its article: *le tournoi* contracts (*du tournoi*).
  case nounPhrase
  /// A verb, perhaps after its pronoun: *les aider* does not contract (*de les aider*).
  case verbPhrase
  /// Anything else: elision and euphony, no contraction.
  case other
}

/// Whether what is inserted starts with a vowel sound, so that *le* before it becomes *l’*.
///
/// General rule, used for words of no list. Nouns and verbs: a vowel letter or h yes, y only before
/// a consonant. First names: the same, but h no.
///
/// - Complexity: O(n) in the first word.
package func startsWithVowelSound(
  _ text: String, kind: InsertionKind = .other, lexicon: some ElisionLexicon
) -> Bool {
  let scalars = text.unicodeScalars
  guard let first = scalars.first, isLetter(first), !isApostrophe(first) else { return false }
  let word = scalars.prefix { isWordScalar($0) || isHyphen($0) }
  if let listed = listedElision(String(word), kind: kind, lexicon: lexicon) { return listed }
  let letters = foldedBytes(String(word))
  switch letters.first {
  case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
    UInt8(ascii: "u"):
    return true
  case UInt8(ascii: "h"): return kind != .name
  case UInt8(ascii: "y"): return letters.count > 1 && !isVowel(letters[1])
  default: return false
  }
}

private func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
  (isLetterOrDigit(scalar) && !isApostrophe(scalar)) || isMark(code: scalar.value)
}

private func isVowel(_ letter: UInt8) -> Bool {
  "aeiouy".utf8.contains(letter)
}

/// The answer of the lists for a word, its singular in -s or -x, or the first part of a compound.
private func listedElision(
  _ word: String, kind: InsertionKind, lexicon: some ElisionLexicon
) -> Bool? {
  var candidates = [word]
  if let hyphen = word.unicodeScalars.firstIndex(where: isHyphen) {
    candidates.append(String(word.unicodeScalars[..<hyphen]))
  }
  for candidate in candidates {
    if kind == .name, let listed = lexicon.listedElision(ofName: folded(candidate)) {
      return listed
    }
    if kind == .name { continue }
    let key = lowercasedNFC(candidate)
    if let listed = lexicon.listedElision(ofWord: key) { return listed }
    if key.hasSuffix("s") || key.hasSuffix("x"),
      let listed = lexicon.listedElision(ofWord: String(key.dropLast()))
    {
      return listed
    }
  }
  return nil
}
