import Audit
import Diagnostics
import Engine
import Store
import Tables
import Text

/// The picked dictation as `dictee next` shows it.
struct NextReport {
  let cards: EveningCards
  let card: OfferedCard
  /// From 1.
  let number: Int
  let language: Language

  private var dictated: String { card.text.sentences.joined(separator: " ") }

  /// Title, an empty line, the text; then, if wanted, an empty line and why.
  func text(withReasons: Bool) -> String {
    let reasons = withReasons ? [""] + card.why.map { $0.text(language) } : []
    return ([card.text.title, "", dictated] + reasons).joined(separator: "\n") + "\n"
  }
}

extension NextReport: JSONOutput {
  static let shape = JSONShape<NextReport>([
    .identifier("dictee.next/1"),
    .text("child", "first name of the child") { $0.cards.profile.name },
    .text("grade", "the grade, as the set writes it") { $0.card.text.grade },
    .date("date", "the evening") { $0.cards.day.iso },
    .number("number", "of the card, from 1", atLeast: 1) { $0.number },
    .text("title", "the title, no part of the dictation") { $0.card.text.title },
    .text("text", "what is dictated") { $0.dictated },
    .texts("sentences", "the text, sentence by sentence") { $0.card.text.sentences },
    .number("palier", "the step of length and density", atLeast: 1) { $0.card.text.step },
    .optionalText("moment", "id of the moment; null without one") { $0.card.text.moment },
    .optionalText("form", "id of the form of the moment; null without one") { $0.card.text.form },
    .texts("skills", "ids of the skills that it exercises, the most wanted first") {
      $0.card.text.targets
    },
    .texts("why", "two lines for a parent") { report in
      report.card.why.map { $0.text(report.language) }
    },
    .object("set", "the catalogues", SetName.shape) { SetName($0.cards.set) },
  ])
}
