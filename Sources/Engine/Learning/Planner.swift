import Tables
import Text

/// What the dictations of an evening are planned from.
package struct PlanningRequest: Sendable {
  package var child: Child
  /// Row of the grade.
  package var grade: Int
  package var history: LearnerHistory
  /// Those of the family's calendar; blank ones are left aside, and those that bear the name of
  /// another child.
  package var moments: [Moment]
  package var day: CivilDay
  package var seed: UInt64

  package init(
    child: Child, grade: Int, history: LearnerHistory, moments: [Moment] = [],
    day: CivilDay, seed: UInt64
  ) {
    self.child = child
    self.grade = grade
    self.history = history
    self.moments = moments
    self.day = day
    self.seed = seed
  }
}

/// A dictation that is offered to the child.
package struct PlannedCard: Sendable {
  package var text: DictatedText
  package var dictation: Dictation
  /// Nil for a text without one.
  package var moment: Moment?
  package var topic: MomentTopic?
  package var reasons: CardReasons
}

/// What a set offers on an evening.
package struct PlannedEvening: Sendable {
  package var cards: [PlannedCard]
  /// Why there are fewer cards than the set wants; nil when there are enough.
  package var shortage: Shortage?

  /// Why there are fewer cards.
  package enum Shortage: String, CaseIterable, Sendable {
    /// The grade has no template at all for the child.
    case noText = "no_text"
    /// No further template suits the skills of this evening.
    case noOtherText = "no_other_text"
  }
}

/// Plans the dictations of an evening: which skills, how long, about what, and says why.
///
/// A pure function of its request and of the set: the same gives the same, on every machine.
package struct Planner: Sendable {
  private let set: CompiledSet
  private let writer: LibraryWriter
  package let plan: SkillPlan
  /// At most so many moments of a kind are tried for a card, the nearest first.
  private static let triedMoments = 6

  package init(_ set: CompiledSet, validator: Validator) {
    self.set = set
    writer = LibraryWriter(set, validator: validator)
    plan = SkillPlan(set)
  }

  /// The cards of the evening, each about another moment as long as there are others.
  ///
  /// For each card what is wanted gives way only when the library has no text, in this order: the
  /// nearest moment, the palier by one, a moment at all, any palier, a template not yet used, and
  /// only then the skills, from the last one on.
  package func offer(_ request: PlanningRequest) -> PlannedEvening {
    let memories = plan.progression.replay(request.history.corrections.map(\.correction))
    let targets = plan.targets(
      memories, history: request.history, grade: request.grade, on: request.day)
    let step = plan.step(request.history, grade: request.grade)
    var search = CardSearch(request, set, targets: targets, step: step)
    var cards: [PlannedCard] = []
    while cards.count < plan.cardCount, let card = nextCard(&search) {
      search.note(card)
      cards.append(card)
    }
    let isShort = cards.count < plan.cardCount
    return PlannedEvening(
      cards: cards, shortage: isShort ? (cards.isEmpty ? .noText : .noOtherText) : nil)
  }

  private func nextCard(_ search: inout CardSearch) -> PlannedCard? {
    for count in stride(from: search.targets.count, through: min(1, search.targets.count), by: -1) {
      for avoidsUsed in search.avoidances {
        for steps in steps(around: search.step.number, grade: search.request.grade) {
          for places in search.places(limit: Planner.triedMoments) {
            for step in steps {
              for place in places {
                let attempt = CardSearch.Attempt(
                  targetCount: count, step: step, avoidsUsed: avoidsUsed, place: place)
                if let card = write(attempt, &search) { return card }
              }
            }
          }
        }
      }
    }
    return nil
  }

  /// The paliers of a grade: the wanted one and its neighbours, then those farther away, in each the
  /// nearest first.
  private func steps(around wanted: Int, grade: Int) -> [[Int]] {
    let all = (1...max(1, set.stepCount(ofGrade: grade))).sorted {
      (abs($0 - wanted), $0) < (abs($1 - wanted), $1)
    }
    return [all.filter { abs($0 - wanted) <= 1 }, all.filter { abs($0 - wanted) > 1 }]
  }

  private func write(_ attempt: CardSearch.Attempt, _ search: inout CardSearch) -> PlannedCard? {
    guard !search.hasFailed(attempt) else { return nil }
    let request = search.request
    let dictation = writer.write(
      DictationRequest(
        child: request.child, grade: request.grade, topic: attempt.place?.topic,
        month: request.day.month, seed: search.nextSeed(),
        skills: search.targets.prefix(attempt.targetCount).map(\.skill), step: attempt.step,
        avoided: search.avoided(attempt)))
    guard let dictation else {
      search.noteFailure(attempt)
      return nil
    }
    return card(dictation, attempt, search)
  }

  private func card(
    _ dictation: Dictation, _ attempt: CardSearch.Attempt, _ search: CardSearch
  ) -> PlannedCard {
    let targets = Array(search.targets.prefix(attempt.targetCount))
    let topic = attempt.place?.topic
    return PlannedCard(
      text: DictatedText(
        day: search.request.day, title: dictation.draft.title,
        sentences: dictation.draft.sentences, grade: set.gradeNames[search.request.grade],
        step: attempt.step, template: set.text(set.templates[dictation.template].id),
        moment: attempt.place?.moment.id.text,
        form: topic.map { set.text(set.forms[$0.form].id) },
        targets: targets.map { set.text(set.skills[$0.skill].id) }),
      dictation: dictation, moment: attempt.place?.moment, topic: topic,
      reasons: CardReasons(
        targets: targets, dropped: Array(search.targets.dropFirst(attempt.targetCount)),
        change: search.step.change, hasOtherStep: attempt.step != search.step.number))
  }
}
