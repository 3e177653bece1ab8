import Tables
import Testing

@testable import Engine

/// Words that a child reads alike, and both spellings of 1990.
@Suite struct SoundTests {
  static let same: [(String, String)] = [
    ("bateau", "bato"), ("oiseaux", "oizo"), ("chanter", "chanté"), ("chantez", "chantai"),
    ("maison", "mézon"), ("campagne", "canpagne"), ("quatre", "catre"), ("pharmacie", "farmaci"),
    ("garçon", "garson"), ("longtemps", "lontemp"), ("compter", "conter"), ("mangeait", "manjait"),
    ("ville", "vile"), ("attention", "atension"), ("bien", "biin"),
    ("oubliera", "oublira"), ("beaucoup", "bocou"),
  ]

  @Test(arguments: same)
  func soundsAlike(right: String, written: String) {
    #expect(sounds(right) == sounds(written))
  }

  static let different: [(String, String)] = [
    ("poisson", "poison"), ("dessert", "désert"), ("chien", "chin"), ("vache", "fache"),
    ("boire", "doire"), ("garçon", "garcon"), ("mangeons", "mangons"), ("paille", "palle"),
    ("jardin", "jadin"), ("rousse", "rouse"),
  ]

  @Test(arguments: different)
  func soundsOtherwise(right: String, written: String) {
    #expect(sounds(right) != sounds(written))
  }

  private func sounds(_ word: String) -> [UInt8] { FrenchSounds.sounds(Letter.letters(word)) }

  static let spellings: [(String, String)] = [
    ("île", "ile"), ("maîtresse", "maitresse"), ("connaît", "connait"), ("août", "aout"),
    ("événement", "évènement"), ("oignon", "ognon"), ("week-end", "weekend"), ("clé", "clef"),
    ("brûlait", "brulait"), ("relais", "relai"), ("cédera", "cèdera"),
    ("amoncelle", "amoncèle"), ("paie", "paye"), ("vingt et un", "vingt-et-un"),
  ]

  @Test(arguments: spellings)
  func admitsBothSpellings(one: String, other: String) throws {
    #expect(try areSame(one, other) && areSame(other, one))
  }

  static let oneSpelling: [(String, String)] = [
    ("dû", "du"), ("sûr", "sur"), ("mûr", "mur"), ("forêt", "foret"), ("fête", "fete"),
    ("vîmes", "vimes"), ("jeûne", "jeune"), ("élever", "èlever"), ("achète", "achette"),
    ("appelle", "appèle"), ("médecin", "mèdecin"), ("cédait", "cèdait"),
  ]

  @Test(arguments: oneSpelling)
  func keepsTheOnlySpelling(right: String, written: String) throws {
    #expect(try !areSame(right, written))
  }

  private func areSame(_ one: String, _ other: String) throws -> Bool {
    try SpellingTable(SchoolSet.shared.get().set.blob).areSame(one, other)
  }
}
