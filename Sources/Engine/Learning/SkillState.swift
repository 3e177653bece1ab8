/// What a child can do of a skill; the raw value stands in files and in JSON.
///
/// There are exactly these four, and no order or number that could become a score.
package enum SkillState: String, CaseIterable, Sendable {
  case notYetSeen = "not_yet_seen"
  case fragile
  case inProgress = "in_progress"
  case mastered
}

/// What a correction found of one skill; the raw value stands in files and in JSON.
package enum SkillResult: String, CaseIterable, Sendable {
  case allRight = "all_right"
  case someSlips = "some_slips"
  case lost
}
