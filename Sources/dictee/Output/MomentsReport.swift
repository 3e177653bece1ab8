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

  /// One object of the schema `dictee.moments/1`.
  var json: JSONValue {
    [
      "schema": "dictee.moments/1",
      "date": .string(day.iso),
      "moments": .array(list.moments.map(momentJSON)),
      "left_out": [
        "blocked": .int(list.blockedCount), "cancelled": .int(list.cancelledCount),
        "outside_window": .int(list.outsideCount),
      ],
      "set": ["id": .string(set.id), "hash": .string(set.contentHash)],
    ]
  }

  private func momentJSON(_ moment: Moment) -> JSONValue {
    [
      "id": .string(moment.id.text),
      "date": .string(moment.day.iso),
      "form": JSONValue(moment.content.map { set.text(set.forms[$0.form].id) }),
      "phrase": JSONValue(phrase(moment)),
      "recurring": .bool(moment.isRecurring),
    ]
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
