import Diagnostics

/// A fault that the bytes alone show, found before libyaml reads them.
struct LexicalFault: Hashable {
  enum Kind: Hashable {
    case invalidUTF8
    case controlCharacter(UInt32)
    case lineSeparator(UInt32)
    case tab
    case hardSpace(HardSpacePlace)
    case curlyQuotes
    case commentCutsText
    case placeholder
    case apostropheEndsQuotes
    case textAfterQuotes
    case unclosedQuotes
    case unclosedBracket
    case colonInText
    case anchor
    case alias
    case tag
    case reservedCharacter(UInt8)
    case directive
    case complexKey
    case severalDocuments
    case mergeConflict
  }

  enum HardSpacePlace: Hashable { case indentation, afterDash, afterColon, key }

  var kind: Kind
  /// Byte offsets in the text without its BOM.
  var range: Range<Int>
  /// Whether what libyaml says later about the same top-level entry may only follow from this.
  var misleadsTheParser: Bool
}

/// The text made fit for libyaml: every byte keeps its offset.
struct ScannedText {
  /// Valid UTF-8 without control characters and foreign line ends.
  var clean: [UInt8]
  /// `clean` with one-byte repairs, so that one fault does not hide the next.
  var repaired: [UInt8]
  /// How many bytes belong to the first document.
  var documentEnd: Int
  var faults: [LexicalFault]
}
