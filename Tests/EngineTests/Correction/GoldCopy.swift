import Text

/// A copy as a child might write it, with what a teacher marks in it: a file of `Gold`.
struct GoldCopy: Sendable {
  /// One thing that is wrong.
  struct Mark: Sendable {
    /// What the file says, for messages.
    var line: String
    /// Places in the text and in the copy, counted in scalars; nil for what is on one side alone.
    var expected: Range<Int>?
    var written: Range<Int>?
    /// Ids of categories and skills of which any is right, the best first.
    var categories: [String]
    var skills: [String]
  }

  /// What is wrong with a file.
  struct Fault: Error, CustomStringConvertible {
    var description: String
  }

  var name: String
  var grade = ""
  var title: String?
  var text = ""
  var copy = ""
  var marks: [Mark] = []

  init(_ name: String, _ content: String) throws {
    self.name = name
    let lines = content.split(separator: "\n", omittingEmptySubsequences: false)
    var part = ""
    var bodies: [String: [Substring]] = [:]
    for line in lines {
      if ["text:", "copy:", "errors:"].contains(line) {
        part = String(line)
      } else if part.isEmpty {
        if line.hasPrefix("grade: ") { grade = String(line.dropFirst(7)) }
        if line.hasPrefix("title: ") { title = String(line.dropFirst(7)) }
      } else {
        bodies[part, default: []].append(line)
      }
    }
    text = bodies["text:", default: []].joined(separator: "\n")
    copy = bodies["copy:", default: []].joined(separator: "\n")
    let (textForm, copyForm) = (SearchedText(text), SearchedText(copy))
    for line in bodies["errors:", default: []] where !line.isEmpty {
      marks.append(try Mark(String(line), textForm, copyForm, file: name))
    }
  }
}

extension GoldCopy.Mark {
  fileprivate init(
    _ line: String, _ text: SearchedText, _ copy: SearchedText, file: String
  ) throws {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    guard columns.count >= 4 else { throw GoldCopy.Fault(description: "\(file): \(line)") }
    self.line = columns.joined(separator: " | ")
    expected = text.place(of: columns[0])
    written = copy.place(of: columns[1])
    guard columns[0].isEmpty || expected != nil, columns[1].isEmpty || written != nil else {
      throw GoldCopy.Fault(description: "\(file): no such form: \(line)")
    }
    categories = columns[2].split(separator: "/").map { String($0) }
    skills = columns[3].split(separator: "/").map { String($0) }
    if columns.count > 4, columns[4] == "hors niveau" { skills.append("non_classe") }
  }
}

/// A text in which forms are looked up as the format says.
private struct SearchedText {
  private let scalars: [Unicode.Scalar]

  init(_ text: String) {
    scalars = normalizedNFC(text).unicodeScalars.map { isApostrophe($0) ? "'" : $0 }
  }

  /// Where a form stands: the n-th time with `@n`, else the first.
  func place(of written: String) -> Range<Int>? {
    guard !written.isEmpty else { return nil }
    var (form, count) = (written[...], 1)
    if let at = written.lastIndex(of: "@"), let number = Int(written[written.index(after: at)...]) {
      (form, count) = (written[..<at], number)
    }
    let parts = form.split(separator: "|").map { part in
      part.unicodeScalars.map { isApostrophe($0) ? "'" : $0 }
    }
    if let gap = parts.firstIndex(of: ["…"]) {
      guard let head = find(Array(parts[..<gap]), from: 0, count: count),
        let tail = find(Array(parts[(gap + 1)...]), from: head.upperBound, count: 1)
      else { return nil }
      return head.lowerBound..<tail.upperBound
    }
    return find(parts, from: 0, count: count)
  }

  private func find(_ parts: [[Unicode.Scalar]], from start: Int, count: Int) -> Range<Int>? {
    var left = count
    for place in start..<max(start, scalars.count) {
      guard let end = end(of: parts, at: place) else { continue }
      left -= 1
      if left == 0 { return place..<end }
    }
    return nil
  }

  private func end(of parts: [[Unicode.Scalar]], at start: Int) -> Int? {
    guard let first = parts.first?.first, let last = parts.last?.last else { return nil }
    if isLetterOrDigit(first), start > 0, isLetterOrDigit(scalars[start - 1]) { return nil }
    var place = start
    for (index, part) in parts.enumerated() {
      if index > 0 {
        let space = place
        while place < scalars.count, isWhiteSpace(scalars[place]) { place += 1 }
        guard place > space else { return nil }
      }
      guard scalars[place...].starts(with: part) else { return nil }
      place += part.count
    }
    if isLetterOrDigit(last), place < scalars.count, isLetterOrDigit(scalars[place]) { return nil }
    return place
  }
}
