package import Catalogue
package import Diagnostics

/// Mends files: does what findings carry as fixes, as long as nothing else gets worse.
package struct Mender {
  /// How often fixes may follow one another: one that touches another waits for the next round.
  private static let maximumRounds = 20

  /// The files as they are now.
  package private(set) var files: [CatalogueFile]
  /// All findings in them.
  package private(set) var findings: [Diagnostic]
  /// What was tried of the texts of the set; nil when none were.
  package private(set) var sample: SampleCount?
  /// How many findings were mended, by the path of their file.
  package private(set) var counts: [String: Int] = [:]

  private let isPart: Bool
  private let settings: LintSettings

  /// Looks for what is wrong.
  ///
  /// - Parameter isPart: whether the files are only a part of a set.
  package init(_ files: [CatalogueFile], isPart: Bool, _ settings: LintSettings) {
    self.files = files
    self.isPart = isPart
    self.settings = settings
    (findings, sample) = Self.findings(in: files, isPart, settings)
  }

  /// Mends until nothing more can be.
  ///
  /// - Parameter chosen: those of all findings that are to be mended, asked with the texts of the
  ///   files as they are then.
  package mutating func mend(
    _ chosen: ([Diagnostic], _ source: @escaping (String) -> SourceText?) -> [Diagnostic]
  ) {
    for _ in 0..<Self.maximumRounds {
      let before = self
      var round = MendingRound(files, isPart: isPart)
      var texts: [String: SourceText] = [:]
      let wanted = chosen(findings) { path in
        if let text = texts[path] { return text }
        texts[path] = before.files.first { $0.path == path }.map { SourceText($0.bytes) }
        return texts[path]
      }
      round.run(wanted.filter(Self.isMendable))
      guard !round.mended.isEmpty else { return }
      files = round.files
      for finding in round.mended {
        if let file = finding.fix?.file { counts[file, default: 0] += 1 }
      }
      (findings, sample) = Self.findings(in: files, isPart, settings)
      // The examples are tried only where nothing is an error.
      if !before.findings.holdErrors, FindingTally(findings).exceeds(FindingTally(before.findings))
      {
        self = before
        return
      }
    }
  }

  private static func isMendable(_ finding: Diagnostic) -> Bool {
    finding.fix != nil
      && allRulePages.first { $0.id == finding.id }.map { $0.mending != .byHand } ?? false
  }

  private static func findings(
    in files: [CatalogueFile], _ isPart: Bool, _ settings: LintSettings
  ) -> ([Diagnostic], SampleCount?) {
    if isPart { return (SetBuilder.lint(part: files, settings), nil) }
    let built = SetBuilder.build(files, settings)
    return (built.diagnostics, built.sample)
  }
}

/// How many findings of each kind a file has.
struct FindingTally {
  private struct Key: Hashable {
    var file: String?
    var id: String
  }

  private var counts: [Key: Int] = [:]

  init(_ findings: [Diagnostic]) {
    for finding in findings {
      counts[Key(file: finding.span?.file, id: finding.id), default: 0] += 1
    }
  }

  /// Whether any file has more findings of any kind than the other tally says.
  func exceeds(_ other: FindingTally) -> Bool {
    counts.contains { $0.value > other.counts[$0.key, default: 0] }
  }

  /// The tally once findings are gone.
  ///
  /// One that it does not know counts for nothing.
  func without(_ findings: some Sequence<Diagnostic>) -> FindingTally {
    var left = self
    for finding in findings {
      let key = Key(file: finding.span?.file, id: finding.id)
      if let count = left.counts[key], count > 0 { left.counts[key] = count - 1 }
    }
    return left
  }
}
