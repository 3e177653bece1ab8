package import Tables

/// The tenses of `temps.yaml`, by how a verb group forms them.
package struct TenseNames: Sendable {
  private struct Formation: Hashable, Sendable {
    var formation: TenseRecord.Formation
    var tense: VerbTense
  }

  private var rows: [Formation: Int] = [:]
  private let tenses: RowTable<TenseRecord>
  private let blob: Blob

  package init(_ set: CompiledSet) {
    blob = set.blob
    tenses = set.tenses
    for (index, row) in set.tenses.enumerated() {
      guard let formation = TenseRecord.Formation(rawValue: row.formation),
        let tense = VerbTense(rawValue: row.tense)
      else { continue }
      rows[Formation(formation: formation, tense: tense)] = index
    }
  }

  /// The row of the tense.
  ///
  /// A group that `temps.yaml` does not name (*allait partir*) counts as its first verb. Nil for
  /// infinitives and for tenses that the set does not name.
  package func row(_ formation: TenseRecord.Formation, _ tense: VerbTense) -> Int? {
    if let row = rows[Formation(formation: formation, tense: tense)] { return row }
    guard formation != .participle, formation != .simple else { return nil }
    return rows[Formation(formation: .simple, tense: tense)]
  }

  /// The tense of a verb group as catalogues name it.
  package func name(of group: VerbGroup) -> String {
    let tense =
      group.middle >= 0 || group.voice != .passive || group.formation == .participle
      ? group.formation : .simple
    return row(tense, group.tense).map { blob.string(tenses[$0].name) }
      ?? group.tense.catalogueName
  }
}
