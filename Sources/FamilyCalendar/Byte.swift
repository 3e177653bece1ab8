/// The bytes that the calendar format gives a meaning to.
enum Byte {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let comma: UInt8 = 0x2C
  static let hyphen: UInt8 = 0x2D
  static let slash: UInt8 = 0x2F
  static let colon: UInt8 = 0x3A
  static let semicolon: UInt8 = 0x3B
  static let equals: UInt8 = 0x3D
  static let backslash: UInt8 = 0x5C

  static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  static func isLineEnd(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }

  /// An ASCII letter as a capital; any other byte as it is.
  static func uppercased(_ byte: UInt8) -> UInt8 {
    (0x61...0x7A).contains(byte) ? byte - 0x20 : byte
  }

  /// Whether `byte` may stand in a property name.
  static func isNameByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == hyphen || (0x41...0x5A).contains(uppercased(byte))
  }
}
