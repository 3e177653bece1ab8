import Platform

/// How much of the big generated tests runs: `DICTEE_TEST_SCALE`, `full` or 1 for all of it.
package enum TestScale {
  /// A hundredth unless the environment says otherwise, so that a debug run stays short.
  package static let factor: Double =
    switch Environment.process["DICTEE_TEST_SCALE"] {
    case "full": 1
    case let scale?: Double(scale) ?? 0.01
    case nil: 0.01
    }

  /// The share of `full` to run, at least one.
  package static func count(_ full: Int) -> Int {
    max(1, Int(Double(full) * factor))
  }
}
