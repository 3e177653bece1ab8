import Engine
import FamilyCalendar
import Tables

/// A calendar with everything that the filter must discard written anew.
///
/// What a title comes to stays the same; the rest of it, descriptions, places, people and all other
/// properties become words that stand nowhere else.
struct ProofCalendar {
  /// The calendar as a file.
  private(set) var text = ""
  /// The words, each once.
  private(set) var tokens: [String] = []
  /// Titles that hold a word.
  private(set) var titleCount = 0
  private let seed: Int
  private let recogniser: MomentRecogniser<TitleMatcher, SetNames>

  /// - Parameter seed: calendars with different seeds share no word.
  init(
    _ original: String, seed: Int, recogniser: MomentRecogniser<TitleMatcher, SetNames>
  ) {
    self.seed = seed
    self.recogniser = recogniser
    var isInEvent = false
    for line in Self.unfolded(original) {
      let name = line.prefix { $0 != ":" && $0 != ";" }.uppercased()
      if name == "BEGIN" || name == "END" {
        let component = line.dropFirst(name.utf8.count + 1).uppercased()
        if name == "END", component == "VEVENT" { addDiscarded() }
        if component == "VEVENT" { isInEvent = name == "BEGIN" }
        text += line + "\n"
      } else if name == "SUMMARY", isInEvent {
        text += "SUMMARY:" + Self.escaped(changed(Self.title(of: line))) + "\n"
      } else if CalendarReader.keptProperties.contains(name) {
        text += line + "\n"
      } else if !isInEvent || name.isEmpty {
        continue
      } else {
        text += "\(name):\(token())\n"
      }
    }
  }

  private mutating func addDiscarded() {
    for name in ["DESCRIPTION", "LOCATION", "COMMENT", "CONTACT", "CATEGORIES", "URL"] {
      text += "\(name):\(token())\n"
    }
    text += "ATTENDEE;CN=\(token()):mailto:\(token())@example.org\n"
    text += "X-\(token().uppercased()):1\n"
  }

  /// A title that comes to the same, with a word of its own where the filter allows one.
  private mutating func changed(_ title: String) -> String {
    let word = token()
    let outcome = recogniser.outcome(of: Title(title))
    let candidates =
      outcome == .blank
      ? [word]
      : ["\(title) \(word)", "\(title), \(word)", "\(title) (\(word))", "\(word) \(title)"]
    let fitting = candidates.first { recogniser.outcome(of: Title($0)) == outcome }
    guard let fitting else {
      tokens.removeLast()
      return title
    }
    titleCount += 1
    return fitting
  }

  /// A word that no catalogue, no calendar and no program has.
  private mutating func token() -> String {
    var number = tokens.count * 64 + seed % 64
    var letters = "qz"
    while number > 0 {
      letters.unicodeScalars.append(Self.consonants[number % Self.consonants.count])
      number /= Self.consonants.count
    }
    letters += "xq"
    tokens.append(letters)
    return letters
  }

  private static let consonants = Array("bcdfghjklmnprstvw".unicodeScalars)

  private static func unfolded(_ text: String) -> [String] {
    var lines: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      if line.first == " " || line.first == "\t", !lines.isEmpty {
        lines[lines.count - 1] += line.dropFirst()
      } else {
        lines.append(String(line))
      }
    }
    return lines
  }

  private static func title(of line: String) -> String {
    guard let colon = line.firstIndex(of: ":") else { return "" }
    var title = ""
    var isEscaped = false
    for character in line[line.index(after: colon)...] {
      if isEscaped {
        title.append(character == "n" || character == "N" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        title.append(character)
      }
    }
    return title
  }

  private static func escaped(_ title: String) -> String {
    var line = ""
    for character in title {
      switch character {
      case "\n", "\r\n": line += "\\n"
      case "\\", ",", ";": line += "\\\(character)"
      default: line.append(character)
      }
    }
    return line
  }
}
