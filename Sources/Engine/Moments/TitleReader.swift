import Text

/// Reads a folded title word by word; offsets are in its bytes.
struct TitleReader {
  let original: String
  let folded: FoldedText

  var end: Int { folded.bytes.count }

  func isWord(_ offset: Int) -> Bool {
    offset >= 0 && offset < end && folded.isWord[offset]
  }

  func isLetter(at offset: Int) -> Bool {
    guard isWord(offset) else { return false }
    return Text.isLetter(scalar(at: startOfCharacter(offset)).scalar)
  }

  func isDigit(at offset: Int) -> Bool {
    isWord(offset) && !isLetter(at: offset)
  }

  func isByte(_ byte: Unicode.Scalar, at offset: Int) -> Bool {
    offset >= 0 && offset < end && folded.bytes[offset] == UInt8(ascii: byte)
  }

  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
    folded.scalar(at: offset)
  }

  private func startOfCharacter(_ offset: Int) -> Int {
    var start = offset
    while start > 0, folded.bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  func skipSpaces(from offset: Int) -> Int {
    var place = offset
    while isByte(" ", at: place) { place += 1 }
    return place
  }

  /// The word at `offset`, with the hyphens and apostrophes that stand between its letters.
  func word(at offset: Int) -> Range<Int>? {
    guard isWord(offset) else { return nil }
    var place = offset
    while place < end {
      if isWord(place) {
        place += 1
      } else if isByte("-", at: place) || isByte("'", at: place),
        isLetter(at: place - 1), isLetter(at: place + 1)
      {
        place += 1
      } else {
        break
      }
    }
    return offset..<place
  }

  func bytes(_ range: Range<Int>) -> [UInt8] {
    Array(folded.bytes[range])
  }

  /// Whether the word at `offset` is exactly `text`, with no letter, digit or hyphen after it.
  func isWord(_ text: StaticString, at offset: Int) -> Bool {
    let stop = offset + text.utf8CodeUnitCount
    guard stop <= end, !isWord(offset - 1), !isWord(stop), !isByte("-", at: stop) else {
      return false
    }
    return text.withUTF8Buffer { $0.elementsEqual(folded.bytes[offset..<stop]) }
  }

  /// The original behind a range, NFC, without what folding drops.
  func spelling(_ range: Range<Int>) -> String {
    let part = slice(original, folded.originalRange(range))
    var kept = String.UnicodeScalarView()
    for scalar in part.unicodeScalars where !isInvisible(scalar) && !isWhiteSpace(scalar) {
      kept.append(scalar)
    }
    return normalizedNFC(String(kept))
  }

  /// Whether the first letter of the original word is a capital.
  func isCapitalised(_ range: Range<Int>) -> Bool {
    spelling(range).unicodeScalars.first.map(isCapital) ?? false
  }
}

/// Emoji and other signs that people decorate titles with: arrows, technical signs, geometric
/// shapes, dingbats, stars and the pictographs of the supplementary plane.
func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x2190...0x23FF, 0x2500...0x27BF, 0x2900...0x297F, 0x2B00...0x2BFF, 0x1F000...0x1FAFF: true
  default: false
  }
}

/// A dash that separates: ‒ – — ―.
func isDash(_ scalar: Unicode.Scalar) -> Bool {
  (0x2012...0x2015).contains(scalar.value)
}
