import Tables
import Text

/// The id under which a moment can be named on the command line: the first ten letters of a hash in
/// base 32 (RFC 4648, lower case).
///
/// All occurrences of a series have the same. An event without UID is known by its folded title and
/// its start, so that the id survives a feed that is written anew.
package struct MomentID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let text: String

  /// An id as it was typed; nil unless it has the shape of one.
  package init?(_ text: String) {
    let letters = Array(lowercasedNFC(text).utf8)
    guard letters.count == MomentID.length, letters.allSatisfy(MomentID.alphabet.contains) else {
      return nil
    }
    self.text = String(decoding: letters, as: UTF8.self)
  }

  /// The id of an event without a store.
  package init(of event: CalendarEvent) {
    let message = MomentID.messages(of: event).first ?? []
    self.init(beginning: SHA256.hash(of: message))
  }

  /// What tells an event from others, the best first: its UID if it has one, then its folded title
  /// with the start of its series.
  static func messages(of event: CalendarEvent) -> [[UInt8]] {
    let minute = event.seriesMinute.map(String.init) ?? ""
    let start = "\(event.seriesDay.iso)T\(minute)"
    let title = event.title.title.withFoldedText { _, folded in folded.bytes }
    let named = Array("title\0\(start)\0".utf8) + title
    return event.uid.isEmpty ? [named] : [Array("uid\0\(event.uid)".utf8), named]
  }

  /// The id that stands for a hash.
  init(beginning hash: [UInt8]) {
    var bits = hash.prefix(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    var letters: [UInt8] = []
    for _ in 0..<MomentID.length {
      letters.append(MomentID.alphabet[Int(bits >> 59)])
      bits <<= 5
    }
    text = String(decoding: letters, as: UTF8.self)
  }

  private static let length = 10
  private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)

  package var description: String { text }

  package static func < (left: MomentID, right: MomentID) -> Bool { left.text < right.text }
}
