import Tables
import TestSupport
import Testing

@Suite("Pools store equal things once")
struct PoolTests {
  private func written(_ strings: StringPoolBuilder, _ lists: ListPoolBuilder) throws -> Blob {
    var writer = BlobWriter()
    strings.write(to: &writer)
    lists.write(to: &writer)
    return try BlobFixture.open(writer.finish(contentHash: []))
  }

  @Test func emptyStringIsFirst() throws {
    var strings = StringPoolBuilder()
    #expect(strings.intern("") == .empty)
    #expect(strings.intern("a").raw == 1)
    #expect(strings.intern("a").raw == 1)
  }

  @Test func composedAndDecomposedAreDifferent() throws {
    var strings = StringPoolBuilder()
    let composed = strings.intern("\u{E9}t\u{E9}")
    let decomposed = strings.intern("e\u{301}te\u{301}")
    #expect(composed != decomposed)
    let blob = try written(strings, ListPoolBuilder())
    #expect(blob.withUTF8(of: composed) { $0.count } == 5)
    #expect(blob.withUTF8(of: decomposed) { $0.count } == 7)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func poolsGiveBackWhatTheyTook(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var strings = StringPoolBuilder()
    var lists = ListPoolBuilder()
    var expected: [(StringID, String, ListRef, [UInt32])] = []
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      let text = String(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
          "aéœ😀".randomElement(using: &random) ?? "a"
        })
      let run = (0..<UInt32.random(in: 0...4, using: &random)).map { _ in
        UInt32.random(in: 0...2, using: &random)
      }
      expected.append((strings.intern(text), text, lists.intern(run), run))
    }
    let blob = try written(strings, lists)
    for (place, text, reference, run) in expected {
      #expect(blob.string(place) == text)
      #expect(Array(blob.list(reference)) == run)
    }
    #expect(blob.stringCount == Set(expected.map(\.1)).union([""]).count)
    let byText = Dictionary(grouping: expected, by: \.1)
    #expect(byText.values.allSatisfy { Set($0.map(\.0)).count == 1 })
  }

  @Test func listsOfStrings() throws {
    var strings = StringPoolBuilder()
    var lists = ListPoolBuilder()
    let list = lists.intern([strings.intern("le bonnet"), strings.intern("la bouée")])
    #expect(try written(strings, lists).strings(list) == ["le bonnet", "la bouée"])
  }
}
