import CommandLineKit
import CommandSets
import Diagnostics
import Engine
import FamilyCalendar
import Platform
import Store
import Tables

/// What a parent says of a moment: `dictee moments name|refuse|restore ID`.
enum MomentAnswer: String, CaseIterable, Sendable {
  case name
  case refuse
  case restore

  static let argument = Argument<MomentAnswer>.choice(
    "answer", placeholder: LocalizedText(fr: "RÉPONSE", en: "ANSWER"), arity: .optional,
    help: LocalizedText(
      fr: "name donne un nom à un moment qui n’en a pas, refuse l’écarte pour toujours, restore "
        + "reprend ce qui a été dit",
      en:
        "name gives a name to a moment that has none, refuse sets it aside for ever, restore takes "
        + "back what was said"))
  static let id = Argument<String>(
    "id", value: .text, placeholder: .same("ID"), arity: .optional,
    help: LocalizedText(fr: "l’identifiant du moment", en: "the id of the moment"))
  static let label = Argument<String>(
    "label", value: .text, placeholder: LocalizedText(fr: "NOM", en: "NAME"), arity: .optional,
    help: LocalizedText(
      fr: "pour name : un groupe nominal, « la fête du village »",
      en: "for name: a noun phrase, “la fête du village”"))

  static let gender = Option<SharedOptions.TypedGender>.choice(
    "gender",
    help: LocalizedText(
      fr: "pour name : genre du nom donné, quand ni l’article ni le lexique ne le disent",
      en: "for name: gender of the name, when neither article nor lexicon tells it"))

  /// Keeps the answer in the store.
  func give(_ moments: CalendarMoments, _ set: CompiledSet, _ session: Session) throws {
    guard let typed = session.arguments[Self.id], let id = MomentID(typed) else {
      throw CommandFailure(.noID, exit: .usage)
    }
    if self != .name, session.arguments[Self.label] != nil {
      throw CommandFailure(.needlessLabel, exit: .usage)
    }
    let store = try StoreAccess.open(session)
    let household = try moments.household ?? Household.answers(store)
    // An id that was printed before there was a store is that of the event without a key.
    let events = moments.harvest.events.filter {
      household.id(of: $0) == id || MomentID(of: $0) == id
    }
    let known = moments.list.moments + moments.list.refused
    let ids = Set(events.map { moments.id(of: $0) })
    // What a blocked word sets aside is not spoken of, nor what does not take place.
    guard let moment = known.first(where: { ids.contains($0.id) }) else {
      throw CommandFailure(.unknownID, exit: .findings)
    }
    let keys = Array(Set(events.flatMap { household.secret.keys(of: $0) }))
    let shown = events.first.map { household.id(of: $0) } ?? id
    switch self {
    case .refuse: try store.refuse(keys)
    case .restore: try store.restore(keys)
    case .name:
      let label = try readLabel(for: moment, set, session)
      try store.name(keys, label.text)
      session.output.line("\(shown.text)  \(label.text)")
      return
    }
    session.output.line("\(shown.text)  \(done.text(session.language))")
  }

  private func readLabel(
    for moment: Moment, _ set: CompiledSet, _ session: Session
  ) throws -> MomentLabel {
    guard moment.content == nil else { throw CommandFailure(.hasAName, exit: .findings) }
    guard let typed = session.arguments[Self.label] else {
      throw CommandFailure(.noLabel, exit: .usage)
    }
    let gender = session.arguments[Self.gender]?.person
    let matcher = try TitleMatcher(set.blob)
    do throws(MomentLabel.Fault) {
      return try MomentLabel(typed, gender: gender, in: set, matcher: matcher)
    } catch {
      throw CommandFailure(.refused(error), exit: .findings)
    }
  }

  private var done: LocalizedText {
    self == .refuse
      ? LocalizedText(
        fr: "refusé : ce moment ne sera plus proposé", en: "refused: never offered again")
      : LocalizedText(
        fr: "repris : ce moment est de nouveau tel que l’agenda le donne",
        en: "taken back: the moment is again as the calendar has it")
  }
}

extension LocalizedText {
  fileprivate static let noID = LocalizedText(
    fr: "il faut l’identifiant du moment, dix lettres que « dictee moments » donne",
    en: "the id of the moment is needed, ten letters that “dictee moments” lists")
  fileprivate static let unknownID = LocalizedText(
    fr: "aucun moment n’a cet identifiant ; « dictee moments » les donne tous",
    en: "no moment has this id; “dictee moments” lists them all")
  fileprivate static let needlessLabel = LocalizedText(
    fr: "seul « name » prend un nom", en: "only “name” takes a name")
  fileprivate static let noLabel = LocalizedText(
    fr: "il faut un nom, entre guillemets : \"la fête du village\"",
    en: "a name is needed, in quotes: \"la fête du village\"")
  fileprivate static let hasAName = LocalizedText(
    fr: "ce moment a déjà un nom, celui du catalogue ; on ne nomme que ceux qui sont sans nom",
    en: "this moment has a name already, that of the catalogue; only blank ones are named")

  /// Why a typed name is refused; the name itself is not repeated.
  fileprivate static func refused(_ fault: MomentLabel.Fault) -> LocalizedText {
    switch fault {
    case .badSigns:
      LocalizedText(
        fr: "ce nom contient autre chose que des lettres, des espaces, des traits d’union et des "
          + "apostrophes",
        en: "this name holds something besides letters, spaces, hyphens and apostrophes")
    case .tooShort:
      LocalizedText(
        fr: "ce nom est trop court ; tapez un groupe nominal, « la fête du village »",
        en: "this name is too short; type a noun phrase, “la fête du village”")
    case .tooLong:
      LocalizedText(
        fr:
          "ce nom est trop long : \(MomentLabel.lengths.upperBound) signes au plus, article compris",
        en: "this name is too long: \(MomentLabel.lengths.upperBound) characters at most, with its "
          + "article")
    case .blocked:
      LocalizedText(
        fr: "ce nom contient un mot dont les dictées ne parlent pas ; choisissez-en un autre",
        en: "this name holds a word that dictations keep out of; choose another")
    case .wrongArticle(let suggestion):
      LocalizedText(
        fr: "l’article ne va pas avec le nom ; on attend « \(suggestion) »",
        en: "the article does not go with the noun; expected “\(suggestion)”")
    case .unknownGender:
      LocalizedText(
        fr: "rien ne dit si ce nom est masculin ou féminin ; tapez « le » ou « la », ou ajoutez "
          + "--gender f ou --gender m",
        en: "nothing tells whether this name is masculine or feminine; type “le” or “la”, or add "
          + "--gender f or --gender m")
    }
  }
}
