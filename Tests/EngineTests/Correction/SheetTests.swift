import Tables
import Testing

@testable import Engine

/// Results of skills and the screen on which they are confirmed.
@Suite struct SheetTests {
  private let tools: CorrectionSet
  private let thresholds: ResultThresholds

  init() throws {
    tools = try CorrectionSet.shared.get()
    thresholds = ResultThresholds(tools.set)
  }

  static let results: [(errors: Int, traps: Int, result: SkillResult?)] = [
    (0, 0, nil), (0, 1, nil), (0, 2, .allRight), (1, 2, .someSlips), (2, 2, .lost),
    (1, 1, nil), (2, 5, .someSlips), (2, 4, .lost), (3, 5, .lost), (9, 4, .lost), (0, 9, .allRight),
  ]

  @Test(arguments: results)
  func tellsTheResult(errors: Int, traps: Int, result: SkillResult?) {
    let thresholds = ResultThresholds(minimumTraps: [2], slips: 1, lostPercent: 50)
    #expect(thresholds.result(ofSkill: 0, errors: errors, traps: traps) == result)
    #expect(thresholds.result(ofSkill: 7, errors: errors, traps: traps) == nil)
  }

  private static let text =
    "Les enfants sont allés à la piscine. Ils ont nagé dans l’eau bleue. Les petits chats "
    + "dormaient dans les paniers, et la fille a crié. Elle a donné des gâteaux et des fruits à ses amis."

  private func sheet(_ copy: String?, targets: [String]) throws -> CorrectionSheet {
    let dictation = try tools.dictation(Self.text, "CM1")
    return CorrectionSheet(
      dictation, targets: targets.compactMap { tools.set.skill(named: $0) },
      copy: copy.map { dictation.correct($0) }, thresholds: thresholds)
  }

  private func id(_ row: CorrectionSheet.Row) -> String {
    tools.set.text(tools.set.skills[row.skill].id)
  }

  @Test func asksTheTargetsAndTwoOthers() throws {
    let sheet = try sheet(nil, targets: ["finales_en_e", "gn_nombre"])
    #expect(sheet.shown.map(id).prefix(2) == ["finales_en_e", "gn_nombre"])
    #expect(sheet.shown.count == 4)
    #expect(sheet.rows.allSatisfy { $0.result == .allRight && !$0.words.isEmpty })
    #expect(sheet.shown.first?.words == ["allés", "nagé", "dormaient", "crié", "donné"])
  }

  @Test func neverAsksMoreThanFive() throws {
    let all = tools.set.skills.map { tools.set.text($0.id) }
    #expect(try sheet(nil, targets: all).shown.count == 5)
    #expect(try sheet(nil, targets: []).shown.count == 2)
    #expect(try sheet(nil, targets: ["inconnue"]).shown.count == 2)
  }

  @Test func comesFilledFromACopy() throws {
    let copy = Self.text.replacing("nagé", with: "nager").replacing("crié", with: "crier")
      .replacing("donné", with: "donner").replacing("chats", with: "chat")
    let sheet = try sheet(copy, targets: ["finales_en_e"])
    #expect(sheet.rows[0].result == .lost)
    #expect(sheet.rows[0].missed == ["nagé", "crié", "donné"])
    // What went wrong is asked before what has more words.
    #expect(id(sheet.rows[1]) == "gn_nombre" && sheet.rows[1].result == .someSlips)
    #expect(sheet.rows.dropFirst(2).allSatisfy { $0.result == .allRight })
  }

  @Test func recordsWhatIsShownOrAnswered() throws {
    let day = try #require(CivilDay(year: 2026, month: 11, day: 30))
    var sheet = try sheet(nil, targets: ["finales_en_e"])
    let asked = sheet.shown.map(id)
    #expect(Set(sheet.correction(on: day, in: tools.set).results.keys) == Set(asked))
    sheet.turn(0)
    #expect(sheet.correction(on: day, in: tools.set).results["finales_en_e"] == .someSlips)
    sheet.turn(0)
    sheet.turn(0)
    #expect(sheet.rows[0].result == .allRight)
    let last = sheet.rows.count - 1
    sheet.answer(last, .lost)
    #expect(sheet.correction(on: day, in: tools.set).results[id(sheet.rows[last])] == .lost)
    #expect(sheet.correction(on: day, in: tools.set).results.count == asked.count + 1)
    sheet.showsAll = true
    #expect(sheet.correction(on: day, in: tools.set).results.count == sheet.rows.count)
  }
}
