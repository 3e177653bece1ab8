extension Lexicon {
  /// Whether the set knows a word that folds to these bytes (*ecole* for *école*, *oeuf* for *œuf*).
  ///
  /// Every spelling that French has for the letters is tried, as far as some word begins with it.
  package func knowsForm(foldedAs word: [UInt8]) -> Bool {
    extend([], with: word[...])
  }

  private func extend(_ prefix: [UInt8], with rest: ArraySlice<UInt8>) -> Bool {
    guard let letter = rest.first else {
      return !readings(of: String(decoding: prefix, as: UTF8.self)).isEmpty
    }
    guard hasForm(withPrefix: prefix) else { return false }
    if extend(prefix + [letter], with: rest.dropFirst()) { return true }
    for accented in accentedLetters[letter] ?? []
    where extend(prefix + Array(accented.utf8), with: rest.dropFirst()) {
      return true
    }
    guard rest.dropFirst().first == UInt8(ascii: "e"), let ligature = ligatures[letter] else {
      return false
    }
    return extend(prefix + Array(ligature.utf8), with: rest.dropFirst(2))
  }
}

/// The accented letters of French, by their bare letter.
private let accentedLetters: [UInt8: [String]] = [
  UInt8(ascii: "a"): ["à", "â", "ä"], UInt8(ascii: "c"): ["ç"],
  UInt8(ascii: "e"): ["é", "è", "ê", "ë"], UInt8(ascii: "i"): ["î", "ï"],
  UInt8(ascii: "o"): ["ô", "ö"], UInt8(ascii: "u"): ["ù", "û", "ü"], UInt8(ascii: "y"): ["ÿ"],
]

/// The ligatures of French, by the letter that stands before their e.
private let ligatures: [UInt8: String] = [UInt8(ascii: "a"): "æ", UInt8(ascii: "o"): "œ"]
