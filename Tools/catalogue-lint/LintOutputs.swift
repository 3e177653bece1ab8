import Audit
import CommandLineKit
import Diagnostics
import Platform

/// Where the findings of a run are written: standard output and the files of `-o`.
struct LintOutputs {
  static let format = Option<DiagnosticRenderer.Format>.choice(
    "format",
    help: LocalizedText(
      fr: "text : avec la ligne fautive (par défaut) ; json : un objet ; sarif et junit : des "
        + "rapports pour l’intégration continue ; github : des annotations ; markdown : un tableau",
      en: "text: with the faulty line (default); json: one object; sarif and junit: reports for "
        + "continuous integration; github: annotations; markdown: a table"))
  static let files = Option<OutputFile>(
    OptionSpec(
      long: "output", short: "o", value: .text,
      placeholder: LocalizedText(fr: "FORMAT=FICHIER", en: "FORMAT=FILE"),
      help: LocalizedText(
        fr:
          "écrit aussi les constats dans ce fichier, sous cette forme ; autant de fois qu’on veut",
        en: "also writes the findings into that file, in that format; as often as wanted"))
  ) { text throws(ValueFault) in try OutputFile(text) }.repeatable()

  private let session: Session
  private let outputs: [OutputFile]

  /// - Throws: when two options name one file.
  init(_ session: Session) throws {
    self.session = session
    outputs = session.arguments[all: LintOutputs.files]
    var paths: Set<String> = []
    for output in outputs where !paths.insert(output.path).inserted {
      throw UsageError([UsageFault(.writtenTwice(output.path))])
    }
  }

  /// Does `work`; why it can't be done is also told in the reports that have a place for it, so that
  /// none of them can be taken for that of a clean run.
  func tellingFailures<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let settings as SettingsFailure {
      tell(settings.failure.messages, settings.faults)
      throw settings.failure
    } catch let failure as CommandFailure {
      tell(failure.messages)
      throw failure
    } catch let error as SystemError {
      tell([error.message])
      throw error
    }
  }

  /// Writes findings everywhere, each file whole or not at all.
  ///
  /// - Parameters:
  ///   - failLevel: the least severity that makes the run fail.
  ///   - stream: where those go that no file is named for; nil for nowhere.
  /// - Throws: what could not be written, after everything else was.
  func write(
    _ findings: [Diagnostic], failLevel: Severity, to stream: OutputStream?,
    source: @escaping (String) -> SourceText?
  ) throws {
    var renderer = renderer(source)
    renderer.run.failLevel = failLevel
    var faults: [LocalizedText] = []
    for output in outputs {
      do throws(SystemError) {
        try writeFile(Array(renderer.render(findings, as: output.format).utf8), to: output.path)
      } catch {
        faults.append(error.message)
      }
    }
    if let stream {
      renderer.usesColor = session.isColoured(stream)
      stream.write(renderer.render(findings, as: standardFormat))
    }
    guard faults.isEmpty else { throw CommandFailure(faults) }
  }

  private var standardFormat: DiagnosticRenderer.Format {
    session.arguments[LintOutputs.format, default: .text]
  }

  private func tell(_ failures: [LocalizedText], _ settingsFaults: [Diagnostic] = []) {
    var renderer = renderer { _ in nil }
    renderer.run.failures = failures
    renderer.run.settingsFaults = settingsFaults
    for output in outputs where output.format.tellsFailures {
      // The run fails anyway, and standard error says why.
      try? writeFile(Array(renderer.render([], as: output.format).utf8), to: output.path)
    }
    if standardFormat.tellsFailures {
      session.output.write(renderer.render([], as: standardFormat))
    }
  }

  private func renderer(_ source: @escaping (String) -> SourceText?) -> DiagnosticRenderer {
    var renderer = DiagnosticRenderer(language: session.language, source: source)
    renderer.run.version = LintProgram.program.version
    renderer.run.folder = resolvedPath(".")
    renderer.run.page = { id in allRulePages.first { $0.id == id } }
    if let now = civilTime(at: currentSeconds(), zone: "UTC") {
      renderer.run.time = now.reported
    }
    return renderer
  }
}

extension DiagnosticRenderer.Format {
  /// Whether the format can say that a run could not do all that was asked.
  fileprivate var tellsFailures: Bool {
    switch self {
    case .text, .json: false
    case .sarif, .github, .junit, .markdown: true
    }
  }
}

extension CivilTime {
  /// `2026-11-30T18:00:00`.
  fileprivate var reported: String {
    let parts = [month, day, hour, minute].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(year)-\(parts[0])-\(parts[1])T\(parts[2]):\(parts[3]):00"
  }
}

extension LocalizedText {
  fileprivate static func writtenTwice(_ path: String) -> LocalizedText {
    let name = escaped(path)
    return LocalizedText(
      fr: "deux options --output écrivent dans « \(name) »",
      en: "two options --output write into “\(name)”")
  }
}
