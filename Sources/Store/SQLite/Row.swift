internal import CSQLite

/// A value that a statement is given.
enum SQLValue {
  case null
  case int(Int64)
  case text(String)
  case bytes([UInt8])

  /// The text, or null for nil.
  init(_ text: String?) { self = text.map(SQLValue.text) ?? .null }

  fileprivate func bindText(_ text: String, to statement: OpaquePointer, at index: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { bytes in
        // An empty text has no bytes to point at, and a null pointer would bind null.
        guard let start = bytes.baseAddress, !bytes.isEmpty else {
          return dictee_bind_text(statement, index, "", 0)
        }
        return dictee_bind_text(statement, index, start, Int32(clamping: bytes.count))
      }
    }
  }

  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    switch self {
    case .null: sqlite3_bind_null(statement, index)
    case .int(let number): sqlite3_bind_int64(statement, index, number)
    case .text(let text): bindText(text, to: statement, at: index)
    case .bytes(let bytes):
      bytes.withUnsafeBytes {
        dictee_bind_bytes(statement, index, $0.baseAddress, Int32(clamping: $0.count))
      }
    }
  }
}

/// A row of a result, valid until the next one; columns are counted from 0.
struct Row {
  fileprivate let statement: OpaquePointer
  fileprivate let path: String

  init(statement: OpaquePointer, path: String) {
    self.statement = statement
    self.path = path
  }

  func int(_ column: Int32) -> Int { Int(int64(column)) }

  func int64(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

  func optionalInt(_ column: Int32) -> Int? {
    sqlite3_column_type(statement, column) == SQLITE_NULL ? nil : int(column)
  }

  func bytes(_ column: Int32) -> [UInt8] {
    // The pointer is asked for first: it may change how long the value is.
    let start = sqlite3_column_blob(statement, column)
    let count = Int(sqlite3_column_bytes(statement, column))
    return Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// A text; fails for bytes that are none.
  func text(_ column: Int32) throws(StoreError) -> String {
    guard let text = String(validating: bytes(column), as: UTF8.self) else {
      throw StoreError(.damaged, path: path)
    }
    return text
  }

  func optionalText(_ column: Int32) throws(StoreError) -> String? {
    sqlite3_column_type(statement, column) == SQLITE_NULL ? nil : try text(column)
  }
}
