import Diagnostics
import Text

/// The scalars of all files that rules on how they are written look at, gathered in one walk.
struct WrittenScalars: Sendable {
  /// Plain scalars that begin like a number, a date, a boolean or nothing, by the key above them.
  private(set) var doubtful: [(scalar: YAMLScalar, key: String)] = []
  /// Values with white space at an end, twice in a row or as a tab; not those of titles.
  private(set) var spaced: [YAMLScalar] = []
  /// Keys and values with a letter of another script; not those of titles.
  private(set) var foreign: [YAMLScalar] = []
  /// Values with the mark of a lost letter, or the first bytes of one that was encoded twice; not
  /// those of titles.
  private(set) var garbled: [YAMLScalar] = []
  /// Plain values that end with a comma or a semicolon; not those of titles.
  private(set) var endingInComma: [YAMLScalar] = []
  /// Entries of lists, by the key above them, with the kind of their file.
  private(set) var entries: [(entry: [YAMLEntry], kind: CatalogueFileKind, list: String)] = []

  /// The keys whose values are titles, or misspelt words, which may hold anything.
  static let titleKeys: Set<String> = [
    "arrete", "contre_exemples", "ecarte", "exemples", "n_arrete_pas", "n_ecarte_pas", "par",
  ]

  /// - Complexity: O(n) in the bytes of the scalars.
  init(_ documents: [CatalogueDocument]) {
    for document in documents { walk(document.root, under: "", document.kind) }
  }

  private mutating func walk(_ node: YAMLNode, under key: String, _ kind: CatalogueFileKind) {
    switch node {
    case .scalar(let scalar): look(at: scalar, under: key)
    case .sequence(let items, _):
      for item in items {
        if case .mapping(let entry, _) = item { entries.append((entry, kind, key)) }
        walk(item, under: key, kind)
      }
    case .mapping(let pairs, _):
      for pair in pairs {
        look(at: pair.key, under: "")
        walk(pair.value, under: pair.key.value, kind)
      }
    }
  }

  private mutating func look(at scalar: YAMLScalar, under key: String) {
    let bytes = scalar.value.utf8
    guard let first = bytes.first else { return }
    if scalar.style == .plain, AmbiguousScalar.mayBegin(with: first, of: bytes.count) {
      doubtful.append((scalar, key))
    }
    var previous = UInt8(ascii: " ")
    var isSpaced = false
    var isForeign = false
    var isGarbled = false
    for byte in bytes {
      if byte == UInt8(ascii: " "), previous == byte { isSpaced = true }
      if byte == 0x09 { isSpaced = true }
      // Greek and Cyrillic begin with CD…D4, full-width and mathematical letters with EF and F0.
      if byte >= 0xCD, byte <= 0xD4 || byte == 0xEF || byte == 0xF0 { isForeign = true }
      if byte >= 0x82, WrittenScalars.isGarbled(previous, byte) { isGarbled = true }
      previous = byte
    }
    if previous == UInt8(ascii: " ") { isSpaced = true }
    let hasComma = previous == UInt8(ascii: ",") || previous == UInt8(ascii: ";")
    guard isSpaced || isForeign || isGarbled || hasComma, !WrittenScalars.titleKeys.contains(key)
    else { return }
    if isSpaced { spaced.append(scalar) }
    if hasComma, scalar.style == .plain { endingInComma.append(scalar) }
    if isForeign { foreign.append(scalar) }
    if isGarbled { garbled.append(scalar) }
  }

  /// Whether two bytes end U+FFFD, or are those of Â, Ã, Å, or of â before a sign.
  private static func isGarbled(_ first: UInt8, _ second: UInt8) -> Bool {
    switch first {
    case 0xC3: second == 0x82 || second == 0x83 || second == 0x85
    case 0xA2: second == 0xE2
    case 0xBF: second == 0xBD
    default: false
    }
  }
}
