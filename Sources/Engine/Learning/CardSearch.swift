import Tables
import Text

/// The search for the cards of an evening: what may still be offered, and what is known to fail.
struct CardSearch {
  let request: PlanningRequest
  let targets: [SkillPlan.Target]
  let step: (number: Int, change: SkillPlan.StepChange)
  /// Moments that were not told yet, then those that were, each in the order in which to offer
  /// them; one for each id.
  private let fresh: [Place]
  private let told: [Place]
  /// Rows of the templates of the child's earlier texts, and of this evening's cards.
  private let usedTemplates: Set<Int>
  private var offeredTemplates: Set<Int> = []
  private var offeredMoments: Set<MomentID> = []
  private var offeredForms: Set<Int> = []
  private var hasOfferedNone = false
  private var failures: Set<Failure> = []
  private var seeds: SeededChoices

  /// A moment with what may be said of it.
  struct Place: Sendable {
    var moment: Moment
    var topic: MomentTopic
  }

  /// What one text is asked for.
  struct Attempt {
    /// How many of the targets.
    var targetCount: Int
    /// Palier, from 1.
    var step: Int
    /// Whether templates of the child's earlier texts are left out too.
    var avoidsUsed: Bool
    /// Nil for a text without a moment.
    var place: Place?
  }

  /// An attempt that found no text.
  ///
  /// Another moment that templates can't tell from this one would
  /// not find any either, nor this one later in the evening, when more templates are left out.
  private struct Failure: Hashable {
    var targetCount: Int
    var step: Int
    var avoidsUsed: Bool
    var form: Int?
    var side: MomentTopic.Side?
    var isOwn: Bool?
    var hasCompanion: Bool?

    init(_ attempt: Attempt) {
      targetCount = attempt.targetCount
      step = attempt.step
      avoidsUsed = attempt.avoidsUsed
      let topic = attempt.place?.topic
      form = topic?.form
      side = topic?.side
      isOwn = topic?.isOwn
      hasCompanion = topic.map { $0.companion != nil }
    }
  }

  init(
    _ request: PlanningRequest, _ set: CompiledSet, targets: [SkillPlan.Target],
    step: (number: Int, change: SkillPlan.StepChange)
  ) {
    self.request = request
    self.targets = targets
    self.step = step
    seeds = SeededChoices(seed: request.seed)
    let used = Set(request.history.texts.compactMap(\.template))
    usedTemplates =
      used.isEmpty
      ? [] : Set(set.templates.indices.filter { used.contains(set.text(set.templates[$0].id)) })
    let places = CardSearch.places(request, set)
    let lastTold = Dictionary(
      request.history.texts.enumerated().compactMap { place, text in
        text.moment.map { ($0, (place: place, day: text.day)) }
      }, uniquingKeysWith: { _, last in last })
    fresh = places.filter { place in
      lastTold[place.moment.id.text].map {
        place.moment.isRecurring && place.moment.day > $0.day
      } ?? true
    }
    let freshIDs = Set(fresh.map(\.moment.id))
    told = places.filter { !freshIDs.contains($0.moment.id) }
      .sorted {
        (lastTold[$0.moment.id.text]?.place ?? 0) < (lastTold[$1.moment.id.text]?.place ?? 0)
      }
  }

  /// The moments that this child may be told of, the nearest day first, the past one of two as near.
  private static func places(_ request: PlanningRequest, _ set: CompiledSet) -> [Place] {
    let today = request.day.dayNumber
    let child = foldedBytes(request.child.name)
    let mine = request.moments.filter { moment in
      moment.children.isEmpty || moment.children.contains { foldedBytes($0) == child }
    }
    // Sorting in the order of the calendar, which is that of time, makes the result one.
    let nearest = mine.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      let distances = (abs(first.day.dayNumber - today), abs(second.day.dayNumber - today))
      if distances.0 != distances.1 { return distances.0 < distances.1 }
      if first.day != second.day { return first.day < second.day }
      return left.offset < right.offset
    }
    var seen: Set<MomentID> = []
    return nearest.map(\.element).compactMap { moment in
      guard let topic = MomentTopic(moment, for: request.child, in: set),
        seen.insert(moment.id).inserted
      else { return nil }
      return Place(moment: moment, topic: topic)
    }
  }

  /// What the next card may be about, in groups, the best first; nil stands for a text without a
  /// moment.
  ///
  /// What was never told comes before a text without a moment, that before what was told already.
  /// In a group a form that a card of this evening has comes after the others.
  func places(limit: Int) -> [[Place?]] {
    let next = { (places: [Place]) -> [Place?] in
      let open = places.filter { !offeredMoments.contains($0.moment.id) }
      let isOffered = { (place: Place) in offeredForms.contains(place.topic.form) }
      return Array((open.filter { !isOffered($0) } + open.filter(isOffered)).prefix(limit))
    }
    return hasOfferedNone ? [next(fresh), next(told), [nil]] : [next(fresh), [nil], next(told)]
  }

  /// Whether to leave out the templates that were used: yes first, then, if there are any, no.
  var avoidances: [Bool] { usedTemplates.isEmpty ? [true] : [true, false] }

  /// The rows of the templates to leave out; a card of this evening never has that of another one.
  func avoided(_ attempt: Attempt) -> Set<Int> {
    attempt.avoidsUsed ? usedTemplates.union(offeredTemplates) : offeredTemplates
  }

  mutating func nextSeed() -> UInt64 { seeds.next() }

  func hasFailed(_ attempt: Attempt) -> Bool { failures.contains(Failure(attempt)) }

  mutating func noteFailure(_ attempt: Attempt) { failures.insert(Failure(attempt)) }

  /// Takes up a card of this evening.
  mutating func note(_ card: PlannedCard) {
    offeredTemplates.insert(card.dictation.template)
    if let place = card.moment { offeredMoments.insert(place.id) }
    if let topic = card.topic { offeredForms.insert(topic.form) }
    if card.moment == nil { hasOfferedNone = true }
  }
}
