import Testing

@testable import Diagnostics

@Suite struct JSONWriterTests {
  static let cases: [(String, JSONValue, String)] = [
    ("null", JSONValue.null, "null\n"),
    ("true", true, "true\n"),
    ("number", -12, "-12\n"),
    ("empty list", [], "[]\n"),
    ("empty object", [:], "{}\n"),
    ("list", [1, nil], "[\n  1,\n  null\n]\n"),
    ("order of keys", ["b": 1, "a": [2]], "{\n  \"b\": 1,\n  \"a\": [\n    2\n  ]\n}\n"),
    ("quotes", "a\"b\\c", "\"a\\\"b\\\\c\"\n"),
    ("controls", "\n\r\t\u{0}\u{1B}\u{7F}\u{85}", #""\n\r\t\u0000\u001b\u007f\u0085""# + "\n"),
    ("line separators", "\u{2028}\u{2029}", #""\u2028\u2029""# + "\n"),
    ("other scripts", "é’🏊", "\"é’🏊\"\n"),
    ("slash", "a/b", "\"a/b\"\n"),
    ("absent text", JSONValue(String?.none), "null\n"),
    ("absent number", JSONValue(Int?.none), "null\n"),
  ]

  @Test(arguments: cases)
  func writes(name: String, value: JSONValue, expected: String) {
    #expect(JSONWriter.write(value) == expected)
  }
}
