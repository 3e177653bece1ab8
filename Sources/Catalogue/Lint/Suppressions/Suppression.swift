package import Diagnostics

/// A comment `# lint: ignore ID raison`, which hides findings of one rule on one line.
package struct Suppression: Hashable, Sendable {
  /// The rule as written; empty when the comment names none.
  package var rule: String
  /// Why, as written; a suppression without a reason is not followed.
  package var reason: String
  /// The comment from its `#` to the end of the line.
  package var comment: SourceSpan
  /// The line whose findings are meant, 1-based: the comment's own, or for a comment that stands
  /// alone the next one that is neither empty nor a comment.
  package var line: Int
  /// What goes when the comment is deleted: its whole line, or the blanks before it too.
  package var removal: SourceSpan
}

extension Suppression {
  private static let marker = Array("# lint:".utf8)
  private static let verb = "ignore"

  /// The suppressions of a file.
  ///
  /// - Parameters:
  ///   - root: what was read of the file: a comment inside a text is none.
  /// - Complexity: O(bytes), and O(values × log values) for a file with such a comment.
  static func all(in file: CatalogueFile, root: YAMLNode?) -> [Suppression] {
    guard holds(marker, file.bytes) else { return [] }
    let text = SourceText(file.bytes)
    var scalars: [SourceSpan] = []
    root?.collectScalars(into: &scalars)
    scalars.sort { $0.start < $1.start }
    let targets = linesOfContent(in: text)
    return (1...text.lineCount).flatMap { number -> [Suppression] in
      guard let line = text.lineScalars(number), let start = commentStart(in: line),
        !scalars.hold(SourcePosition(line: number, column: start + 1))
      else { return [] }
      let end = SourcePosition(line: number, column: line.count + 1)
      let span = SourceSpan(
        file: file.path, start: SourcePosition(line: number, column: start + 1), end: end)
      let stands = line[..<start].allSatisfy { $0 == " " || $0 == "\t" }
      let target = stands ? targets[number] : number
      var comment = String.UnicodeScalarView()
      comment.append(contentsOf: line[start...])
      var found = suppression(String(comment), span, target)
      found.removal = removal(of: span, line[..<start], in: text)
      return [found]
    }
  }

  /// - Parameter before: what stands before the comment on its line.
  private static func removal(
    of comment: SourceSpan, _ before: ArraySlice<Unicode.Scalar>, in text: SourceText
  ) -> SourceSpan {
    var span = comment
    let kept = before.lastIndex { $0 != " " && $0 != "\t" }.map { $0 + 1 } ?? 0
    span.start.column = kept + 1
    guard kept == 0 else { return span }
    let number = comment.start.line
    if number < text.lineCount {
      span.end = SourcePosition(line: number + 1, column: 1)
    } else if number > 1, let last = text.lineScalars(number - 1) {
      // The file still ends without a line end.
      span.start = SourcePosition(line: number - 1, column: last.count + 1)
    }
    return span
  }

  private static func holds(_ part: [UInt8], _ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      guard bytes.count >= part.count else { return false }
      return (0...(bytes.count - part.count)).contains { start in
        bytes[start] == part[0] && bytes[start...].starts(with: part)
      }
    }
  }

  /// The offset in a line of a `# lint:` that a comment could begin with.
  private static func commentStart(in line: [Unicode.Scalar]) -> Int? {
    line.indices.first { start in
      line[start] == "#" && (start == 0 || line[start - 1] == " " || line[start - 1] == "\t")
        && line[start...].starts(with: marker.map { Unicode.Scalar($0) })
    }
  }

  /// For each line (1-based) the next one that is neither empty nor a comment; itself without one.
  private static func linesOfContent(in text: SourceText) -> [Int] {
    var targets = Array(0...text.lineCount)
    var next: Int?
    for number in targets.reversed() where number > 0 {
      targets[number] = next ?? number
      let first = text.lineBytes(number)?.first { $0 != UInt8(ascii: " ") && $0 != 0x09 }
      if let first, first != UInt8(ascii: "#") { next = number }
    }
    return targets
  }

  private static func suppression(
    _ comment: String, _ span: SourceSpan, _ line: Int
  ) -> Suppression {
    let words = comment.utf8.dropFirst(marker.count).split { $0 == 0x20 || $0 == 0x09 }
      .map { String(Substring($0)) }
    guard words.first == verb, words.count > 1 else {
      return Suppression(rule: "", reason: "", comment: span, line: line, removal: span)
    }
    return Suppression(
      rule: words[1], reason: words.dropFirst(2).joined(separator: " "), comment: span, line: line,
      removal: span)
  }
}

extension YAMLNode {
  fileprivate func collectScalars(into spans: inout [SourceSpan]) {
    switch self {
    case .scalar(let scalar): spans.append(scalar.span)
    case .sequence(let items, _): for item in items { item.collectScalars(into: &spans) }
    case .mapping(let entries, _):
      for entry in entries { entry.value.collectScalars(into: &spans) }
    }
  }
}

extension [SourceSpan] {
  /// Whether one of these, which are sorted and do not overlap, holds `place`.
  fileprivate func hold(_ place: SourcePosition) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].start <= place { low = middle + 1 } else { high = middle }
    }
    return low > 0 && place < self[low - 1].end
  }
}
