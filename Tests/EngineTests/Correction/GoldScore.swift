import Engine
import Tables
import Text

/// How far the correction of some gold copies agrees with their marks.
struct GoldScore {
  /// Marks or errors of one skill, and how many of them have a counterpart.
  struct Share {
    var all = 0
    var right = 0

    var percent: Int { all == 0 ? 100 : right * 100 / all }
  }

  /// Marks by the first of their skills, errors by theirs; the counterpart has a skill that is right.
  private(set) var recall: [String: Share] = [:]
  private(set) var precision: [String: Share] = [:]
  /// The same of categories.
  private(set) var categoryRecall: [String: Share] = [:]
  /// Marks of which no error tells anything, errors where nothing is marked, and pairs that tell
  /// different things.
  private(set) var missed: [String] = []
  private(set) var unmarked: [String] = []
  private(set) var different: [String] = []
  /// Results other than « corrected ».
  private(set) var refused: [String] = []

  /// Several shares as one.
  static func sum(_ shares: [String: Share]) -> Share {
    shares.values.reduce(into: Share()) {
      $0.all += $1.all
      $0.right += $1.right
    }
  }

  /// Precision and recall of each skill, and all that differs.
  var report: String {
    var lines = ["correction of the gold copies: skill, recall, precision"]
    for skill in Set(recall.keys).union(precision.keys).sorted() {
      let (found, told) = (recall[skill] ?? Share(), precision[skill] ?? Share())
      lines.append("  \(skill) \(found.right)/\(found.all) \(told.right)/\(told.all)")
    }
    let (found, told) = (Self.sum(recall), Self.sum(precision))
    lines.append("  all \(found.right)/\(found.all) \(told.right)/\(told.all)")
    lines += categoryRecall.sorted { $0.key < $1.key }.map {
      "  category \($0.key) \($0.value.right)/\($0.value.all)"
    }
    lines += missed.map { "  missed: \($0)" } + unmarked.map { "  unmarked: \($0)" }
    lines += different.map { "  different: \($0)" }
    return lines.joined(separator: "\n")
  }

  mutating func add(_ gold: GoldCopy, _ result: CorrectedCopy, in set: CompiledSet, text: String) {
    guard result.verdict == .corrected else {
      refused.append(gold.name)
      return
    }
    let copy = normalizedNFC(gold.copy)
    var errors = result.errors.filter { !$0.isRepeated }.map { error in
      FoundError(
        error, skill: error.skill.map { set.text(set.skills[$0].id) }, text: text, copy: copy)
    }
    // The best counterpart first: right in all, then in the skill, then in the place.
    var open = gold.marks
    for test in [isRight, isSkillRight, isNear] {
      open.removeAll { mark in
        guard let place = errors.firstIndex(where: { test(mark, $0) }) else { return false }
        count(mark, errors.remove(at: place), gold.name)
        return true
      }
    }
    for mark in open {
      missed.append("\(gold.name): \(mark.line)")
      recall[mark.skills[0], default: Share()].all += 1
      categoryRecall[mark.categories[0], default: Share()].all += 1
    }
    for error in errors {
      let isMarked = gold.marks.contains { isNear($0, error) }
      if isMarked {
        different.append("\(gold.name): too much: \(error.line)")
      } else {
        unmarked.append("\(gold.name): \(error.line)")
      }
      precision[error.skill, default: Share()].all += 1
    }
  }

  private mutating func count(_ mark: GoldCopy.Mark, _ error: FoundError, _ name: String) {
    let isSkill = isSkillRight(mark, error)
    let isCategory = mark.categories.contains(error.category)
    recall[mark.skills[0], default: Share()].all += 1
    precision[error.skill, default: Share()].all += 1
    categoryRecall[mark.categories[0], default: Share()].all += 1
    if isSkill {
      recall[mark.skills[0], default: Share()].right += 1
      precision[error.skill, default: Share()].right += 1
    }
    if isCategory { categoryRecall[mark.categories[0], default: Share()].right += 1 }
    if !isSkill || !isCategory { different.append("\(name): \(mark.line) ≠ \(error.line)") }
  }

  private func isNear(_ mark: GoldCopy.Mark, _ error: FoundError) -> Bool {
    if let place = mark.expected {
      return error.expected.isEmpty
        ? mark.written.map { $0.overlaps(error.written) } ?? false : place.overlaps(error.expected)
    }
    return mark.written.map { $0.overlaps(error.written) } ?? false
  }

  private func isSkillRight(_ mark: GoldCopy.Mark, _ error: FoundError) -> Bool {
    isNear(mark, error)
      && mark.skills.contains { $0 == error.skill || $0 == "-" && error.skill == "non_classe" }
  }

  private func isRight(_ mark: GoldCopy.Mark, _ error: FoundError) -> Bool {
    isSkillRight(mark, error) && mark.categories.contains(error.category)
  }
}

/// An error with places in scalars.
private struct FoundError {
  var category: String
  var skill: String
  var expected: Range<Int>
  var written: Range<Int>
  var line: String

  init(_ error: CopyError, skill: String?, text: String, copy: String) {
    category = error.category.rawValue
    self.skill = skill ?? "non_classe"
    expected = scalars(error.expected, text)
    written = scalars(error.written, copy)
    line =
      "\(slice(text, error.expected)) | \(slice(copy, error.written)) | \(category) | \(self.skill)"
  }
}

/// A range of UTF-8 offsets in scalars.
private func scalars(_ bytes: Range<Int>, _ text: String) -> Range<Int> {
  let start = slice(text, 0..<bytes.lowerBound).unicodeScalars.count
  return start..<start + slice(text, bytes).unicodeScalars.count
}
