import Diagnostics
import Platform

@testable import CommandLineKit

/// A small program with everything that a declaration can hold.
enum SampleProgram {
  enum Format: String, CaseIterable, Sendable {
    case text
    case json
  }

  static let calendar = Option<String>.file(
    "calendar", short: "c", help: LocalizedText(fr: "le calendrier à lire", en: "calendar to read"))
  static let moment = Option<String>.text(
    "moment", placeholder: .same("ID"),
    help: LocalizedText(fr: "le moment choisi", en: "the chosen moment")
  ).needing(calendar)
  static let child = Option<String>.text(
    "child", placeholder: LocalizedText(fr: "PRÉNOM", en: "NAME"),
    help: LocalizedText(fr: "prénom de l’enfant", en: "first name of the child")
  ).required().kept()
  static let seed = Option<Int>.integer(
    "seed", short: "n", in: 0...99, help: LocalizedText(fr: "la graine", en: "the seed"))
  static let format = Option<Format>.choice(
    "format", help: LocalizedText(fr: "forme du résultat", en: "form of the result"))
  static let tags = Option<String>.text(
    "tag", short: "t", help: LocalizedText(fr: "une étiquette", en: "a tag")
  ).repeatable()
  static let json = Flag("json", short: "j", help: LocalizedText(fr: "en JSON", en: "as JSON"))
  static let quiet = Flag(
    "quiet", short: "q", help: LocalizedText(fr: "sans commentaire", en: "without comment"))

  static let file = Argument<String>(
    "file", value: .file, arity: .optional,
    help: LocalizedText(fr: "le texte, - pour l’entrée", en: "the text, - for the input"))
  static let paths = Argument<String>(
    "paths", value: .path, arity: .many(atLeast: 1),
    help: LocalizedText(fr: "ce qui est lu", en: "what is read"))

  static let generate = Command(
    name: "generate",
    summary: LocalizedText(fr: "écrit une dictée", en: "writes a dictation"),
    description: LocalizedText(
      fr: "Écrit une dictée sur un moment du calendrier.\n\nSans calendrier, sans moment.",
      en: "Writes a dictation about a moment.\n\nWithout a calendar, without a moment."),
    options: [calendar, moment, child, seed, format, tags, json, quiet],
    examples: [
      Example(
        "dictee generate --child Léa",
        help: LocalizedText(fr: "une dictée pour ce soir", en: "a dictation for tonight"))
    ],
    exits: [.findings: LocalizedText(fr: "le moment est sans nom", en: "the moment is blank")]
  ) { session in
    session.output.line("seed \(session.arguments[seed, default: 0])")
    return .done
  }

  static let check = Command(
    name: "check", summary: LocalizedText(fr: "vérifie un texte", en: "checks a text"),
    description: LocalizedText(fr: "Vérifie un texte.", en: "Checks a text."),
    options: [json], arguments: [file]
  ) { session in
    session.say(LocalizedText(fr: "rien à dire", en: "nothing to say"))
    return .findings
  }

  static let program = Program(
    name: "dictee", version: "1.2.3",
    summary: LocalizedText(fr: "des dictées", en: "dictations"),
    description: LocalizedText(fr: "Écrit des dictées.", en: "Writes dictations."),
    commands: [NamedCommand("generate", generate), NamedCommand("check", check)])

  static let single = Program(
    version: "1.2.3",
    command: Command(
      name: "catalogue-lint",
      summary: LocalizedText(fr: "relit des catalogues", en: "reads catalogues"),
      description: LocalizedText(fr: "Relit des catalogues.", en: "Reads catalogues."),
      options: [format], arguments: [paths]
    ) { session in
      for path in session.arguments[all: paths] { session.output.line(path) }
      return .done
    })
}

/// What a run left behind.
struct RunResult: Equatable {
  var code: ExitCode
  var output: String
  var errors: String
}

func run(
  _ words: [String], in program: Program = SampleProgram.program,
  environment: [String: String] = ["LANG": "en_GB.UTF-8"]
) -> RunResult {
  let output = OutputStream.memory()
  let errors = OutputStream.memory()
  let code = program.run(
    words, environment: Environment(environment), output: output, errors: errors)
  return RunResult(code: code, output: output.text, errors: errors.text)
}
