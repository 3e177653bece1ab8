import Text

/// Writes words as lists and lexicon hold them: lower case, NFC, `'` for any apostrophe.
///
/// The letters and signs of French are converted byte by byte; a word with anything else goes through the
/// tables of `Text`, to the same result.
struct FormWriter: Sendable {
  /// The word that was written last.
  private(set) var form: [UInt8] = []
  private(set) var isCapitalised = false

  /// Writes the word that stands in some bytes of UTF-8.
  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    form.removeAll(keepingCapacity: true)
    isCapitalised = false
    var place = range.lowerBound
    while place < range.upperBound {
      let length = writeScalar(bytes, place, range)
      guard length > 0 else {
        writeSlowly(bytes, range)
        return
      }
      place += length
    }
  }

  /// Writes the scalar at a place; its length in bytes, or 0 for one that French does not use.
  private mutating func writeScalar(
    _ bytes: UnsafeBufferPointer<UInt8>, _ place: Int, _ range: Range<Int>
  ) -> Int {
    let byte = bytes[place]
    if byte < 0x80 {
      let isCapital = byte &- UInt8(ascii: "A") < 26
      if isCapital, place == range.lowerBound { isCapitalised = true }
      form.append(byte == UInt8(ascii: "`") ? UInt8(ascii: "'") : isCapital ? byte | 0x20 : byte)
      return 1
    }
    guard place + 1 < range.upperBound else { return 0 }
    let next = bytes[place + 1]
    switch (byte, next) {
    case (0xC3, 0x80...0x9E) where next != 0x97:
      if place == range.lowerBound { isCapitalised = true }
      form.append(0xC3)
      form.append(next + 0x20)
      return 2
    case (0xC3, _):
      form.append(0xC3)
      form.append(next)
      return 2
    case (0xC5, 0x92), (0xC5, 0x93):
      if next == 0x92, place == range.lowerBound { isCapitalised = true }
      form.append(0xC5)
      form.append(0x93)
      return 2
    case (0xC2, 0xAB), (0xC2, 0xBB):
      form.append(byte)
      form.append(next)
      return 2
    case (0xE2, 0x80) where place + 2 < range.upperBound && bytes[place + 2] == 0x99:
      form.append(UInt8(ascii: "'"))
      return 3
    case (0xE2, 0x80) where place + 2 < range.upperBound && bytes[place + 2] == 0xA6:
      form.append(contentsOf: bytes[place..<place + 3])
      return 3
    default: return 0
    }
  }

  private mutating func writeSlowly(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    let word = String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    form.removeAll(keepingCapacity: true)
    form += lookupForm(word).utf8
    isCapitalised = word.unicodeScalars.first.map { $0.properties.isUppercase } ?? false
  }
}
