/// The JUnit XML that CI systems read, after the schema of the Apache Ant task.
///
/// A file is a suite and a finding a case that fails when its severity makes the run fail. CI systems
/// follow a case by its name over many runs, so that no line number is part of it. A finding that
/// does not fail is a case that passes; what it says stands in the output of its suite.
extension DiagnosticRenderer {
  /// The findings as a report; a run without any is a suite with one case that passes, since a report
  /// without cases is a fault to most CI systems.
  func junit(_ diagnostics: [Diagnostic]) -> String {
    var suites: [JUnitSuite] = []
    for diagnostic in diagnostics {
      let name = diagnostic.span.map { shownPath($0.file) } ?? run.program
      // The findings come sorted by file.
      if suites.last?.name != name { suites.append(JUnitSuite(name: name)) }
      suites[suites.count - 1].add(
        name: caseName(diagnostic), failure: failure(diagnostic), text: plainText(diagnostic))
    }
    if suites.isEmpty || !run.isWhole {
      var suite = JUnitSuite(name: run.program)
      for failure in shownFailures { suite.add(stop: failure) }
      if run.isWhole {
        suite.add(name: shown(FindingCounts([]).text), failure: nil, text: nil)
      }
      suites.append(suite)
    }
    let body = suites.enumerated().map { $1.xml(index: $0, of: run) }.joined()
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(body)</testsuites>\n"
  }

  /// `duplicate-motif, formes judo`.
  private func caseName(_ diagnostic: Diagnostic) -> String {
    let key = key(of: diagnostic)
    let subject = diagnostic.entry ?? String(key.subject.unicodeScalars.prefix(60))
    return subject.isEmpty ? key.rule : "\(key.rule), \(subject.withVisibleControls)"
  }

  private func failure(_ diagnostic: Diagnostic) -> JUnitSuite.Failure? {
    guard diagnostic.severity >= run.failLevel else { return nil }
    return JUnitSuite.Failure(
      kind: diagnostic.severity.rawValue, message: shown(diagnostic.message))
  }

  /// The place with the severity, then all that the finding says.
  private func plainText(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.span.map { shownPlace($0) + ": " } ?? ""
    let lines = plainLines(diagnostic)
    return (["\(place)\(shown(diagnostic.severity.name)): \(lines[0])"] + lines.dropFirst())
      .joined(separator: "\n")
  }
}

/// One suite with its cases.
private struct JUnitSuite {
  /// Why a case fails.
  struct Failure {
    var kind: String
    var message: String
  }

  let name: String
  private var cases: [String] = []
  private var names: [String: Int] = [:]
  private var failures = 0
  private var errors = 0
  private var output: [String] = []

  init(name: String) {
    self.name = name
  }

  /// Adds a case; `text` of one that passes goes to the output of the suite.
  mutating func add(name: String, failure: Failure?, text: String?) {
    names[name, default: 0] += 1
    let count = names[name, default: 1]
    let attributes = attributes(of: count == 1 ? name : "\(name), \(count)")
    guard let failure else {
      cases.append("    <testcase\(attributes)/>\n")
      if let text { output.append(text) }
      return
    }
    failures += 1
    cases.append(
      "    <testcase\(attributes)>\n      <failure"
        + attribute("message", failure.message) + attribute("type", failure.kind)
        + ">\((text ?? "").xmlEscaped)</failure>\n    </testcase>\n")
  }

  /// Adds a case for what could not be done.
  mutating func add(stop message: String) {
    errors += 1
    cases.append(
      "    <testcase\(attributes(of: "run, \(errors)"))>\n      <error"
        + attribute("message", message) + attribute("type", "error")
        + ">\(message.xmlEscaped)</error>\n    </testcase>\n")
  }

  /// The suite; every attribute and element that the schema demands is there.
  func xml(index: Int, of run: ReportedRun) -> String {
    "  <testsuite" + attribute("name", name) + attribute("package", run.program)
      + attribute("id", String(index)) + attribute("timestamp", run.time)
      + attribute("hostname", "localhost") + attribute("tests", String(cases.count))
      + attribute("failures", String(failures)) + attribute("errors", String(errors))
      + attribute("time", "0") + ">\n    <properties/>\n" + cases.joined()
      + "    <system-out>\(output.joined(separator: "\n\n").xmlEscaped)</system-out>\n"
      + "    <system-err/>\n  </testsuite>\n"
  }

  private func attributes(of name: String) -> String {
    attribute("classname", self.name) + attribute("name", name) + attribute("time", "0")
  }

  private func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(value.xmlEscaped)\""
  }
}

extension String {
  /// The text as content or attribute of XML 1.0: what it can't hold becomes U+FFFD.
  fileprivate var xmlEscaped: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "\n": result.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
