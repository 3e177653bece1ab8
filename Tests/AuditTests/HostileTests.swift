import CommandLineKit
import Platform
import TestSupport
import Testing

@testable import catalogue_lint

/// Faulty catalogues and what `catalogue-lint` answers: text, last line and exit code.
///
/// A folder with `jeu.yaml` is linted as a set, the files of any other by themselves; `base` is no
/// case but the sound set that many of them extend.
@Suite struct HostileTests {
  private static let folder =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    .joined(separator: "/") + "/Hostile/"

  static var names: [String] {
    ((try? listDirectory(folder)) ?? []).filter { $0.kind == .directory }.map(\.name)
      .filter { $0 != "base" }
  }

  @Test func thereAreTwoHundred() {
    #expect(Self.names.count >= 200)
  }

  @Test func baseIsSound() {
    let answer = lint([Self.folder + "base", "--lang", "fr", "--show", "info"])
    #expect(answer.exit == .done)
    #expect(answer.output == "")
    #expect(answer.errors.hasPrefix("rien à signaler") && answer.errors.contains("essayé"))
  }

  @Test(arguments: names)
  func isRefused(name: String) throws {
    let files = try filesInTree(Self.folder + name, suffix: ".yaml")
    let isSet = files.contains { $0.hasSuffix("/jeu.yaml") }
    let answer = lint((isSet ? [Self.folder + name] : files) + ["--lang", "fr"])
    let text = "\(answer.output)\n\(answer.errors)\ncode \(answer.exit.rawValue)\n"
    // Settings are named from the working folder, wherever that is.
    let shown = text.without(Self.folder).without("Tests/AuditTests/Hostile/")
    #expect(goldenFault(shown, "Hostile/\(name).out") == nil)
    let lines = answer.output.split(separator: "\n")
    let findings = lines.count { $0.isHeadline }
    let cures = lines.count { $0.hasPrefix("  à faire") }
    #expect(cures >= max(findings, 1), "a finding has no cure")
  }
}

extension Substring {
  /// Whether a line is the first one of an error or a warning.
  fileprivate var isHeadline: Bool {
    !hasPrefix(" ") && hasSuffix("]")
      && (contains("erreur: ") || contains("avertissement: "))
  }
}

/// What a run of `catalogue-lint` answers.
struct LintAnswer {
  var output: String
  var errors: String
  var exit: ExitCode
}

/// Runs `catalogue-lint` in this process.
func lint(_ words: [String]) -> LintAnswer {
  let output = OutputStream.memory()
  let errors = OutputStream.memory()
  let exit = LintProgram.program.run(
    words, environment: Environment([:]), output: output, errors: errors)
  return LintAnswer(output: output.text, errors: errors.text, exit: exit)
}

extension String {
  /// The text without any occurrence of `part`.
  func without(_ part: String) -> String {
    var result = ""
    var rest = self[...]
    while let found = rest.firstRange(of: part) {
      result += rest[..<found.lowerBound]
      rest = rest[found.upperBound...]
    }
    return result + rest
  }
}
