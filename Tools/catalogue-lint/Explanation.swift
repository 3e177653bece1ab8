import Audit
import Catalogue
import CommandLineKit
import Diagnostics

/// Writes the manual page of a kind of finding for a terminal.
struct Explanation {
  private let language: Language
  private let width: Int

  /// - Parameter width: the columns that prose may take.
  init(_ language: Language, width: Int) {
    self.language = language
    self.width = width
  }

  /// The page and, for a rule, a faulty example, what is found in it, and a sound one.
  func text(_ page: RulePage) -> String {
    var lines = [
      "\(page.id) (\(page.severity.name.text(language)), \(page.stage.name.text(language)))"
    ]
    for section in page.sections {
      lines += ["", section.title.text(language)]
      lines += wrapped(section.text.text(language), width: width, indent: 2)
    }
    if let demonstration = RuleDemonstration(of: page.id) { lines += shown(demonstration) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func shown(_ demonstration: RuleDemonstration) -> [String] {
    var lines: [String] = []
    if let bad = demonstration.bad {
      lines += ["", LocalizedText.faultyExample.text(language)]
      lines += files(demonstration.tellingFiles(of: bad))
      lines += ["", LocalizedText.whatIsSaid.text(language)]
      lines += findings(demonstration, in: bad.unmarkedFiles).lines.map(indented)
    }
    if let good = demonstration.good {
      lines += ["", LocalizedText.soundExample.text(language)]
      lines += files(demonstration.tellingFiles(of: good))
    }
    return lines
  }

  /// Files of an example: each path, and its text below.
  private func files(_ files: [CatalogueFile]) -> [String] {
    files.flatMap { file in
      [indented(file.path)] + file.text.lines.map { "  " + indented($0) }
    }
  }

  private func indented(_ line: String) -> String { line.isEmpty ? "" : "  " + line }

  private func findings(_ demonstration: RuleDemonstration, in files: [CatalogueFile]) -> String {
    findingsText(
      demonstration.findings(in: files), in: files, language: language, usesColor: false)
  }
}

extension LocalizedText {
  static let faultyExample = LocalizedText(fr: "Un exemple à corriger", en: "A faulty example")
  static let whatIsSaid = LocalizedText(
    fr: "Ce qu’en dit catalogue-lint", en: "What catalogue-lint says of it")
  static let soundExample = LocalizedText(fr: "Un exemple juste", en: "A sound example")
}

extension CatalogueFile {
  /// The text of the file.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension String {
  /// The lines, without an empty one after the last line end.
  var lines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
