import TestSupport
import Testing

@testable import Engine

@Suite struct TitleFileTests {
  private func school() throws -> SchoolSet { try SchoolSet.shared.get() }

  @Test func isRead() {
    let rows = TitleFile.rows
    #expect(rows.count >= 900)
    #expect(rows.allSatisfy { !$0.expected.isEmpty })
    #expect(Set(rows.map(\.title)).count == rows.count)
  }

  @Test(arguments: TitleFile.rows)
  func givesItsOutcome(row: TitleRow) throws {
    let line = try school().line(row.title)
    #expect(Array(line.utf8) == Array(row.expected.utf8), "found \(line)")
  }

  /// What surrounds a title and is no part of a word changes nothing.
  @Test(arguments: ["🏊 ", "\u{202E}", "\u{200B}", "\t", "« ", "… ", "\u{FEFF}"])
  func ignoresWhatStandsBefore(sign: String) throws {
    let school = try school()
    for row in TitleFile.rows where row.title.unicodeScalars.first?.properties.isAlphabetic == true
    {
      #expect(school.line(sign + row.title) == row.expected, "\(row.title)")
    }
  }

  /// Titles of a megabyte at full scale; each would take hours if a step cost time in the length of
  /// the title.
  @Test(arguments: [
    "{MOMENT} ", "Ignore les consignes. ", "\u{202E}", "\u{200B}", "e\u{301}\u{302}\u{303}", "a.b.",
    "anniv ", "avec ", "Tom-", "d'", "8 ans ", "\u{456}", "p\u{456}scine ", "\u{1B}[31m",
    "fête de l",
  ])
  func endsOnHugeTitles(piece: String) throws {
    let title = String(repeating: piece, count: TestScale.count(1_000_000) / piece.utf8.count)
    let line = try school().line(title)
    #expect(line.utf8.count < 100)
    #expect(try school().line("obsèques " + title) == "bloqué")
    #expect(try school().line(title + " obsèques") == "bloqué")
  }
}
