import Tables
import TestSupport
import Testing

@Suite("A blob that is not what was written is refused")
struct BlobDamageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let expected: BlobError
    var testDescription: String { name }
  }

  static let foreign: [Case] = [
    Case(name: "empty file", bytes: [], expected: .tooShort(found: 0, expected: 64)),
    Case(name: "text", bytes: Array("formes:\n  - id: judo\n".utf8), expected: .notABlob),
    Case(name: "one letter", bytes: [0x20], expected: .notABlob),
    Case(name: "zeros", bytes: [UInt8](repeating: 0, count: 4096), expected: .notABlob),
    Case(
      name: "magic alone", bytes: [0x64, 0x63, 0x61, 0x74, 0x0D, 0x0A, 0x1A, 0x0A],
      expected: .tooShort(found: 8, expected: 64)),
    Case(
      name: "carriage returns lost by a transfer as text",
      bytes: [0x64, 0x63, 0x61, 0x74, 0x0A, 0x1A, 0x0A] + [UInt8](repeating: 0, count: 99),
      expected: .notABlob),
  ]

  @Test(arguments: foreign)
  func foreignFile(_ test: Case) {
    #expect(BlobFixture.refusal(of: test.bytes) == test.expected)
  }

  @Test(arguments: [0, 1, 255] as [UInt8])
  func wrongVersionIsSaidBeforeDamage(version: UInt8) throws {
    var bytes = try BlobFixture.bytes()
    bytes[16] = version
    let expected = BlobError.wrongVersion(
      found: UInt32(version), expected: BlobFormat.version)
    #expect(BlobFixture.refusal(of: bytes) == expected)
  }

  @Test func everyTruncationIsRefused() throws {
    let bytes = try BlobFixture.bytes()
    for length in bytes.indices {
      let expected = length < 64 ? 64 : bytes.count
      #expect(
        BlobFixture.refusal(of: Array(bytes.prefix(length)))
          == .tooShort(found: length, expected: expected))
    }
  }

  @Test func trailingByteIsRefused() throws {
    let bytes = try BlobFixture.bytes()
    #expect(
      BlobFixture.refusal(of: bytes + [0])
        == .tooLong(found: bytes.count + 1, expected: bytes.count))
  }

  @Test func everyFlippedBitIsRefused() throws {
    let bytes = try BlobFixture.bytes()
    for bit in 0..<8 * bytes.count {
      var damaged = bytes
      damaged[bit / 8] ^= 1 << (bit % 8)
      #expect(BlobFixture.refusal(of: damaged) != nil, "bit \(bit)")
    }
  }

  @Test func changedContentIsDamage() throws {
    var bytes = try BlobFixture.bytes()
    bytes[bytes.count - 1] ^= 0x40
    guard case .damaged(.checksum(let found, let expected)) = BlobFixture.refusal(of: bytes) else {
      Issue.record("not refused for its checksum")
      return
    }
    #expect(found != expected)
  }

  /// Damage that an attacker seals with a right checksum: any answer will do, but it must come.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func sealedDamageNeverCrashes(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var bytes = try BlobFixture.bytes()
    for _ in 0...Int.random(in: 0..<8, using: &random) {
      let place = Int.random(in: 20..<bytes.count, using: &random)
      bytes[place] = UInt8.random(in: 0...255, using: &random)
    }
    let sum = Checksum64.sum(of: Array(bytes.dropFirst(16)))
    for byte in 0..<8 { bytes[8 + byte] = UInt8(truncatingIfNeeded: sum >> UInt64(8 * byte)) }
    do throws(BlobError) {
      readAll(try BlobFixture.open(bytes))
    } catch {
      if case .damaged(.checksum) = error { Issue.record("the sum was right") }
    }
  }

  private func readAll(_ blob: Blob) {
    for row in blob.rows(SampleRow.self) {
      #expect(blob.string(row.name).utf8.count <= 4 * blob.memory.count)
      #expect(blob.list(row.words).reduce(0) { $0 &+ $1 } >= 0)
    }
    let automaton = Automaton(blob.words(.lexiconAutomaton))
    #expect(automaton.keys(limit: 100).count <= 100)
    if let rank = automaton.index(of: "judo".utf8) { #expect(rank < automaton.count) }
    let trie = WordTrie(nodes: blob.words(.patternNodes), edges: blob.words(.patternEdges))
    if let node = trie.child(of: WordTrie.root, WordHash(of: "judo".utf8)) {
      #expect(node < trie.nodeCount)
      for index in 0..<min(trie.valueCount(node), 100) { _ = trie.value(node, at: index) }
    }
  }
}
