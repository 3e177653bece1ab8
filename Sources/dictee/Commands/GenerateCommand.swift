import CommandLineKit
import CommandSets
import Diagnostics
import Engine
import Platform
import Tables
import Text

/// `dictee generate`: tonight's dictation.
enum GenerateCommand {
  /// The child's grammatical gender, as typed.
  enum TypedGender: String, CaseIterable, Sendable {
    case feminine = "f"
    case masculine = "m"
  }

  static let child = Option<String>.text(
    "child", placeholder: LocalizedText(fr: "PRÉNOM", en: "NAME"),
    help: LocalizedText(fr: "prénom de l’enfant", en: "first name of the child")
  ).required().kept()
  static let gender = Option<TypedGender>.choice(
    "gender",
    help: LocalizedText(
      fr: "genre des accords : f ou m", en: "grammatical gender for agreements: f or m")
  ).required()
  static let moment = Option<String>.text(
    "moment", placeholder: .same("ID"),
    help: LocalizedText(
      fr: "le moment choisi, par son identifiant (dictee moments les donne)",
      en: "the chosen moment, by its id (dictee moments lists them)")
  ).needing(SharedOptions.calendar)
  static let seed = Option<UInt64>.integer(
    "seed",
    help: LocalizedText(
      fr: "graine du hasard ; la même donne le même texte",
      en: "seed of the choices; the same one gives the same text"))

  static let command = Command(
    name: "generate",
    summary: LocalizedText(fr: "écrit une dictée", en: "writes a dictation"),
    description: LocalizedText(
      fr: "Écrit une dictée du niveau de l’enfant, sur un moment du calendrier s’il est donné : "
        + "le plus proche déjà passé, sinon le plus proche à venir.\n\n"
        + "Sans graine, un même soir donne un même texte.",
      en: "Writes a French dictation at the child’s grade, about a moment of the calendar if one "
        + "is given: the nearest past one, else the nearest coming one.\n\n"
        + "Without a seed, one evening gives one text."),
    options: [
      SharedOptions.calendar, moment, child, gender, SharedOptions.grade.required(),
      SharedOptions.set, seed, SharedOptions.now, SharedOptions.zone, SharedOptions.json,
    ],
    examples: [
      Example(
        "dictee generate --calendar famille.ics --child Léa --gender f --grade CE2",
        help: LocalizedText(fr: "la dictée de ce soir", en: "tonight’s dictation"))
    ],
    exits: [
      .findings: LocalizedText(
        fr: "le moment est sans nom ou inconnu, ou la bibliothèque n’a pas de texte",
        en: "the moment is blank or unknown, or the library has no text")
    ],
    run: run)

  private static func run(_ session: Session) throws -> ExitCode {
    let arguments = session.arguments
    let evening = try Evening(session)
    let child = try readChild(session)
    let set = try SetLoader.load(session).set
    let grade = try set.gradeRow(arguments.value(of: SharedOptions.grade))
    let moment = try chooseMoment(session, set, evening)
    let topic = moment.flatMap { MomentTopic($0, for: child, in: set) }
    let seed =
      arguments[seed]
      ?? eveningSeed([set.contentHash, child.name, child.gender.rawValue, evening.day.iso])
    let writer = LibraryWriter(set, validator: try Validator(set))
    let request = DictationRequest(
      child: child, grade: grade, topic: topic, month: evening.day.month, seed: seed)
    guard let dictation = writer.write(request) else {
      throw CommandFailure(.noText(set.gradeNames[grade]), exit: .findings)
    }
    let result = GeneratedText(
      dictation: dictation, request: request, moment: moment, day: evening.day, set: set,
      language: session.language)
    session.output.write(
      arguments[SharedOptions.json] ? JSONWriter.write(result.json) : result.text)
    return .done
  }

  private static func readChild(_ session: Session) throws -> Child {
    let typed = normalizedNFC(try session.arguments.value(of: child))
    guard let name = FirstNameShape.checked(typed) else {
      throw CommandFailure(.notAName, exit: .usage)
    }
    let gender = try session.arguments.value(of: gender)
    return Child(name: name, gender: gender == .feminine ? .feminine : .masculine)
  }

  /// The moment to write about; nil without a calendar, or when none can be used.
  private static func chooseMoment(
    _ session: Session, _ set: CompiledSet, _ evening: Evening
  ) throws -> Moment? {
    guard let path = session.arguments[SharedOptions.calendar] else { return nil }
    let list = try CalendarMoments.read(path, set, evening, session)
    guard let typed = session.arguments[moment] else { return list.choice }
    guard let id = MomentID(typed), let chosen = list.moment(id) else {
      throw CommandFailure(.unknownMoment, exit: .findings)
    }
    guard chosen.content != nil else { throw CommandFailure(.blankMoment, exit: .findings) }
    return chosen
  }
}

extension LocalizedText {
  fileprivate static let notAName = LocalizedText(
    fr: "le prénom de --child n’en est pas un : des lettres, avec traits d’union, apostrophes ou "
      + "espaces entre elles, 30 au plus",
    en: "the name of --child is none: letters, with hyphens, apostrophes or spaces between them, "
      + "30 at most")

  fileprivate static let unknownMoment = LocalizedText(
    fr: "aucun moment n’a cet identifiant ; « dictee moments » les donne tous",
    en: "no moment has this id; “dictee moments” lists them all")

  fileprivate static let blankMoment = LocalizedText(
    fr: "ce moment n’a pas été reconnu : il lui faut un nom avant de servir",
    en: "this moment was not recognised: it needs a name before it can serve")

  fileprivate static func noText(_ grade: String) -> LocalizedText {
    LocalizedText(
      fr: "la bibliothèque n’a pas de texte du niveau \(grade) pour ce moment ; "
        + "choisissez-en un autre avec --moment, ou ôtez --calendar",
      en: "the library has no \(grade) text for this moment; choose another with --moment, or "
        + "leave --calendar out")
  }
}
