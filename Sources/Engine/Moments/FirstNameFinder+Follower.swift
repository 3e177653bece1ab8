import Text

/// What may follow a name. A second name makes the first doubtful.
extension FirstNameFinder {
  /// Whether a name may end at `offset`.
  ///
  /// - Parameter isListed: whether the name is a listed one or a kinship word.
  func allowsName(after offset: Int, _ isListed: Bool) -> Bool {
    var place = offset
    var last: Unicode.Scalar?
    var signs: [Unicode.Scalar] = []
    while place < reader.end, !reader.isWord(place) {
      let (scalar, length) = reader.scalar(at: place)
      if scalar != " " { signs.append(scalar) }
      last = scalar
      place += length
    }
    guard let word = reader.word(at: place), reader.isLetter(at: place) else { return true }
    if signs.isEmpty { return allows(spacedWord: word, isListed) }
    if signs.contains(".") { return false }
    if let last, last != " ", !opensWord(last) { return false }
    return allows(word, afterSigns: signs)
  }

  /// A letter may touch a bracket, quote, colon, strong mark, dash or pictograph before it; glued to
  /// anything else (`Marcel·la`, `Tom_Paul`) it goes on with the name.
  private func opensWord(_ sign: Unicode.Scalar) -> Bool {
    "([«“:;!?…/,&+\"".unicodeScalars.contains(sign) || isDash(sign) || isPictograph(sign)
  }

  /// A word after punctuation or a symbol.
  private func allows(_ word: Range<Int>, afterSigns signs: [Unicode.Scalar]) -> Bool {
    let folded = reader.bytes(word)
    if names.listed(folded) != nil { return false }
    guard signs.contains(where: "&+/,".unicodeScalars.contains) else { return true }
    if reader.isCapitalised(word) || names.kinship(folded) != nil { return false }
    let isSum = signs.contains("&") || signs.contains("+")
    return !isSum || names.isVocabularyOrMotifWord(folded)
  }

  /// A word after nothing but a space.
  private func allows(spacedWord word: Range<Int>, _ isListed: Bool) -> Bool {
    let folded = reader.bytes(word)
    if folded == Array("et".utf8) || folded == Array("ou".utf8) {
      return isListed && allows(afterAnd: word.upperBound)
    }
    if names.isFollower(folded) { return true }
    guard isListed, names.listed(folded) == nil else { return false }
    return !reader.isCapitalised(word) || names.isVocabularyOrMotifWord(folded)
  }

  /// *et* and *ou* may add a thing (*Tom et piscine*), never somebody.
  private func allows(afterAnd offset: Int) -> Bool {
    guard let word = reader.word(at: reader.skipSpaces(from: offset)) else { return false }
    let folded = reader.bytes(word)
    return !reader.isCapitalised(word) && names.listed(folded) == nil
      && names.kinship(folded) == nil && names.isVocabularyOrMotifWord(folded)
  }
}
