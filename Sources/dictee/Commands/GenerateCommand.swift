import CommandLineKit
import CommandSets
import Diagnostics
import Engine
import Platform
import Tables
import Text

/// `dictee generate`: tonight's dictation.
enum GenerateCommand {
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
      SharedOptions.calendar, moment, SharedOptions.child.required(),
      SharedOptions.gender.required(),
      SharedOptions.grade.required(), SharedOptions.skills, SharedOptions.step,
      SharedOptions.certificate, SharedOptions.store,
      SharedOptions.set, seed, SharedOptions.now, SharedOptions.zone, SharedOptions.json,
    ],
    examples: [
      Example(
        "dictee generate --calendar famille.ics --child Léa --gender f --grade CE2",
        help: LocalizedText(fr: "la dictée de ce soir", en: "tonight’s dictation")),
      Example(
        "dictee generate --child Léa --gender f --grade CE2 --skills gn_nombre --palier 1",
        help: LocalizedText(
          fr: "un texte court qui fait travailler les pluriels",
          en: "a short text that exercises plurals")),
    ],
    exits: [
      .findings: LocalizedText(
        fr: "le moment est sans nom ou inconnu, ou la bibliothèque n’a pas de texte pour ce qui "
          + "est demandé",
        en: "the moment is blank or unknown, or the library has no text for what is asked")
    ],
    run: run)

  private static func run(_ session: Session) throws -> ExitCode {
    let arguments = session.arguments
    let evening = try Evening(session)
    let child = try readChild(session)
    let set = try SetLoader.load(session).set
    let grade = try set.gradeRow(arguments.value(of: SharedOptions.grade))
    let moment = try chooseMoment(session, set, evening, for: child.name)
    let topic = moment.flatMap { MomentTopic($0, for: child, in: set) }
    let seed =
      arguments[seed]
      ?? eveningSeed([set.contentHash, child.name, child.gender.rawValue, evening.day.iso])
    let writer = LibraryWriter(set, validator: try Validator(set))
    let request = DictationRequest(
      child: child, grade: grade, topic: topic, month: evening.day.month, seed: seed,
      skills: try set.skillRows(arguments[SharedOptions.skills] ?? []),
      step: try set.checkedStep(arguments[SharedOptions.step], ofGrade: grade))
    let dictation = try write(request, writer, set)
    if let path = arguments[SharedOptions.certificate] {
      let certificate = Certificate(
        set: set, request: dictation.request, sentences: dictation.draft.sentences,
        results: dictation.checks)
      try writeFile(Array(certificate.canonical.utf8), to: path, isPrivate: true)
    }
    let result = GeneratedText(
      dictation: dictation, request: request, moment: moment, day: evening.day, set: set,
      language: session.language)
    session.output.write(
      arguments[SharedOptions.json] ? JSONWriter.write(result.json) : result.text)
    return .done
  }

  private static func write(
    _ request: DictationRequest, _ writer: LibraryWriter, _ set: CompiledSet
  ) throws -> Dictation {
    do throws(LibraryGap) {
      return try writer.attempt(request)
    } catch {
      throw CommandFailure(.noText(error, request, set), exit: .findings)
    }
  }

  private static func readChild(_ session: Session) throws -> Child {
    let name = try SharedOptions.firstName(session.arguments.value(of: SharedOptions.child))
    let gender = try session.arguments.value(of: SharedOptions.gender)
    return Child(name: name, gender: gender.person)
  }

  /// The moment to write about; nil without a calendar, or when none can be used.
  private static func chooseMoment(
    _ session: Session, _ set: CompiledSet, _ evening: Evening, for child: String
  ) throws -> Moment? {
    let paths = session.arguments[all: SharedOptions.calendar]
    guard !paths.isEmpty else { return nil }
    let list = try CalendarMoments.read(paths, set, evening, session).list.offered(to: child)
    guard let typed = session.arguments[moment] else { return list.choice }
    guard let id = MomentID(typed), let chosen = list.moment(id) else {
      throw CommandFailure(.unknownMoment, exit: .findings)
    }
    guard chosen.content != nil else { throw CommandFailure(.blankMoment, exit: .findings) }
    return chosen
  }
}

extension LocalizedText {
  fileprivate static let unknownMoment = LocalizedText(
    fr: "aucun moment n’a cet identifiant ; « dictee moments » les donne tous",
    en: "no moment has this id; “dictee moments” lists them all")

  fileprivate static let blankMoment = LocalizedText(
    fr: "ce moment n’a pas été reconnu : il lui faut un nom avant de servir",
    en: "this moment was not recognised: it needs a name before it can serve")

  /// What no text of the library has, and what to ask for instead.
  fileprivate static func noText(
    _ gap: LibraryGap, _ request: DictationRequest, _ set: CompiledSet
  ) -> LocalizedText {
    let grade = set.gradeNames[request.grade]
    let names = gap.missingSkills.map { set.text(set.skills[$0].id) }.joined(separator: ", ")
    if let step = request.step.flatMap({ set.step($0, ofGrade: request.grade) }), gap.hasTemplates,
      !gap.hasLength
    {
      let (least, most) = (step.words.lowerBound, step.words.upperBound)
      return LocalizedText(
        fr: "aucun texte \(grade) de la bibliothèque n’a la longueur du palier, de \(least) à "
          + "\(most) mots ; demandez un autre palier ou un autre moment",
        en: "no \(grade) text of the library has the length of the palier, \(least) to \(most) "
          + "words; ask for another palier or moment")
    }
    if gap.hasTemplates, !names.isEmpty {
      return LocalizedText(
        fr: "aucun texte \(grade) de la bibliothèque ne fait assez travailler : \(names) ; "
          + "demandez d’autres compétences ou un autre moment",
        en: "no \(grade) text of the library exercises enough: \(names); ask for other skills or "
          + "another moment")
    }
    if gap.hasTemplates, !request.skills.isEmpty || request.step != nil {
      return LocalizedText(
        fr: "aucun texte \(grade) de la bibliothèque ne réunit tout ce qui est demandé ; "
          + "demandez moins de compétences, ou un autre palier",
        en: "no \(grade) text of the library has all that is asked together; ask for fewer "
          + "skills, or another palier")
    }
    return LocalizedText(
      fr: "la bibliothèque n’a pas de texte du niveau \(grade) pour ce moment ; "
        + "choisissez-en un autre avec --moment, ou ôtez --calendar",
      en: "the library has no \(grade) text for this moment; choose another with --moment, or "
        + "leave --calendar out")
  }
}
