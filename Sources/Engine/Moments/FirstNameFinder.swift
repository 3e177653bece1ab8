import Tables
import Text

/// Finds the first name that belongs to a form in a title (design: “From a title to a moment”, 5).
///
/// The search is narrow on purpose: whatever is doubtful gives no name, and the form stands alone.
struct FirstNameFinder<Names: NameLexicon> {
  let names: Names
  let reader: TitleReader

  /// - Parameter original: the title that `folded` was made from.
  init(original: String, folded: FoldedText, names: Names) {
    self.names = names
    reader = TitleReader(original: original, folded: folded)
  }

  /// The name for a form that stands at `form` in the folded title.
  ///
  /// - Complexity: O(n).
  func name(for mode: FormRecord.NameMode, after form: Range<Int>) -> FoundName? {
    switch mode {
    case .none: nil
    case .of: name(at: afterConnector(from: afterGap(from: form.upperBound)))
    case .with: afterWith(from: form.upperBound).flatMap { name(at: $0) }
    }
  }

  /// The name that starts at `offset`, if the word there is one and what follows allows it.
  private func name(at offset: Int) -> FoundName? {
    guard let range = reader.word(at: offset), let candidate = NameCandidate(range, in: reader),
      let (found, isListed) = judge(candidate), allowsName(after: range.upperBound, isListed)
    else { return nil }
    return found
  }
}

// MARK: - Where a name may stand

extension FirstNameFinder {
  /// Past spaces, `: . , ' -`, dashes, pictographs and ages.
  private func afterGap(from offset: Int) -> Int {
    var place = offset
    while place < reader.end {
      let (scalar, length) = reader.scalar(at: place)
      if " :.,'-".unicodeScalars.contains(scalar) || isDash(scalar) || isPictograph(scalar) {
        place += length
      } else if let end = endOfAge(from: place) {
        place = end
      } else {
        break
      }
    }
    return place
  }

  /// The end of « 8 ans » at `offset`.
  private func endOfAge(from offset: Int) -> Int? {
    var place = offset
    while place < reader.end, (0x30...0x39).contains(reader.folded.bytes[place]) { place += 1 }
    guard (1...3).contains(place - offset) else { return nil }
    let word = reader.skipSpaces(from: place)
    // « 8ans »: the word starts inside a run of letters and digits.
    for text in ["ans", "an"] as [StaticString] {
      let end = word + text.utf8CodeUnitCount
      guard end <= reader.end, !reader.isWord(end) else { continue }
      if text.withUTF8Buffer({ $0.elementsEqual(reader.folded.bytes[word..<end]) }) { return end }
    }
    return nil
  }

  /// Past one of *de, d’, pour, à*.
  private func afterConnector(from offset: Int) -> Int {
    if reader.isByte("d", at: offset), reader.isByte("'", at: offset + 1) {
      return reader.skipSpaces(from: offset + 2)
    }
    for word in ["de", "pour", "a"] as [StaticString] where reader.isWord(word, at: offset) {
      let end = offset + word.utf8CodeUnitCount
      if reader.isByte(" ", at: end) { return reader.skipSpaces(from: end) }
    }
    return offset
  }

  /// Past the first *avec* to the right of the form.
  private func afterWith(from offset: Int) -> Int? {
    let places = offset..<max(offset, reader.end)
    let found = places.first { reader.isWord("avec", at: $0) && !reader.isByte("-", at: $0 - 1) }
    return found.map { reader.skipSpaces(from: $0 + 4) }
  }
}

// MARK: - What is a name

extension FirstNameFinder {
  /// The name that a word is, and whether the lists know it.
  private func judge(_ candidate: NameCandidate) -> (name: FoundName, isListed: Bool)? {
    guard !candidate.isMixed, !names.isNever(candidate.folded) else { return nil }
    if let kin = names.kinship(candidate.folded) {
      return (
        FoundName(text: kin.spelling, gender: kin.gender, isKinship: true, elides: kin.elides), true
      )
    }
    if let listed = names.listed(candidate.folded) {
      let text = candidate.isCapitalised ? candidate.spelling : printed(listed.spelling)
      return (named(text, listed.gender, elides: listed.elides), true)
    }
    return judgeUnlisted(candidate)
  }

  private func judgeUnlisted(_ candidate: NameCandidate) -> (name: FoundName, isListed: Bool)? {
    let listed = candidate.parts.map { names.listed($0.folded) }
    let known = listed.compactMap { $0 }
    let isListed = candidate.parts.count > 1 && known.count == listed.count
    let elides =
      listed.first??.elides
      ?? startsWithVowelSound(candidate.spelling, kind: .name, lexicon: ListedElision())
    let gender = isListed ? known.first?.gender : nil
    if isListed {
      let written =
        candidate.isCapitalised
        ? candidate.spelling : known.map { printed($0.spelling) }.joined(separator: "-")
      return (named(written, gender, elides: elides), true)
    }
    guard candidate.isCapitalised, !isOrdinaryWord(candidate.folded),
      !zip(candidate.parts, listed).contains(where: { $1 == nil && isOrdinaryWord($0.folded) })
    else { return nil }
    return (named(candidate.spelling, gender, elides: elides), false)
  }

  private func named(_ text: String, _ gender: PersonGender?, elides: Bool) -> FoundName {
    FoundName(text: text, gender: gender, isKinship: false, elides: elides)
  }

  private func printed(_ spelling: String) -> String {
    frenchTypography(spelling)
  }

  /// Whether an unlisted word is more likely something else than a name.
  private func isOrdinaryWord(_ word: [UInt8]) -> Bool {
    names.isNever(word) || names.isBlocked(word) || names.isVocabularyOrMotifWord(word)
      || names.isKeptOut(word)
  }
}
