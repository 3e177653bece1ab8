import Tables

extension CompileContext {
  /// The row of `progression.yaml`; none without the file.
  func compileProgression(_ progression: ProgressionSyntax?) -> [ProgressionRecord] {
    guard let progression else { return [] }
    var row = ProgressionRecord()
    row.transitions = lists.intern(progression.transitions.map(\.to.value.rawValue))
    row.successesInARow = progression.mastery.successesInARow
    row.onDifferentDays = progression.mastery.onDifferentDays
    row.reviewAfterDays = progression.mastery.reviewAfterDays
    row.slipErrors = progression.copy.slipErrors
    row.slipPercent = progression.copy.slipPercent
    row.order = lists.intern(progression.text.order.map(\.value.rawValue))
    row.maximumFragile = progression.text.maximumFragile
    row.newSkillEvery = progression.text.newSkillEvery
    row.firstStep = progression.steps.first
    row.upIfAll = progression.steps.upIfAll.rawValue
    row.downIfAny = progression.steps.downIfAny.rawValue
    row.cardCount = progression.cardCount
    return [row]
  }
}
