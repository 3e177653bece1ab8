package import Tables
import Text

/// The first names of a set and the words around them, searched by their folded form.
package struct NameTable: Sendable {
  private let blob: Blob
  private let rows: RowTable<NameRecord>

  init(_ blob: Blob) {
    self.blob = blob
    rows = blob.rows(NameRecord.self)
  }

  /// The rows whose key is `folded`; a word may be a name and something else.
  package func entries(folded: [UInt8]) -> [NameRecord] {
    guard
      let first = firstRow(withKey: folded, count: rows.count, in: blob, keyOf: { rows[$0].key })
    else { return [] }
    var found: [NameRecord] = []
    var index = first
    while index < rows.count, rows[index].key == rows[first].key {
      found.append(rows[index])
      index += 1
    }
    return found
  }

  /// The row of that kind for a folded word.
  package func entry(folded: [UInt8], kind: NameRecord.Kind) -> NameRecord? {
    entries(folded: folded).first { $0.kind == kind.rawValue }
  }

  /// Rows of all first names of girls alone or boys alone but `name`, in the order of their keys.
  ///
  /// - Parameter name: folded.
  func genderedFirstNames(but name: [UInt8]) -> [Int] {
    let own = firstRow(withKey: name, count: rows.count, in: blob, keyOf: { rows[$0].key })
      .map { rows[$0].key }
    return rows.indices.filter { index in
      rows.read(index) { row in
        row.kind == NameRecord.Kind.firstName.rawValue && (row.gender == 1 || row.gender == 2)
          && row.key != own
      }
    }
  }

  subscript(row: Int) -> NameRecord { rows[row] }
}
