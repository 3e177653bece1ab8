import Audit
import Catalogue
import CommandLineKit
import Diagnostics
import Platform

/// What the command line and `catalogue-lint.yaml` say of severities; the command line wins.
struct LintControl {
  let levels: RuleLevels
  let failLevel: Severity
  let shown: Severity
  private let baselinePath: String?
  private let baseline: Baseline?

  /// Reads the configuration and the baseline.
  ///
  /// - Throws: all faults of both files (`SettingsFailure`), and what can't be read.
  init(_ session: Session) throws {
    let arguments = session.arguments
    let faults = ControlFaults(session)
    let path =
      try arguments[LintCommand.configuration]
      ?? ConfigurationSearch.path(
        for: arguments[all: LintCommand.paths] + [arguments[LintCommand.edited]].compactMap(\.self))
    var settings = LintConfiguration()
    if let path {
      settings = LintConfiguration(try faults.read(path), file: path, sink: faults.sink)
    }
    for setting in arguments[all: LintCommand.rule] {
      settings.levels.set(setting.rule, setting.level)
    }
    levels = settings.levels
    failLevel = arguments[LintCommand.failLevel] ?? settings.failLevel ?? .error
    shown = arguments[LintCommand.show] ?? settings.shown ?? .warning
    let beside = settings.baseline.map { (path ?? "").besidePath($0) }
    baselinePath = arguments[LintCommand.baseline] ?? beside
    if arguments[LintCommand.writeBaseline] {
      guard baselinePath != nil else { throw CommandFailure(.nowhereToWrite, exit: .usage) }
      baseline = nil
    } else {
      baseline = try baselinePath.map {
        Baseline(try faults.read($0), file: $0, sink: faults.sink)
      }
    }
    try faults.stop()
  }

  /// The findings that the baseline does not know, and those that it knows and that are gone.
  func unknown(
    _ findings: [Diagnostic], source: (String) -> SourceText?
  ) -> [Diagnostic] {
    let findings = findings.filter { !isAboutBaseline($0) }
    return baseline?.unknown(findings, source: source) ?? findings
  }

  /// Whether a finding says that the baseline, which lies in the folder of the set, is no part of it.
  private func isAboutBaseline(_ finding: Diagnostic) -> Bool {
    finding.id == "unknown-file" && finding.span?.file == baselinePath
  }

  /// The findings that `--fix` mends: those that are shown and that the baseline does not know.
  func mendable(_ findings: [Diagnostic], source: (String) -> SourceText?) -> [Diagnostic] {
    unknown(findings, source: source).filter { $0.severity >= shown }
  }

  /// Writes the findings that are shown or count into the baseline.
  func writeBaseline(
    _ findings: [Diagnostic], source: (String) -> SourceText?
  ) throws {
    guard let baselinePath else { return }
    let kept = findings.filter {
      $0.severity >= min(shown, failLevel) && !isAboutBaseline($0)
    }
    try writeFile(Array(Baseline.text(of: kept, source: source).utf8), to: baselinePath)
  }
}

/// Collects the faults of configuration files; they are shown whatever the format of findings is.
private final class ControlFaults {
  let sink = DiagnosticSink()
  private let session: Session
  private var files: [CatalogueFile] = []

  init(_ session: Session) {
    self.session = session
  }

  func read(_ path: String) throws -> [UInt8] {
    let bytes = try readFile(path)
    files.append(CatalogueFile(path: path, pathInSet: path, bytes: bytes))
    return bytes
  }

  /// Shows the faults and stops, if there are any.
  func stop() throws {
    guard sink.diagnostics.holdErrors else { return }
    session.errors.write(
      findingsText(
        sink.diagnostics, in: files, language: session.language,
        usesColor: session.isColoured(session.errors)))
    throw SettingsFailure(faults: sink.diagnostics)
  }
}

/// Settings that can’t be followed.
struct SettingsFailure: Error {
  var faults: [Diagnostic]
  /// What is said of them on standard error, once each was shown.
  var failure: CommandFailure { CommandFailure(.unusableSettings, exit: .usage) }
}

/// Where the settings of paths lie.
private enum ConfigurationSearch {
  /// The nearest `catalogue-lint.yaml` above the first path; nil when there is none.
  ///
  /// - Throws: when another path has settings of its own, since a run follows one file.
  static func path(for paths: [String]) throws -> String? {
    let found = paths.map(nearest)
    guard let first = found.first else { return nil }
    let others = Set(found.compactMap(\.self)).subtracting([first].compactMap(\.self))
    guard others.isEmpty else {
      throw CommandFailure(
        .severalSettings(([first].compactMap(\.self) + others.sorted())), exit: .usage)
    }
    return first
  }

  private static func nearest(to path: String) -> String? {
    guard var folder = placeOnDisk(path) else { return nil }
    while true {
      let candidate = (folder == "/" ? "" : folder) + "/" + LintConfiguration.fileName
      if (try? kind(of: candidate)) == .file { return candidate.fromWorkingFolder }
      guard let slash = folder.lastIndex(of: "/"), folder != "/" else { return nil }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
  }
}

extension String {
  /// A path beside this one's file, unless it is absolute.
  fileprivate func besidePath(_ path: String) -> String {
    guard !path.hasPrefix("/"), let slash = lastIndex(of: "/") else { return path }
    return self[...slash] + path
  }

  /// The path from the working folder, where the file lies below it.
  fileprivate var fromWorkingFolder: String {
    guard let working = resolvedPath("."), hasPrefix(working + "/") else { return self }
    return String(dropFirst(working.count + 1))
  }
}

extension LocalizedText {
  fileprivate static var nowhereToWrite: LocalizedText {
    LocalizedText(
      fr: "--write-baseline demande --baseline FICHIER, ou « connus » dans catalogue-lint.yaml",
      en: "--write-baseline needs --baseline FILE, or “connus” in catalogue-lint.yaml")
  }

  fileprivate static var unusableSettings: LocalizedText {
    LocalizedText(
      fr: "les réglages ont des erreurs, rien n’est éprouvé",
      en: "the settings have errors, nothing is tried")
  }

  fileprivate static func severalSettings(_ paths: [String]) -> LocalizedText {
    let list = paths.map { escaped($0) }.joined(separator: ", ")
    return LocalizedText(
      fr: "ces chemins ont des réglages différents (\(list)) ; lancez la commande une fois par "
        + "jeu, ou donnez --config",
      en: "these paths have different settings (\(list)); run the command once for each set, or "
        + "give --config")
  }
}
