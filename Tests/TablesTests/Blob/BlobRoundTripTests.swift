import Tables
import Testing

@Suite("A blob gives back what was written")
struct BlobRoundTripTests {
  @Test func everythingComesBack() throws {
    let blob = try BlobFixture.open(BlobFixture.bytes())
    #expect(blob.contentHash == BlobFixture.hash)
    #expect(blob.stringCount == 4)
    let rows = blob.rows(SampleRow.self)
    #expect(rows.map { blob.string($0.name) } == ["judo", "fête", "œuf"])
    #expect(rows.map(\.number) == [-1, 0, 1])
    #expect(rows.map(\.flag) == [false, true, false])
    #expect(rows.map(\.bits) == [.max, .max, .max])
    #expect(rows.map { Array(blob.list($0.words)) } == [[1, 7], [2, 7], [3, 7]])
    #expect(blob.withBytes(of: .meta) { Array($0) } == [1, 2, 3])
    #expect(blob.words(.meta).count == 0, "three bytes hold no whole word")
    #expect(Automaton(blob.words(.lexiconAutomaton)).index(of: "jupe".utf8) == 1)
  }

  @Test func sectionsStandAlignedAndZeroFilled() throws {
    let bytes = try BlobFixture.bytes()
    let memory = BlobMemory(copying: bytes)
    let sections = Int(memory.word(atByte: 20))
    #expect(sections == 8)
    for entry in 0..<sections {
      #expect(memory.doubleWord(atByte: 64 + 24 * entry + 8) % 8 == 0)
    }
    let meta = Int(memory.doubleWord(atByte: 64 + 8))
    #expect(bytes[meta..<meta + 8] == [1, 2, 3, 0, 0, 0, 0, 0])
  }

  @Test func orderOfAddingDoesNotMatter() {
    var forwards = BlobWriter()
    forwards.add(section: .meta, bytes: [1])
    forwards.add(section: .grades, words: [2])
    var backwards = BlobWriter()
    backwards.add(section: .grades, words: [9, 9, 9])
    backwards.add(section: .grades, words: [2])
    backwards.add(section: .meta, bytes: [1])
    #expect(
      forwards.finish(contentHash: BlobFixture.hash)
        == backwards.finish(contentHash: BlobFixture.hash))
  }

  @Test func readingOutsideGivesNothing() throws {
    let blob = try BlobFixture.open(BlobFixture.bytes())
    #expect(blob.string(StringID(raw: 4)) == "")
    #expect(blob.string(StringID(raw: .max)) == "")
    #expect(blob.list(ListRef(start: 4, count: .max)).count == 2)
    #expect(blob.list(ListRef(start: .max, count: .max)).isEmpty)
    #expect(blob.list(.empty)[0] == 0)
    let rows = blob.rows(SampleRow.self)
    #expect(rows.row(at: 3) == nil)
    #expect(rows.row(at: -1) == nil)
    #expect(rows[3] == SampleRow())
    #expect(blob.words(.elision).count == 0)
    #expect(blob.words(.elision)[0] == 0)
  }

  @Test func missingSectionIsNamed() throws {
    let blob = try BlobFixture.open(BlobFixture.bytes())
    #expect(blob.has(.meta) && !blob.has(.elision))
    #expect(throws: BlobError.missingSection(.elision)) {
      try blob.require([.meta, .elision, .skills])
    }
    #expect(throws: Never.self) { try blob.require([.meta, .forms]) }
  }

  @Test(arguments: [0, 5, 40])
  func contentHashIsAlwaysThirtyTwoBytes(length: Int) throws {
    let given = [UInt8](repeating: 9, count: length)
    let blob = try BlobFixture.open(BlobWriter().finish(contentHash: given))
    let expected = (given + [UInt8](repeating: 0, count: 32)).prefix(32)
    #expect(blob.contentHash == Array(expected))
  }

  @Test func borrowedMemoryIsReadInPlace() throws {
    let bytes = try BlobFixture.bytes()
    try bytes.withUnsafeBytes { pointer in
      let blob = try Blob(BlobMemory(borrowing: pointer, owner: 0))
      #expect(blob.string(StringID(raw: 1)) == "judo")
    }
  }
}
