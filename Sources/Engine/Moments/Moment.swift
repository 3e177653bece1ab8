/// An event of the window, reduced to what may be shown.
package struct Moment: Hashable, Sendable {
  package var id: MomentID
  /// The day under which it counts.
  package var day: CivilDay
  /// Local start in minutes after midnight; nil for an all-day event.
  package var startMinute: Int?
  package var side: MomentTopic.Side
  package var isRecurring: Bool
  /// Nil for an unknown event: the parent sees the date and a blank label.
  package var content: RecognisedForm?

  /// By time, an all-day event first, then by id.
  fileprivate func comesBefore(_ other: Moment) -> Bool {
    let own = (day, startMinute ?? -1, id)
    return own < (other.day, other.startMinute ?? -1, other.id)
  }
}

/// The events of a calendar as seen from a day.
package struct MomentList: Hashable, Sendable {
  /// Recognised and unknown ones, by time.
  package private(set) var moments: [Moment] = []
  /// Number of events that a blocked word sets aside.
  package private(set) var blockedCount = 0
  /// Number of events that do not take place.
  package private(set) var cancelledCount = 0
  /// Number of events outside the window.
  package fileprivate(set) var outsideCount = 0

  package init() {}

  /// The moment for a text when none is asked for, or nil when none is recognised.
  ///
  /// That is the nearest past one (today counts), else the nearest coming one; of the same day the
  /// later past one or the earlier coming one. Unknown ones are never chosen.
  package var choice: Moment? {
    nearest(moments.filter { $0.content != nil })
  }

  /// The moment with that id, unknown ones included; of a series the occurrence that `choice` would
  /// take.
  package func moment(_ id: MomentID) -> Moment? {
    nearest(moments.filter { $0.id == id })
  }

  private func nearest(_ candidates: [Moment]) -> Moment? {
    candidates.last { $0.side != .future } ?? candidates.first
  }
}

extension MomentRecogniser {
  /// Reads the events of a calendar.
  ///
  /// - Parameters:
  ///   - today: the day of the dictation.
  ///   - outsideCount: how many events the reader left out since they lie outside the window.
  /// - Complexity: O(n log n) in the events.
  package func moments(
    in events: [CalendarEvent], window: MomentWindow, today: CivilDay, outsideCount: Int = 0
  ) -> MomentList {
    var list = MomentList()
    list.outsideCount = outsideCount
    for event in events {
      guard let day = window.day(of: event, seenFrom: today) else {
        list.outsideCount += 1
        continue
      }
      list.add(outcome(of: event.title.title)) { content in
        Moment(
          id: MomentID(of: event), day: day, startMinute: event.startMinute,
          side: MomentTopic.Side(of: day, seenFrom: today), isRecurring: event.isRecurring,
          content: content)
      }
    }
    list.sort()
    return list
  }
}

extension MomentList {
  fileprivate mutating func sort() {
    moments.sort { $0.comesBefore($1) }
  }

  fileprivate mutating func add(
    _ outcome: TitleOutcome, make: (_ content: RecognisedForm?) -> Moment
  ) {
    switch outcome {
    case .moment(let content): moments.append(make(content))
    case .blank, .mixedScript, .chore: moments.append(make(nil))
    case .blocked: blockedCount += 1
    case .cancelled: cancelledCount += 1
    }
  }
}
