import Platform
import TestSupport
import Testing

/// The commands as a user runs them: the programs that were built beside these tests.
enum Programs {
  static let all = ["dictee", "catalogue-lint", "catalogue-compile"]

  /// The folder of the built programs.
  static let folder = builtProgramsFolder(with: "dictee")

  /// Runs a program in an environment that holds nothing of the caller's.
  static func run(
    _ name: String, _ arguments: [String], input: String = "",
    with variables: [String: String] = [:],
    output: ChildProcess.Output = .collected
  ) throws -> ChildProcess.Result {
    let folder = try #require(folder, "no built program was found above the tests")
    return try ChildProcess(
      "\(folder)/\(name)", arguments, input: Array(input.utf8),
      environment: environment.merging(variables) { $1 }, output: output
    ).run()
  }

  /// What every program gets.
  static let environment = ["PATH": "/usr/bin:/bin", "TZ": "Europe/Paris"]
}

/// What the line of a message begins with in French: `dictee generate : `, its space unbreakable.
func said(by call: String) -> String {
  "\(call)\u{A0}: "
}

/// A command line whose options can be replaced.
struct CommandLineWords {
  var command: String
  var options: [(name: String, value: String)]

  /// The words with one option set, or taken out with nil.
  func with(_ name: String, _ value: String?) -> [String] {
    var changed = options.filter { $0.name != name }
    if let value { changed.append((name, value)) }
    return CommandLineWords(command: command, options: changed).words
  }

  var words: [String] { [command] + options.flatMap { [$0.name, $0.value] } }
}

/// Files of the tests and of the repository.
enum Files {
  private static let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
  /// The folder of these tests.
  static let here = parts.dropLast().joined(separator: "/")
  /// The repository.
  static let root = parts.dropLast(3).joined(separator: "/")
  /// A calendar with many kinds of events.
  static let family = root + "/Samples/famille.ics"
  /// A calendar whose titles hold words that no output may hold.
  static let secrets = here + "/Calendars/secrets.ics"
  /// The words of those titles, places and descriptions.
  static let secretWords = [
    "Krakatoa", "Ptérodactyle", "Quasimodo", "secret\n", "Wagnerien", "Xylophage", "Zanzibar",
    "Zubrowska",
  ]
  /// A set of few words and texts, so that golden files change only with the programs.
  static let smallSet = here + "/Sets/petit"

  /// The small set with one text of one file changed, as a new folder.
  static func smallSet(
    changing file: String, _ old: String, to new: String, in folder: TemporaryFolder
  ) throws -> String {
    let set = try folder.copy(smallSet, to: "petit")
    let text = String(decoding: try readFile("\(set)/\(file)"), as: UTF8.self)
    let place = try #require(text.firstRange(of: old))
    let changed = text[..<place.lowerBound] + new + text[place.upperBound...]
    try writeFile(Array(changed.utf8), to: "\(set)/\(file)")
    return set
  }
}

extension ChildProcess.Result {
  /// Both streams and the exit code, for golden files.
  var transcript: String {
    (text.isEmpty ? "" : text) + (errors.isEmpty ? "" : "== standard error\n" + errorText)
      + "== exit \(code)\n"
  }

  /// The text of the first member `key` of the JSON on standard output; nil for one that is no text.
  func member(_ key: String) -> String? {
    guard let start = text.firstRange(of: "\"\(key)\": \"") else { return nil }
    let rest = text[start.upperBound...]
    return rest.firstIndex(of: "\"").map { String(rest[..<$0]) }
  }
}
