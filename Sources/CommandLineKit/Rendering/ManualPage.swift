internal import Diagnostics

/// The manual of a program in roff with the `man` macros; the bytes depend on the declaration alone.
struct ManualPage {
  private let program: Program
  private let language: Language
  private var lines: [String] = []

  init(_ program: Program, language: Language) {
    self.program = program
    self.language = language
  }

  var text: String {
    var page = self
    page.addAll()
    return page.lines.joined(separator: "\n") + "\n"
  }

  private mutating func addAll() {
    let title = program.name.uppercased()
    lines.append(
      ".TH \(roff(title)) 1 \"\" \"\(roff(program.name)) \(roff(program.version))\" \"\"")
    section(.name)
    paragraph("\(program.name) - \(program.summary.text(language))")
    section(.synopsis)
    for command in program.commands { synopsis(command) }
    section(.description)
    paragraphs(program.description)
    switch program.shape {
    case .single(let command): details(command)
    case .several(let commands):
      section(.commands)
      for command in commands.map({ $0.make() }) {
        lines.append(".SS \"\(roff(program.call(command)))\"")
        paragraphs(command.description)
        details(command)
      }
    }
    section(.options)
    for option in CommonOptions.all { item(option.spec) }
    exits()
    section(.environment)
    for variable in Word.variables { item(variable.name, variable.meaning.text(language)) }
  }

  private mutating func synopsis(_ command: Command) {
    var parts = command.options.map(\.spec).map { spec in
      let usage = spec.usage(language)
      return spec.isRequired ? usage : "[\(usage)]"
    }
    parts += command.arguments.map { $0.spec.usage(language) }
    lines.append(".HP")
    lines.append("\\fB\(roff(program.call(command)))\\fR " + roff(parts.joined(separator: " ")))
  }

  private mutating func details(_ command: Command) {
    for argument in command.arguments {
      item(argument.spec.usage(language), argument.spec.help.text(language))
    }
    for option in command.options { item(option.spec) }
    if !command.exits.isEmpty { subheading(.exits) }
    for code in ExitCode.allCases {
      guard let meaning = command.meaning(of: code) else { continue }
      item(String(code.rawValue), meaning.text(language))
    }
    if !command.examples.isEmpty { subheading(.examples) }
    for example in command.examples { item(example.line, example.help.text(language)) }
  }

  private mutating func exits() {
    section(.exits)
    for code in ExitCode.allCases {
      item(String(code.rawValue), code.meaning.text(language))
    }
  }

  private mutating func section(_ word: Word) {
    lines.append(".SH \"\(roff(word.text(language).uppercased()))\"")
  }

  private mutating func subheading(_ word: Word) {
    lines.append(".PP")
    lines.append("\\fI\(word.text(language))\\fR")
  }

  private mutating func item(_ spec: OptionSpec) {
    let short = spec.short.map { "-\($0), " } ?? ""
    let notes =
      (spec.isRepeatable ? Word.repeatable.text(language) : "")
      + (spec.isRequired ? Word.required.text(language) : "")
    item(short + spec.usage(language), spec.help.text(language) + notes)
  }

  private mutating func item(_ name: String, _ help: String) {
    lines.append(".TP")
    lines.append("\\fB\(roff(name))\\fR")
    paragraph(help)
  }

  private mutating func paragraphs(_ text: LocalizedText) {
    for (index, piece) in text.text(language).split(separator: "\n\n").enumerated() {
      if index > 0 { lines.append(".PP") }
      paragraph(String(piece))
    }
  }

  private mutating func paragraph(_ text: String) {
    for line in text.split(separator: "\n") { lines.append(roff(String(line))) }
  }

  /// A text without meaning for roff: backslashes and dashes escaped, no control line by accident.
  private func roff(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "\"": escaped += "\\(dq"
      case "\u{A0}", "\u{202F}": escaped += "\\ "
      default: escaped.append(character)
      }
    }
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
