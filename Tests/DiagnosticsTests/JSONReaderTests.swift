import Diagnostics
import TestSupport
import Testing

@Suite struct JSONReaderTests {
  static let values: [(String, JSONValue)] = [
    ("null", .null), (" true ", true), ("false\n", false), ("0", 0), ("-12", -12),
    ("\"\"", ""), ("\"é\\u00e9\\n\\/\\\\\\\"\"", "éé\n/\\\""), ("\"\\ud83d\\ude00\"", "😀"),
    ("[]", []), ("[1, [2], {}]", [1, [2], .object([])]),
    ("{\"b\": 1, \"a\": [null]}", ["b": 1, "a": [nil]]),
  ]

  @Test(arguments: values)
  func reads(text: String, value: JSONValue) throws {
    #expect(try JSONReader.read(Array(text.utf8)) == value)
    #expect(try JSONReader.read(Array(JSONWriter.write(value).utf8)) == value)
    // The canonical form orders keys in its own way.
    let canonical = try JSONReader.read(Array(JSONWriter.writeCanonical(value).utf8))
    #expect(canonical.differences(from: value) == [])
  }

  static let faults: [(String, Int)] = [
    ("", 0), ("nul", 0), ("01", 0), ("1.5", 1), ("1e3", 1), ("-", 0), ("+1", 0),
    ("9223372036854775808", 0), ("\"", 1), ("\"\\", 2), ("\"\\x\"", 2), ("\"\n\"", 1),
    ("\"\\ud83d\"", 3), ("\"\\ude00\"", 3), ("\"\\u+123\"", 3), ("\"\\u12", 3), ("[1,]", 3),
    ("[1", 2), ("[1 2]", 3), ("{\"a\"}", 4), ("{\"a\":1,}", 7), ("{a:1}", 1), ("{\"a\":1", 6),
    ("{\"a\":1,\"a\":2}", 7), ("1 2", 2), ("'a'", 0), ("// x", 0), ("\u{FEFF}1", 0),
  ]

  @Test(arguments: faults)
  func tellsWhereItStopped(text: String, offset: Int) {
    #expect(throws: JSONReader.Fault(offset: offset)) { try JSONReader.read(Array(text.utf8)) }
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(throws: JSONReader.Fault(offset: 0)) { try JSONReader.read([0x22, 0xFF, 0x22]) }
  }

  @Test(arguments: ["[", "{\"a\":"])
  func depthIsBounded(opening: String) {
    let text = String(repeating: opening, count: 100_000)
    #expect(throws: JSONReader.Fault.self) { try JSONReader.read(Array(text.utf8)) }
  }

  /// Any damage gives a value or a fault.
  @Test func damageNeverCrashes() {
    let text = Array(#"{"a": [1, -2, "é\u00e9\n"], "b": {"c": null, "d": true}}"#.utf8)
    var random = SplitMix64(seed: 7)
    for _ in 0..<TestScale.count(100_000) {
      var damaged = text
      for _ in 0..<1 + Int(random.next() % 3) {
        damaged[Int(random.next() % UInt64(damaged.count))] = UInt8(
          truncatingIfNeeded: random.next())
      }
      if let value = try? JSONReader.read(damaged) {
        #expect(throws: Never.self) {
          try JSONReader.read(Array(JSONWriter.writeCanonical(value).utf8))
        }
      }
    }
  }

  @Test func canonicalFormIsTheOneOfTheRFC() {
    // From RFC 8785: keys by UTF-16 code units, so that the surrogate pair comes before U+FB33.
    let value: JSONValue = [
      "\u{20AC}": "Euro Sign", "\r": "Carriage Return",
      "\u{FB33}": "Hebrew Letter Dalet With Dagesh",
      "1": "One", "\u{1F600}": "Emoji: Grinning Face", "\u{80}": "Control",
      "\u{F6}": "Latin Small Letter O With Diaeresis",
    ]
    let keys = ["\\r", "1", "\u{80}", "\u{F6}", "\u{20AC}", "\u{1F600}", "\u{FB33}"]
    let text = JSONWriter.writeCanonical(value)
    let places = keys.map { text.firstRange(of: "\"\($0)\":")?.lowerBound }
    #expect(!places.contains(nil))
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
    #expect(
      JSONWriter.writeCanonical(["a": ["\u{1}\u{1F}\u{7F}\"\\/", 1, nil]])
        == "{\"a\":[\"\\u0001\\u001f\u{7F}\\\"\\\\/\",1,null]}")
  }

  @Test func differencesArePaths() {
    let one: JSONValue = ["a": 1, "b": [1, ["c": true]], "d": "x"]
    #expect(one.differences(from: ["d": "x", "b": [1, ["c": true]], "a": 1]) == [])
    #expect(one.differences(from: ["a": 2, "b": [1, ["c": false]], "d": "x"]) == ["a", "b[1].c"])
    #expect(one.differences(from: ["a": 1, "b": [1], "e": nil]) == ["b", "d", "e"])
    #expect(JSONValue.null.differences(from: 1) == [""])
  }
}
