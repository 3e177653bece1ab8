import Audit
import Diagnostics
import Engine
import Platform
import Tables

/// The moments of a calendar as `dictee moments` shows them.
struct MomentsReport {
  var moments: CalendarMoments
  /// Whether the refused moments are listed, in the place of the others.
  var showsRefused: Bool
  /// The rules behind the moments, when they are asked for.
  var reasons: MomentReasons?
  var set: CompiledSet
  var day: CivilDay
  var language: Language

  private var list: MomentList { moments.list }
  private var shown: [Moment] { showsRefused ? list.refused : list.moments }

  /// One line for each moment, then the counts, then the anniversaries to come.
  ///
  /// - Parameter titles: where the titles are shown, when they are asked for.
  func write(to output: OutputStream, titles: TerminalScreen?) {
    for moment in shown {
      let date = moment.day.inWords(language)
      let padding = String(repeating: " ", count: max(0, 26 - date.count))
      output.line("\(moment.id.text)  \(date)\(padding)  \(phrase(moment) ?? blank)")
      if let reason = reasons?.text(of: moment)?.text(language) {
        output.line("            \(reason)")
      }
      if let titles { moments.show(moment, set.window, day, on: titles) }
    }
    if !shown.isEmpty { output.line() }
    output.line(summary.text(language))
    for reason in reasons?.leftOutTexts ?? [] { output.line("  \(reason.text(language))") }
    guard !moments.coming.isEmpty else { return }
    output.line()
    output.line(
      LocalizedText(fr: "Chaque année, plus tard :", en: "Yearly, later on:").text(language))
    for coming in moments.coming { output.line("  \(line(of: coming).text(language))") }
  }

  /// The phrase as any child would read it, or what a parent called the moment; nil for one without
  /// a name.
  private func phrase(_ moment: Moment) -> String? {
    MomentTopic(moment, for: nil, in: set)?.phrase ?? moment.label
  }

  private func phrase(_ coming: ComingMoment) -> String {
    canonicalPhrase(set.text(set.forms[coming.content.form].phrase), of: coming.content.name)
  }

  private var blank: String {
    LocalizedText(fr: "(sans nom)", en: "(blank)").text(language)
  }

  private var summary: LocalizedText {
    let recognised = list.moments.count { $0.content != nil || $0.label != nil }
    let unnamed = list.moments.count - recognised
    let refused = list.refused.count
    let chores = list.moments.count { $0.blank == .chore && $0.label == nil }
    let mixed = list.moments.count { $0.blank == .mixedScripts && $0.label == nil }
    var reasons = (fr: [String](), en: [String]())
    if chores > 0 {
      reasons.fr.append("\(chores) démarche(s)")
      reasons.en.append("\(chores) chore(s)")
    }
    if mixed > 0 {
      reasons.fr.append("\(mixed) d’alphabets mêlés")
      reasons.en.append("\(mixed) of mixed scripts")
    }
    let (fr, en) = (reasons.fr.joined(separator: ", "), reasons.en.joined(separator: ", "))
    return LocalizedText(
      fr: "\(recognised) reconnus, \(unnamed) sans nom\(fr.isEmpty ? "" : " (dont \(fr))") ; "
        + "laissés de côté : \(list.blockedCount) par un mot interdit, \(list.cancelledCount) "
        + "annulés, \(list.outsideCount) hors de la période"
        + (refused > 0 ? ", \(refused) refusés" : ""),
      en: "\(recognised) recognised, \(unnamed) blank\(en.isEmpty ? "" : " (\(en) among them)"); "
        + "left out: \(list.blockedCount) by a blocked word, \(list.cancelledCount) cancelled, "
        + "\(list.outsideCount) outside the window"
        + (refused > 0 ? ", \(refused) refused" : ""))
  }

  private func line(of coming: ComingMoment) -> LocalizedText {
    LocalizedText(
      fr: "\(phrase(coming)), \(coming.day.inWords(.french)) ; à portée dès le "
        + coming.reachedOn.inWords(.french),
      en: "\(phrase(coming)), \(coming.day.inWords(.english)); in reach from "
        + coming.reachedOn.inWords(.english))
  }
}

extension MomentsReport: JSONOutput {
  static let shape = JSONShape<MomentsReport>([
    .identifier("dictee.moments/1"),
    .date("date", "the day that the calendar is seen from") { $0.day.iso },
    .objects("moments", "by time", MomentLine.shape) { $0.momentLines },
    .object("left_out", "how many events are no moments, and why", MomentList.countShape) {
      $0.list
    },
    .objects("left_out_rules", "what left them out; empty without --why", LeftOutLine.shape) {
      $0.leftOutLines
    },
    .objects("coming", "yearly events beyond the window, nearest first", ComingLine.shape) {
      $0.comingLines
    },
    .object("set", "the catalogues", SetName.shape) { SetName($0.set) },
  ])

  private var momentLines: [MomentLine] {
    shown.map { moment in
      MomentLine(
        moment: moment, form: moment.content.map { set.text(set.forms[$0.form].id) },
        phrase: phrase(moment), rule: reasons?.line(of: moment))
    }
  }

  private var leftOutLines: [LeftOutLine] {
    (reasons?.leftOut ?? []).map {
      LeftOutLine(rule: RuleLine(kind: RuleLine.kind($0.kind), place: $0.place), count: $0.count)
    }
  }

  private var comingLines: [ComingLine] {
    moments.coming.map {
      ComingLine(coming: $0, form: set.text(set.forms[$0.content.form].id), phrase: phrase($0))
    }
  }
}

/// A moment as JSON shows it.
private struct MomentLine {
  var moment: Moment
  /// The form's id.
  var form: String?
  var phrase: String?
  var rule: RuleLine?

  static let shape = JSONShape<MomentLine>([
    .text("id", "for --moment; all events of a series share it") { $0.moment.id.text },
    .date("date", "the day of the event") { $0.moment.day.iso },
    .optionalText("form", "id of the form; null when the title was not recognised") { $0.form },
    .optionalText("phrase", "the noun phrase that stands for the event") { $0.phrase },
    .flag("named", "whether a parent typed the phrase") { $0.moment.label != nil },
    .optionalName(
      "blank", "why there is no phrase; null when there is one",
      among: BlankReason.allCases.map(\.rawValue)
    ) { $0.moment.blank?.rawValue },
    .optionalObject("rule", "what decided; null without --why", RuleLine.shape) { $0.rule },
    .flag("recurring", "whether the event is one of a series") { $0.moment.isRecurring },
  ])
}

/// A rule that leaves events out, as JSON shows it.
private struct LeftOutLine {
  var rule: RuleLine
  var count: Int

  static let shape = JSONShape<LeftOutLine>([
    .object("rule", "the entry", RuleLine.shape) { $0.rule },
    .number("count", "events that it leaves out", atLeast: 1) { $0.count },
  ])
}

/// A yearly event to come, as JSON shows it.
private struct ComingLine {
  var coming: ComingMoment
  var form: String
  var phrase: String

  static let shape = JSONShape<ComingLine>([
    .date("date", "when it next happens") { $0.coming.day.iso },
    .date("reached_on", "the first day whose window holds it") { $0.coming.reachedOn.iso },
    .text("form", "id of the form") { $0.form },
    .text("phrase", "the noun phrase that stands for the event") { $0.phrase },
  ])
}

extension MomentList {
  fileprivate static let countShape = JSONShape<MomentList>([
    .number("blocked", "by a blocked word") { $0.blockedCount },
    .number("cancelled", "events that do not take place") { $0.cancelledCount },
    .number("outside_window", "too long ago or too far ahead") { $0.outsideCount },
    .number("refused", "by a parent") { $0.refused.count },
  ])
}
