import Catalogue
import Diagnostics
import Engine

/// What the engine makes of a title, and the entries that set it aside.
struct TitleReading {
  var outcome: TitleOutcome
  /// Places in the catalogue's blocked words, from left to right in the title.
  var blocked: [Int]
  /// Places in the catalogue's words of `ecarts.yaml`.
  var deviations: [Int]

  /// Row of the form that the title gives.
  var form: Int? { outcome.recognised?.form }
}

extension ExampleAudit {
  /// The reading in words: « donne la forme « judo » ».
  func describe(_ reading: TitleReading) -> LocalizedText {
    switch reading.outcome {
    case .moment(let content):
      let id = catalogue.forms[content.form].id.value
      return LocalizedText(fr: "il donne la forme « \(id) »", en: "it gives the form “\(id)”")
    case .blank:
      return LocalizedText(fr: "il n’est pas reconnu", en: "it is not recognised")
    case .mixedScript:
      return LocalizedText(
        fr: "un de ses mots mêle deux alphabets", en: "one of its words mixes two scripts")
    case .chore, .cancelled:
      let words = reading.deviations.map { catalogue.deviations[$0].word.value }
      return setAside(by: words.first ?? "")
    case .blocked:
      return setAside(by: reading.blocked.first.map { catalogue.blocked[$0].word.value } ?? "")
    }
  }

  private func setAside(by word: String) -> LocalizedText {
    LocalizedText(fr: "« \(word) » l’écarte", en: "“\(word)” sets it aside")
  }
}
