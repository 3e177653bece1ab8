import Platform
import TestSupport
import Testing

/// `--certificate` and `dictee verify`.
@Suite struct CertificateTests {
  private static let request = [
    "check", "--grade", "CE1", "--child", "Léa", "--origin", "model", "--set", Files.smallSet,
  ]
  private static let text = "Léa aime le lion. Le petit chat regarde la girafe."

  /// A certificate of the small set in a new folder.
  private func certified(
    _ folder: TemporaryFolder, _ words: [String] = request, input: String = text
  ) throws -> (path: String, text: String) {
    let path = "\(folder.path)/certificat.json"
    let result = try Programs.run("dictee", words + ["--certificate", path], input: input)
    try #require(result.code == 0, "\(result.errorText)\(result.text)")
    return (path, String(decoding: try readFile(path), as: UTF8.self))
  }

  private func verify(_ path: String, _ more: String...) throws -> ChildProcess.Result {
    try Programs.run("dictee", ["verify", path, "--set", Files.smallSet] + more)
  }

  @Test func holds() throws {
    let folder = try TemporaryFolder()
    let certificate = try certified(folder)
    #expect(goldenFault(certificate.text, "Golden/certificate.json") == nil)
    #expect(try schemaFaults(of: certificate.text, "certificate") == "")
    for language in ["fr", "en"] {
      let result = try verify(certificate.path, "--lang", language)
      #expect(goldenFault(result.transcript, "Golden/verify-\(language).txt") == nil)
      #expect(result.code == 0)
    }
    let json = try verify(certificate.path, "--json")
    #expect(json.code == 0)
    #expect(try schemaFaults(of: json.text, "verify") == "")
  }

  /// What the library writes can be verified too, and is what was asked for.
  @Test(arguments: ["1", "2", "3"])
  func ofTheLibrary(seed: String) throws {
    let folder = try TemporaryFolder()
    let certificate = try certified(
      folder,
      [
        "generate", "--child", "Léa", "--gender", "f", "--grade", "CE1", "--set", Files.smallSet,
        "--now", "2026-11-30", "--seed", seed, "--calendar", Files.secrets,
      ])
    let result = try verify(certificate.path)
    #expect(result.code == 0, "\(result.text)\(result.errorText)")
    for word in Files.secretWords { #expect(!certificate.text.contains(word)) }
  }

  /// It holds a child's text: nobody else may read it, whatever was there before.
  @Test func isPrivate() throws {
    let folder = try TemporaryFolder()
    let path = try certified(folder).path
    #expect(try rights(path) == "-rw-------")
    _ = try ChildProcess("/bin/chmod", ["0644", path], environment: [:]).run()
    #expect(try rights(path) == "-rw-r--r--")
    _ = try certified(folder)
    #expect(try rights(path) == "-rw-------")
  }

  private func rights(_ path: String) throws -> String {
    String(try ChildProcess("/bin/ls", ["-l", path], environment: [:]).run().text.prefix(10))
  }

  @Test func aRefusedTextGetsNone() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/certificat.json"
    let result = try Programs.run(
      "dictee", Self.request + ["--certificate", path], input: "Le chat mangea.")
    #expect(result.code == 1)
    #expect(result.errorText.contains("aucun certificat"))
    #expect((try? kind(of: path)) == nil)
  }

  @Test func unwritablePlaceEndsWith3() throws {
    let result = try Programs.run(
      "dictee", Self.request + ["--certificate", "/nonexistent/c"], input: Self.text)
    #expect(result.code == 3)
    #expect(result.errorText.contains("/nonexistent"))
  }

  /// Old text, new text, what is said.
  static let changes: [(String, String, String)] = [
    ("aime le lion", "aima le lion", "checks[1].status"),
    ("aime le lion", "aime le zorglub", "checks[0].status"),
    ("\"words\":10", "\"words\":11", "words"),
    ("\"sentences\":[\"Léa", "\"sentences\":[\"Lea", "checks[5].status"),
    ("\"status\":\"ok\"", "\"status\":\"waived\"", "checks[0].status"),
    ("\"words\":10", "\"words\":10,\"signed\":true", "signed"),
    ("{\"name\":\"skills\",\"status\":\"waived\"},", "", "checks"),
    ("\"id\":\"petit\"", "\"id\":\"grand\"", "set.id"),
  ]

  @Test(arguments: changes)
  func saysWhatDiffers(old: String, new: String, path: String) throws {
    let folder = try TemporaryFolder()
    let certificate = try certified(folder)
    let file = try changed(certificate.text, old, new, folder)
    let result = try verify(file)
    #expect(result.code == 1)
    #expect(result.text.contains("« \(path) »".replacing(" ", with: "\u{A0}")), "\(result.text)")
    #expect(!result.text.contains("zorglub") && !result.text.contains("lion"))
    let json = try verify(file, "--json")
    #expect(json.code == 1 && json.text.contains("\"holds\": false"))
  }

  /// What is no certificate, or one of other catalogues: old text, new text.
  static let foreign: [(String, String)] = [
    ("dictee.certificate/1", "dictee.certificate/2"), ("\"hash\":\"", "\"hash\":\"0"),
    ("\"hash\":", "\"hasch\":"), ("\"CE1\"", "\"CE9\""), ("\"CE1\"", "7"),
    ("\"origin\":\"model\"", "\"origin\":\"robot\""), ("\"child\":\"Léa\"", "\"child\":\"L3a\""),
    ("\"child\":\"Léa\"", "\"child\":[]"), ("\"names\":[]", "\"names\":[1]"),
    ("\"names\":[]", "\"names\":[\"a b  c\"]"), ("\"skills\":[]", "\"skills\":[\"magie\"]"),
    ("\"palier\":null", "\"palier\":0"), ("\"palier\":null", "\"palier\":9"),
    ("\"moment\":null", "\"moment\":{}"),
    (
      "\"moment\":null",
      "\"moment\":{\"form\":\"sortie_zoo\",\"name\":null,\"own\":false,\"phrase\":\"le zorglub\"}"
    ),
    ("\"moment\":null", "\"moment\":\"la sortie au zoo\""),
    ("\"sentences\":[", "\"sentences\":[1,"),
    ("\"sentences\":[", "\"sentences\":[\"\","), ("}", ""), ("{", "[{"),
  ]

  @Test(arguments: foreign)
  func otherFilesEndWith3(old: String, new: String) throws {
    let folder = try TemporaryFolder()
    let certificate = try certified(folder)
    let result = try verify(try changed(certificate.text, old, new, folder))
    #expect(result.code == 3, "\(result.text)")
    #expect(result.text == "" && result.errorText.hasPrefix(said(by: "dictee verify")))
    #expect(!result.errorText.contains("zorglub"))
  }

  @Test func anotherSetIsSaidClearly() throws {
    let folder = try TemporaryFolder()
    let certificate = try certified(folder)
    let result = try Programs.run("dictee", ["verify", certificate.path])
    #expect(result.code == 3)
    #expect(result.errorText.contains("petit") && result.errorText.contains("ecole"))
    #expect(result.errorText.contains("--set"))
  }

  @Test(arguments: ["/nonexistent", Files.here, Files.here + "/Programs.swift"])
  func unreadableFilesEndWith3(path: String) throws {
    let result = try verify(path)
    #expect(result.code == 3)
    #expect(result.text == "" && result.errorText.contains(path))
  }

  /// Damage gives an answer, never a crash.
  @Test func damageNeverCrashes() throws {
    let folder = try TemporaryFolder()
    let bytes = Array(try certified(folder).text.utf8)
    var random = SplitMix64(seed: 5)
    for _ in 0..<max(8, TestScale.count(2_000)) {
      var damaged = bytes
      switch random.next() % 3 {
      case 0: damaged.removeLast(Int(random.next() % UInt64(bytes.count)))
      case 1: damaged[Int(random.next() % UInt64(bytes.count))] = UInt8(random.next() % 256)
      default:
        let start = Int(random.next() % UInt64(bytes.count / 2))
        damaged.replaceSubrange(start..<start + 8, with: Array("{[\"\\u".utf8))
      }
      let result = try verify(try folder.write(damaged, to: "abime.json"))
      #expect([0, 1, 3].contains(result.code), "\(String(decoding: damaged, as: UTF8.self))")
    }
  }

  private func changed(
    _ text: String, _ old: String, _ new: String, _ folder: TemporaryFolder
  ) throws -> String {
    let place = try #require(text.firstRange(of: old), "\(old) in \(text)")
    let changed = text[..<place.lowerBound] + new + text[place.upperBound...]
    return try folder.write(Array(changed.utf8), to: "autre.json")
  }
}
