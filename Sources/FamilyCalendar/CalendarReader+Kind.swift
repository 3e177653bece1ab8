extension CalendarReader {
  /// Whether a file holds a component of a calendar, in whatever encoding; no other file has events.
  ///
  /// - Complexity: O(*n*) in the bytes before the first component.
  package static func isCalendar(_ bytes: [UInt8]) -> Bool {
    // UTF-16 puts a zero byte beside each of these letters.
    let start = Array("BEGIN:V".utf8)
    var matched = 0
    for byte in bytes where byte != 0 {
      let upper = (0x61...0x7A).contains(byte) ? byte - 0x20 : byte
      if upper != start[matched] { matched = 0 }
      if upper == start[matched] { matched += 1 }
      if matched == start.count { return true }
    }
    return false
  }
}
