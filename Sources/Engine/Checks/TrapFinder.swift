import Tables

/// Finds the words that exercise a skill, by the skill's marks, which it reads from the set once.
package struct TrapFinder: Sendable {
  /// The marks of each skill that count in the grade.
  private var marks: [Int: [Mark]] = [:]

  /// - Parameters:
  ///   - skills: rows of the skills that will be asked for.
  ///   - grade: row of the grade; marks of a higher one do not count.
  /// - Complexity: O(words of the marks).
  package init(_ set: CompiledSet, skills: [Int], grade: Int) {
    for skill in skills {
      marks[skill] = set.blob.list(set.skills[skill].marks).map { set.skillMarks[Int($0)] }
        .filter { Int($0.grade) <= grade }
        .map { Mark($0, set) }
    }
  }

  /// Indices of the sentence's words that are traps of the skill.
  package func traps(of skill: Int, in sentence: AnalysedSentence) -> [Int] {
    guard let marks = marks[skill] else { return [] }
    return sentence.words.indices.filter { index in
      marks.contains { $0.holds(at: index, in: sentence.words) }
    }
  }
}

/// A mark of a skill with its lists at hand.
private struct Mark: Sendable {
  private let record: SkillMarkRecord
  private let words: Set<String>
  private let beginnings: [String]
  private let endings: [String]
  private let contains: [[UInt8]]
  /// The conditions on the word before and after; none or one each.
  private let before: [Mark]
  private let after: [Mark]

  /// - Parameter depth: how many neighbours lie between this word and the trap; bounds a hostile
  ///   table that leads round in a circle.
  init(_ record: SkillMarkRecord, _ set: CompiledSet, depth: Int = 0) {
    self.record = record
    words = Set(set.blob.strings(record.words))
    beginnings = set.blob.strings(record.beginnings)
    endings = set.blob.strings(record.endings)
    contains = set.blob.strings(record.contains).map { Array($0.utf8) }
    func neighbour(_ row: UInt32) -> [Mark] {
      guard row > 0, depth < Mark.maximumDepth else { return [] }
      return [Mark(set.skillMarks[Int(row) - 1], set, depth: depth + 1)]
    }
    before = neighbour(record.before)
    after = neighbour(record.after)
  }

  private static let maximumDepth = 4

  func holds(at index: Int, in words: [AnalysedWord]) -> Bool {
    guard words.indices.contains(index) else { return false }
    let word = words[index]
    return (record.capital == 0 || word.isCapitalised) && fits(word.readings) && fits(word.form)
      && before.allSatisfy { $0.holds(at: index - 1, in: words) }
      && after.allSatisfy { $0.holds(at: index + 1, in: words) }
  }

  private func fits(_ form: String) -> Bool {
    (words.isEmpty || words.contains(form))
      && (beginnings.isEmpty || beginnings.contains { form.hasPrefix($0) })
      && (endings.isEmpty || endings.contains { form.hasSuffix($0) })
      && (contains.isEmpty || contains.contains { form.utf8.holds($0) })
  }

  private func fits(_ readings: [Reading]) -> Bool {
    let asksReadings =
      record.classes | record.tenses | record.gender | record.number | record.persons != 0
    return !asksReadings || readings.contains { fits($0.features) }
  }

  private func fits(_ features: WordFeatures) -> Bool {
    (record.classes == 0 || record.classes >> features.wordClass.rawValue & 1 == 1)
      && (record.tenses == 0 || record.tenses >> features.tense.rawValue & 1 == 1)
      && (record.gender == 0 || features.gender.rawValue == record.gender)
      && (record.number == 0 || features.number.rawValue == record.number)
      && (record.persons == 0 || record.persons >> features.person & 1 == 1)
  }
}

extension String.UTF8View {
  /// Whether some bytes stand somewhere in these.
  fileprivate func holds(_ part: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: part) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
