import CommandLineKit
import CommandSets
import Diagnostics
import Engine
import Platform
import Store
import Text

/// The dictation that is to be corrected: one that a child was given, or one that was typed.
struct CorrectionTask {
  let set: CompiledSet
  let dictation: PreparedDictation
  let title: String?
  let grade: Int
  private let targets: [Int]
  /// Where a confirmed correction goes; nil for a text that no child was given.
  private let record: (store: Store, profile: Profile, text: RememberedText)?

  /// A text longer than this is no dictation.
  private static let mostWords = 2_000

  init(_ session: Session) throws {
    let arguments = session.arguments
    let typed: DictatedPage
    if let path = arguments[CorrectCommand.text] {
      if arguments[CorrectCommand.confirm] { throw CommandFailure(.nothingToRecord, exit: .usage) }
      set = try SetLoader.load(session).set
      typed = DictatedPage(try TypedText.read(path))
      grade = try set.gradeRow(arguments.value(of: SharedOptions.grade))
      targets = try set.skillRows(arguments[SharedOptions.skills] ?? [])
      record = nil
    } else {
      guard let store = try StoreAccess.openIfPresent(session) else {
        throw CommandFailure(.noProfile, exit: .findings)
      }
      let profile = try StoreAccess.profile(arguments[SharedOptions.child], in: store)
      guard let last = try store.texts(of: profile).last else {
        throw CommandFailure(.noText, exit: .findings)
      }
      guard !last.correction else { throw StoreError(.alreadyCorrected) }
      set = try SetLoader.load(session, usual: profile.set).set
      typed = DictatedPage(last.text)
      grade = try set.gradeRow(arguments[SharedOptions.grade] ?? last.text.grade)
      if let asked = arguments[SharedOptions.skills] {
        targets = try set.skillRows(asked)
      } else {
        let set = set
        targets = last.text.targets.compactMap { set.skill(named: $0) }
      }
      record = (store, profile, last)
    }
    guard wordCount(typed.text) <= Self.mostWords else {
      throw CommandFailure(.tooLong(Self.mostWords), exit: .findings)
    }
    title = typed.title
    dictation = PreparedDictation(
      typed.text, grade: grade, set: set, analyser: Analyser(set), wrongForms: WrongForms(set))
    guard dictation.wordCount > 0 else { throw CommandFailure(.emptyText, exit: .findings) }
  }

  /// Corrects the copy in a file, or from standard input.
  func correct(_ path: String) throws -> CorrectedCopy {
    dictation.correct(try TypedText.read(path), title: title)
  }

  /// The screen before anybody touched it.
  func sheet(_ corrected: CorrectedCopy?) -> CorrectionSheet {
    CorrectionSheet(
      dictation, targets: targets, copy: corrected, thresholds: thresholds)
  }

  var thresholds: ResultThresholds { ResultThresholds(set) }

  /// Whether the parent is asked on a screen: there is a child to record for, a terminal, and nothing
  /// says that a script is at work.
  func isAsked(_ session: Session) -> Bool {
    record != nil && session.output.isTerminal && !session.arguments[SharedOptions.json]
      && !session.arguments[CorrectCommand.confirm]
  }

  /// Records what was confirmed; whether there was something to record it for.
  ///
  /// Without a screen only `--confirm` confirms.
  func record(_ sheet: CorrectionSheet, _ session: Session) throws -> Bool {
    guard let record, isAsked(session) || session.arguments[CorrectCommand.confirm] else {
      return false
    }
    let correction = sheet.correction(on: record.text.text.day, in: set)
    try record.store.append(correction, of: record.text.id, for: record.profile)
    return true
  }

  /// What stands above the screen.
  func heading(_ language: Language) -> String {
    guard let record else { return title ?? "" }
    let day = record.text.text.day.inWords(language)
    return LocalizedText(
      fr: "\(record.profile.name), \(day) : \(record.text.text.title)",
      en: "\(record.profile.name), \(day): \(record.text.text.title)"
    ).text(language)
  }
}

/// A dictated text and its title.
private struct DictatedPage {
  var title: String?
  var text: String

  init(_ dictated: DictatedText) {
    title = dictated.title
    text = dictated.sentences.joined(separator: " ")
  }

  /// A file: a first line that ends no sentence, with an empty line below it, is the title, as `dictee
  /// generate` writes it.
  init(_ content: String) {
    text = content
    let lines = content.split(
      maxSplits: 2, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.count == 3, lines[1].allSatisfy(\.isWhitespace), !lines[0].isEmpty,
      lines[0].last.map({ !".!?…»".contains($0) }) ?? false
    else { return }
    title = String(lines[0])
    text = String(lines[2])
  }
}

extension LocalizedText {
  fileprivate static let nothingToRecord = LocalizedText(
    fr: "--confirm enregistre pour un enfant : ôtez --text, la correction est celle de sa dernière "
      + "dictée",
    en: "--confirm records for a child: leave --text out, the correction is that of the child’s "
      + "last dictation")

  fileprivate static let noText = LocalizedText(
    fr: "aucun texte n’a encore été dicté à cet enfant ; donnez-le avec --text",
    en: "no text was dictated to this child yet; give it with --text")

  fileprivate static func tooLong(_ most: Int) -> LocalizedText {
    LocalizedText(
      fr: "le texte a plus de \(most) mots : ce n’est pas une dictée",
      en: "the text has more than \(most) words: it is no dictation")
  }
}
