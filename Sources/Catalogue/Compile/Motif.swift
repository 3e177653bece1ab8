internal import Text

/// The small language of motifs: `( )` is optional and may be nested, `#` a number of one to three
/// digits; everything else stands for itself.
package enum Motif {
  /// The largest number of texts that a motif may stand for.
  package static let maximumExpansions = 16

  /// The texts that a motif stands for, each once, the longest way of each option first.
  ///
  /// White space is reduced to single spaces between words, so that `match (de) foot` gives
  /// « match de foot » and « match foot ».
  ///
  /// - Complexity: O(n) in the motif times the number of texts.
  package static func expand(_ motif: String) throws(MotifFault) -> [String] {
    var parser = MotifParser(motif)
    let raw = try parser.parse()
    var seen: Set<[UInt8]> = []
    var texts: [String] = []
    for expansion in raw {
      let text = expansion.split(separator: " ").joined(separator: " ")
      guard !text.isEmpty else { throw .empty(expansion: motif) }
      // By bytes, since Swift takes composed and decomposed accents for equal.
      if seen.insert(Array(text.utf8)).inserted { texts.append(text) }
    }
    return texts
  }
}

/// Reads a motif from left to right and keeps all texts that its beginning stands for.
private struct MotifParser {
  private let scalars: [Unicode.Scalar]
  /// The texts so far at each level of open parentheses; the last is the innermost.
  private var levels: [[String]] = [[""]]
  /// Where the parentheses stand that are still open.
  private var opened: [Int] = []

  init(_ motif: String) {
    scalars = Array(motif.unicodeScalars)
  }

  mutating func parse() throws(MotifFault) -> [String] {
    for (offset, scalar) in scalars.enumerated() {
      switch scalar {
      case "(":
        opened.append(offset)
        levels.append([""])
      case ")":
        try close(at: offset)
      case "|", "\\", "^", "$", "*", "/":
        throw .foreignSign(scalar, offset: offset)
      default:
        append(isWhiteSpace(scalar) ? " " : scalar)
      }
    }
    if let offset = opened.last { throw .unbalancedParenthesis(offset: offset) }
    return levels[0]
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    let last = levels.count - 1
    for index in levels[last].indices { levels[last][index].unicodeScalars.append(scalar) }
  }

  private mutating func close(at offset: Int) throws(MotifFault) {
    guard let start = opened.popLast(), let option = levels.popLast() else {
      throw .unbalancedParenthesis(offset: offset)
    }
    guard scalars[start + 1..<offset].contains(where: { !isWhiteSpace($0) }) else {
      throw .emptyOption(offset: start)
    }
    let last = levels.count - 1
    let found = levels[last].count * (option.count + 1)
    guard found <= Motif.maximumExpansions else {
      throw .tooManyExpansions(found: found, limit: Motif.maximumExpansions)
    }
    let choices = option + [""]
    levels[last] = levels[last].flatMap { text in choices.map { text + $0 } }
  }
}
