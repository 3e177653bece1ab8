import Audit
import Diagnostics
import Engine
import Store
import Tables

/// Tonight’s cards as `dictee cards` shows them.
struct CardsReport {
  let cards: EveningCards
  let language: Language

  /// For each card its number, title and moment, and two lines that say why.
  var text: String {
    var lines = ["\(cards.profile.name), \(cards.day.inWords(language))", ""]
    for card in numbered {
      let moment = card.moment.map { " (\($0))" } ?? ""
      lines.append("\(card.number)  \(card.text.title)\(moment)")
      lines += card.why.map { "   \($0)" }
      lines.append("")
    }
    if let shortage { lines.append(shortage) }
    lines.append(
      LocalizedText(
        fr: "La dictée numéro 1 : dictee next --pick 1",
        en: "Dictation number 1: dictee next --pick 1"
      ).text(language))
    return lines.joined(separator: "\n") + "\n"
  }

  /// Why there are fewer cards than usual.
  var shortage: String? {
    cards.shortage.map { _ in
      LocalizedText(
        fr: "Pas d’autre carte : la bibliothèque n’a pas d’autre texte pour ces compétences.",
        en: "No further card: the library has no other text for these skills."
      ).text(language)
    }
  }

  fileprivate var numbered: [NumberedCard] {
    cards.offer.cards.enumerated().map { place, card in
      NumberedCard(
        number: place + 1, text: card.text, moment: cards.momentPhrase(card.text),
        why: card.why.map { $0.text(language) }, isPicked: cards.offer.chosen == place + 1)
    }
  }
}

extension EveningCards {
  /// What the text is about, as the catalogue says it of any child; nil for a text without a moment.
  func momentPhrase(_ text: DictatedText) -> String? {
    guard let id = text.form, let form = set.forms.first(where: { set.text($0.id) == id }) else {
      return nil
    }
    return canonicalPhrase(set.text(form.phrase), of: nil)
  }
}

/// A card with its number.
private struct NumberedCard {
  /// From 1.
  var number: Int
  var text: DictatedText
  var moment: String?
  var why: [String]
  var isPicked: Bool

  static let shape = JSONShape<NumberedCard>([
    .number("number", "for --pick", atLeast: 1) { $0.number },
    .text("title", "the title of the text") { $0.text.title },
    .optionalText("moment", "id of the moment; null without one") { $0.text.moment },
    .optionalText("form", "id of the form of the moment; null without one") { $0.text.form },
    .optionalText("phrase", "the noun phrase of the form; null without one") { $0.moment },
    .texts("skills", "ids of the skills that it exercises, the most wanted first") {
      $0.text.targets
    },
    .number("palier", "its step of length and density", atLeast: 1) { $0.text.step },
    .texts("why", "two lines for a parent") { $0.why },
    .flag("picked", "whether it was chosen tonight") { $0.isPicked },
  ])
}

extension CardsReport: JSONOutput {
  static let shape = JSONShape<CardsReport>([
    .identifier("dictee.cards/1"),
    .text("child", "first name of the child") { $0.cards.profile.name },
    .text("grade", "the grade, as the set writes it") { $0.cards.profile.grade },
    .date("date", "the evening") { $0.cards.day.iso },
    .objects("cards", "what is offered, in order", NumberedCard.shape) { $0.numbered },
    .optionalName(
      "shortage", "why there are fewer cards than the set wants; null when there are enough",
      among: PlannedEvening.Shortage.allCases.map(\.rawValue)
    ) { $0.cards.shortage?.rawValue },
    .object("set", "the catalogues", SetName.shape) { SetName($0.cards.set) },
  ])
}
