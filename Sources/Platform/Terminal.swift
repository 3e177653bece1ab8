internal import CSystem

/// The terminal that a program was started from, for a screen that answers single keys.
///
/// However the program ends or is stopped, the terminal is given back as it was.
package final class Terminal {
  /// A key, or what came instead of one.
  package enum Key: Hashable, Sendable {
    /// A printable character of ASCII.
    case character(Character)
    case up, down, enter, escape
    /// The program was stopped and goes on: the screen is to be drawn again.
    case resumed
    /// The terminal is gone.
    case end
    /// A key that means nothing here.
    case other
  }

  private let descriptor: Int32
  private static let escape: Int32 = 0x1B
  /// How long the rest of an arrow’s bytes may take.
  private static let milliseconds: Int32 = 50

  /// Takes the terminal; nil where there is none.
  package init?() {
    var descriptor: Int32 = -1
    guard dictee_open_terminal(&descriptor) == 0 else { return nil }
    self.descriptor = descriptor
    guard dictee_begin_keys(descriptor) == 0 else { return nil }
  }

  deinit { dictee_end_keys() }

  /// The columns; 80 where they are unknown.
  package var width: Int {
    let columns = Int(dictee_terminal_width(descriptor))
    return columns > 0 ? columns : 80
  }

  /// Writes text as it is; whether that was possible.
  @discardableResult
  package func write(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBytes { dictee_write_all(descriptor, $0.baseAddress, $0.count) } == 0
  }

  /// Waits for the next key.
  package func key() -> Key {
    let byte = dictee_read_key(descriptor, -1)
    switch byte {
    case Int32(DICTEE_KEY_RESUMED): return .resumed
    case Int32(DICTEE_KEY_END), 4: return .end
    case 0x0A, 0x0D: return .enter
    case Terminal.escape: return sequence()
    case 0x20...0x7E: return .character(Character(Unicode.Scalar(UInt8(byte))))
    default: return .other
    }
  }

  /// What began with an escape: an arrow, another key of the kind, or the key Escape itself.
  private func sequence() -> Key {
    let next = dictee_read_key(descriptor, Terminal.milliseconds)
    guard next == 0x5B || next == 0x4F else { return next < 0 ? .escape : .other }
    var last = dictee_read_key(descriptor, Terminal.milliseconds)
    // Parameters come before the letter that ends the sequence.
    while (0x20...0x3F).contains(last) { last = dictee_read_key(descriptor, Terminal.milliseconds) }
    switch last {
    case 0x41: return .up
    case 0x42: return .down
    default: return .other
    }
  }
}
