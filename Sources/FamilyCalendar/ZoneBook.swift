internal import Engine

/// The zones that a file names: each is looked up once, and only when an hour must be converted.
///
/// A zone is looked for under its own name in the system's data, then under the last words of a
/// path (`/example.org/2024/Europe/Paris`), then in the table of Windows names, then in the file's
/// own VTIMEZONE blocks. The system comes first, since its data is exact and looked at in place,
/// while libical takes milliseconds to unroll a block.
struct ZoneBook {
  private var names: [String] = []
  private var numbers: [String: ZoneID] = [:]
  private var blocks: [String: String] = [:]
  private var found: [ZoneID: LocatedZone] = [:]
  private var missing: Set<ZoneID> = []
  /// At most this many zones are looked up for one file; no family has more.
  private static let limit = 64

  /// The number of the zone called `name`.
  mutating func zone(named name: String) -> ZoneID {
    if let known = numbers[name] { return known }
    let id = ZoneID(raw: names.count)
    names.append(name)
    numbers[name] = id
    return id
  }

  /// Remembers a VTIMEZONE; the first one of a name stays.
  mutating func define(_ name: String, vtimezone: String) {
    if blocks[name] == nil { blocks[name] = vtimezone }
  }

  /// Whether the zone is known; common names are, without being looked up.
  mutating func knows(_ id: ZoneID) -> Bool {
    let name = names[id.raw]
    return blocks[name] != nil || WindowsZones.mentions(name) || lookUp(id) != nil
  }

  /// The same moment in another clock; as written when either side has no zone, or an unknown one.
  mutating func convert(_ time: WrittenTime, to clock: WrittenTime.Clock) -> WrittenTime {
    guard time.second != nil, time.clock != clock, time.clock != .floating, clock != .floating
    else { return time }
    var result = time
    if case .zone(let id) = time.clock {
      guard let offset = lookUp(id)?.offset(at: time) else { return time }
      result = time.adding(seconds: -offset)
      result.clock = .utc
    }
    if case .zone(let id) = clock {
      guard let offset = lookUp(id)?.offset(at: result) else { return time }
      result = result.adding(seconds: offset)
      result.clock = clock
    }
    return result
  }

  private mutating func lookUp(_ id: ZoneID) -> LocatedZone? {
    if let known = found[id] { return known }
    guard !missing.contains(id), found.count + missing.count < Self.limit else { return nil }
    if let new = lookUp(named: names[id.raw]) {
      found[id] = new
      return new
    }
    missing.insert(id)
    return nil
  }

  private func lookUp(named name: String) -> LocatedZone? {
    for candidate in Self.systemNames(of: name) {
      if let zone = SystemZone(named: candidate) { return .system(zone) }
    }
    guard let block = blocks[name], let zone = ICalZone(vtimezone: block) else { return nil }
    return .file(ZoneBox(zone))
  }

  /// The names that the system may know the zone by.
  static func systemNames(of name: String) -> [String] {
    var candidates: [String] = []
    if isPlain(name) { candidates.append(name) }
    let parts = name.split(separator: "/")
    if name.hasPrefix("/") {
      for count in [2, 3] where parts.count > count {
        let tail = parts.suffix(count).joined(separator: "/")
        if isPlain(tail) { candidates.append(tail) }
      }
    }
    if let windows = WindowsZones.name(of: name) { candidates.append(windows) }
    return candidates
  }

  /// Whether the name may be looked for among the system's files: nothing that could leave their
  /// folder.
  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.utf8.first, first != Byte.slash, name.utf8.count <= 64 else {
      return false
    }
    return name.utf8.allSatisfy { Byte.isNameByte($0) || $0 == Byte.slash || isJoint($0) }
  }

  private static func isJoint(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "+")
  }
}

/// A zone and where it was found.
private enum LocatedZone {
  case system(SystemZone)
  case file(ZoneBox)

  /// Seconds from UTC to local time at `time`, which is UTC if its clock is, else local.
  func offset(at time: WrittenTime) -> Int {
    switch self {
    case .file(let box): return box.zone.offset(at: time)
    case .system(let zone):
      let seconds = time.day * WrittenTime.secondsPerDay + (time.second ?? 0)
      return time.clock == .utc ? zone.offset(atUTC: seconds) : zone.offset(atLocal: seconds)
    }
  }
}

/// A zone of libical in a dictionary, which holds copyable values only.
private final class ZoneBox {
  let zone: ICalZone

  init(_ zone: consuming ICalZone) {
    self.zone = zone
  }
}
