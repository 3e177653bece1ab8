/// How lists and lexicon write a word: lower case, NFC, `'` for any apostrophe.
package func lookupForm(_ word: String) -> String {
  let lower = lowercasedNFC(word)
  guard lower.unicodeScalars.contains(where: { isApostrophe($0) && $0 != "'" }) else {
    return lower
  }
  var result = String.UnicodeScalarView()
  for scalar in lower.unicodeScalars { result.append(isApostrophe(scalar) ? "'" : scalar) }
  return String(result)
}
