import CommandLineKit
import Diagnostics
import Platform
import Testing

@testable import Store
@testable import dictee

@Suite("Privacy statement")
struct StatementTests {
  /// A property that the reader keeps is said; what is said is kept.
  @Test func everyPropertyHasItsMeaning() {
    #expect(PrivacyStatement.read.count >= 10)
    for secret in ["DESCRIPTION", "LOCATION", "ATTENDEE", "ORGANIZER", "COMMENT"] {
      #expect(!PrivacyStatement.read.contains { $0.name.en == secret })
    }
  }

  /// A table that joins the store needs its words in the statement.
  @Test func everyTableIsSpokenOf() {
    let tables = Schema.steps.joined().split(separator: "CREATE TABLE ").dropFirst()
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    let said: [String: Int] = [
      "profiles": 0, "forgetting": 0, "texts": 1, "corrections": 1, "offers": 1, "moments": 2,
    ]
    for table in tables { #expect(said[table] != nil, "\(table)") }
    #expect(Set(said.values).allSatisfy { $0 < PrivacyStatement.kept.count })
  }

  @Test(arguments: ["fr", "en"])
  func bothLanguagesSayAll(language: String) {
    let (output, errors) = (OutputStream.memory(), OutputStream.memory())
    let code = Dictee.program.run(
      ["privacy", "--lang", language], environment: Environment([:]), output: output,
      errors: errors)
    #expect(code == .done)
    #expect(errors.text.isEmpty)
    for item in PrivacyStatement.read + PrivacyStatement.kept + PrivacyStatement.leaving {
      #expect(output.text.contains(item.meaning.text(language == "fr" ? .french : .english)))
    }
  }
}
