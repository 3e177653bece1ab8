import Platform
import TestSupport
import Testing

/// `orthographe` of `jeu.yaml`: which spelling is written, while both are read.
@Suite struct SpellingTests {
  private static let set = Files.here + "/Sets/ile"

  /// A copy of the set that writes the spelling before 1990.
  private func classicSet(in folder: TemporaryFolder) throws -> String {
    _ = try folder.copy(Files.smallSet, to: "petit")
    let copy = try folder.copy(Self.set, to: "ile")
    let text = String(decoding: try readFile("\(copy)/jeu.yaml"), as: UTF8.self)
    let changed = text.replacing("\"1990\"", with: "classique")
    try #require(changed != text)
    try writeFile(Array(changed.utf8), to: "\(copy)/jeu.yaml")
    return copy
  }

  /// Every text that the template of the set gives.
  private func texts(of set: String) throws -> String {
    let result = try Programs.run(
      "catalogue-lint", ["expand", set, "--template", "ile", "--texts"])
    #expect(result.code == 0, "\(result.errorText)")
    return result.text
  }

  @Test func textsAndMomentsAreWrittenInOneSpelling() throws {
    let line = "Tom aime goûter devant l’île. Le chat de Tom aime la sortie à l’île."
    let reformed = try texts(of: Self.set)
    #expect(reformed.contains(line.withoutCircumflex))
    #expect(reformed == reformed.withoutCircumflex)
    let folder = try TemporaryFolder()
    let classic = try texts(of: classicSet(in: folder))
    #expect(classic.contains(line))
    #expect(classic.withoutCircumflex == reformed)
  }

  @Test func textsAreReadInEitherSpelling() throws {
    let folder = try TemporaryFolder()
    for set in [Self.set, try classicSet(in: folder)] {
      for text in ["L’île aime l’eau. Tom aime goûter.", "L’ile aime l’eau. Tom aime gouter."] {
        let result = try check(text, set)
        #expect(!result.text.contains("unknown-word") && !result.text.contains("mixed-spelling"))
      }
    }
  }

  @Test func spellingsAreNotMixed() throws {
    let result = try check("L’île aime l’eau. Tom aime gouter.", Self.set)
    #expect(result.code == 1)
    #expect(result.text.contains("\"code\": \"mixed-spelling\""))
    #expect(result.text.contains(" est d’avant 1990, "))
  }

  private func check(_ text: String, _ set: String) throws -> ChildProcess.Result {
    try Programs.run("dictee", ["check", "--grade", "CE1", "--set", set, "--json"], input: text)
  }
}

extension String {
  /// The text with the words of these sets as 1990 spells them.
  fileprivate var withoutCircumflex: String {
    replacing("î", with: "i").replacing("Î", with: "I").replacing("û", with: "u")
  }
}
