import Text

/// A spelling as UTF-8, cut and joined byte-wise; never cut inside a character, since all pieces
/// come from whole spellings.
typealias Spelling = [UInt8]

extension [UInt8] {
  var text: String { String(decoding: self, as: UTF8.self) }

  /// The text of the spelling and of `ending` after it.
  func text(with ending: Spelling) -> String {
    String(unsafeUninitializedCapacity: count + ending.count) { buffer in
      _ = buffer.initialize(fromContentsOf: self)
      _ = buffer[count...].initialize(fromContentsOf: ending)
      return count + ending.count
    }
  }

  func ends(with ending: Spelling) -> Bool {
    count >= ending.count && suffix(ending.count).elementsEqual(ending)
  }

  /// The spelling without `ending`, or nil when it does not end so.
  func dropping(_ ending: Spelling) -> Spelling? {
    ends(with: ending) ? Array(dropLast(ending.count)) : nil
  }
}

extension YAMLScalar {
  var spelling: Spelling { Array(value.utf8) }

  /// A cell of a table of forms: nil for `-`, a form that does not exist.
  var cell: Spelling? { value == "-" ? nil : spelling }

  /// The forms of a cell that holds several, as *eux/uis*.
  var alternatives: [Spelling?] {
    guard value.utf8.contains(UInt8(ascii: "/")) else { return [cell] }
    return value.split(separator: "/").map { Spelling($0.utf8) }
  }
}

/// The key by which catalogues sort words: accents and case ignored.
func sortingKey(_ word: String) -> Spelling {
  let bytes = Spelling(word.utf8)
  let isPlain = bytes.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) }
  return isPlain ? bytes : FoldedText(folding: word).bytes
}
