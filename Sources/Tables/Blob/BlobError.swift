/// Why bytes are not a blob that this build can read.
///
/// The cases hold facts only; the commands make the sentence for people out of them.
public enum BlobError: Error, Hashable, Sendable {
  /// The first bytes are not those of a compiled catalogue.
  case notABlob
  /// The file ends early; both lengths in bytes.
  case tooShort(found: Int, expected: Int)
  /// Bytes follow the end; both lengths in bytes.
  case tooLong(found: Int, expected: Int)
  /// Another build wrote it: it must be compiled again.
  case wrongVersion(found: UInt32, expected: UInt32)
  /// The bytes changed after they were written.
  case damaged(Damage)
  /// A part that the reader needs was never written.
  case missingSection(SectionID)

  /// What shows that bytes changed.
  public enum Damage: Hashable, Sendable {
    /// The sum that the header holds is not that of the bytes.
    case checksum(found: UInt64, expected: UInt64)
    /// The section table does not fit into the file; `sections` is the number it claims.
    case sectionTable(sections: UInt32)
    /// A table entry has an unknown id, is out of order or leaves the file; `entry` is 0-based.
    case section(entry: Int)
  }
}
