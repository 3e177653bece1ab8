internal import CSystem

/// A buffered stream of text to standard output, standard error or memory.
///
/// Writing never fails on the spot: the first error is kept, what follows is dropped, and `flush`
/// tells. So a command writes freely and the program checks once at the end.
package final class OutputStream {
  private let descriptor: Int32?
  private var buffer: [UInt8] = []
  private var failure: SystemError?
  /// Bytes that are gathered before the system is called.
  private static let capacity = 65_536

  private init(descriptor: Int32?) {
    self.descriptor = descriptor
  }

  /// A new stream to standard output.
  package static func standardOutput() -> OutputStream { OutputStream(descriptor: 1) }

  /// A new stream to standard error.
  package static func standardError() -> OutputStream { OutputStream(descriptor: 2) }

  /// A stream that keeps what is written, for tests.
  package static func memory() -> OutputStream { OutputStream(descriptor: nil) }

  /// What was written and not yet handed to the system; for a stream in memory, all of it.
  package var text: String { String(decoding: buffer, as: UTF8.self) }

  /// Whether the stream ends at a terminal.
  package var isTerminal: Bool {
    descriptor.map { dictee_is_terminal($0) != 0 } ?? false
  }

  /// The columns of the terminal; nil when there is none.
  package var width: Int? {
    guard let descriptor, isTerminal else { return nil }
    let columns = Int(dictee_terminal_width(descriptor))
    return columns > 0 ? columns : nil
  }

  /// Whether writing has failed, so that a command that writes much may stop.
  package var hasFailed: Bool { failure != nil }

  /// Writes text as it is.
  package func write(_ text: String) {
    guard failure == nil else { return }
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= OutputStream.capacity { drain() }
  }

  /// Writes bytes as they are.
  package func write(_ bytes: [UInt8]) {
    guard failure == nil else { return }
    buffer += bytes
    if buffer.count >= OutputStream.capacity { drain() }
  }

  /// Writes text and a line feed.
  package func line(_ text: String = "") {
    write(text)
    write("\n")
  }

  /// Hands everything to the system and tells the first error that any write met.
  package func flush() throws(SystemError) {
    drain()
    if let failure { throw failure }
  }

  private func drain() {
    guard failure == nil, let descriptor, !buffer.isEmpty else { return }
    let code = buffer.withUnsafeBytes { bytes in
      dictee_write_all(descriptor, bytes.baseAddress, bytes.count)
    }
    if code != 0 { failure = SystemError(path: "", code: code) }
    buffer.removeAll(keepingCapacity: true)
  }
}

/// Whether standard input is a terminal, at which somebody may be asked.
package func isTerminalInput() -> Bool { dictee_is_terminal(0) != 0 }
