import Tables
import TestSupport
import Testing

@Suite("SHA-256")
struct SHA256Tests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let name: String
    let message: [UInt8]
    let digest: String
    var testDescription: String { name }
  }

  /// From FIPS 180-4's examples and NIST's CAVP short-message files (SHA256ShortMsg.rsp).
  static let vectors: [Vector] = [
    Vector(
      name: "empty", message: [],
      digest: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    Vector(
      name: "abc", message: Array("abc".utf8),
      digest: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    Vector(
      name: "56 bytes",
      message: Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8),
      digest: "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
    Vector(
      name: "112 bytes",
      message: Array(
        ("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
          + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu").utf8),
      digest: "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"),
    Vector(
      name: "one byte", message: [0xd3],
      digest: "28969cdfa74a12c82f3bad960b0b000aca2ac329deea5c2328ebc6f2ba9802c1"),
    Vector(
      name: "a million times a", message: [UInt8](repeating: 0x61, count: 1_000_000),
      digest: "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ]

  @Test(arguments: vectors)
  func knownVector(_ vector: Vector) {
    #expect(hex(SHA256.hash(of: vector.message)) == vector.digest)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func piecesGiveTheSameAsTheWhole(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let length = Int.random(in: 0...400, using: &random)
    let message = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
    var hasher = SHA256()
    var rest = message[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 0...130, using: &random))
      hasher.update(Array(piece))
      rest = rest.dropFirst(piece.count)
    }
    #expect(hasher.finish() == SHA256.hash(of: message))
  }

  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
