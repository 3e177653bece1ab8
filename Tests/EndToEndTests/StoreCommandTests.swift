import Platform
import TestSupport
import Testing

/// The commands that keep children, as a parent runs them.
@Suite struct StoreCommandTests {
  /// A folder with a store.
  private struct Home {
    let folder: TemporaryFolder
    var store: String { folder.path + "/data/dictee/dictee.sqlite" }

    init() throws {
      folder = try TemporaryFolder()
    }

    func run(
      _ words: [String], input: String = "", with variables: [String: String] = [:]
    ) throws -> ChildProcess.Result {
      let data = ["XDG_DATA_HOME": folder.path + "/data"]
      return try Programs.run(
        "dictee", words, input: input, with: data.merging(variables) { $1 })
    }

    /// Adds Léa.
    func addLea() throws {
      let result = try run([
        "profile", "add", "Léa", "--gender", "f", "--grade", "ce1", "--set", Files.smallSet,
      ])
      try #require(result.code == 0, "\(result.errorText)")
    }
  }

  @Test func profilesComeAndGo() throws {
    let home = try Home()
    let none = try home.run(["profile", "list"])
    #expect(none.code == 0)
    #expect(none.text.contains("dictee profile add"))
    // To list makes nothing.
    #expect(try listDirectory(home.folder.path).isEmpty)
    try home.addLea()
    let changed = try home.run(["profile", "change", "--name", "Léna", "--lang", "en"])
    #expect(changed.code == 0)
    #expect(changed.text == "Léna: CE1, feminine, set \(Files.smallSet)\n")
    let json = try home.run(["profile", "list", "--json"])
    #expect(try schemaFaults(of: json.text, "profile") == "")
    #expect(json.member("name") == "Léna")
    #expect(json.member("grade") == "CE1")
    #expect(try home.run(["forget", "lena"]).code == 0)
    #expect(try home.run(["profile", "list"]).text == none.text)
  }

  @Test func exportComesBackByteForByte() throws {
    let home = try Home()
    try home.addLea()
    let exported = try home.run(["export"])
    #expect(exported.code == 0)
    #expect(try schemaFaults(of: exported.text, "export") == "")
    let file = home.folder.path + "/lea.json"
    #expect(try home.run(["export", "LÉA", "-o", file]).text == "")
    #expect(try readFile(file) == exported.output)
    #expect(try status(of: file)?.mode == 0o600)
    let refused = try home.run(["import", file])
    #expect(refused.code == 1)
    #expect(!refused.errorText.contains("Léa"))
    #expect(try home.run(["import", file, "--replace"]).code == 0)
    #expect(try home.run(["forget", "Léa"]).code == 0)
    #expect(try home.run(["import", "-"], input: exported.text).code == 0)
    #expect(try home.run(["export"]).output == exported.output)
  }

  @Test func importNamesAllFaults() throws {
    let home = try Home()
    try home.addLea()
    var json = try home.run(["export"]).text
    let changes = [
      ("\"f\"", "\"x\""), ("\"CE1\"", "null"), ("\"texts\": []", "\"texts\": [1]"),
    ]
    for (old, new) in changes {
      let place = try #require(json.firstRange(of: old))
      json.replaceSubrange(place, with: new)
    }
    let result = try home.run(["import", "-", "--replace"], input: json)
    #expect(result.code == 1)
    for place in ["profile.gender", "profile.grade", "texts[0]"] {
      #expect(result.errorText.contains(place), "\(place)")
    }
    // Léa is still there.
    #expect(try home.run(["export"]).code == 0)
    let numbers = Array(repeating: "1", count: 500).joined(separator: ",")
    let many = json.replacing("[1]", with: "[\(numbers)]")
    let lines = try home.run(["import", "-"], input: many).errorText.split(separator: "\n")
    #expect(lines.count == 21)
    #expect(try home.run(["import", "-"], input: "{}").code == 3)
    #expect(try home.run(["import", "-"], input: "BEGIN:VCALENDAR").code == 3)
  }

  static let wrongUsage = [
    ["profile"], ["profile", "remove", "Léa"], ["profile", "add"], ["profile", "add", "Léa"],
    ["profile", "add", "Léa", "--gender", "f"],
    ["profile", "add", "Léa", "--gender", "f", "--grade", "CE9"],
    ["profile", "add", "L3a", "--gender", "f", "--grade", "CE1"],
    ["profile", "add", String(repeating: "é", count: 10_000), "--gender", "f", "--grade", "CE1"],
    ["profile", "add", "Léa\u{1B}[2J", "--gender", "f", "--grade", "CE1"],
    ["profile", "list", "Léa", "Marie"], ["forget"], ["forget", "Léa", "Marie"], ["import"],
  ]

  @Test(arguments: wrongUsage)
  func wrongUsageEndsWith2(words: [String]) throws {
    let home = try Home()
    let result = try home.run(words + ["--store", home.folder.path + "/s"])
    #expect(result.code == 2, "\(result.errorText)")
    #expect(result.text == "")
    for secret in ["Léa", "Marie", "L3a", "éé", "\u{1B}"] {
      #expect(!result.errorText.contains(secret))
    }
    #expect(try listDirectory(home.folder.path).isEmpty)
  }

  @Test(arguments: ["fr", "en"])
  func unusableStoresAreTold(language: String) throws {
    let home = try Home()
    let folder = home.folder
    let paths = [
      try folder.write(Array("ceci n’est pas une base".utf8), to: "garbage"),
      try folder.link("link", to: "garbage"), folder.path, folder.path + "/missing/store",
    ]
    for path in paths {
      for words in [["profile", "list"], ["export"], ["forget", "Léa"]] {
        // What is not there yet holds no child.
        if path.contains("missing") { continue }
        let result = try home.run(words + ["--store", path, "--lang", language])
        #expect(result.code == 3, "\(words)")
        #expect(result.errorText.contains(path))
        #expect(result.errorText.contains("--store"))
        #expect(result.text == "")
      }
      let words = ["profile", "add", "Léa", "--gender", "f", "--grade", "CE1"]
      let result = try home.run(
        words + ["--set", Files.smallSet, "--store", path, "--lang", language])
      #expect(result.code == 3)
      #expect(result.errorText.contains("--store"))
    }
    #expect(try readFile(paths[0]) == Array("ceci n’est pas une base".utf8))
    let homeless = try home.run(
      ["export", "--lang", language], with: ["XDG_DATA_HOME": "", "HOME": ""])
    #expect(homeless.code == 3)
    #expect(homeless.errorText.contains("--store"))
  }

  @Test func doctorFindsAllWell() throws {
    let home = try Home()
    let words = ["doctor", "--set", Files.smallSet]
    #expect(try home.run(words).code == 0)
    // It makes nothing.
    #expect(try listDirectory(home.folder.path).isEmpty)
    try home.addLea()
    let result = try home.run(words)
    #expect(result.code == 0)
    #expect(!result.text.contains("Léa"))
    #expect(try home.run(words + ["--names"]).text.contains("Léa"))
    let json = try home.run(words + ["--json"])
    #expect(json.code == 0)
    #expect(try schemaFaults(of: json.text, "doctor") == "")
    #expect(json.text.contains("\"healthy\": true"))
  }

  @Test func doctorWorksWhenAllIsBroken() throws {
    let home = try Home()
    let store = try home.folder.write(Array("SQLite format 3\0 mais abîmée".utf8), to: "store")
    try home.folder.write([1, 2, 3], to: "store.key")
    let words = ["doctor", "--set", home.folder.path + "/nowhere", "--store", store]
    for language in ["fr", "en"] {
      let result = try home.run(words + ["--lang", language])
      #expect(result.code == 1)
      #expect(result.errorText == "")
      let mending = language == "fr" ? "À réparer" : "To mend"
      #expect(result.text.split(separator: "\n").count { $0.hasPrefix(mending) } == 3)
    }
    let json = try home.run(words + ["--json"])
    #expect(json.code == 1)
    #expect(try schemaFaults(of: json.text, "doctor") == "")
    #expect(json.text.contains("\"healthy\": false"))
    #expect(json.member("state") == "foreign")
    let homeless = try home.run(["doctor", "--json"], with: ["XDG_DATA_HOME": ""])
    #expect(homeless.code == 1)
    #expect(try schemaFaults(of: homeless.text, "doctor") == "")
  }

  /// Others than the owner can read the file.
  @Test func doctorTellsOpenRights() throws {
    let home = try Home()
    try home.addLea()
    let copy = try home.folder.write(try readFile(home.store), to: "copy")
    let result = try home.run(["doctor", "--set", Files.smallSet, "--store", copy, "--lang", "en"])
    #expect(result.code == 1)
    #expect(result.text.contains("chmod 600"))
  }
}
