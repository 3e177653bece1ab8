import Platform
import TestSupport
import Testing

/// `--set`: a name, a folder or a compiled file.
@Suite struct SetTests {
  private static let words = [
    "generate", "--child", "Léa", "--gender", "f", "--grade", "CE1", "--now", "2026-11-30",
  ]

  private func generate(
    _ set: String, _ more: [String] = [], with variables: [String: String] = [:]
  ) throws -> ChildProcess.Result {
    try Programs.run("dictee", Self.words + ["--set", set] + more, with: variables)
  }

  private func compile(_ set: String, to path: String) throws {
    let result = try Programs.run("catalogue-compile", [set, "-o", path])
    try #require(result.code == 0, "\(result.errorText)")
  }

  @Test func folderAndFileGiveTheSame() throws {
    let folder = try TemporaryFolder()
    try compile(Files.smallSet, to: folder.path + "/petit.dcat")
    let expected = try generate(Files.smallSet, ["--json"])
    #expect(expected.code == 0)
    #expect(try generate(folder.path + "/petit.dcat", ["--json"]) == expected)
    #expect(try generate(folder.link("jeu", to: Files.smallSet), ["--json"]) == expected)
  }

  @Test func nameIsLookedForInTheFolderOfTheVariable() throws {
    let folder = try TemporaryFolder()
    try compile(Files.smallSet, to: folder.path + "/petit.dcat")
    let there = ["DICTEE_CATALOGUES": folder.path]
    #expect(try generate("petit", with: there) == generate(Files.smallSet))
    // What is not there is still found beside the program.
    #expect(try generate("ecole", with: there) == generate("ecole"))
    #expect(try generate("ecole", with: ["DICTEE_CATALOGUES": ""]).code == 0)
  }

  @Test func unknownNameEndsWith3AndSaysWhereItLooked() throws {
    let result = try generate("petit", with: ["DICTEE_CATALOGUES": "/nonexistent"])
    #expect(result.code == 3)
    #expect(result.text == "")
    let places = [
      "/nonexistent/petit.dcat", "dictee_DefaultCatalogues.", "/share/dictee/petit.dcat",
    ]
    for place in places { #expect(result.errorText.contains(place)) }
  }

  @Test(arguments: ["/nonexistent", "./petit", "absent.dcat", "/dev/null"])
  func missingSetEndsWith3(set: String) throws {
    let result = try generate(set)
    #expect(result.code == 3)
    #expect(result.text == "" && !result.errorText.isEmpty)
  }

  @Test func programThroughALinkFindsItsSet() throws {
    let folder = try TemporaryFolder()
    let program = try #require(Programs.folder) + "/dictee"
    let link = try folder.link("bin/second", to: try folder.link("bin/first", to: program))
    let result = try ChildProcess(link, Self.words, environment: Programs.environment).run()
    #expect(result.errorText == "")
    #expect(try result == Programs.run("dictee", Self.words))
  }

  @Test func folderWithAnErrorIsRefused() throws {
    let folder = try TemporaryFolder()
    let set = try Files.smallSet(
      changing: "formes/sorties.yaml", "prenom: avec", to: "prenom: sur", in: folder)
    let result = try generate(set)
    #expect(result.code == 1)
    #expect(result.text == "")
    #expect(result.errorText.contains("\(set)/formes/sorties.yaml:6:13: erreur: "))
    #expect(result.errorText.contains("on attend"))
    #expect(result.errorText.hasSuffix("a 1 erreur(s), il n’est pas chargé\n"))
  }

  @Test func cutFileEndsWith3() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/petit.dcat"
    try compile(Files.smallSet, to: path)
    let whole = try readFile(path)
    for count in [0, 1, 7, 8, 63, 64, 200, whole.count / 2, whole.count - 1] {
      try writeFile(Array(whole.prefix(count)), to: path)
      try expectRefused(path, "cut to \(count) bytes")
    }
    try writeFile(whole + [0], to: path)
    try expectRefused(path, "one byte longer")
  }

  @Test func fileWithAWrongBitEndsWith3() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/petit.dcat"
    try compile(Files.smallSet, to: path)
    let whole = try readFile(path)
    let seed: UInt64 = .random(in: 0...UInt64.max)
    var random = SplitMix64(seed: seed)
    let places =
      Array(0..<48) + (0..<20).map { _ in Int.random(in: 48..<whole.count, using: &random) }
    for place in places {
      var damaged = whole
      damaged[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
      try writeFile(damaged, to: path)
      try expectRefused(path, "byte \(place), seed \(seed)")
    }
  }

  @Test func foreignFileEndsWith3() throws {
    try expectRefused(Files.family, "a calendar")
    try expectRefused(#filePath, "a source")
  }

  private func expectRefused(_ path: String, _ what: String) throws {
    let result = try generate(path)
    #expect(result.code == 3, "\(what)")
    #expect(result.text == "", "\(what)")
    #expect(result.errorText.contains("catalogue-compile"), "\(what): \(result.errorText)")
  }
}
