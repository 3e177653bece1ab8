import Diagnostics
import Tables

/// Check 5: each skill to practise has its traps.
func checkSkills(_ context: CheckContext) -> CheckResult {
  guard !context.request.skills.isEmpty else {
    return .waived(
      .skills,
      because: LocalizedText(fr: "aucune compétence n’est demandée", en: "no skill was asked for"))
  }
  let finder = TrapFinder(context.set, grade: context.request.grade)
  var failures: [CheckFailure] = []
  for row in context.request.skills {
    let skill = context.set.skills[row]
    let count = context.text.sentences.reduce(0) { $0 + finder.traps(of: row, in: $1).count }
    guard count < Int(skill.minimumTraps) else { continue }
    let name = context.set.text(skill.name)
    failures.append(
      CheckFailure(
        "too-few-traps",
        LocalizedText(
          fr: "« \(name) » : \(count) piège(s) dans le texte, \(skill.minimumTraps) au moins",
          en: "“\(name)”: \(count) trap(s) in the text, at least \(skill.minimumTraps)")))
  }
  return .judged(.skills, failures)
}

/// Finds the words that exercise a skill, by the skill's marks.
package struct TrapFinder: Sendable {
  private let set: CompiledSet
  private let grade: Int

  /// - Parameter grade: row of the grade; marks of a higher one do not count.
  package init(_ set: CompiledSet, grade: Int) {
    self.set = set
    self.grade = grade
  }

  /// Indices of the sentence's words that are traps of the skill.
  package func traps(of skill: Int, in sentence: AnalysedSentence) -> [Int] {
    let marks = set.blob.list(set.skills[skill].marks).map { set.skillMarks[Int($0)] }
    return sentence.words.indices.filter { index in
      marks.contains { Int($0.grade) <= grade && holds($0, at: index, in: sentence.words) }
    }
  }

  private func holds(_ mark: SkillMarkRecord, at index: Int, in words: [AnalysedWord]) -> Bool {
    guard words.indices.contains(index) else { return false }
    let word = words[index]
    guard spelling(of: word, fits: mark), mark.capital == 0 || word.isCapitalised else {
      return false
    }
    let asksReadings =
      mark.classes | mark.tenses | mark.gender | mark.number | mark.persons != 0
    if asksReadings, !word.readings.contains(where: { fits($0.features, mark) }) { return false }
    if mark.before > 0,
      !holds(set.skillMarks[Int(mark.before) - 1], at: index - 1, in: words)
    {
      return false
    }
    return mark.after == 0 || holds(set.skillMarks[Int(mark.after) - 1], at: index + 1, in: words)
  }

  private func spelling(of word: AnalysedWord, fits mark: SkillMarkRecord) -> Bool {
    anyOf(mark.words) { word.form == $0 } && anyOf(mark.beginnings) { word.form.hasPrefix($0) }
      && anyOf(mark.endings) { word.form.hasSuffix($0) }
      && anyOf(mark.contains) { word.form.containsBytes(of: $0) }
  }

  /// Whether a list is empty or holds a text that fits.
  private func anyOf(_ list: ListRef, _ fits: (String) -> Bool) -> Bool {
    list.count == 0 || set.blob.list(list).contains { fits(set.text(StringID(raw: $0))) }
  }

  private func fits(_ features: WordFeatures, _ mark: SkillMarkRecord) -> Bool {
    (mark.classes == 0 || mark.classes >> features.wordClass.rawValue & 1 == 1)
      && (mark.tenses == 0 || mark.tenses >> features.tense.rawValue & 1 == 1)
      && (mark.gender == 0 || features.gender.rawValue == mark.gender)
      && (mark.number == 0 || features.number.rawValue == mark.number)
      && (mark.persons == 0 || mark.persons >> features.person & 1 == 1)
  }
}

extension String {
  /// Whether the UTF-8 of `part` stands in the UTF-8 of this text.
  func containsBytes(of part: String) -> Bool {
    let haystack = Array(utf8)
    let needle = Array(part.utf8)
    guard !needle.isEmpty, needle.count <= haystack.count else { return needle.isEmpty }
    return (0...(haystack.count - needle.count)).contains {
      haystack[$0..<($0 + needle.count)].elementsEqual(needle)
    }
  }
}
