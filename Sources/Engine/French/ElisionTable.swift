package import Tables
package import Text

/// The lists that say how words join, searched by spelling.
package struct ElisionTable: Sendable {
  private let blob: Blob
  private var rows: RowTable<ElisionRecord> { blob.rows(ElisionRecord.self) }

  init(_ blob: Blob) {
    self.blob = blob
  }

  /// Whether the list of that kind holds a word (lower case, NFC, `'`).
  ///
  /// - Complexity: O(log rows) comparisons.
  package func holds(_ word: String, _ kind: ElisionRecord.Kind) -> Bool {
    rows(of: word).contains { rows[$0].kind == kind.rawValue }
  }

  /// What two words become that join: *du, des, au, aux*; not *de*, which *de des* becomes.
  var contractions: [String] {
    let rows = rows
    return rows.indices.filter {
      rows[$0].kind == ElisionRecord.Kind.contraction.rawValue && rows[$0].value != rows[$0].key
    }.map { blob.string(rows[$0].value) }
  }

  /// The rows of a word, which stand together.
  private func rows(of word: String) -> Range<Int> {
    var word = word
    let rows = rows
    let first = word.withUTF8 { letters in
      firstRow(withKey: UnsafeRawBufferPointer(letters), count: rows.count, in: blob) {
        rows[$0].key
      }
    }
    guard let first else { return 0..<0 }
    var end = first + 1
    while end < rows.count, rows[end].key == rows[first].key { end += 1 }
    return first..<end
  }
}

extension ElisionTable: JoiningRules {
  /// What a word does before others.
  ///
  /// - Complexity: O(log rows) comparisons.
  package subscript(word: String) -> JoiningEntry? {
    let found = rows(of: word)
    guard !found.isEmpty else { return nil }
    let rows = rows
    var entry = JoiningEntry()
    for index in found {
      let row = rows[index]
      switch ElisionRecord.Kind(rawValue: row.kind) {
      case .elided: entry.elides = true
      case .elidedBefore: entry.elidesBefore = blob.strings(row.others)
      case .elidedBeforeVerb: entry.elidesBeforeVerbs = true
      case .euphonicDeterminer: entry.euphony = blob.string(row.value)
      case .euphonicAdjective: entry.euphonyAfterDeterminer = blob.string(row.value)
      case .contraction:
        let contracted = blob.string(row.value)
        entry.contractions += blob.strings(row.others).map { ($0, contracted) }
      case .singularDeterminer: entry.isSingularDeterminer = true
      case .coordinator: entry.isCoordinator = true
      case .aspiratedH, .noElision, .elidingY, .indivisible, nil: break
      }
    }
    return entry
  }
}
