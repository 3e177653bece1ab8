import CommandLineKit
import Diagnostics
import Text

/// A file that `-o` names, and what it is to hold.
struct OutputFile: Sendable {
  var format: DiagnosticRenderer.Format
  var path: String

  /// Reads `FORMAT=FILE`.
  init(_ text: String) throws(ValueFault) {
    let known = DiagnosticRenderer.Format.allCases.map(\.rawValue)
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty else {
      throw ValueFault(
        expected: LocalizedText(
          fr: "une forme, « = » et un fichier, comme sarif=lint.sarif",
          en: "a format, “=” and a file, such as sarif=lint.sarif"))
    }
    guard let format = DiagnosticRenderer.Format(rawValue: String(parts[0])) else {
      let list = known.joined(separator: ", ")
      throw ValueFault(
        expected: LocalizedText(
          fr: "une de ces formes avant « = » : \(list)",
          en: "one of these formats before “=”: \(list)"),
        suggestion: nearest(to: String(parts[0]), among: known).map { "\($0)=\(parts[1])" })
    }
    self.format = format
    path = String(parts[1])
  }
}
