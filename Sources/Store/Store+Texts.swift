internal import Diagnostics
package import Engine

/// A text with what the store knows of it.
package struct RememberedText: Hashable, Sendable {
  package let id: TextID
  package let text: DictatedText
  /// Whether its copy was corrected.
  package let correction: Bool
}

extension Store {
  /// Remembers a text that is about to be dictated.
  @discardableResult
  package func remember(
    _ text: DictatedText, for profile: Profile
  ) throws(StoreError) -> TextID {
    try connection.transaction { () throws(StoreError) in
      try insert(text, row: try row(of: profile))
    }
  }

  /// All texts that a child was given, in the order in which they were remembered.
  package func texts(of profile: Profile) throws(StoreError) -> [RememberedText] {
    try connection.rows(
      """
      SELECT id, day, title, sentences, grade, step, template, moment, form, targets,
        EXISTS (SELECT 1 FROM corrections WHERE text = texts.id)
      FROM texts WHERE profile = ? ORDER BY id
      """, [.int(try row(of: profile))]
    ) { (row) throws(StoreError) in
      RememberedText(
        id: TextID(row: row.int64(0)), text: try text(in: row), correction: row.int(10) == 1)
    }
  }

  /// Inserts a text inside a transaction.
  func insert(_ text: DictatedText, row: Int64) throws(StoreError) -> TextID {
    let faults = FaultList()
    _ = DictatedText(reading: DictatedText.shape.json(text), at: "", faults)
    guard faults.isEmpty else { throw StoreError(.badValue) }
    try connection.run(
      """
      INSERT INTO texts
        (profile, day, title, sentences, grade, step, template, moment, form, targets)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      .int(row), .text(text.day.iso), .text(text.title), .list(text.sentences),
      .text(text.grade), .int(Int64(text.step)), SQLValue(text.template), SQLValue(text.moment),
      SQLValue(text.form), .list(text.targets))
    return TextID(row: connection.lastRow)
  }

  private func text(in row: Row) throws(StoreError) -> DictatedText {
    DictatedText(
      day: try day(row, 1), title: try row.text(2), sentences: try list(row, 3),
      grade: try row.text(4), step: row.int(5), template: try row.optionalText(6),
      moment: try row.optionalText(7), form: try row.optionalText(8), targets: try list(row, 9))
  }

  /// The day in a column.
  func day(_ row: Row, _ column: Int32) throws(StoreError) -> CivilDay {
    guard let day = CivilDay(iso: try row.text(column)) else {
      throw StoreError(.damaged, path: path)
    }
    return day
  }

  private func list(_ row: Row, _ column: Int32) throws(StoreError) -> [String] {
    guard let texts = try json(row, column).texts else { throw StoreError(.damaged, path: path) }
    return texts
  }

  /// The JSON in a column.
  func json(_ row: Row, _ column: Int32) throws(StoreError) -> JSONValue {
    guard let value = try? JSONReader.read(row.bytes(column)) else {
      throw StoreError(.damaged, path: path)
    }
    return value
  }
}

extension SQLValue {
  /// Texts as a JSON array.
  fileprivate static func list(_ texts: [String]) -> SQLValue {
    .json(.array(texts.map(JSONValue.string)))
  }

  /// JSON as a text.
  static func json(_ value: JSONValue) -> SQLValue {
    .text(JSONWriter.writeCanonical(value))
  }
}
