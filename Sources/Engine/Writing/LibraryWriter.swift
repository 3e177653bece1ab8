import Tables
import Text

/// What a dictation is asked for.
package struct DictationRequest: Sendable {
  package var child: Child
  /// Row of the grade.
  package var grade: Int
  /// The moment, or nil for a text without one.
  package var topic: MomentTopic?
  /// The month in which the text is dictated, 1 to 12.
  package var month: Int
  package var seed: UInt64
  /// Rows of the skills to practise; empty for those of the template.
  package var skills: [Int]
  /// 1-based palier of the grade; nil for any length of the grade.
  package var step: Int?
  /// Rows of templates that are not to be used.
  package var avoided: Set<Int>

  package init(
    child: Child, grade: Int, topic: MomentTopic?, month: Int, seed: UInt64, skills: [Int] = [],
    step: Int? = nil, avoided: Set<Int> = []
  ) {
    self.child = child
    self.grade = grade
    self.topic = topic
    self.month = month
    self.seed = seed
    self.skills = skills
    self.step = step
    self.avoided = avoided
  }
}

/// A dictation that passed the seven checks.
package struct Dictation: Sendable {
  package var draft: Draft
  /// Row of the template.
  package var template: Int
  package var checks: [CheckResult]
  /// What the text was checked for.
  package var request: CheckRequest
  /// Words by the counting rule of dictations.
  package var wordCount: Int
  /// How many traps the text holds of each skill that it was checked for.
  package var trapCounts: [Int]

  /// Rows of the skills that the text was checked for.
  package var skills: [Int] { request.skills }
}

/// Writes dictations from the library of templates.
package struct LibraryWriter: Sendable {
  private let set: CompiledSet
  let validator: Validator
  private let realiser: Realiser
  /// How often a template is filled anew before the next one is tried.
  private static let fillsPerTemplate = 3

  package init(_ set: CompiledSet, validator: Validator) {
    self.set = set
    self.validator = validator
    realiser = Realiser(set)
  }

  /// The first text, in an order that the seed decides, that passes the seven checks; nil when the
  /// library has none for the request.
  ///
  /// - Complexity: O(templates), plus the realisation and checks of each text that is tried.
  package func write(_ request: DictationRequest) -> Dictation? {
    try? attempt(request)
  }

  /// The same, or what no text of the library has.
  package func attempt(_ request: DictationRequest) throws(LibraryGap) -> Dictation {
    var gap = LibraryGap(request)
    var choices = SeededChoices(seed: request.seed)
    var analysis = Analysis()
    let friend = request.topic == nil ? drawFriend(request, &choices) : request.topic?.companion
    for row in candidates(request, friend: friend, &choices)
    where !request.avoided.contains(row) {
      let template = set.templates[row]
      gap.hasTemplates = true
      let criteria = criteria(template, request, friend: friend)
      for step in steps(of: template, request) {
        for _ in 0..<LibraryWriter.fillsPerTemplate {
          var slots = fill(template, request, friend: friend, &choices)
          slots.step = step
          let draft = realiser.realise(template, with: slots)
          // Counting words is cheap beside reading them.
          guard request.step == nil || criteria.bounds.words.contains(draft.wordCount) else {
            continue
          }
          gap.hasLength = true
          let checked = validator.check(draft.sentences, against: criteria, using: &analysis)
          if checked.hasPassed { return Dictation(draft, row, checked, criteria.request) }
          gap.note(checked)
        }
      }
    }
    throw gap
  }

  /// Which optional sentences are tried: those of the palier first, else those of the middle.
  private func steps(of template: TemplateRecord, _ request: DictationRequest) -> [Int] {
    guard let step = request.step else { return [Slots.usualStep] }
    let first = Int(template.firstSentence)
    let sentences = first..<first + Int(template.sentenceCount)
    let last = sentences.map { Int(set.sentences[$0].step) }.max() ?? 0
    // Beyond the last optional sentence nothing changes.
    let own = min(step, max(1, last))
    return [own] + (1...max(1, last)).filter { $0 != own }
  }

  /// The templates that fit, shuffled within their rank.
  ///
  /// The family wrote the companion's name down, so texts that speak of the companion come first;
  /// then those written for this very form, before those that serve any form of a tag.
  private func candidates(
    _ request: DictationRequest, friend: Friend?, _ choices: inout SeededChoices
  ) -> [Int] {
    let rows = TemplateChoice(set).rows(
      grade: request.grade, topic: request.topic, friend: friend, month: request.month)
    let shuffled = claimingFirst(choices.shuffled(rows), request.skills)
    guard let topic = request.topic else { return shuffled }
    var ranked = [[Int]](repeating: [], count: 4)
    for row in shuffled { ranked[rank(set.templates[row], topic)].append(row) }
    return ranked.flatMap(\.self)
  }

  /// The rows, those first whose templates claim all the skills: their texts are known to hold the
  /// traps, others may.
  private func claimingFirst(_ rows: [Int], _ skills: [Int]) -> [Int] {
    guard !skills.isEmpty else { return rows }
    let claims = { (row: Int) in
      let own = set.blob.list(set.templates[row].skills)
      return skills.allSatisfy { own.contains(UInt32($0)) }
    }
    return rows.filter(claims) + rows.filter { !claims($0) }
  }

  /// 0 for the templates to try first.
  private func rank(_ template: TemplateRecord, _ topic: MomentTopic) -> Int {
    let speaksOfFriend =
      topic.companion != nil && template.needs & TemplateRecord.needsFriend != 0
    let isOfForm = set.blob.list(template.forms).contains(UInt32(topic.form))
    return (speaksOfFriend ? 0 : 2) + (isOfForm ? 0 : 1)
  }

  /// A first name of the set for the friend of a text without a moment.
  private func drawFriend(_ request: DictationRequest, _ choices: inout SeededChoices) -> Friend? {
    let names = set.names.genderedFirstNames(but: foldedBytes(request.child.name))
    guard !names.isEmpty else { return nil }
    let name = set.names[names[choices.below(names.count)]]
    return Friend(
      name: set.text(name.spelling), gender: name.gender == 2 ? .feminine : .masculine)
  }

  private func fill(
    _ template: TemplateRecord, _ request: DictationRequest, friend: Friend?,
    _ choices: inout SeededChoices
  ) -> Slots {
    let width = Int(template.choiceWidth)
    let rows = width > 0 ? Int(template.choices.count) / width : 0
    let form = request.topic.map { set.forms[$0.form] }
    return Slots(
      child: request.child, friend: friend, topic: request.topic,
      decor: choices.shuffled(form.map { set.blob.strings($0.decor) } ?? []),
      actions: choices.shuffled(form.map { set.blob.strings($0.actions) } ?? []),
      choiceRow: choices.below(rows))
  }

  /// What the texts of a template are judged against.
  private func criteria(
    _ template: TemplateRecord, _ request: DictationRequest, friend: Friend?
  ) -> CheckCriteria {
    let needsFriend = template.needs & TemplateRecord.needsFriend != 0
    return validator.criteria(
      for: CheckRequest(
        grade: request.grade,
        skills: request.skills.isEmpty
          ? set.blob.list(template.skills).map { Int($0) } : request.skills,
        childName: request.child.name, topic: request.topic,
        otherNames: needsFriend ? friend.map { [$0.name] } ?? [] : [], step: request.step))
  }
}

extension Dictation {
  fileprivate init(_ draft: Draft, _ template: Int, _ checked: CheckedText, _ request: CheckRequest)
  {
    self.init(
      draft: draft, template: template, checks: checked.results, request: request,
      wordCount: checked.text.wordCount,
      trapCounts: request.skills.map { skill in
        checked.text.traps.count { $0.skill == skill }
      })
  }
}
