internal import Tables

/// What a parent’s answer about an event is remembered under: a hash of the event that nobody can
/// make or check without the secret of the store.
package struct MomentKey: Hashable, Sendable {
  /// 32 bytes.
  package let bytes: [UInt8]

  /// A key as it is stored; nil for another length.
  package init?(bytes: [UInt8]) {
    guard bytes.count == 32 else { return nil }
    self.bytes = bytes
  }

  fileprivate init(hashing message: [UInt8], with secret: MomentSecret) {
    bytes = HMACSHA256.hash(of: message, key: secret.bytes)
  }

  /// The id under which the event can be named on the command line.
  package var id: MomentID { MomentID(beginning: bytes) }
}

/// The random bytes with which the keys of a store are made.
package struct MomentSecret: Sendable {
  fileprivate let bytes: [UInt8]

  /// How many bytes a secret has.
  package static let length = 32

  /// A secret as it is stored; nil for another length.
  package init?(bytes: [UInt8]) {
    guard bytes.count == Self.length else { return nil }
    self.bytes = bytes
  }

  /// The keys of an event, at least one: an answer is stored under all of them and found by any.
  ///
  /// The first is that of the UID, which all occurrences of a series share. Some feeds give every event
  /// a new UID each time they are read; so the title and the start make another key.
  package func keys(of event: CalendarEvent) -> [MomentKey] {
    let messages = MomentID.messages(of: event)
    return messages.map { MomentKey(hashing: $0, with: self) }
  }
}
