package import Diagnostics

extension Program {
  /// What `--help` prints of the whole program.
  ///
  /// - Parameter width: columns of a line.
  package func helpText(_ language: Language, width: Int = 80) -> String {
    HelpPage(self, language: language, width: width).text(nil)
  }
}

/// The `--help` text of a program or of one of its commands.
struct HelpPage {
  private let program: Program
  private let language: Language
  /// Columns of a line.
  private let width: Int
  private var lines: [String] = []

  init(_ program: Program, language: Language, width: Int = 80) {
    self.program = program
    self.language = language
    self.width = width
  }

  /// The page of `command`; without one, that of the program.
  consuming func text(_ command: Command?) -> String {
    if let command {
      add(command)
    } else {
      addProgram()
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func addProgram() {
    lines.append(title(program.name, program.summary))
    heading(.usage)
    if let usual = program.usual { lines += usage(of: usual) }
    lines.append("  \(program.name) \(Word.command.text(language)) [OPTIONS]")
    paragraphs(program.description)
    heading(.commands)
    rows(program.commands.map { ($0.name, $0.summary.text(language)) })
    if let usual = program.usual { addArguments(of: usual) }
    heading(.options)
    rows(optionRows(((program.usual?.options ?? []) + CommonOptions.all).map(\.spec)))
    lines.append("")
    lines += wrapped(Word.moreHelp(program.name).text(language), width: width, indent: 0)
  }

  private mutating func add(_ command: Command) {
    lines.append(title(program.call(command), command.summary))
    heading(.usage)
    lines += usage(of: command)
    paragraphs(command.description)
    addArguments(of: command)
    heading(.options)
    rows(optionRows((command.options + CommonOptions.all).map(\.spec)))
    if !command.examples.isEmpty {
      heading(.examples)
      for example in command.examples {
        lines.append("  " + example.line)
        lines += wrapped(example.help.text(language), width: width, indent: 6)
      }
    }
    heading(.exits)
    rows(ExitCode.allCases.map { (String($0.rawValue), meaning($0, in: command).text(language)) })
  }

  private mutating func addArguments(of command: Command) {
    guard !command.arguments.isEmpty else { return }
    heading(.arguments)
    rows(command.arguments.map(\.spec).map { ($0.usage(language), $0.help.text(language)) })
  }

  private func title(_ call: String, _ summary: LocalizedText) -> String {
    "\(call) — \(summary.text(language))"
  }

  private mutating func heading(_ word: Word) {
    lines.append("")
    lines.append(word.heading.text(language))
  }

  private mutating func paragraphs(_ text: LocalizedText) {
    for paragraph in text.text(language).split(separator: "\n\n") {
      lines.append("")
      lines += wrapped(String(paragraph), width: width, indent: 0)
    }
  }

  /// The usage line, broken between options when it is long.
  private func usage(of command: Command) -> [String] {
    let call = "  " + program.call(command)
    var parts = command.options.map(\.spec).filter(\.isRequired).map { $0.usage(language) }
    if parts.count < command.options.count || parts.isEmpty { parts.append("[OPTIONS]") }
    parts += command.arguments.map { $0.spec.usage(language) }
    var result = [call]
    for part in parts {
      let last = result[result.count - 1]
      if columns(last) + 1 + columns(part) <= width {
        result[result.count - 1] = last + " " + part
      } else {
        result.append(String(repeating: " ", count: 6) + part)
      }
    }
    return result
  }

  private func optionRows(_ specs: [OptionSpec]) -> [(String, String)] {
    specs.map { spec in
      let short = spec.short.map { "-\($0), " } ?? "    "
      var help = spec.help.text(language)
      if spec.isRepeatable { help += Word.repeatable.text(language) }
      if spec.isRequired { help += Word.required.text(language) }
      return (short + spec.usage(language), help)
    }
  }

  /// Names at the left, explanations in one column at the right, or below a name that is long.
  private mutating func rows(_ rows: [(name: String, help: String)]) {
    let longest = rows.map { columns($0.name) }.max() ?? 0
    let column = min(longest, width * 2 / 5)
    let indent = column + 5
    for (name, help) in rows {
      let texts = wrapped(help, width: width, indent: indent)
      if columns(name) > column {
        lines.append("  " + name)
        lines += texts
      } else {
        let gap = String(repeating: " ", count: column - columns(name))
        let first = texts.first?.drop { $0 == " " } ?? ""
        lines.append("  " + name + gap + "   " + first)
        lines += texts.dropFirst()
      }
    }
  }
}

/// What an exit code means for a command.
func meaning(_ code: ExitCode, in command: Command) -> LocalizedText {
  command.meaning(of: code) ?? code.meaning
}

/// The columns that a text takes: its Unicode scalars (help texts are composed and hold no wide
/// characters).
func columns(_ text: String) -> Int {
  text.unicodeScalars.count
}

/// A text broken at spaces into lines of at most `width` columns, each indented.
package func wrapped(_ text: String, width: Int, indent: Int) -> [String] {
  let margin = String(repeating: " ", count: indent)
  var lines: [String] = []
  var line = ""
  for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
    if !line.isEmpty, indent + columns(line) + 1 + columns(String(word)) > width {
      lines.append(margin + line)
      line = ""
    }
    line += line.isEmpty ? String(word) : " " + word
  }
  if !line.isEmpty { lines.append(margin + line) }
  return lines
}
