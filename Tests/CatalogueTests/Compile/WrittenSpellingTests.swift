import Testing

@testable import Catalogue

/// Which words of a text get the spelling that the set writes, with the words of the school set.
@Suite struct WrittenSpellingTests {
  private static let reformed = writing(.reformed)
  private static let classic = writing(.classic)

  private static func writing(_ spelling: SetSyntax.Spelling) -> WrittenSpelling {
    let lexicon = SchoolLexicon.shared
    return WrittenSpelling(
      spelling, inflections: lexicon.inflections, pairs: lexicon.otherSpellings)
  }

  @Test(arguments: [
    ("L'île est belle en août.", "L'ile est belle en aout."),
    ("Connaît-il la presqu’île ?", "Connait-il la presqu'ile ?"),
    ("Événement ! Les maîtres goûtent l'oignon.", "Évènement ! Les maitres goutent l'ognon."),
    ("Il cédera la cuisinière.", "Il cèdera la cuisinière."),
    ("vingt et un chats", "vingt-et-un chats"),
    ("Deux cent trente et une", "Deux-cent-trente-et-une"),
    ("trois mille vingt-deux pas", "trois-mille-vingt-deux pas"),
  ])
  func areRespelled(classic: String, reformed: String) {
    #expect(Self.reformed.written(classic) == reformed)
    #expect(Self.reformed.written(reformed) == reformed)
  }

  @Test(arguments: [
    ("L'ile est belle en aout.", "L'île est belle en août."),
    ("Iles et presqu’iles", "Îles et presqu'îles"),
    ("Il a vingt-et-un ans et deux-cents billes.", "Il a vingt et un ans et deux cents billes."),
    ("Des weekends, des portemonnaies.", "Des week-ends, des porte-monnaie."),
  ])
  func getTheSpellingBefore(reformed: String, classic: String) {
    #expect(Self.classic.written(reformed) == classic)
    #expect(Self.classic.written(classic) == classic)
  }

  /// *Boite* is a form of *boiter* too; dictionaries give both *clé* and *clef*; a list of numbers
  /// is no number.
  @Test(arguments: [
    "Il boite.", "La clé et la clef.", "un chat et une île ÎLE", "vingt et des poussières",
    "quatre, cinq, six", "Le chat dort.", "",
  ])
  func stay(text: String) {
    #expect(Self.classic.written(text) == text)
    #expect(Self.reformed.written(text) == text.replacing("île", with: "ile"))
  }
}
