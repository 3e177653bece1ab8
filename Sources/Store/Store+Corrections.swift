internal import Diagnostics
package import Engine

extension Store {
  /// Adds a confirmed correction to the log; when this returns it is on the disk.
  ///
  /// The days of a log need not grow: a clock may jump back, and yesterday’s copy may be marked today.
  ///
  /// - Parameter text: the text that was dictated; a text is corrected once.
  package func append(
    _ correction: Correction, of text: TextID, for profile: Profile
  ) throws(StoreError) {
    try connection.transaction { () throws(StoreError) in
      try insert(correction, of: text, row: try row(of: profile))
    }
  }

  /// The log of a child, in the order in which the corrections were confirmed.
  package func corrections(of profile: Profile) throws(StoreError) -> [Correction] {
    try loggedCorrections(of: try row(of: profile)).map(\.correction)
  }

  /// The same, each with the text that it corrects.
  package func correctedTexts(
    of profile: Profile
  ) throws(StoreError) -> [(text: TextID, correction: Correction)] {
    try loggedCorrections(of: try row(of: profile))
  }

  /// The log with the text of each correction.
  func loggedCorrections(
    of row: Int64
  ) throws(StoreError) -> [(text: TextID, correction: Correction)] {
    try connection.rows(
      "SELECT text, day, results, missed FROM corrections WHERE profile = ? ORDER BY id",
      [.int(row)]
    ) { (row) throws(StoreError) in
      let faults = FaultList()
      let results = Correction.results(reading: try json(row, 2), at: "", faults)
      let missed = MissedWord.list(reading: try json(row, 3), at: "", faults)
      guard faults.isEmpty else { throw StoreError(.damaged, path: path) }
      let correction = Correction(day: try day(row, 1), results: results, missed: missed)
      return (TextID(row: row.int64(0)), correction)
    }
  }

  /// Inserts a correction inside a transaction.
  func insert(_ correction: Correction, of text: TextID, row: Int64) throws(StoreError) {
    let faults = FaultList()
    let results = JSONValue.array(correction.findings.map(SkillFinding.shape.json))
    let missed = JSONValue.array(correction.missed.map(MissedWord.shape.json))
    _ = Correction.results(reading: results, at: "", faults)
    _ = MissedWord.list(reading: missed, at: "", faults)
    guard faults.isEmpty else { throw StoreError(.badValue) }
    let owner = try connection.number(
      "SELECT profile FROM texts WHERE id = ?", .int(text.row))
    guard Int64(owner) == row else { throw StoreError(.unknownText) }
    let count = try connection.number(
      "SELECT count(*) FROM corrections WHERE text = ?", .int(text.row))
    guard count == 0 else { throw StoreError(.alreadyCorrected) }
    try connection.run(
      "INSERT INTO corrections (profile, text, day, results, missed) VALUES (?, ?, ?, ?, ?)",
      .int(row), .int(text.row), .text(correction.day.iso), .json(results), .json(missed))
  }
}
