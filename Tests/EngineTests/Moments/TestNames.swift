import Text

@testable import Engine

/// A small list of names and words for the tests of titles.
struct TestNames: NameLexicon {
  private static let masculine = [
    "Enzo", "Éloi", "Hugo", "Jean", "Jean-Luc", "Jules", "Léo", "Louis", "Luc", "Malo", "N’Golo",
    "Noé", "Paul", "Pierre", "Tom", "Yanis", "Yves",
  ]
  private static let feminine = [
    "Anne", "Anne-Laure", "Fleur", "Hélène", "Inès", "Jade", "Laure", "Léa", "Marie", "Nina",
    "Rose",
    "Zoé",
  ]
  private static let epicene = ["Camille", "Lou", "Sam"]
  private static let consonantSounds = ["Yanis"]
  private static let silentH = ["Hélène", "Hugo"]
  private static let kin: [(String, PersonGender)] = [
    ("papa", .masculine), ("papi", .masculine), ("tonton", .masculine), ("maman", .feminine),
    ("mamie", .feminine), ("tata", .feminine), ("arrière-mamie", .feminine),
  ]
  private static let never = [
    "École", "Samedi", "Maman's", "Mme", "Saint", "Bébé", "CE2", "Absent",
  ]
  private static let followers = [
    "à", "au", "avec", "chez", "dans", "samedi", "dimanche", "demain", "en", "pour", "sur",
  ]
  private static let words = [
    "bleu", "bowling", "camping", "château", "ciné", "classe", "école", "fleur", "fête", "foot",
    "gâteau", "grand", "jardin", "mer", "parc", "petit", "pierre", "pirate", "piscine", "plage",
    "princesse", "rose", "sport", "zoo",
  ]

  private let names: [[UInt8]: ListedName]
  private let kinship: [[UInt8]: ListedName]
  private let never: Set<[UInt8]>
  private let followers: Set<[UInt8]>
  private let words: Set<[UInt8]>
  private let blocked: Set<[UInt8]> = [foldedBytes("hôpital")]

  init() {
    var names: [[UInt8]: ListedName] = [:]
    func add(_ list: [String], _ gender: PersonGender?) {
      for name in list {
        let isSilent = Self.silentH.contains(name)
        let elides = isSilent || "AEÉIOUY".contains(name.prefix(1))
        names[foldedBytes(name)] = ListedName(
          spelling: name, gender: gender,
          elides: elides && !Self.consonantSounds.contains(name))
      }
    }
    add(Self.masculine, .masculine)
    add(Self.feminine, .feminine)
    add(Self.epicene, nil)
    self.names = names
    kinship = Dictionary(
      uniqueKeysWithValues: Self.kin.map { word, gender in
        (
          foldedBytes(word),
          ListedName(spelling: word, gender: gender, elides: word.hasPrefix("a"))
        )
      })
    never = Set(Self.never.map(foldedBytes))
    followers = Set(Self.followers.map(foldedBytes))
    words = Set(Self.words.map(foldedBytes))
  }

  func listed(_ word: [UInt8]) -> ListedName? { names[word] }
  func kinship(_ word: [UInt8]) -> ListedName? { kinship[word] }
  func isNever(_ word: [UInt8]) -> Bool { never.contains(word) }
  func isFollower(_ word: [UInt8]) -> Bool { followers.contains(word) }
  func isVocabularyOrMotifWord(_ word: [UInt8]) -> Bool { words.contains(word) }
  func isBlocked(_ word: [UInt8]) -> Bool { blocked.contains(word) }
  func isKeptOut(_ word: [UInt8]) -> Bool { false }
}
