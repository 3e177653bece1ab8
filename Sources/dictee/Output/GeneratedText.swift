import Audit
import Diagnostics
import Engine
import Tables
import Text

/// A dictation as `dictee generate` shows it.
struct GeneratedText {
  var dictation: Dictation
  var request: DictationRequest
  var moment: Moment?
  var day: CivilDay
  var set: CompiledSet
  var language: Language

  /// Title, an empty line, the text.
  var text: String {
    "\(dictation.draft.title)\n\n\(dictation.draft.text)\n"
  }

  /// The moment that the text is about.
  private var topic: ChosenMoment? {
    guard let moment, let topic = request.topic else { return nil }
    return ChosenMoment(moment: moment, topic: topic, form: set.text(set.forms[topic.form].id))
  }

  private var skills: [PractisedSkill] {
    zip(dictation.skills, dictation.trapCounts).map { skill, count in
      PractisedSkill(id: set.text(set.skills[skill].id), trapCount: count)
    }
  }
}

extension GeneratedText: JSONOutput {
  static let shape = JSONShape<GeneratedText>([
    .identifier("dictee.generate/1"),
    .text("title", "the title, no part of the dictation") { $0.dictation.draft.title },
    .text("text", "what is dictated") { $0.dictation.draft.text },
    .texts("sentences", "the text, sentence by sentence") { $0.dictation.draft.sentences },
    .number("words", "how many; an elided word counts") { $0.dictation.wordCount },
    .text("grade", "the grade, as the set writes it") { $0.set.gradeNames[$0.request.grade] },
    .optionalNumber("palier", "the step of length and density that was asked for", atLeast: 1) {
      $0.request.step
    },
    .date("date", "the day of the dictation") { $0.day.iso },
    .optionalObject("moment", "the event that the text is about", ChosenMoment.shape) {
      $0.topic
    },
    .objects("skills", "the skills that the text was checked for", PractisedSkill.shape) {
      $0.skills
    },
    .objects("checks", "the seven checks, in their order", CheckLine.shape) {
      CheckLine.lines($0.dictation.checks, $0.set, $0.language)
    },
    // A 64-bit number does not survive every JSON reader.
    .text("seed", "a decimal number for --seed, which gives this text again", pattern: "^[0-9]+$") {
      String($0.request.seed)
    },
    .object("set", "the catalogues", SetName.shape) { SetName($0.set) },
  ])
}

/// A skill that a text practises.
private struct PractisedSkill {
  var id: String
  var trapCount: Int

  static let shape = JSONShape<PractisedSkill>([
    .text("id", "id of the skill") { $0.id },
    .number("traps", "how many words of the text exercise it") { $0.trapCount },
  ])
}

/// The moment of a text.
struct ChosenMoment {
  var moment: Moment
  var topic: MomentTopic
  /// The form's id.
  var form: String

  static let shape = JSONShape<ChosenMoment>([
    .text("id", "for --moment") { $0.moment.id.text },
    .text("form", "id of the form") { $0.form },
    .text("phrase", "the noun phrase that stands for the event") { $0.topic.phrase },
    .date("date", "the day of the event") { $0.moment.day.iso },
  ])
}
