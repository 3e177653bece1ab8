/// Walks the content lines of a calendar: physical lines joined at their folds, with the number of
/// the first one.
///
/// A line whose name is of no interest is passed over without being copied.
struct ContentLines: ~Copyable {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0
  /// 1-based number of the physical line at `position`.
  private var nextLine = 1
  private var buffer: [UInt8] = []

  /// The caller keeps `bytes` alive as long as this value.
  init(_ bytes: UnsafeRawBufferPointer) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let hasMark = bytes.count >= 3 && bytes[0..<3].elementsEqual(mark)
    self.bytes = hasMark ? UnsafeRawBufferPointer(rebasing: bytes[3...]) : bytes
  }

  /// Lends each kept line to `body`, in order.
  /// - Complexity: O(*n*) in the number of bytes.
  mutating func forEach(_ body: (borrowing ContentLine) -> Void) {
    while position < bytes.count {
      let line = nextLine
      guard let name = readLine() else { continue }
      if let content = ContentLine(name: name, unfolded: buffer, line: line) { body(content) }
    }
  }

  /// Reads one line with its folds into `buffer`; nil when it is of no interest.
  private mutating func readLine() -> PropertyName? {
    buffer.removeAll(keepingCapacity: true)
    var name: PropertyName?
    var isWanted = true
    repeat {
      let end = endOfPhysicalLine()
      if isWanted {
        buffer.append(contentsOf: bytes[position..<end])
        if name == nil {
          (name, isWanted) = nameSoFar()
        }
      }
      position = end
      passLineEnd()
    } while skipFold()
    guard isWanted else { return nil }
    if name == nil { name = PropertyName(buffer.prefix(while: Byte.isNameByte)) }
    return name
  }

  /// The name at the start of `buffer` if it is complete, and whether it can still become one that
  /// is kept (a fold may stand inside a name).
  private func nameSoFar() -> (PropertyName?, isWanted: Bool) {
    let name = buffer.prefix(PropertyName.longest + 1).prefix(while: Byte.isNameByte)
    guard name.count < buffer.count else { return (nil, name.count <= PropertyName.longest) }
    guard buffer[name.count] == Byte.colon || buffer[name.count] == Byte.semicolon else {
      return (nil, false)
    }
    let known = PropertyName(name)
    return (known, known != nil)
  }

  private func endOfPhysicalLine() -> Int {
    var index = position
    while index < bytes.count, !Byte.isLineEnd(bytes[index]) { index += 1 }
    return index
  }

  /// Passes one line end: LF, CR, CRLF, or the CR CR LF that a double conversion leaves.
  private mutating func passLineEnd() {
    guard position < bytes.count else { return }
    let returns = bytes[position...].prefix(2).prefix { $0 == Byte.carriageReturn }.count
    let feed = position + returns
    if feed < bytes.count, bytes[feed] == Byte.lineFeed {
      nextLine += max(1, returns)
      position = feed + 1
    } else {
      nextLine += 1
      position += 1
    }
  }

  /// Passes the blank that marks a continuation line, if there is one.
  private mutating func skipFold() -> Bool {
    guard position < bytes.count, Byte.isBlank(bytes[position]) else { return false }
    position += 1
    return true
  }
}
