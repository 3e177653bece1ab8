import Tables

/// A tense that a verb has in its sentence.
struct TenseReading: Sendable {
  var formation: TenseRecord.Formation
  /// The tense of the verb, or of its auxiliary.
  var tense: VerbTense
}

/// The tenses of `temps.yaml`, by how a verb group forms them.
package struct TenseNames: Sendable {
  /// Rows by formation and tense; -1 for what the set does not name.
  private var rows = [Int](repeating: -1, count: 4 * TenseNames.width)
  private static let width = 16
  private let tenses: RowTable<TenseRecord>
  private let blob: Blob

  package init(_ set: CompiledSet) {
    blob = set.blob
    tenses = set.tenses
    for (index, row) in set.tenses.enumerated() {
      guard let formation = TenseRecord.Formation(rawValue: row.formation),
        let tense = VerbTense(rawValue: row.tense)
      else { continue }
      rows[TenseNames.place(TenseReading(formation: formation, tense: tense))] = index
    }
  }

  private static func place(_ reading: TenseReading) -> Int {
    Int(reading.formation.rawValue) * width + Int(reading.tense.rawValue)
  }

  private func named(_ reading: TenseReading) -> Int? {
    let row = rows[TenseNames.place(reading)]
    return row >= 0 ? row : nil
  }

  /// The row of the tense.
  ///
  /// A group that `temps.yaml` does not name (*allait partir*) counts as its first verb. Nil for
  /// infinitives and for tenses that the set does not name.
  func row(_ reading: TenseReading) -> Int? {
    if let row = named(reading) { return row }
    guard reading.formation != .participle, reading.formation != .simple else { return nil }
    return named(TenseReading(formation: .simple, tense: reading.tense))
  }

  /// The tense as catalogues name it.
  func name(_ reading: TenseReading) -> String {
    row(reading).map { blob.string(tenses[$0].name) } ?? reading.tense.catalogueName
  }

  /// The tense of a verb group as catalogues name it.
  package func name(of group: VerbGroup) -> String {
    let formation =
      group.middle >= 0 || group.voice != .passive || group.formation == .participle
      ? group.formation : .simple
    return name(TenseReading(formation: formation, tense: group.tense))
  }
}
