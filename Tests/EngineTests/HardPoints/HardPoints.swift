import Platform
import Testing

/// A row of a table of hard points of French: text by name of the column.
struct HardPoint: Sendable, CustomTestStringConvertible {
  /// 1-based line of the file.
  var line: Int
  private var cells: [String: String]

  var testDescription: String { "line \(line): \(cells["sentence"] ?? cells["form"] ?? "")" }

  init(line: Int, cells: [String: String]) {
    self.line = line
    self.cells = cells
  }

  /// The text of a column; empty for a column that the table lacks.
  subscript(column: String) -> String { cells[column] ?? "" }
}

/// The tables beside these tests, tab-separated: `#` opens a comment, the first other line names the
/// columns.
enum HardPointTable: String, CaseIterable {
  case classes
  case forms
  case joining
  case participles
  case readings
  case verbs

  /// The rows; none for a table that can't be read, which `HardPointTableTests` finds.
  var rows: [HardPoint] {
    guard let text else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.element.hasPrefix("#") && !$0.element.isEmpty }
      .map { (line: $0.offset + 1, cells: Self.cells($0.element)) }
    guard let head = lines.first else { return [] }
    return lines.dropFirst().map { row in
      HardPoint(
        line: row.line,
        cells: Dictionary(zip(head.cells, row.cells)) { first, _ in first })
    }
  }

  /// Number of cells of each row that is no comment, the head first.
  var widths: [Int] {
    (text ?? "").split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { Self.cells($0).count }
  }

  private var text: String? {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let path = folder.joined(separator: "/") + "/Tables/\(rawValue).tsv"
    return (try? readFile(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func cells(_ line: Substring) -> [String] {
    line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }
}

/// That the tables are there and whole; without it an unread one would pass.
@Suite struct HardPointTableTests {
  @Test(arguments: HardPointTable.allCases)
  func isRead(table: HardPointTable) {
    #expect(table.rows.count >= 30)
    #expect(Set(table.widths).count == 1)
  }
}
