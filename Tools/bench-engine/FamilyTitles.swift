import MatchingReference
import TestSupport

/// Makes titles as families write them: a third with a form, some with a word that sets the title
/// aside, many with words that only look like one, typed with and without accents and capitals.
struct FamilyTitles {
  private var random: SplitMix64
  private let motifs: [String]
  private let blocked: [String]

  private static let fillers = [
    "Tom", "Léa", "Inès", "mamie", "chez papi", "avec Zoé", "10h", "17h30", "8h", "CE2", "lundi",
    "mardi", "samedi", "matin", "après-midi", "le", "la", "de", "au", "pour", "et", "rdv", "Paris",
    "Lyon", "gare", "maison", "salle 12", "groupe B", "semaine 48", "sac", "maillot", "goûter",
    "prévoir", "apporter", "voir", "appeler", "récupérer", "déposer", "covoiturage", "parking",
    "expo Kandinsky", "skieur", "piscinier", "judoka", "coloscopiste", "balèze", "théâtral",
    "parce que", "été comme hiver", "U13", "(confirmé)", "- retour", "bis", "n°3", "1er étage",
  ]
  private static let separators = [" ", " ", " ", " ", " ", ", ", " - ", " : ", "\u{A0}", "/"]
  private static let emoji = ["🏊", "🎂", "🎄", "⚽️", "👨‍👩‍👧", "🎭"]
  private static let accents: [Character: String] = [
    "é": "e\u{301}", "è": "e\u{300}", "ê": "e\u{302}", "à": "a\u{300}", "â": "a\u{302}",
    "ô": "o\u{302}", "î": "i\u{302}", "ç": "c\u{327}", "û": "u\u{302}",
  ]

  init(seed: UInt64, motifs: [String], blocked: [String]) {
    random = SplitMix64(seed: seed)
    self.motifs = motifs
    self.blocked = blocked
  }

  mutating func next() -> String {
    // One title in twelve is long, as when somebody pastes a message.
    let count =
      chance(8)
      ? Int.random(in: 15...40, using: &random)
      : Int.random(
        in: 1...6, using: &random)
    var parts = (0..<count).map { _ in pick(FamilyTitles.fillers) }
    if chance(38) { insert(pick(motifs).replacing("#", with: "8"), &parts) }
    if chance(6) { insert(pick(blocked), &parts) }
    if chance(8) { insert(pick(FamilyTitles.emoji), &parts) }
    var title = parts[0]
    for part in parts.dropFirst() { title += pick(FamilyTitles.separators) + part }
    if chance(20) { title = bare(title) }
    if chance(10) { title = title.uppercased() }
    if chance(10) { title = decomposed(title) }
    return title.replacing("'", with: chance(50) ? "’" : "'")
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func pick(_ texts: [String]) -> String {
    texts[Int.random(in: 0..<texts.count, using: &random)]
  }

  private mutating func insert(_ part: String, _ parts: inout [String]) {
    parts.insert(part, at: Int.random(in: 0...parts.count, using: &random))
  }

  private func bare(_ text: String) -> String {
    String(
      text.map { character in
        FamilyTitles.accents[character]?.unicodeScalars.first.map(Character.init) ?? character
      })
  }

  private func decomposed(_ text: String) -> String {
    text.map { FamilyTitles.accents[$0] ?? String($0) }.joined()
  }
}
