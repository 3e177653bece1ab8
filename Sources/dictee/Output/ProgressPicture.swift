import Diagnostics
import Engine

/// The picture of `dictee progress`: a row a skill, a column a state, a mark where the skill is.
///
/// The mark of each state has a shape and a colour of its own, so that neither is needed alone.
struct ProgressPicture {
  let report: ProgressReport

  private static let rowHeight = 34
  private static let firstRow = 128
  private static let width = 1000
  private static let stateColumns = [500, 600, 700, 800]

  /// The picture as SVG.
  var svg: String {
    let lines = report.lines
    let bottom = ProgressPicture.firstRow + lines.count * ProgressPicture.rowHeight
    let height = bottom + 56 + 26 * report.nextLines.count
    var parts = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(ProgressPicture.width)\" "
        + "height=\"\(height)\" viewBox=\"0 0 \(ProgressPicture.width) \(height)\" "
        + "font-family=\"sans-serif\" font-size=\"15\" fill=\"#222222\" role=\"img\">",
      "<title>\(escapedXML(report.heading))</title>",
      "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
      text(report.heading, x: 24, y: 44, "font-size=\"22\" font-weight=\"bold\""),
    ]
    for (state, x) in zip(SkillState.allCases, ProgressPicture.stateColumns) {
      parts.append(
        text(state.words.text(report.language), x: x, y: 96, "text-anchor=\"middle\""))
    }
    for (row, line) in lines.enumerated() {
      parts += self.row(line, y: ProgressPicture.firstRow + row * ProgressPicture.rowHeight)
    }
    parts.append(text(report.nextHeading, x: 24, y: bottom + 32, "font-weight=\"bold\""))
    for (place, next) in report.nextLines.enumerated() {
      parts.append(text(next, x: 24, y: bottom + 60 + 26 * place))
    }
    return (parts + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private func row(_ line: ProgressReport.Line, y: Int) -> [String] {
    let columns = ProgressPicture.stateColumns
    let middle = y - 5
    var parts = [
      "<path d=\"M24 \(y + 12)H976\" stroke=\"#e6e6e6\"/>",
      text(line.name, x: 24, y: y),
      "<path d=\"M\(columns[0]) \(middle)H\(columns[3])\" stroke=\"#cccccc\"/>",
    ]
    for x in columns {
      parts.append("<circle cx=\"\(x)\" cy=\"\(middle)\" r=\"3\" fill=\"#cccccc\"/>")
    }
    let place = SkillState.allCases.firstIndex(of: line.state) ?? 0
    parts.append(mark(line.state, x: columns[place], y: middle))
    parts.append(text(seen(line), x: 856, y: y, "font-size=\"13\" fill=\"#555555\""))
    return parts
  }

  /// The date alone: the column is narrow.
  private func seen(_ line: ProgressReport.Line) -> String {
    if let day = line.lastSeen {
      return LocalizedText(fr: "vue le \(day.numbers)", en: "seen \(day.iso)").text(report.language)
    }
    guard let grade = line.laterGrade else { return "" }
    return LocalizedText(fr: "niveau \(grade)", en: "grade \(grade)").text(report.language)
  }

  private func mark(_ state: SkillState, x: Int, y: Int) -> String {
    switch state {
    case .notYetSeen:
      "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"9\" fill=\"#ffffff\" stroke=\"#777777\" stroke-width=\"2\" "
        + "stroke-dasharray=\"4 3\"/>"
    case .fragile:
      "<path d=\"M\(x) \(y - 11)L\(x + 11) \(y + 9)H\(x - 11)Z\" fill=\"#d55e00\"/>"
    case .inProgress:
      "<rect x=\"\(x - 9)\" y=\"\(y - 9)\" width=\"18\" height=\"18\" rx=\"3\" fill=\"#0072b2\"/>"
    case .mastered:
      "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"10\" fill=\"#007a5a\"/>"
        + "<path d=\"M\(x - 5) \(y)L\(x - 1) \(y + 4)L\(x + 5) \(y - 4)\" fill=\"none\" "
        + "stroke=\"#ffffff\" stroke-width=\"2.5\"/>"
    }
  }

  private func text(_ text: String, x: Int, y: Int, _ style: String = "") -> String {
    "<text x=\"\(x)\" y=\"\(y)\"\(style.isEmpty ? "" : " \(style)")>\(escapedXML(text))</text>"
  }

  /// The picture in a page, with the same in words for those who listen to it.
  var html: String {
    let rows = report.lines.map { line in
      "<tr><th scope=\"row\">\(escapedXML(line.name))</th>"
        + "<td>\(escapedXML(line.state.words.text(report.language)))</td>"
        + "<td>\(escapedXML(report.seenWords(line)))</td></tr>"
    }
    let next = report.nextLines.map { "<li>\(escapedXML($0))</li>" }
    return """
      <!DOCTYPE html>
      <html lang="\(report.language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(escapedXML(report.heading))</title>
      <style>
      body { font-family: sans-serif; margin: 2em auto; max-width: 1000px; padding: 0 1em; }
      svg { width: 100%; height: auto; }
      table { border-collapse: collapse; width: 100%; }
      th, td { border-bottom: 1px solid #e6e6e6; padding: 0.4em 0.6em; text-align: left; }
      th { font-weight: normal; }
      </style>
      </head>
      <body>
      <div aria-hidden="true">
      \(svg)</div>
      <h1>\(escapedXML(report.heading))</h1>
      <table>
      \(rows.joined(separator: "\n"))
      </table>
      <h2>\(escapedXML(report.nextHeading))</h2>
      <ul>
      \(next.joined(separator: "\n"))
      </ul>
      </body>
      </html>

      """
  }
}

/// A text as it stands in XML.
func escapedXML(_ text: String) -> String {
  var result = ""
  for character in text {
    switch character {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    default: result.append(character)
    }
  }
  return result
}

extension CivilDay {
  /// `28/11/2026`.
  fileprivate var numbers: String {
    let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(day))/\(two(month))/\(year)"
  }
}
