import CommandLineKit
import CommandSets
import Diagnostics
import Engine
import Platform
import Store
import Tables

/// `dictee` alone: the first minute, and every evening after it.
enum StartCommand {
  static let command = Command(
    name: "start",
    summary: LocalizedText(
      fr: "fait connaissance, puis propose les dictées de ce soir",
      en: "gets to know the child, then offers tonight’s dictations"),
    description: LocalizedText(
      fr: "Dans un terminal, pose trois questions la première fois, puis propose les dictées de ce "
        + "soir. Une option répond d’avance à une question.",
      en:
        "In a terminal, asks three questions the first time, then offers tonight’s dictations. An "
        + "option answers a question beforehand."),
    options: [SharedOptions.gender, SharedOptions.grade] + EveningCards.options,
    examples: [
      Example(
        "dictee --child Léa --gender f --grade CE2 --calendar famille.ics",
        help: LocalizedText(fr: "sans aucune question", en: "without any question"))
    ],
    exits: [.findings: CardsCommand.noChildOrText], run: run)

  private static func run(_ session: Session) throws -> ExitCode {
    let arguments = session.arguments
    let isAsking = isTerminalInput() && session.output.isTerminal
    let isAnswered =
      arguments[SharedOptions.child] != nil && arguments[SharedOptions.gender] != nil
      && arguments[SharedOptions.grade] != nil
    guard isAsking || isAnswered else {
      session.output.write(Dictee.program.helpText(session.language))
      return .done
    }
    let store = try StoreAccess.open(session)
    let questions = Questions(session)
    let profile =
      try knownProfile(store, questions, session) ?? newProfile(store, questions, session)
    let cards = try EveningCards(profile, in: store, session)
    session.output.write(CardsReport(cards: cards, language: session.language).text)
    return .done
  }

  /// The child of `--child`, or the only one, or the one that is chosen; nil for a new child.
  private static func knownProfile(
    _ store: Store, _ questions: Questions, _ session: Session
  ) throws -> Profile? {
    if let typed = session.arguments[SharedOptions.child] {
      return try store.profile(named: SharedOptions.firstName(typed))
    }
    let profiles = try store.profiles()
    guard profiles.count > 1 else { return profiles.first }
    let names = profiles.map(\.name)
    let chosen = try questions.ask(.whichChild(names), option: SharedOptions.child.spec.written) {
      typed in profiles.first { $0.name == typed } ?? Int(typed).flatMap { profiles.at($0 - 1) }
    }
    return chosen
  }

  /// Asks for what no option tells, and adds the profile.
  private static func newProfile(
    _ store: Store, _ questions: Questions, _ session: Session
  ) throws -> Profile {
    let arguments = session.arguments
    let set = try SetLoader.load(session).set
    let grades = set.gradeNames
    if let typed = arguments[SharedOptions.grade] { _ = try set.gradeRow(typed) }
    if arguments[SharedOptions.child] == nil || arguments[SharedOptions.gender] == nil
      || arguments[SharedOptions.grade] == nil
    {
      questions.say(.welcome)
    }
    let name =
      try arguments[SharedOptions.child].map(SharedOptions.firstName)
      ?? questions.ask(.whatName, option: SharedOptions.child.spec.written) {
        try? SharedOptions.firstName($0)
      }
    let typedGender =
      try arguments[SharedOptions.gender]
      ?? questions.ask(.whatGender, option: SharedOptions.gender.spec.written) {
        SharedOptions.TypedGender(rawValue: $0)
      }
    let chosenGrade =
      try arguments[SharedOptions.grade]
      ?? questions.ask(.whatGrade(grades), option: SharedOptions.grade.spec.written) { typed in
        grades.first { $0.lowercased() == typed.lowercased() }
      }
    let profile = Profile(
      name: name, gender: typedGender.person, grade: chosenGrade,
      set: arguments[SharedOptions.set] ?? set.id)
    try store.add(profile)
    questions.say(.welcomed)
    return profile
  }
}

/// Questions on the terminal, each asked until it is answered.
private struct Questions {
  let session: Session

  init(_ session: Session) { self.session = session }

  /// Says a line.
  func say(_ text: LocalizedText) { session.output.line(text.text(session.language)) }

  /// Asks until `read` makes something of the answer.
  ///
  /// - Parameter option: what answers the question beforehand, for the message when the input ends.
  func ask<Answer>(
    _ question: LocalizedText, option: String, _ read: (String) -> Answer?
  ) throws -> Answer {
    while true {
      session.output.write(question.text(session.language) + " ")
      try session.output.flush()
      guard let line = readLine() else {
        session.output.line()
        throw CommandFailure(.noAnswer(option), exit: .usage)
      }
      let typed = line.split(separator: " ").joined(separator: " ")
      if let answer = read(typed) { return answer }
      say(.again)
    }
  }
}

extension Array {
  /// The element at a place; nil when there is none.
  fileprivate func at(_ place: Int) -> Element? { indices.contains(place) ? self[place] : nil }
}

extension LocalizedText {
  fileprivate static let welcome = LocalizedText(
    fr: "Bonsoir ! Trois questions, une fois pour toutes.",
    en: "Good evening! Three questions, once and for all.")
  fileprivate static let whatName = LocalizedText(
    fr: "Quel est le prénom de l’enfant ?", en: "What is the child’s first name?")
  fileprivate static let whatGender = LocalizedText(
    fr: "Les accords se font au féminin (f) ou au masculin (m) ?",
    en: "Do words agree in the feminine (f) or the masculine (m)?")
  fileprivate static let welcomed = LocalizedText(
    fr: "C’est noté ; rien ne quitte cette machine.", en: "Noted; nothing leaves this machine.")
  fileprivate static let again = LocalizedText(
    fr: "Je n’ai pas compris.", en: "I did not understand.")

  fileprivate static func whatGrade(_ grades: [String]) -> LocalizedText {
    let list = grades.joined(separator: ", ")
    return LocalizedText(
      fr: "En quelle classe est l’enfant ? (\(list))", en: "Which grade is the child in? (\(list))")
  }

  fileprivate static func whichChild(_ names: [String]) -> LocalizedText {
    let list = names.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: ", ")
    return LocalizedText(
      fr: "Pour qui est la dictée ? (\(list))", en: "Who is the dictation for? (\(list))")
  }

  fileprivate static func noAnswer(_ option: String) -> LocalizedText {
    LocalizedText(
      fr: "l’entrée s’est terminée sans réponse ; donnez-la avec \(option)",
      en: "the input ended without an answer; give it with \(option)")
  }
}
