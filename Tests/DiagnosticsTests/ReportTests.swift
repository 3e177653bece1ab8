import TestSupport
import Testing

@testable import Diagnostics

/// Reports of a faulty catalogue in every format, and of hostile texts.
@Suite struct ReportTests {
  typealias Format = DiagnosticRenderer.Format

  static let goldens: [(Format, String)] = [
    (.text, "findings.txt"), (.json, "findings.json"), (.sarif, "findings.sarif"),
    (.github, "findings.github"), (.junit, "findings.xml"), (.markdown, "findings.md"),
  ]

  @Test func everyFormatHasAGolden() {
    #expect(Set(Self.goldens.map(\.0)) == Set(Format.allCases))
  }

  @Test(arguments: goldens)
  func isWritten(format: Format, golden: String) {
    let text = FaultyCatalogue.renderer.render(FaultyCatalogue.findings, as: format)
    #expect(goldenFault(text, "Golden/" + golden) == nil)
  }

  /// Every report but lines and commands has a form for no findings.
  @Test(arguments: Format.allCases)
  func noFindings(format: Format) {
    let text = FaultyCatalogue.renderer.render([], as: format)
    #expect(text.isEmpty == (format == .text || format == .github))
  }

  static let judged: [(Format, Language)] = [Format.sarif, .junit].flatMap { format in
    Language.allCases.map { (format, $0) }
  }

  @Test(arguments: judged)
  func followsItsStandard(format: Format, language: Language) throws {
    var renderer = FaultyCatalogue.renderer
    renderer.language = language
    for findings in [FaultyCatalogue.findings, []] {
      #expect(try reportFaults(renderer.render(findings, as: format), format.rawValue) == "")
    }
  }

  /// A run that could not go on is no clean run.
  @Test(arguments: [Format.sarif, .junit])
  func tellsWhatWasNotDone(format: Format) throws {
    var renderer = FaultyCatalogue.renderer
    renderer.run.failures = [LocalizedText(fr: "x.yaml : {ENFANT} ]]> <&", en: "x.yaml: no")]
    let text = renderer.render([], as: format)
    #expect(try reportFaults(text, format.rawValue) == "")
    let sign = format == .sarif ? "\"executionSuccessful\": false" : "errors=\"1\""
    #expect(text.contains(sign))
    #expect(renderer.render([], as: .github).hasPrefix("::error title=catalogue-lint::x.yaml"))
    #expect(renderer.render([], as: .markdown).contains("**x.yaml"))
  }

  /// The validators are awake.
  @Test(arguments: [
    (Format.sarif, "\"error\"", "\"fatal\""), (.sarif, "\"ruleIndex\": 0", "\"ruleIndex\": 1"),
    (.sarif, "](1)", "](2)"), (.sarif, "{{", "{"), (.sarif, "%20", " "),
    (.sarif, "\"columnKind\"", "\"columnkind\""),
    (.junit, "tests=\"1\"", "tests=\"3\""), (.junit, "<system-err/>", ""),
    (.junit, "&lt;", "<"), (.junit, " timestamp=\"1970-01-01T00:00:00\"", ""),
  ])
  func validatorsRefuse(format: Format, old: String, new: String) throws {
    let text = FaultyCatalogue.renderer.render(FaultyCatalogue.findings, as: format)
    let place = try #require(text.firstRange(of: old))
    let changed = String(text[..<place.lowerBound] + new + text[place.upperBound...])
    #expect(try reportFaults(changed, format.rawValue).hasPrefix("exit 1: "))
  }

  @Test(arguments: Format.allCases)
  func survivesHostileTexts(format: Format) throws {
    let findings = HostileFindings.findings(2000)
    let text = FaultyCatalogue.renderer.render(findings, as: format)
    // JSON names the file as it is.
    let isSafe = text.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || $0.visible == $0 }
    #expect(isSafe || format == .json)
    switch format {
    case .sarif, .junit: #expect(try reportFaults(text, format.rawValue) == "")
    case .markdown: #expect(text.unicodeScalars.count < 65_536)
    case .github: #expect(text.split(separator: "\n").count == 2000)
    case .text, .json: break
    }
  }

  /// A cell of the table holds no bar of its own, and no text becomes a mark-up of the page.
  @Test func markdownKeepsItsTable() {
    let text = FaultyCatalogue.renderer.render(HostileFindings.findings(50), as: .markdown)
    let rows = text.split(separator: "\n").dropFirst(3)
    #expect(rows.count == 50)
    for row in rows {
      var bars = 0
      var previous: Unicode.Scalar = " "
      for scalar in row.unicodeScalars {
        if scalar == "|", previous != "\\" { bars += 1 }
        previous = scalar
      }
      #expect(bars == 4, "\(row)")
      #expect(!row.contains("<script") && !row.contains("@everyone"))
    }
  }
}

@Suite struct ReportedRunTests {
  @Test(arguments: [
    ("formes/sport.yaml", "formes/sport.yaml"), ("/a/b/formes/x.yaml", "formes/x.yaml"),
    ("/a/bc/x.yaml", "/a/bc/x.yaml"), ("../c/x.yaml", "/a/c/x.yaml"), ("./x.yaml", "x.yaml"),
    ("../b/x.yaml", "x.yaml"), ("/a/b/../../x.yaml", "/x.yaml"), ("/../x.yaml", "/x.yaml"),
    ("c//x.yaml", "c/x.yaml"),
  ])
  func namesFilesFromTheWorkingFolder(typed: String, expected: String) {
    var run = ReportedRun()
    run.folder = "/a/b"
    #expect(run.path(of: typed) == expected)
    run.folder = nil
    #expect(run.path(of: typed) == typed)
  }

  @Test(arguments: [
    ("a-b_c.~/x", "a-b_c.~/x"), ("noël 1%.yaml", "no%C3%ABl%201%25.yaml"),
    ("a:b?#[]\u{FFFD}", "a%3Ab%3F%23%5B%5D%EF%BF%BD"),
  ])
  func encodesPaths(path: String, expected: String) {
    #expect(path.percentEncoded == expected)
  }
}

@Suite struct FingerprintTests {
  private func fingerprints(_ source: String, file: String, lines: [Int]) -> [String] {
    let text = SourceText(Array(source.utf8))
    let renderer = DiagnosticRenderer(language: .french) { $0 == file ? text : nil }
    var fingerprints = Fingerprints()
    return lines.map { line in
      var finding = Diagnostic(
        id: "x", LocalizedText(fr: "f", en: "e"),
        at: SourceSpan(
          file: file, start: SourcePosition(line: line, column: 1),
          end: SourcePosition(line: line, column: 5)))
      finding.entry = "formes judo"
      return fingerprints.next(renderer.key(of: finding))
    }
  }

  @Test func outliveMovesAndNewNames() {
    let before = fingerprints("judo\nfoot\njudo\n", file: "a.yaml", lines: [1, 2, 3])
    let after = fingerprints("# x\n\njudo\nfoot\n\njudo\n", file: "b.yaml", lines: [3, 4, 6])
    #expect(before == after)
    #expect(Set(before).count == 3)
    #expect(before.allSatisfy { $0.utf8.count == 16 })
  }

  @Test func changeWithTheText() {
    let before = fingerprints("judo\n", file: "a.yaml", lines: [1])
    #expect(before != fingerprints("foot\n", file: "a.yaml", lines: [1]))
  }
}
