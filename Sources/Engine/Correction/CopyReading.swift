import Tables

/// A copy put beside its text: what each rule of the correction looks at.
struct CopyReading: Sendable {
  let dictation: PreparedDictation
  let copy: CopySide
  let blocks: [CopyBlock]
  let skills: SkillRows
  /// Whether most words are in capitals, so that capitals tell nothing.
  let isShouted: Bool

  var text: [CopyElement] { dictation.side.elements }

  /// The letters of a stretch of the copy, with a space or hyphen where one ties two elements.
  func written(_ range: Range<Int>) -> [UInt16] { letters(copy.elements, range) }

  /// The same of the text.
  func expected(_ range: Range<Int>) -> [UInt16] { letters(text, range) }

  private func letters(_ elements: [CopyElement], _ range: Range<Int>) -> [UInt16] {
    var letters: [UInt16] = []
    for place in range {
      if place > range.lowerBound {
        switch elements[place].joint {
        case .none: break
        case .space: letters.append(Letter.space)
        case .hyphen: letters.append(Letter.hyphen)
        case .euphonic: letters += [Letter.hyphen, 0x74, Letter.hyphen]
        }
      }
      letters += elements[place].letters
    }
    return letters
  }

  /// The letters of a stretch without anything that ties words.
  func bare(_ elements: ArraySlice<CopyElement>) -> [UInt16] {
    elements.reduce(into: []) { $0 += $1.bare }
  }

  /// UTF-8 offsets of some elements of the text; empty, at the end of the one before, for none.
  func textBytes(_ range: Range<Int>) -> Range<Int> { bytes(text, range) }

  /// The same in the copy.
  func copyBytes(_ range: Range<Int>) -> Range<Int> { bytes(copy.elements, range) }

  private func bytes(_ elements: [CopyElement], _ range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last else {
      let place = range.lowerBound > 0 ? elements[range.lowerBound - 1].range.upperBound : 0
      return place..<place
    }
    return elements[first].range.lowerBound..<elements[last].range.upperBound
  }

  /// An error of a block.
  func error(
    _ category: ErrorCategory, _ block: CopyBlock, skill: Int? = nil, rule: Int? = nil
  ) -> CopyError {
    CopyError(
      category, skill: skill, rule: rule, expected: textBytes(block.text),
      written: copyBytes(block.copy))
  }

  /// Whether the numbers of a stretch of the text may be tied by hyphens or spaces alike (1990).
  func isNumber(_ range: Range<Int>) -> Bool {
    range.allSatisfy { place in
      dictation.analysis.has(place, .numeral) || dictation.analysis.has(place, WordRole.cardinal)
        || text[place].letters == Array("et".utf16)
    }
  }
}
