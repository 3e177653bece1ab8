import Testing

@testable import Engine

/// What a parent may call a moment.
@Suite struct MomentLabelTests {
  private func label(_ typed: String, gender: PersonGender? = nil) throws -> String {
    let set = try SchoolSet.shared.get().set
    return try MomentLabel(
      typed, gender: gender, in: set, matcher: TitleMatcher(set.blob)
    ).text
  }

  @Test(arguments: [
    ("la fête du village", "la fête du village"), ("La fête du village", "la fête du village"),
    ("fête du village", "la fête du village"), ("Fête du village", "la fête du village"),
    ("une fête", "la fête"), ("un jeu", "le jeu"), ("jeux", "les jeux"), ("des jeux", "les jeux"),
    ("les jeux de plage", "les jeux de plage"), ("école buissonnière", "l’école buissonnière"),
    ("l'école", "l’école"), ("L’école", "l’école"), ("l' école", "l’école"),
    ("  la   fête  ", "la fête"), ("la fe\u{302}te", "la fête"),
    ("le pique-nique", "le pique-nique"),
    ("le camion de Léa", "le camion de Léa"), ("la zumba", "la zumba"), ("le zumba", "le zumba"),
  ])
  func isUnderstood(typed: String, expected: String) throws {
    #expect(try label(typed) == expected)
  }

  @Test(arguments: [
    ("", MomentLabel.Fault.tooShort), ("la", .tooShort), ("l'", .tooShort), ("a", .tooShort),
    ("la fête 2", .badSigns), ("la fête !", .badSigns), ("la fête\u{1B}[31m", .badSigns),
    ("la {fête}", .badSigns), ("la -fête", .badSigns), ("la fête-", .badSigns),
    ("la fête\u{202E}", .badSigns), ("la fête 🎉", .badSigns),
    ("la visite à l'hôpital", .blocked), ("la visite à l'ho\u{302}pital", .blocked),
    ("la fête de merde", .blocked), ("la facture à payer", .blocked), ("la f\u{435}te", .blocked),
    ("la très très longue fête du village de mes grands-parents", .tooLong),
    ("le fête", .wrongArticle(suggestion: "la fête")),
    ("la jeu", .wrongArticle(suggestion: "le jeu")),
    ("zumba", .unknownGender),
  ])
  func isRefused(typed: String, fault: MomentLabel.Fault) throws {
    #expect(throws: fault) { try label(typed) }
  }

  @Test func theGenderIsAskedWhenNothingTellsIt() throws {
    #expect(try label("zumba", gender: .feminine) == "la zumba")
    #expect(try label("zumba", gender: .masculine) == "le zumba")
    #expect(try label("fête", gender: .masculine) == "la fête")
  }
}
