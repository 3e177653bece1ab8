import Platform
import TestSupport
import Testing

/// `dictee analyse` and `dictee word`.
@Suite struct AnalyseTests {
  private static let text = "Le chat regarde-t-il la girafe ? Zut, les xylophages…\n"

  private func analyse(_ text: String, _ more: String...) throws -> ChildProcess.Result {
    try Programs.run("dictee", ["analyse", "--set", Files.smallSet] + more, input: text)
  }

  private func word(_ form: String, _ more: String...) throws -> ChildProcess.Result {
    try Programs.run("dictee", ["word", form, "--set", Files.smallSet] + more)
  }

  @Test(arguments: ["fr", "en"])
  func saysWhatWordsAre(language: String) throws {
    let result = try analyse(Self.text, "--grade", "CE1", "--lang", language)
    #expect(goldenFault(result.transcript, "Golden/analyse-\(language).txt") == nil)
  }

  @Test func jsonIsPromised() throws {
    let result = try analyse("Léa regarde le lion.", "--grade", "CE1", "--json")
    #expect(result.code == 0)
    #expect(goldenFault(result.text, "Golden/analyse-json.txt") == nil)
  }

  @Test(arguments: [
    text, "Léa et l’ours ne l’ont pas regardée.", "Viens !", "3 + 4", "« ", "🏊", "e\u{301}",
    "Le chat est regardé par la girafe.", "C’est le chat qui nage.",
  ])
  func jsonFollowsItsSchema(text: String) throws {
    for words in [[], ["--grade", "CE1"]] {
      let result = try Programs.run(
        "dictee", ["analyse", "--json", "--set", Files.smallSet] + words, input: text)
      #expect(result.code == 0)
      #expect(try schemaFaults(of: result.text, "analyse") == "")
    }
  }

  @Test(arguments: ["fr", "en"])
  func saysWhatAWordIs(language: String) throws {
    let result = try word("Regarde", "--lang", language)
    #expect(goldenFault(result.transcript, "Golden/word-\(language).txt") == nil)
  }

  /// A noun, an irregular verb, an elided word, a word of one form, an unknown word.
  @Test(arguments: ["chats", "vas", "L’", "bien", "xylophage"])
  func wordJSONFollowsItsSchema(form: String) throws {
    let result = try word(form, "--json")
    #expect(result.code == (form == "xylophage" ? 1 : 0))
    #expect(try schemaFaults(of: result.text, "word") == "")
  }

  @Test func wrongUsageEndsWith2() throws {
    for words in [
      ["word"], ["word", ""], ["word", "a", "b"], ["analyse", "a", "b"], ["analyse", "--json=1"],
    ] {
      let result = try Programs.run("dictee", words)
      #expect(result.code == 2)
      #expect(result.text == "")
    }
  }
}
