import CommandLineKit
import CommandSets
import Diagnostics
import Engine
import Platform
import Text

/// `dictee check`: the seven checks on a text.
enum CheckCommand {
  static let names = Option<String>.text(
    "name", placeholder: LocalizedText(fr: "PRÉNOM", en: "NAME"),
    help: LocalizedText(
      fr: "un autre prénom permis", en: "another first name that is allowed")
  ).repeatable().kept()
  static let moment = Option<String>.text(
    "moment", placeholder: LocalizedText(fr: "MOMENT", en: "MOMENT"),
    help: LocalizedText(
      fr: "le moment dont le texte doit parler : « la sortie piscine »",
      en: "the moment that the text must speak of: “la sortie piscine”")
  ).kept()
  static let origin = Option<TextOrigin>.choice(
    "origin",
    help: LocalizedText(
      fr: "qui a écrit le texte : un modèle (model) doit aussi faire des phrases entières",
      en: "who wrote the text: a model must also write whole sentences"))

  static let command = Command(
    name: "check",
    summary: LocalizedText(fr: "vérifie un texte", en: "checks a text"),
    description: LocalizedText(
      fr: "Passe un texte aux sept contrôles d’une dictée du niveau : vocabulaire, temps, "
        + "longueurs, sujets écartés, compétences, prénom, moment. Ceux qui n’ont rien à chercher "
        + "sont levés.",
      en: "Runs the seven checks of a dictation of the grade on a text: vocabulary, tenses, "
        + "lengths, subjects kept out, skills, first name, moment. Those that have nothing to look "
        + "for are waived."),
    options: [
      SharedOptions.grade.required(), SharedOptions.skills, SharedOptions.step,
      SharedOptions.child, names, moment, origin, SharedOptions.certificate, SharedOptions.set,
      SharedOptions.json,
    ],
    arguments: [TypedText.file],
    examples: [
      Example(
        "dictee check texte.txt --grade CE2",
        help: LocalizedText(fr: "ce texte convient-il au CE2 ?", en: "does this text suit CE2?")),
      Example(
        "dictee check texte.txt --grade CE2 --skills gn_nombre --child Léa --origin model --json",
        help: LocalizedText(
          fr: "ce qu’un modèle doit changer à son texte",
          en: "what a model has to change in its text")),
    ],
    exits: [
      .findings: LocalizedText(
        fr: "un contrôle a échoué, ou le moment est inconnu",
        en: "a check failed, or the moment is unknown")
    ],
    run: run)

  private static func run(_ session: Session) throws -> ExitCode {
    let set = try SetLoader.load(session).set
    let request = try request(session, set)
    let checked = try Validator(set).check(try TypedText.read(session), against: request)
    guard !checked.text.sentences.isEmpty else {
      throw CommandFailure(.emptyText, exit: .findings)
    }
    let report = CheckReport(
      checked: checked, request: request, set: set, language: session.language)
    if let path = session.arguments[SharedOptions.certificate] {
      try certify(checked, request, set, path, session)
    }
    session.output.write(
      session.arguments[SharedOptions.json] ? JSONWriter.write(report.json) : report.text)
    return checked.hasPassed ? .done : .findings
  }

  private static func request(_ session: Session, _ set: CompiledSet) throws -> CheckRequest {
    let arguments = session.arguments
    let grade = try set.gradeRow(arguments.value(of: SharedOptions.grade))
    let child = try arguments[SharedOptions.child].map { try SharedOptions.firstName($0) }
    return CheckRequest(
      grade: grade, skills: try set.skillRows(arguments[SharedOptions.skills] ?? []),
      childName: child, topic: try arguments[moment].map { try topic($0, child, set) },
      otherNames: try arguments[all: names].map { try SharedOptions.firstName($0) },
      step: try set.checkedStep(arguments[SharedOptions.step], ofGrade: grade),
      origin: arguments[origin] ?? .library)
  }

  private static func topic(
    _ typed: String, _ child: String?, _ set: CompiledSet
  ) throws -> MomentTopic {
    guard let topic = try MomentTopic(naming: normalizedNFC(typed), child: child, in: set) else {
      throw CommandFailure(.unknownPhrase, exit: .findings)
    }
    return topic
  }

  private static func certify(
    _ checked: CheckedText, _ request: CheckRequest, _ set: CompiledSet, _ path: String,
    _ session: Session
  ) throws {
    guard checked.hasPassed else {
      session.say(.notCertified)
      return
    }
    let certificate = Certificate(
      set: set, request: request, sentences: checked.text.sentences.map(\.text),
      results: checked.results)
    try writeFile(Array(certificate.canonical.utf8), to: path, isPrivate: true)
  }
}

extension LocalizedText {
  fileprivate static let unknownPhrase = LocalizedText(
    fr: "le moment de --moment n’est pas reconnu ; donnez-le comme « dictee moments » l’écrit : "
      + "« la sortie piscine »",
    en: "the moment of --moment is not recognised; give it as “dictee moments” writes it: "
      + "“la sortie piscine”")

  fileprivate static let notCertified = LocalizedText(
    fr: "aucun certificat n’est écrit : un contrôle a échoué",
    en: "no certificate is written: a check failed")
}
