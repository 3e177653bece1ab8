import Platform
import TestSupport
import Testing

/// What an independent validator finds when JSON is held against the schema of a command; empty when
/// nothing.
func schemaFaults(of json: String, _ command: String) throws -> String {
  let folder = try TemporaryFolder()
  let schema = try Programs.run("dictee", ["schema", command])
  let schemaFile = try folder.write(schema.output, to: "schema.json")
  let file = try folder.write(Array(json.utf8), to: "output.json")
  // The caller's path: that is where python3 is.
  let path = Environment.process["PATH"] ?? "/usr/bin:/bin"
  let result = try ChildProcess(
    "/usr/bin/env", ["python3", Files.here + "/validate-json", schemaFile, file],
    environment: ["PATH": path]
  ).run()
  guard result.code != 0 else { return "" }
  return "exit \(result.code): \(result.text)\(result.errorText)"
}

@Suite struct SchemaTests {
  static let commands = [
    "cards", "next", "progress", "generate", "moments", "check", "verify", "correct", "certificate",
    "analyse", "privacy", "word", "profile", "export", "doctor", "catalogue-lint",
    "catalogue-lint-rules", "catalogue-lint-try", "catalogue-lint-coverage",
  ]

  /// The schemas are a promise to programs: a change shows here.
  @Test(arguments: commands)
  func isPromised(command: String) throws {
    let result = try Programs.run("dictee", ["schema", command])
    #expect(result.code == 0)
    #expect(result.errorText == "")
    #expect(goldenFault(result.text, "Golden/schema-\(command).json") == nil)
  }

  static let changes = [
    ("\"passed\"", "\"pass\""), ("\"words\": ", "\"words\": -"), ("\"name\": \"", "\"name\": \"x"),
    ("dictee.check/1", "dictee.check/2"), ("\"reason\": null", "\"reason\": 1"), ("}", "},"),
  ]

  /// The validator is awake: it refuses what does not follow the schema.
  @Test(arguments: changes)
  func refuses(old: String, new: String) throws {
    let json = try Programs.run(
      "dictee", ["check", "--json", "--grade", "CE1", "--set", Files.smallSet], input: "Le chat."
    ).text
    let place = try #require(json.firstRange(of: old))
    let changed = json[..<place.lowerBound] + new + json[place.upperBound...]
    let faults = try schemaFaults(of: String(changed), "check")
    #expect(faults.hasPrefix("exit 1: "), "\(faults)")
  }

  @Test(arguments: [[], ["man"], ["generate", "check"]])
  func wrongUsageEndsWith2(words: [String]) throws {
    let result = try Programs.run("dictee", ["schema"] + words)
    #expect(result.code == 2)
    #expect(result.text == "")
  }
}
