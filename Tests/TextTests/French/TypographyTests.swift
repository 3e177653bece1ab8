import Testing

@testable import Text

@Suite struct TypographyTests {
  @Test(arguments: [
    ("L'école", "L’école"), ("anniv'", "anniv’"), ("lʼété d`Anna", "l’été d’Anna"),
    ("Viens !", "Viens\u{202F}!"), ("Viens!", "Viens\u{202F}!"), ("Quoi ?!", "Quoi\u{202F}?!"),
    ("Viens  ;  oui", "Viens\u{202F};  oui"), ("Il dit : oui", "Il dit\u{A0}: oui"),
    ("Il dit: oui", "Il dit\u{A0}: oui"), ("à 10:30", "à 10:30"),
    ("« Oui »", "«\u{A0}Oui\u{A0}»"), ("«Oui»", "«\u{A0}Oui\u{A0}»"),
    ("« Oui ! » dit-il.", "«\u{A0}Oui\u{202F}!\u{A0}» dit-il."),
    ("« Oui » !", "«\u{A0}Oui\u{A0}»\u{202F}!"), ("(?)", "(?)"), ("!", "!"), ("", ""),
    ("Oui.\n! Non", "Oui.\n! Non"), ("  Oui  ", "  Oui  "), ("5′ de pause", "5′ de pause"),
    ("e\u{301}te\u{301}!", "e\u{301}te\u{301}\u{202F}!"), ("Non… !", "Non…\u{202F}!"),
  ])
  func setsFrenchSpaces(text: String, expected: String) {
    let result = frenchTypography(text)
    #expect(Array(result.utf8) == Array(expected.utf8))
    #expect(Array(frenchTypography(result).utf8) == Array(expected.utf8))
  }

  @Test(arguments: [
    ("école", "École"), ("œuf", "Œuf"), ("à", "À"), ("ça", "Ça"), ("« on y va »", "« On y va »"),
    ("8 ans", "8 ans"), ("", ""), ("Tom", "Tom"), ("l’été", "L’été"), ("e\u{301}t", "E\u{301}t"),
  ])
  func capitalises(text: String, expected: String) {
    #expect(Array(capitalisedFirst(text).utf8) == Array(expected.utf8))
  }

  @Test func lowersWithAccents() {
    #expect(Array(lowercasedNFC("E\u{301}CŒUR À").utf8) == Array("écœur à".utf8))
  }

  @Test func ordersAsDictionariesDo() {
    let sorted = [
      "à", "abeille", "âge", "cote", "côte", "coté", "côté", "été", "Étienne", "être", "mou", "œil",
      "œuf", "of", "zoo", "Zoo",
    ]
    #expect(sorted.reversed().sorted(by: frenchOrder) == sorted)
    #expect(!frenchOrder("zoo", "zoo"))
  }
}
