import Tables
import Testing

@Suite("The 64-bit checksum")
struct Checksum64Tests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let text: String
    let sum: UInt64
    var testDescription: String { "\(text.utf8.count) bytes" }
  }

  /// Values of the reference implementation of XXH64 with seed 0.
  static let vectors: [Vector] = [
    Vector(text: "", sum: 0xEF46_DB37_51D8_E999),
    Vector(text: "a", sum: 0xD24E_C4F1_A98C_6E5B),
    Vector(text: "abc", sum: 0x44BC_2CF5_AD77_0999),
    Vector(text: "Lundi !", sum: 0x6EAA_CADD_EE3D_8E36),
    Vector(text: "vélo", sum: 0xBD35_BEA8_FA72_B12E),
    Vector(text: "Après la pluie, le ciel est bleu.", sum: 0x03E8_DE09_9131_16DD),
    Vector(
      text: "La petite fille range ses crayons de couleur dans la boîte rouge.",
      sum: 0x6687_2F3E_0980_11A6),
    Vector(text: String(repeating: "dictee ", count: 20), sum: 0xA060_7FB1_AC38_50BF),
  ]

  @Test(arguments: vectors)
  func knownVector(_ vector: Vector) {
    #expect(Checksum64.sum(of: Array(vector.text.utf8)) == vector.sum)
  }

  @Test func placeInMemoryDoesNotMatter() {
    let bytes = Array("0123456789".utf8) + (0..<100).map { UInt8($0) }
    for start in 0..<8 {
      let piece = Array(bytes.dropFirst(start))
      let inPlace = bytes.withUnsafeBytes {
        Checksum64.sum(of: UnsafeRawBufferPointer(rebasing: $0[start...]))
      }
      #expect(inPlace == Checksum64.sum(of: piece))
    }
  }
}
