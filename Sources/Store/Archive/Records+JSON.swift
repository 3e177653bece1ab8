package import Diagnostics
internal import Engine
internal import Text

extension Profile {
  static let keys = ["name", "gender", "grade", "set"]

  package static let shape = JSONShape<Profile>([
    .text("name", "first name") { $0.name },
    .name("gender", "grammatical gender", among: PersonGender.known.map(\.rawValue)) {
      $0.gender.rawValue
    },
    .text("grade", "the grade, as the set writes it") { $0.grade },
    .text("set", "the set of catalogues: a name, or the path of a folder or file") { $0.set },
  ])

  init(reading value: JSONValue, at path: String, _ faults: FaultList) {
    let reader = ObjectReader(value, at: path, keys: Self.keys, faults)
    self.init(
      name: reader.text("name", isKnown: { FirstNameShape.checked($0) != nil }, .aFirstName),
      gender: reader.choice("gender", among: PersonGender.known, else: .feminine),
      grade: reader.text("grade"), set: reader.text("set"))
  }
}

extension PersonGender {
  fileprivate static let known: [PersonGender] = [.feminine, .masculine]
}

extension DictatedText {
  static let keys = [
    "date", "title", "sentences", "grade", "palier", "template", "moment", "form", "targets",
  ]

  static let shape = JSONShape<DictatedText>([
    .date("date", "the day on which it was given") { $0.day.iso },
    .text("title", "the title, no part of the dictation") { $0.title },
    .texts("sentences", "the text, sentence by sentence") { $0.sentences },
    .text("grade", "the grade for which it was written") { $0.grade },
    .number("palier", "the step of length and density", atLeast: 1) { $0.step },
    .optionalText("template", "id of the template; null for a text of a model") { $0.template },
    .optionalText("moment", "id of the moment; null without one") { $0.moment },
    .optionalText("form", "id of the form of the moment; null without one") { $0.form },
    .texts("targets", "ids of the skills that it was to exercise, the most wanted first") {
      $0.targets
    },
  ])

  init(reading value: JSONValue, at path: String, _ faults: FaultList) {
    let reader = ObjectReader(value, at: path, keys: Self.keys, faults)
    self.init(
      day: reader.day("date"), title: reader.text("title"),
      sentences: reader.texts("sentences", atLeast: 1), grade: reader.text("grade"),
      step: reader.number("palier"), template: reader.optionalText("template"),
      moment: reader.optionalText("moment"), form: reader.optionalText("form"),
      targets: reader.texts("targets"))
  }
}

/// A skill with what was found of it.
struct SkillFinding {
  var skill: String
  var result: SkillResult

  static let shape = JSONShape<SkillFinding>([
    .text("skill", "id of the skill") { $0.skill },
    .choice("result", "what was found of it") { $0.result },
  ])
}

extension Correction {
  /// What was found, by the ids of the skills.
  var findings: [SkillFinding] {
    results.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { SkillFinding(skill: $0.key, result: $0.value) }
  }

  static func results(
    reading value: JSONValue, at path: String, _ faults: FaultList
  ) -> [String: SkillResult] {
    var results: [String: SkillResult] = [:]
    for (element, path) in ObjectReader.elements(of: value, at: path, faults) {
      let reader = ObjectReader(element, at: path, keys: ["skill", "result"], faults)
      let result = reader.choice("result", among: SkillResult.allCases, else: .allRight)
      if results.updateValue(result, forKey: reader.text("skill")) != nil {
        reader.refuse("skill", .anotherSkill)
      }
    }
    return results
  }
}

extension MissedWord {
  static let shape = JSONShape<MissedWord>([
    .text("expected", "the word as the text has it") { $0.expected },
    .optionalText("written", "as the child wrote it; null for a word that was left out") {
      $0.written
    },
    .optionalText("skill", "id of the skill; null when it can’t be told") { $0.skill },
  ])

  static func list(
    reading value: JSONValue, at path: String, _ faults: FaultList
  ) -> [MissedWord] {
    ObjectReader.elements(of: value, at: path, faults).map { element, path in
      let keys = ["expected", "written", "skill"]
      let reader = ObjectReader(element, at: path, keys: keys, faults)
      return MissedWord(
        expected: reader.text("expected"), written: reader.optionalText("written"),
        skill: reader.optionalText("skill"))
    }
  }
}

extension LocalizedText {
  static let keys = ["fr", "en"]

  static let shape = JSONShape<LocalizedText>([
    .text("fr", "in French") { $0.fr }, .text("en", "in English") { $0.en },
  ])

  init(reading value: JSONValue, at path: String, _ faults: FaultList) {
    let reader = ObjectReader(value, at: path, keys: Self.keys, faults)
    self.init(fr: reader.text("fr"), en: reader.text("en"))
  }
}

extension OfferedCard {
  static let keys = ["text", "why"]

  static let shape = JSONShape<OfferedCard>([
    .object("text", "what is dictated if the card is picked", DictatedText.shape) { $0.text },
    .objects("why", "why it was offered, in lines for a parent", LocalizedText.shape) { $0.why },
  ])

  init(reading value: JSONValue, at path: String, _ faults: FaultList) {
    let reader = ObjectReader(value, at: path, keys: Self.keys, faults)
    let why = reader.elements("why").map {
      LocalizedText(reading: $0.value, at: $0.path, faults)
    }
    // A card without a readable text is noted, and what stands for it is never used.
    let text = reader.value("text") ?? (.null, path)
    self.init(text: DictatedText(reading: text.value, at: text.path, faults), why: why)
  }

  static func list(
    reading value: JSONValue, at path: String, _ faults: FaultList
  ) -> [OfferedCard] {
    ObjectReader.elements(of: value, at: path, faults).map {
      OfferedCard(reading: $0.value, at: $0.path, faults)
    }
  }
}

extension CardOffer {
  static let keys = ["date", "cards", "chosen"]

  static let shape = JSONShape<CardOffer>([
    .date("date", "the evening") { $0.day.iso },
    .objects("cards", "the cards, in the order in which they were shown", OfferedCard.shape) {
      $0.cards
    },
    .optionalNumber("chosen", "the number of the card that was picked, from 1", atLeast: 1) {
      $0.chosen
    },
  ])

  init(reading value: JSONValue, at path: String, _ faults: FaultList) {
    let reader = ObjectReader(value, at: path, keys: Self.keys, faults)
    let cards = reader.elements("cards").map {
      OfferedCard(reading: $0.value, at: $0.path, faults)
    }
    self.init(day: reader.day("date"), cards: cards, chosen: reader.optionalNumber("chosen"))
    if cards.isEmpty { reader.refuse("cards", .someCards) }
    if let chosen, chosen > cards.count { reader.refuse("chosen", .aCard) }
  }
}

extension LocalizedText {
  fileprivate static let aFirstName = LocalizedText(
    fr: "un prénom : des lettres, avec traits d’union, apostrophes ou espaces entre elles, "
      + "30 au plus",
    en: "a first name: letters, with hyphens, apostrophes or spaces between them, 30 at most")
  fileprivate static let anotherSkill = LocalizedText(
    fr: "une compétence qui ne s’y trouve pas deux fois", en: "a skill that is not there twice")
  fileprivate static let someCards = LocalizedText(
    fr: "au moins une carte", en: "at least one card")
  fileprivate static let aCard = LocalizedText(
    fr: "le numéro d’une des cartes", en: "the number of one of the cards")
}
