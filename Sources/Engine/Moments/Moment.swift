import Text

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
  /// Why there is no content.
  package var blank: BlankReason?
  /// What a parent calls an event without content.
  package var label: String?
  /// Children of the household whose names the title holds: it is offered to them alone.
  package var children: [String] = []

  /// By time, an all-day event first, then by id.
  fileprivate func comesBefore(_ other: Moment) -> Bool {
    let own = (day, startMinute ?? -1, id)
    return own < (other.day, other.startMinute ?? -1, other.id)
  }
}

/// Why a title gives a blank label.
package enum BlankReason: String, Hashable, Sendable, CaseIterable {
  case unrecognised
  case chore
  case mixedScripts = "mixed_scripts"
}

/// The events of a calendar as seen from a day.
package struct MomentList: Hashable, Sendable {
  /// Recognised and unknown ones, by time.
  package private(set) var moments: [Moment] = []
  /// Those that a parent refused, by time: they are never offered.
  package private(set) var refused: [Moment] = []
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
  ///   - household: what the store of the family knows; nil without one.
  /// - Complexity: O(n log n) in the events.
  package func moments(
    in events: [CalendarEvent], window: MomentWindow, today: CivilDay, outsideCount: Int = 0,
    household: HouseholdAnswers? = nil
  ) -> MomentList {
    var list = MomentList()
    list.outsideCount = outsideCount
    for event in events {
      guard let day = window.day(of: event, seenFrom: today) else {
        list.outsideCount += 1
        continue
      }
      let isRefused = household?.refuses(event) ?? false
      list.add(outcome(of: event.title.title), isRefused: isRefused) { content, blank in
        Moment(
          id: household?.id(of: event) ?? MomentID(of: event), day: day,
          startMinute: event.startMinute, side: MomentTopic.Side(of: day, seenFrom: today),
          isRecurring: event.isRecurring, content: content, blank: blank,
          label: content == nil ? household?.label(of: event) : nil,
          children: household?.children(in: event.title.title) ?? [])
      }
    }
    list.sort()
    return list
  }
}

extension MomentList {
  /// The moments that a child may be offered: none whose title names another child of the household
  /// and not this one.
  package func offered(to child: String) -> MomentList {
    let name = foldedBytes(child)
    var list = self
    list.moments.removeAll { moment in
      !moment.children.isEmpty && !moment.children.contains { foldedBytes($0) == name }
    }
    return list
  }

  private mutating func keep(_ moment: Moment, _ isRefused: Bool) {
    if isRefused { refused.append(moment) } else { moments.append(moment) }
  }

  fileprivate mutating func sort() {
    moments.sort { $0.comesBefore($1) }
    refused.sort { $0.comesBefore($1) }
  }

  fileprivate mutating func add(
    _ outcome: TitleOutcome, isRefused: Bool,
    make: (_ content: RecognisedForm?, _ blank: BlankReason?) -> Moment
  ) {
    switch outcome {
    case .moment(let content): keep(make(content, nil), isRefused)
    case .blank: keep(make(nil, .unrecognised), isRefused)
    case .mixedScript: keep(make(nil, .mixedScripts), isRefused)
    case .chore: keep(make(nil, .chore), isRefused)
    case .blocked: blockedCount += 1
    case .cancelled: cancelledCount += 1
    }
  }
}
