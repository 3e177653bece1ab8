import CommandLineKit
import CommandSets
import Diagnostics
import Engine
import Platform
import Store

/// `dictee profile`: the children for whom dictations are written.
enum ProfileCommand {
  /// What is done with profiles.
  enum Action: String, CaseIterable, Sendable {
    case list
    case add
    case change
  }

  static let action = Argument<Action>.choice(
    "action", placeholder: .same("list|add|change"), arity: .one,
    help: LocalizedText(
      fr: "list les montre, add en ajoute un, change en modifie un",
      en: "list shows them, add adds one, change changes one"))
  static let child = Argument<String>(
    "child", value: .text, placeholder: LocalizedText(fr: "PRÉNOM", en: "NAME"), arity: .optional,
    help: LocalizedText(
      fr: "prénom de l’enfant ; pour change, il peut manquer s’il n’y en a qu’un",
      en: "first name of the child; for change, it may be left out when there is only one")
  ).kept()
  static let name = Option<String>.text(
    "name", placeholder: LocalizedText(fr: "PRÉNOM", en: "NAME"),
    help: LocalizedText(fr: "nouveau prénom, pour change", en: "new first name, for change")
  ).kept()

  static let command = Command(
    name: "profile",
    summary: LocalizedText(
      fr: "montre, ajoute ou modifie les profils", en: "lists, adds or changes profiles"),
    description: LocalizedText(
      fr: "Un profil est un prénom, le genre des accords, un niveau et un jeu de catalogues. Deux "
        + "profils ne se mélangent jamais. Changer un profil garde tout ce qui a été dicté et "
        + "corrigé ; « dictee forget » oublie tout.\n\n"
        + "Les profils restent sur cette machine, dans un fichier que son propriétaire seul peut "
        + "lire.",
      en: "A profile is a first name, a grammatical gender, a grade and a set of catalogues. Two "
        + "profiles never mix. To change a profile keeps all that was dictated and corrected; "
        + "“dictee forget” forgets all.\n\n"
        + "Profiles stay on this machine, in a file that its owner alone can read."),
    options: [
      name, SharedOptions.gender, SharedOptions.grade, SharedOptions.set, SharedOptions.store,
      SharedOptions.json,
    ],
    arguments: [action, child],
    examples: [
      Example(
        "dictee profile add Léa --gender f --grade CE2",
        help: LocalizedText(fr: "ajoute Léa, en CE2", en: "adds Léa, in CE2")),
      Example(
        "dictee profile change Léa --grade CM1",
        help: LocalizedText(fr: "Léa passe en CM1", en: "Léa moves up to CM1")),
    ],
    exits: [
      .findings: LocalizedText(
        fr: "ce prénom a déjà un profil, ou n’en a pas",
        en: "this first name already has a profile, or has none")
    ],
    run: run)

  private static func run(_ session: Session) throws -> ExitCode {
    let profiles =
      switch try session.arguments.value(of: action) {
      case .list: try StoreAccess.openIfPresent(session)?.profiles() ?? []
      case .add: try add(session)
      case .change: try change(session)
      }
    let report = ProfilesReport(profiles: profiles, language: session.language)
    session.output.write(
      session.arguments[SharedOptions.json] ? JSONWriter.write(report.json) : report.text)
    return .done
  }

  /// All profiles with the new one.
  private static func add(_ session: Session) throws -> [Profile] {
    let arguments = session.arguments
    let name = try SharedOptions.firstName(arguments.value(of: child))
    let gender = try arguments.value(of: SharedOptions.gender)
    let set = typedSet(session) ?? "ecole"
    let grade = try knownGrade(arguments.value(of: SharedOptions.grade), set, session)
    let store = try StoreAccess.open(session)
    try store.add(Profile(name: name, gender: gender.person, grade: grade, set: set))
    return try store.profiles()
  }

  /// All profiles with the changed one.
  private static func change(_ session: Session) throws -> [Profile] {
    let arguments = session.arguments
    let store = try StoreAccess.open(session)
    let old = try StoreAccess.profile(arguments[child], in: store)
    var new = old
    if let typed = arguments[name] { new.name = try SharedOptions.firstName(typed) }
    if let gender = arguments[SharedOptions.gender] { new.gender = gender.person }
    if let set = typedSet(session) { new.set = set }
    let grade = arguments[SharedOptions.grade] ?? old.grade
    if grade != old.grade || new.set != old.set {
      new.grade = try knownGrade(grade, new.set, session)
    }
    try store.update(old, to: new)
    return try store.profiles()
  }

  /// The grade as the set writes it.
  private static func knownGrade(
    _ typed: String, _ set: String, _ session: Session
  ) throws -> String {
    let set = try SetLoader.load(session, usual: set).set
    return set.gradeNames[try set.gradeRow(typed)]
  }

  /// The set that was typed; the whole path of a folder or file, so that it is found from anywhere.
  private static func typedSet(_ session: Session) -> String? {
    session.arguments[SharedOptions.set].map { resolvedPath($0) ?? $0 }
  }
}
