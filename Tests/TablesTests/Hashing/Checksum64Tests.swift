import Tables
import Testing

@Suite("The 64-bit checksum")
struct Checksum64Tests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let text: String
    let sum: UInt64
    var testDescription: String { "\(text.utf8.count) bytes" }
  }

  /// Values of the same algorithm written once more, with whole numbers of any size.
  static let vectors: [Vector] = [
    Vector(text: "", sum: 0x2D99_5EA6_EF37_CA18),
    Vector(text: "a", sum: 0x06FE_61D0_3B5E_D14D),
    Vector(text: "abc", sum: 0x004F_2454_01AC_32E1),
    Vector(text: "Lundi !", sum: 0xE471_553D_94D6_F0EE),
    Vector(text: "vélo", sum: 0x59D4_C209_B390_2876),
    Vector(text: "Après la pluie, le ciel est bleu.", sum: 0x5D18_E262_987C_E6C2),
    Vector(
      text: "La petite fille range ses crayons de couleur dans la boîte rouge.",
      sum: 0x96FF_C682_AE15_8036),
    Vector(text: String(repeating: "dictee ", count: 20), sum: 0x1968_6826_B1B4_FBD8),
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

  /// Flips every bit, and swaps every pair of neighbouring words, of texts around the lengths at which
  /// the algorithm turns to smaller steps.
  @Test(arguments: [7, 8, 9, 63, 64, 65, 71, 72, 128, 150])
  func damageIsSeen(length: Int) {
    let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 / 8) }
    let sum = Checksum64.sum(of: bytes)
    for bit in 0..<8 * length {
      var damaged = bytes
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(Checksum64.sum(of: damaged) != sum, "bit \(bit)")
    }
    for start in stride(from: 0, through: length - 16, by: 8) {
      var damaged = bytes
      for place in start..<start + 8 { damaged.swapAt(place, place + 8) }
      #expect(Checksum64.sum(of: damaged) != sum, "words at \(start)")
    }
  }

  @Test func zerosCount() {
    let sums = Set((0..<200).map { Checksum64.sum(of: [UInt8](repeating: 0, count: $0)) })
    #expect(sums.count == 200)
  }
}
