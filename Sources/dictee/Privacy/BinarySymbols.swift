import Platform

/// The symbols of a program file, as far as they say whom it calls.
///
/// Source of the layout: the System V ABI, chapters 4 and 5 (ELF), with 64 bits and little-endian.
struct BinarySymbols {
  /// Names that the file asks of other files (dynamic symbols that it does not define).
  private(set) var imported: Set<String> = []
  /// Names that it defines itself.
  private(set) var defined: Set<String> = []
  /// Whether the file asks nothing of others: a program that holds all its libraries.
  private(set) var isStatic = true

  /// What opens a way to another machine.
  static let network: Set<String> = [
    "accept", "accept4", "bind", "connect", "getaddrinfo", "gethostbyaddr", "gethostbyname",
    "gethostbyname2", "getpwnam", "getpwuid", "getpwuid_r", "listen", "recvfrom", "recvmsg",
    "sendmsg",
    "sendto", "socket", "socketpair",
  ]

  /// Reads a program file; nil for one that is no such file.
  init?(path: String) throws {
    let file = try MappedFile(path: path)
    guard let read = file.withBytes({ BinarySymbols($0) }) else { return nil }
    self = read
  }

  private init?(_ bytes: UnsafeRawBufferPointer) {
    let elf = ELF(bytes)
    guard elf.isKnown else { return nil }
    for section in elf.sections
    where section.type == ELF.dynamicSymbols || section.type == ELF.symbols {
      guard section.link < elf.sections.count else { continue }
      let names = elf.sections[section.link]
      for place in stride(from: section.offset, to: section.end - 23, by: 24) {
        let name = elf.name(names.offset + elf.word(place), end: names.end)
        guard !name.isEmpty else { continue }
        let isDefined = elf.half(place + 6) != 0
        if isDefined {
          defined.insert(name)
        } else if section.type == ELF.dynamicSymbols {
          imported.insert(name)
        }
      }
    }
    isStatic = imported.isEmpty
  }
}

/// A file in the executable and linkable format; a place outside it reads as zero.
private struct ELF {
  struct Section {
    var type: Int
    var offset: Int
    var end: Int
    var link: Int
  }

  static let symbols = 2
  static let dynamicSymbols = 11

  let bytes: UnsafeRawBufferPointer
  private(set) var sections: [Section] = []
  /// 64 bits, little-endian.
  let isKnown: Bool

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    isKnown =
      bytes.count > 64 && bytes[..<4].elementsEqual([0x7F, 0x45, 0x4C, 0x46]) && bytes[4] == 2
      && bytes[5] == 1
    guard isKnown else { return }
    let table = long(0x28)
    let size = half(0x3A)
    sections = (0..<half(0x3C)).map { index in
      let place = table + index * size
      let offset = long(place + 0x18)
      return Section(
        type: word(place + 4), offset: offset, end: min(offset + long(place + 0x20), bytes.count),
        link: word(place + 0x28))
    }
  }

  func half(_ place: Int) -> Int { number(place, 2) }
  func word(_ place: Int) -> Int { number(place, 4) }
  func long(_ place: Int) -> Int { number(place, 8) }

  private func number(_ place: Int, _ size: Int) -> Int {
    guard place >= 0, place <= bytes.count - size else { return 0 }
    let value = bytes[place..<place + size].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    // No offset of a file that can be mapped is as large.
    return value > UInt64(1) << 48 ? 0 : Int(value)
  }

  /// The text that ends with a zero byte; without its version.
  func name(_ start: Int, end: Int) -> String {
    guard start >= 0, start < end else { return "" }
    let text = bytes[start..<min(end, bytes.count)].prefix { $0 != 0 && $0 != UInt8(ascii: "@") }
    return String(decoding: text, as: UTF8.self)
  }
}
