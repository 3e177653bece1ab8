import Diagnostics

/// The text of one file, as the parts of the parser share it during one call.
struct YAMLSource {
  var file: String
  /// The text as written, valid UTF-8 (see `ScannedText.clean`).
  var clean: UnsafeBufferPointer<UInt8>
  /// The text that libyaml reads; the same bytes but for one-byte repairs.
  var repaired: UnsafeBufferPointer<UInt8>
  /// For each line, the offset of its first byte.
  var lineStarts: [Int]
}
