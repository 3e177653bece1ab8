import Testing

@testable import Engine

/// Every way there is to print what holds a title.
@Suite struct TitleBoxTests {
  private static let secret = "Obsèques de Xavierine"

  private struct Holder {
    var box: TitleBox
    var others: [TitleBox]
  }

  private enum Case { case held(TitleBox) }

  private final class Owner {
    let box: TitleBox
    init(_ box: TitleBox) { self.box = box }
  }

  private func box() -> TitleBox { TitleBox(Title(Self.secret)) }

  private func event() -> CalendarEvent {
    let day = CivilDay(dayNumber: 20_787)
    return CalendarEvent(
      uid: "", title: Title(Self.secret), day: day, startMinute: nil, lastDay: day,
      isRecurring: false)
  }

  /// All that the standard library makes of a value as text.
  private func texts(of value: some Any) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    var printed = ""
    print(value, to: &printed)
    var debugged = ""
    debugPrint(value, to: &debugged)
    return [
      dumped, printed, debugged, "\(value)", "\(value as Any)", String(describing: value),
      String(reflecting: value),
    ] + reflected(Mirror(reflecting: value))
  }

  private func reflected(_ mirror: Mirror, depth: Int = 0) -> [String] {
    guard depth < 6 else { return [] }
    return ["\(mirror)", mirror.description]
      + mirror.children.flatMap { child in
        ["\(child)", "\(child.value)"]
          + reflected(Mirror(reflecting: child.value), depth: depth + 1)
      }
      + (mirror.superclassMirror.map { reflected($0, depth: depth + 1) } ?? [])
  }

  private func isSilent(_ value: some Any) -> Bool {
    let texts = texts(of: value)
    return !texts.isEmpty
      && !texts.contains { text in
        Self.secret.split(separator: " ").contains { $0.utf8.count > 2 && text.contains($0) }
      }
  }

  @Test func theBoxShowsItsSign() {
    let box = box()
    #expect(box.description == "‹titre›")
    #expect(box.debugDescription == "‹titre›")
    #expect("\(box)" == "‹titre›")
    #expect(Mirror(reflecting: box).children.isEmpty)
    #expect(String(reflecting: [box]) == "[‹titre›]")
  }

  @Test func nothingShowsTheTitle() {
    let box = box()
    #expect(isSilent(box))
    #expect(isSilent([box, box]))
    #expect(isSilent(Optional(box) as Any))
    #expect(isSilent(Optional(Optional(box)) as Any))
    #expect(isSilent(["titre": box]))
    #expect(isSilent((box, label: box)))
    #expect(isSilent([[box]]))
    #expect(isSilent(Holder(box: box, others: [box])))
    #expect(isSilent(Case.held(box)))
    #expect(isSilent(Owner(box)))
    #expect(isSilent(Result<TitleBox, any Error>.success(box)))
    #expect(isSilent(ArraySlice([box])))
    #expect(isSilent(repeatElement(box, count: 2)))
    #expect(isSilent([box].lazy.map { $0 }))
    #expect(isSilent(zip([box], [box])))
    #expect(isSilent({ box } as () -> TitleBox))
    #expect(isSilent(event()))
    #expect(isSilent([event()]))
    #expect(isSilent(Unmanaged.passUnretained(box)))
  }

  /// The test itself sees a title where there is one.
  @Test func theSecretWouldBeSeen() {
    #expect(!isSilent(Self.secret))
    #expect(!isSilent([Optional(Self.secret)]))
  }
}
