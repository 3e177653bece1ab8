import Text

/// A word of a title that may be a first name, taken apart.
struct NameCandidate {
  /// How a part between hyphens is written.
  enum Shape { case capitalised, lower, upper, mixed }

  struct Part {
    var spelling: String
    var folded: [UInt8]
    var shape: Shape
  }

  let folded: [UInt8]
  /// NFC, with `-` and ’.
  let spelling: String
  /// The parts between hyphens.
  let parts: [Part]

  /// Nil unless the word is made of 2 to 20 Latin letters, hyphens and at most one apostrophe.
  init?(_ range: Range<Int>, in reader: TitleReader) {
    var spelling = String.UnicodeScalarView()
    var letters = 0
    var apostrophes = 0
    for scalar in reader.spelling(range).unicodeScalars {
      if isApostrophe(scalar) {
        apostrophes += 1
        spelling.append("’")
      } else if isHyphen(scalar) {
        spelling.append("-")
      } else {
        guard isLatinLetter(scalar) else { return nil }
        letters += 1
        spelling.append(scalar)
      }
    }
    guard (2...20).contains(letters), apostrophes <= 1 else { return nil }
    self.spelling = String(spelling)
    folded = foldedBytes(self.spelling)
    parts = self.spelling.split(separator: "-").map { part in
      Part(
        spelling: String(part), folded: foldedBytes(String(part)),
        shape: shape(of: Array(part.unicodeScalars)))
    }
    guard parts.allSatisfy({ $0.folded.count > 1 }) else { return nil }
  }

  /// Whether each part starts with its only capital (or two round an apostrophe, N’Golo).
  var isCapitalised: Bool { parts.allSatisfy { $0.shape == .capitalised } }

  /// Whether some part is written as no name is.
  var isMixed: Bool { parts.contains { $0.shape == .mixed } }
}

/// The letters of European names: precomposed Latin, so that no loose mark passes.
private func isLatinLetter(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: true
  default: false
  }
}

private func shape(of part: [Unicode.Scalar]) -> NameCandidate.Shape {
  let apostrophe = part.firstIndex(of: "’")
  let letters = part.filter { $0 != "’" }
  guard let first = letters.first else { return .mixed }
  if letters.allSatisfy({ !isCapital($0) }) { return .lower }
  if letters.allSatisfy({ isCapital($0) }) { return .upper }
  let capitals = part.indices.filter { isCapital(part[$0]) }
  guard isCapital(first) else { return .mixed }
  if let apostrophe { return capitals == [apostrophe - 1, apostrophe + 1] ? .capitalised : .mixed }
  return capitals == [0] ? .capitalised : .mixed
}
