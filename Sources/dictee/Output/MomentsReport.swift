import Audit
import Diagnostics
import Engine
import Tables

/// The moments of a calendar as `dictee moments` shows them.
struct MomentsReport {
  var list: MomentList
  var set: CompiledSet
  var day: CivilDay
  var language: Language

  /// One line for each moment, then the counts.
  var text: String {
    var lines = list.moments.map { moment in
      let date = moment.day.inWords(language)
      let padding = String(repeating: " ", count: max(0, 26 - date.count))
      return "\(moment.id.text)  \(date)\(padding)  \(phrase(moment) ?? blank)"
    }
    if !lines.isEmpty { lines.append("") }
    lines.append(summary)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The phrase as any child would read it; nil for a moment without a name.
  private func phrase(_ moment: Moment) -> String? {
    MomentTopic(moment, for: nil, in: set)?.phrase
  }

  private var blank: String {
    LocalizedText(fr: "(sans nom)", en: "(blank)").text(language)
  }

  private var summary: String {
    let recognised = list.moments.filter { $0.content != nil }.count
    let unnamed = list.moments.count - recognised
    return LocalizedText(
      fr: "\(recognised) reconnus, \(unnamed) sans nom ; laissés de côté : \(list.blockedCount) "
        + "par un mot interdit, \(list.cancelledCount) annulés, \(list.outsideCount) hors de la "
        + "période",
      en: "\(recognised) recognised, \(unnamed) blank; left out: \(list.blockedCount) by a blocked "
        + "word, \(list.cancelledCount) cancelled, \(list.outsideCount) outside the window"
    ).text(language)
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
    .object("set", "the catalogues", SetName.shape) { SetName($0.set) },
  ])

  private var momentLines: [MomentLine] {
    list.moments.map { moment in
      MomentLine(
        moment: moment, form: moment.content.map { set.text(set.forms[$0.form].id) },
        phrase: phrase(moment))
    }
  }
}

/// A moment as JSON shows it.
private struct MomentLine {
  var moment: Moment
  /// The form's id.
  var form: String?
  var phrase: String?

  static let shape = JSONShape<MomentLine>([
    .text("id", "for --moment; all events of a series share it") { $0.moment.id.text },
    .date("date", "the day of the event") { $0.moment.day.iso },
    .optionalText("form", "id of the form; null when the title was not recognised") { $0.form },
    .optionalText("phrase", "the noun phrase that stands for the event") { $0.phrase },
    .flag("recurring", "whether the event is one of a series") { $0.moment.isRecurring },
  ])
}

extension MomentList {
  fileprivate static let countShape = JSONShape<MomentList>([
    .number("blocked", "by a blocked word") { $0.blockedCount },
    .number("cancelled", "events that do not take place") { $0.cancelledCount },
    .number("outside_window", "too long ago or too far ahead") { $0.outsideCount },
  ])
}
