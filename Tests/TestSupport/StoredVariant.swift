/// Another way in which the same YAML may be stored.
package enum StoredVariant: CaseIterable, Sendable {
  case typed
  /// Accented letters as a letter and a mark (NFD).
  case decomposed
  /// Lines that end with CR and LF.
  case carriageReturns
  case byteOrderMark
  /// ’ where a text has '.
  case typographicApostrophes
  /// A comment with an emoji of several scalars before everything else.
  case emojiComment

  /// The bytes of a file with this YAML.
  package func bytes(_ yaml: String) -> [UInt8] {
    (self == .byteOrderMark ? [0xEF, 0xBB, 0xBF] : []) + Array(yaml.utf8)
  }

  /// The YAML as it is stored; marks for expected findings stay before the same characters.
  package func apply(_ yaml: String) -> String {
    switch self {
    case .typed, .byteOrderMark: yaml
    case .decomposed: yaml.map { decompositions[$0] ?? String($0) }.joined()
    case .carriageReturns:
      yaml.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    case .typographicApostrophes: yaml.withTypographicApostrophes
    case .emojiComment: "# 🏊🏽‍♀️ à la piscine\n" + yaml
    }
  }
}

/// The YAML with a comment that hides the findings of a rule before each line that holds a mark.
///
/// - Parameter mark: what stands before the place of each finding.
package func suppressing(_ id: String, in yaml: String, mark: Unicode.Scalar) -> String {
  yaml.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    let isMarked = line.unicodeScalars.contains(mark)
    return isMarked ? "# lint: ignore \(id) pour l’exemple\n\(line)" : String(line)
  }.joined(separator: "\n")
}

extension String {
  /// Only an apostrophe after a letter belongs to a text; a quote of YAML stands after a space or a
  /// sign.
  fileprivate var withTypographicApostrophes: String {
    var result = ""
    for character in self {
      let isText = result.last?.isLetter == true
      result.append(character == "'" && isText ? "’" : character)
    }
    return result
  }
}

private let decompositions: [Character: String] = [
  "é": "e\u{301}", "è": "e\u{300}", "ê": "e\u{302}", "ë": "e\u{308}", "à": "a\u{300}",
  "â": "a\u{302}", "î": "i\u{302}", "ï": "i\u{308}", "ô": "o\u{302}", "ù": "u\u{300}",
  "û": "u\u{302}", "ç": "c\u{327}", "É": "E\u{301}", "È": "E\u{300}", "À": "A\u{300}",
  "Â": "A\u{302}", "Ô": "O\u{302}",
]
