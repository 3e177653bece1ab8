import Testing
import Text

/// A dictation as a school might give it, from no template, with what it is judged against.
struct SchoolDictation: CustomTestStringConvertible, Sendable {
  var grade: String
  var child: String
  var moment: String
  /// Id of a skill that the text practises.
  var skill: String
  var text: String
  /// A verb and the same in a tense that the grade has not met.
  var tense: (String, String)
  /// A word and one that the grade does not know.
  var word: (String, String)

  var testDescription: String { "\(grade), \(child), \(moment)" }

  static let all = ce2 + cm1 + cm2 + sixth

  /// A kind of fault that is planted into a text.
  enum Fault: String, CaseIterable, Sendable {
    case wordAboveGrade, tenseAboveGrade, longSentence, hospital, missingSkill, missingName
    case missingMoment, telegram
  }

  /// The sentences of the text.
  var sentences: [String] { Text.sentences(of: text).map { String(slice(text, $0)) } }

  /// The text with a fault; the same one where only the request changes.
  func planting(_ fault: Fault) -> String {
    switch fault {
    case .wordAboveGrade: text.replacing(word.0, with: word.1)
    case .tenseAboveGrade: text.replacing(tense.0, with: tense.1)
    case .longSentence: joined(atLeast: 30)
    case .hospital: naming("à l’hôpital")
    case .missingName: text.replacing(child, with: otherName)
    case .telegram: telegram
    case .missingSkill, .missingMoment: text
    }
  }

  private var otherName: String {
    ["Tom", "Hugo", "Paul", "Louis"].contains(child) ? "Marc" : "Marie"
  }

  /// The text with its first sentences joined until they are one of so many words.
  private func joined(atLeast count: Int) -> String {
    var rest = sentences[...]
    var first = rest.removeFirst()
    while wordCount(first) < count, let next = rest.popFirst() {
      let initial = next.hasPrefix(child) ? next.prefix(1) : next.prefix(1).lowercased()[...]
      first = first.dropLast() + " et " + initial + next.dropFirst()
    }
    return ([first] + rest).joined(separator: " ")
  }

  /// The text with a place added to its shortest sentence.
  private func naming(_ place: String) -> String {
    guard let shortest = sentences.min(by: { wordCount($0) < wordCount($1) }) else { return text }
    return text.replacing(shortest, with: "\(shortest.dropLast()) \(place)\(shortest.suffix(1))")
  }

  /// Eleven sentences that hold all the text must hold, and tell nothing.
  private var telegram: String {
    let opening = "\(child) est là ce matin. Voici \(moment). "
    switch grade {
    case "CE2":
      return "\(child) est là. Voici \(moment). Les enfants jouent. Les chats dorment. "
        + "Une petite fille chante. La grande porte claque. Les feuilles jaunes tombent. "
        + "Deux oiseaux blancs volent. Les amis marchent ensemble. La nuit tombe déjà. "
        + "Tout le monde rit avec eux."
    case "CM1":
      return opening + "Les enfants jouent dans la cour. Les chats dorment au soleil. "
        + "Une petite fille chante une chanson. La grande porte verte claque. "
        + "Les feuilles jaunes tombent déjà. Deux oiseaux blancs volent très haut. "
        + "Les amis marchent ensemble. La nuit tombe sur la ville. Tout le monde rit encore."
    case "CM2":
      return opening + "Les enfants sont arrivés très tôt. Les chats sont couchés au soleil. "
        + "Une petite fille est assise dehors. La grande porte verte est fermée. "
        + "Les feuilles jaunes tombent sur le sol. Deux oiseaux blancs volent vers la mer. "
        + "Les amis marchent ensemble dans la rue. Les nuages gris sont partis très loin. "
        + "Tout le monde est content ce soir."
    default:
      return "\(child) est là depuis ce matin avec ses amis. Voici \(moment). "
        + "Les enfants sont arrivés très tôt sur la place. "
        + "Les pommes que nous avons mangées étaient bonnes. "
        + "Les lettres qu’il a écrites sont sur la table. La grande porte verte est restée fermée. "
        + "Les feuilles jaunes tombaient sur le sol mouillé. "
        + "Deux oiseaux blancs volaient vers la mer. "
        + "Les amis marchaient ensemble dans la rue calme. Les nuages gris sont partis très loin. "
        + "Tout le monde était content ce soir."
    }
  }
}
