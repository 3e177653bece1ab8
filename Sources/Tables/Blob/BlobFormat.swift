/// The layout of a compiled catalogue's first bytes.
///
/// All numbers are little-endian.
///
/// | byte | holds |
/// |---|---|
/// | 0 | magic, 8 bytes: a name, then line ends that a transfer as text would change |
/// | 8 | 64-bit checksum of everything from byte 16 on |
/// | 16 | format number, 32 bits |
/// | 20 | number of sections, 32 bits |
/// | 24 | length of the whole file in bytes, 64 bits |
/// | 32 | content hash, 32 bytes: SHA-256 of the sources, compared but never recomputed here |
/// | 64 | section table: per section its id and a zero (32 bits each), byte offset and byte length |
/// | … | the sections by ascending id, each at a multiple of 8, gaps filled with zeros |
public enum BlobFormat {
  /// The one format number that this build reads and writes; it changes with any layout.
  public static let version: UInt32 = 4
  /// Number of bytes of a content hash.
  public static let hashLength = 32

  static let magic: [UInt8] = [0x64, 0x63, 0x61, 0x74, 0x0D, 0x0A, 0x1A, 0x0A]
  static let checksumOffset = 8
  static let checkedFrom = 16
  static let versionOffset = 16
  static let sectionCountOffset = 20
  static let lengthOffset = 24
  static let hashOffset = 32
  static let headerLength = 64
  static let tableEntryLength = 24
  static let alignment = 8

  /// The next multiple of the sections' alignment.
  static func aligned(_ offset: Int) -> Int {
    (offset + alignment - 1) / alignment * alignment
  }
}
