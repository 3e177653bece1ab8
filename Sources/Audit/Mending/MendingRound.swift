import Catalogue
import Diagnostics

/// Does all fixes at once that touch no other, then leaves out those that do harm.
struct MendingRound {
  private struct Candidate {
    var finding: Diagnostic
    var file: String
    var edits: [ByteEdit]
  }

  /// The files with what was mended.
  private(set) var files: [CatalogueFile]
  private(set) var mended: [Diagnostic] = []

  private let original: [CatalogueFile]
  private let isPart: Bool
  /// What is found in all files before.
  private lazy var tally = FindingTally(SetBuilder.staticFindings(original, isPart: isPart))
  /// What YAML finds in the set’s own files before.
  private lazy var misreadings = MendingRound.misreadings(original)
  /// Whether the round mends what YAML misreads.
  private var mendsMisreadings = false
  private var accepted: [Candidate] = []
  /// How many more states of the files may be tried.
  private var trials = 64

  init(_ files: [CatalogueFile], isPart: Bool) {
    self.files = files
    original = files
    self.isPart = isPart
  }

  /// Mends what can be mended; of fixes that collide the first wins.
  ///
  /// What YAML misreads comes first and alone: it hides other findings, so that only YAML can judge
  /// whether mending it does harm.
  ///
  /// - Complexity: one reading of the files when every fix is sound, else O(log n) for each that is
  ///   not.
  mutating func run(_ findings: [Diagnostic]) {
    let reading = Set(allRulePages.filter { $0.stage == .reading }.map(\.id))
    let misread = findings.filter { reading.contains($0.id) }
    mendsMisreadings = !misread.isEmpty
    accept(candidates(misread)[...])
    if accepted.isEmpty {
      mendsMisreadings = false
      accept(candidates(findings.filter { !reading.contains($0.id) })[...])
    }
    mended = accepted.map(\.finding)
  }

  private func candidates(_ findings: [Diagnostic]) -> [Candidate] {
    var texts: [String: SourceText] = [:]
    var taken: [String: EditSet] = [:]
    var candidates: [Candidate] = []
    for finding in findings {
      guard let fix = finding.fix, let path = fix.file,
        let file = original.first(where: { $0.path == path && $0.layer == 0 })
      else { continue }
      let text = texts[path] ?? SourceText(file.bytes)
      texts[path] = text
      guard let edits = text.edits(for: fix), !edits.isEmpty,
        taken[path, default: EditSet()].add(edits)
      else { continue }
      candidates.append(Candidate(finding: finding, file: path, edits: edits))
    }
    return candidates
  }

  private mutating func accept(_ candidates: ArraySlice<Candidate>) {
    guard !candidates.isEmpty, trials > 0 else { return }
    trials -= 1
    let tried = accepted + candidates
    let changed = changed(by: tried)
    if isSound(changed, without: tried.map(\.finding)) {
      accepted = tried
      files = changed
    } else if candidates.count > 1 {
      let middle = candidates.startIndex + candidates.count / 2
      accept(candidates[..<middle])
      accept(candidates[middle...])
    }
  }

  private mutating func isSound(_ changed: [CatalogueFile], without gone: [Diagnostic]) -> Bool {
    if mendsMisreadings { return !Self.misreadings(changed).exceeds(misreadings) }
    let found = FindingTally(SetBuilder.staticFindings(changed, isPart: isPart))
    return !found.exceeds(tally.without(gone))
  }

  private static func misreadings(_ files: [CatalogueFile]) -> FindingTally {
    FindingTally(
      files.filter { $0.layer == 0 }
        .flatMap { YAMLParser.parse(bytes: $0.bytes, file: $0.path).diagnostics })
  }

  private func changed(by candidates: [Candidate]) -> [CatalogueFile] {
    let edits = Dictionary(grouping: candidates, by: \.file).mapValues { $0.flatMap(\.edits) }
    return original.map { file in
      guard file.layer == 0, let own = edits[file.path] else { return file }
      return file.applying(own)
    }
  }
}

/// Edits of one file, none of which collides with another.
private struct EditSet {
  /// By place.
  private var edits: [ByteEdit] = []

  /// Adds all of some edits; changes nothing and says no when one collides.
  ///
  /// - Complexity: O(log n) for each, and the moving of those that follow.
  mutating func add(_ new: [ByteEdit]) -> Bool {
    guard new.allSatisfy({ !collides($0) }) else { return false }
    for edit in new { edits.insert(edit, at: place(of: edit)) }
    return true
  }

  private func collides(_ edit: ByteEdit) -> Bool {
    let next = place(of: edit)
    return [next - 1, next].contains {
      edits.indices.contains($0) && edits[$0].collides(with: edit)
    }
  }

  private func place(of edit: ByteEdit) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range.lowerBound < edit.range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
