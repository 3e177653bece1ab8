/// The difference of two texts as `patch` and `git apply` read it.
package struct UnifiedDiff {
  /// How many lines that are the same stand around a change.
  private static let context = 3

  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]

  package init(_ old: [UInt8], _ new: [UInt8]) {
    self.old = Self.lines(old)
    self.new = Self.lines(new)
  }

  /// The difference as bytes, since a file may hold any; empty when the texts are the same.
  ///
  /// - Parameter path: the name of the file, for both sides.
  package func bytes(path: String) -> [UInt8] {
    let changes = LineChanges(old, new).changes
    guard !changes.isEmpty else { return [] }
    // GNU patch reads a name with a space up to the tab.
    let name = path.utf8.contains(0x20) ? path + "\t" : path
    var result = Array("--- \(name)\n+++ \(name)\n".utf8)
    for hunk in hunks(changes) { write(hunk, to: &result) }
    return result
  }

  /// Lines with their line feeds.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (place, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(bytes[start...place])
      start = place + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// Changes with fewer same lines between them than twice the context stand together.
  private func hunks(_ changes: [LineChange]) -> [[LineChange]] {
    var hunks: [[LineChange]] = []
    for change in changes {
      if let last = hunks.last?.last,
        change.old.lowerBound - last.old.upperBound <= 2 * Self.context
      {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private func write(_ hunk: [LineChange], to result: inout [UInt8]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let oldRange = (first.old.lowerBound - before)..<(last.old.upperBound + after)
    let newRange = (first.new.lowerBound - before)..<(last.new.upperBound + after)
    result += Array("@@ -\(Self.header(oldRange)) +\(Self.header(newRange)) @@\n".utf8)
    var place = oldRange.lowerBound
    for change in hunk {
      for line in old[place..<change.old.lowerBound] { write(" ", line, to: &result) }
      for line in old[change.old] { write("-", line, to: &result) }
      for line in new[change.new] { write("+", line, to: &result) }
      place = change.old.upperBound
    }
    for line in old[place..<oldRange.upperBound] { write(" ", line, to: &result) }
  }

  /// `3,2`; an empty range is told by the line before it.
  private static func header(_ range: Range<Int>) -> String {
    let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
  }

  private func write(_ sign: Unicode.Scalar, _ line: ArraySlice<UInt8>, to result: inout [UInt8]) {
    result.append(UInt8(truncatingIfNeeded: sign.value))
    result += line
    if line.last != 0x0A { result += Array("\n\\ No newline at end of file\n".utf8) }
  }
}

/// Lines in the place of others.
struct LineChange: Hashable {
  var old: Range<Int>
  var new: Range<Int>
}

/// The fewest lines that differ.
///
/// Myers, “An O(ND) Difference Algorithm and Its Variations”, Algorithmica 1, 1986.
struct LineChanges {
  /// More differing lines than this are shown as one change.
  private static let limit = 1000

  private let old: ArraySlice<ArraySlice<UInt8>>
  private let new: ArraySlice<ArraySlice<UInt8>>
  /// From top to bottom.
  private(set) var changes: [LineChange] = []

  /// - Complexity: O((n + d) · d) for n lines of which d differ.
  init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    {
      end += 1
    }
    self.old = old[start..<(old.count - end)]
    self.new = new[start..<(new.count - end)]
    guard !self.old.isEmpty || !self.new.isEmpty else { return }
    changes = shortest() ?? [LineChange(old: self.old.indices, new: self.new.indices)]
  }

  /// Nil when too many lines differ.
  private func shortest() -> [LineChange]? {
    let bound = min(old.count + new.count, Self.limit)
    // The furthest old line on each diagonal, for each number of differences.
    var furthest = Array(repeating: 0, count: 2 * bound + 3)
    var history: [[Int]] = []
    for differences in 0...bound {
      history.append(furthest)
      for diagonal in stride(from: -differences, through: differences, by: 2) {
        let place = diagonal + bound + 1
        let goesDown =
          diagonal == -differences
          || (diagonal != differences && furthest[place - 1] < furthest[place + 1])
        var oldPlace = goesDown ? furthest[place + 1] : furthest[place - 1] + 1
        while oldPlace < old.count, oldPlace - diagonal < new.count, isSame(oldPlace, diagonal) {
          oldPlace += 1
        }
        furthest[place] = oldPlace
        if oldPlace >= old.count, oldPlace - diagonal >= new.count {
          return traced(history, bound)
        }
      }
    }
    return nil
  }

  private func isSame(_ oldPlace: Int, _ diagonal: Int) -> Bool {
    oldPlace - diagonal >= 0
      && old[old.startIndex + oldPlace] == new[new.startIndex + oldPlace - diagonal]
  }

  /// Follows the way back from the end.
  private func traced(_ history: [[Int]], _ bound: Int) -> [LineChange] {
    var changes: [LineChange] = []
    var (oldPlace, newPlace) = (old.count, new.count)
    for differences in history.indices.dropFirst().reversed() {
      let furthest = history[differences]
      let diagonal = oldPlace - newPlace
      let place = diagonal + bound + 1
      let goesDown =
        diagonal == -differences
        || (diagonal != differences && furthest[place - 1] < furthest[place + 1])
      let previous = goesDown ? diagonal + 1 : diagonal - 1
      let oldStart = furthest[previous + bound + 1]
      let newStart = oldStart - previous
      add(
        LineChange(
          old: oldStart..<(goesDown ? oldStart : oldStart + 1),
          new: newStart..<(goesDown ? newStart + 1 : newStart)), to: &changes)
      (oldPlace, newPlace) = (oldStart, newStart)
    }
    return changes.reversed().map { change in
      LineChange(
        old: (change.old.lowerBound + old.startIndex)..<(change.old.upperBound + old.startIndex),
        new: (change.new.lowerBound + new.startIndex)..<(change.new.upperBound + new.startIndex))
    }
  }

  /// Adds a change that stands before all others; one that touches the next is joined to it.
  private func add(_ change: LineChange, to changes: inout [LineChange]) {
    if let next = changes.last, change.old.upperBound == next.old.lowerBound,
      change.new.upperBound == next.new.lowerBound
    {
      changes[changes.count - 1] = LineChange(
        old: change.old.lowerBound..<next.old.upperBound,
        new: change.new.lowerBound..<next.new.upperBound)
    } else {
      changes.append(change)
    }
  }
}
