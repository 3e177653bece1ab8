import Audit
import CommandLineKit
import CommandSets
import Diagnostics
import Engine
import FamilyCalendar
import Tables

/// Which rule of the catalogue made of each event what became of it.
struct MomentReasons {
  /// A rule that leaves events out, and how many.
  struct LeftOut {
    var kind: WidePatternRecord.Kind
    var place: RulePlace
    var count: Int
  }

  /// An occurrence, as moments tell it.
  private struct Occurrence: Hashable {
    var id: MomentID
    var day: CivilDay
    var minute: Int?
  }

  /// Rules that leave events out, the most frequent first.
  private(set) var leftOut: [LeftOut] = []
  private var rules: [Occurrence: DecidingRule] = [:]
  private let finder: RuleFinder

  /// - Complexity: O(bytes of the titles × patterns).
  init(
    _ moments: CalendarMoments, _ loaded: LoadedSet, _ today: CivilDay, _ session: Session
  ) throws {
    do throws(BlobError) {
      finder = try RuleFinder(
        loaded.set, catalogue: SetLoader.catalogue(of: loaded, session))
    } catch {
      throw CommandFailure(.unusableSet(loaded.set.id, error), exit: .failure)
    }
    var counts: [DecidingRule: Int] = [:]
    for event in moments.harvest.events {
      guard let day = loaded.set.window.day(of: event, seenFrom: today) else { continue }
      let rule = finder.rule(deciding: event.title.title)
      rules[Occurrence(id: moments.id(of: event), day: day, minute: event.startMinute)] = rule
      if case .word(let kind, _) = rule, kind != .chore { counts[rule, default: 0] += 1 }
    }
    leftOut = counts.compactMap { rule, count in
      guard case .word(let kind, _) = rule else { return nil }
      return LeftOut(kind: kind, place: finder.place(of: rule), count: count)
    }.sorted { ($1.count, $0.place.written ?? "") < ($0.count, $1.place.written ?? "") }
  }

  /// The rule behind a moment.
  func rule(of moment: Moment) -> DecidingRule? {
    rules[Occurrence(id: moment.id, day: moment.day, minute: moment.startMinute)]
  }

  /// Where a rule is written.
  func place(of rule: DecidingRule) -> RulePlace {
    finder.place(of: rule)
  }
}
