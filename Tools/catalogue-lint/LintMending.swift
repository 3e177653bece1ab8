import Audit
import CommandLineKit
import Diagnostics
import Platform

/// What `--fix` writes, and where.
struct LintMending {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  /// Where findings go: a text or a difference has standard output to itself, so that an editor or
  /// `patch` can read it.
  static func findingsStream(_ session: Session) -> OutputStream? {
    guard session.arguments[LintCommand.fix] else { return session.output }
    if session.arguments[LintCommand.edited] != nil { return session.errors }
    return session.arguments[LintCommand.dryRun] ? nil : session.output
  }

  /// Mends, writes the outcome and tells which files changed.
  func mend(_ targets: LintTargets, _ settings: LintSettings, _ control: LintControl) throws {
    let mended = targets.mend(settings) { control.mendable($0, source: $1) }
    let isDryRun = session.arguments[LintCommand.dryRun]
    if isDryRun {
      for file in mended { session.output.write(difference(file)) }
    } else if session.arguments[LintCommand.edited] != nil {
      session.output.write(mended.first?.after ?? targets.editedBytes)
    } else {
      for file in mended { try writeFile(file.after, to: file.path) }
    }
    for file in mended {
      session.errors.line(
        LocalizedText.mended(file.path, file.count, isDryRun: isDryRun).text(session.language))
    }
  }

  private func difference(_ file: LintTargets.MendedFile) -> [UInt8] {
    var run = ReportedRun()
    run.folder = resolvedPath(".")
    return UnifiedDiff(file.before, file.after).bytes(path: run.path(of: file.path))
  }
}

extension LocalizedText {
  /// « formes/sport.yaml : 3 constats corrigés ».
  fileprivate static func mended(_ path: String, _ count: Int, isDryRun: Bool) -> LocalizedText {
    let name = escaped(path)
    let plural = count > 1 ? "s" : ""
    return LocalizedText(
      fr: "\(name) : \(count) constat\(plural) "
        + (isDryRun ? "à corriger" : "corrigé\(plural)"),
      en: "\(name): \(count) finding\(plural) \(isDryRun ? "to mend" : "mended")")
  }
}
