import Diagnostics
import Engine
import Platform
import Tables

/// The fifteen seconds: skills with their words, one key each, and a key to confirm.
///
/// It holds no terminal: it says what is shown and what a key does.
struct CorrectionScreen {
  /// What a key led to.
  enum Outcome: Hashable {
    case stays
    case confirmed
    case left
  }

  private(set) var sheet: CorrectionSheet
  private let set: CompiledSet
  private let language: Language
  /// What stands above the skills.
  private let heading: String
  private var cursor = 0

  /// Keys of the rows, in their order.
  private static let keys = Array("123456789abcdef")

  init(_ sheet: CorrectionSheet, heading: String, set: CompiledSet, language: Language) {
    self.sheet = sheet
    self.heading = heading
    self.set = set
    self.language = language
  }

  /// Follows a key.
  mutating func press(_ key: Terminal.Key) -> Outcome {
    let last = sheet.shown.count - 1
    switch key {
    case .enter: return .confirmed
    case .escape, .end, .character("q"): return .left
    case .up: cursor = max(0, cursor - 1)
    case .down: cursor = min(last, cursor + 1)
    case .character(" "): if last >= 0 { sheet.turn(cursor) }
    case .character("+"): sheet.showsAll = true
    case .character(let typed):
      if let row = Self.keys.firstIndex(of: typed), row <= last {
        cursor = row
        sheet.turn(row)
      }
    case .resumed, .other: break
    }
    return .stays
  }

  /// The lines of the screen, none wider than so many columns.
  func lines(width: Int) -> [String] {
    var lines = [heading, ""]
    let names = sheet.shown.map { set.text(set.skills[$0.skill].name) }
    let column = min(names.map(\.count).max() ?? 0, max(10, width - 28))
    for (place, (row, name)) in zip(sheet.shown, names).enumerated() {
      let mark = place == cursor ? "›" : " "
      let pad = String(repeating: " ", count: max(0, column - name.count))
      lines.append(
        "\(mark) \(Self.keys[place])  \(name.prefix(column))\(pad)  "
          + row.result.title.text(language))
      lines.append("      " + words(of: row))
    }
    lines.append("")
    lines += help
    return lines.map { cut($0, width) }
  }

  private func words(of row: CorrectionSheet.Row) -> String {
    let missed = row.missed.map { "✗ \($0)" }
    let rest = row.words.filter { !row.missed.contains($0) }
    return (missed + rest).joined(separator: " · ")
  }

  private var help: [String] {
    let more = sheet.showsAll || sheet.askedCount == sheet.rows.count
    let others = LocalizedText(fr: "   +  les autres", en: "   +  the others").text(language)
    let last = sheet.shown.isEmpty ? "1" : String(Self.keys[sheet.shown.count - 1])
    return [
      LocalizedText(
        fr: "1…\(last)  change la réponse\(more ? "" : others)",
        en: "1…\(last)  changes the answer\(more ? "" : others)"
      ).text(language),
      LocalizedText(
        fr: "Entrée  confirme   q  sort sans rien enregistrer",
        en: "Enter  confirms   q  leaves without recording anything"
      ).text(language),
    ]
  }

  /// A line that fits, since a wrapped one would upset the redrawing.
  private func cut(_ line: String, _ width: Int) -> String {
    var (result, columns) = ("", 0)
    for scalar in line.unicodeScalars {
      columns += scalar.displayWidth
      if columns >= width { return result + "…" }
      result.unicodeScalars.append(scalar.visible)
    }
    return result
  }
}

extension CorrectionScreen {
  /// Shows the screen until the parent confirms or leaves; nil when they leave.
  static func run(
    _ screen: CorrectionScreen, on terminal: Terminal, movesCursor: Bool
  ) -> CorrectionSheet? {
    var screen = screen
    var drawn = 0
    if movesCursor { terminal.write("\u{1B}[?25l") }
    while true {
      let lines = screen.lines(width: terminal.width)
      // Up to the first line that was drawn, and away with all below.
      let back = movesCursor && drawn > 0 ? "\u{1B}[\(drawn)A\r\u{1B}[J" : ""
      guard terminal.write(back + lines.map { $0 + "\n" }.joined()) else { return nil }
      drawn = lines.count
      let key = terminal.key()
      if key == .resumed {
        drawn = 0
        if movesCursor { terminal.write("\u{1B}[?25l") }
      }
      switch screen.press(key) {
      case .stays: continue
      case .confirmed: return screen.sheet
      case .left: return nil
      }
    }
  }
}

extension SkillResult {
  /// What people read.
  var title: LocalizedText {
    switch self {
    case .allRight: LocalizedText(fr: "tout juste", en: "all right")
    case .someSlips: LocalizedText(fr: "quelques erreurs", en: "some slips")
    case .lost: LocalizedText(fr: "perdu", en: "lost")
    }
  }
}
