internal import CSQLite
internal import Platform

/// A database that is open.
///
/// Every error is told as one of the store; the text of an SQLite error names tables, never values.
final class Connection {
  /// How a database is opened.
  enum Access {
    /// A file that is there; nothing is read of it yet.
    case file
    /// A new one in memory.
    case memory
  }

  let path: String
  private let handle: OpaquePointer

  init(path: String, access: Access) throws(StoreError) {
    self.path = path
    var opened: OpaquePointer?
    let flags: Int32
    let name: String
    switch access {
    case .file:
      (name, flags) = (Self.plainName(path), SQLITE_OPEN_READWRITE)
    case .memory:
      (name, flags) = (":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY)
    }
    let code = sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let opened else {
      let error = Connection.error(code, opened, path)
      sqlite3_close_v2(opened)
      throw error
    }
    handle = opened
    sqlite3_extended_result_codes(opened, 1)
    sqlite3_busy_timeout(opened, Connection.patience)
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  /// Milliseconds that a process waits for another one that writes.
  private static let patience: Int32 = 10_000

  /// A name that SQLite takes for a path, whatever it begins with.
  private static func plainName(_ path: String) -> String {
    path.hasPrefix("/") ? path : "./" + path
  }

  /// The first bytes of the file as they lie there, zeros behind its end: no lock is taken, no journal
  /// followed, and nothing beside the file is touched.
  func header(_ count: Int) throws(StoreError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let code = dictee_read_header(handle, &bytes, Int32(count))
    guard code == SQLITE_OK else { throw error(code) }
    return bytes
  }

  /// Whether the file can only be read.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// The row that the last insertion made.
  var lastRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Runs statements without values or results.
  func execute(_ statements: String) throws(StoreError) {
    let code = sqlite3_exec(handle, statements, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// Runs one statement that gives no rows.
  func run(_ statement: String, _ values: SQLValue...) throws(StoreError) {
    _ = try rows(statement, values) { (_: Row) throws(StoreError) in }
  }

  /// The rows that a query gives, each read as it comes.
  func rows<Result>(
    _ query: String, _ values: [SQLValue] = [],
    _ read: (Row) throws(StoreError) -> Result
  ) throws(StoreError) -> [Result] {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v2(handle, query, -1, &prepared, nil)
    guard code == SQLITE_OK, let prepared else { throw error(code) }
    defer { sqlite3_finalize(prepared) }
    for (index, value) in values.enumerated() {
      let code = value.bind(to: prepared, at: Int32(index + 1))
      guard code == SQLITE_OK else { throw error(code) }
    }
    var results: [Result] = []
    while true {
      let code = sqlite3_step(prepared)
      if code == SQLITE_DONE { return results }
      guard code == SQLITE_ROW else { throw error(code) }
      results.append(try read(Row(statement: prepared, path: path)))
    }
  }

  /// The number that a query gives in its first row; 0 without one.
  func number(_ query: String, _ values: SQLValue...) throws(StoreError) -> Int {
    try rows(query, values) { (row) throws(StoreError) in row.int(0) }.first ?? 0
  }

  /// Does several things as one: all of them last, or none.
  ///
  /// The lock for writing is taken at the start, so that what is read here is not changed by another
  /// process before something is written.
  func transaction<Result>(
    _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try execute("BEGIN IMMEDIATE")
    do throws(StoreError) {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // A full disk may have rolled it back already.
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// Reads several things as they are at one moment.
  func snapshot<Result>(
    _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try execute("BEGIN")
    defer { try? execute("ROLLBACK") }
    return try body()
  }

  /// The bytes of a database in memory, as a file of them would be.
  func serialised() throws(StoreError) -> [UInt8] {
    var size: Int64 = 0
    guard let bytes = sqlite3_serialize(handle, "main", &size, 0) else { throw error(SQLITE_NOMEM) }
    defer { sqlite3_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
  }

  private func error(_ code: Int32) -> StoreError {
    Self.error(code, handle, path)
  }

  private static func error(_ code: Int32, _ handle: OpaquePointer?, _ path: String) -> StoreError {
    let system = SystemError(path: path, code: handle.map(sqlite3_system_errno) ?? 0)
    let words = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "SQLite \(code)"
    let kind: StoreError.Kind =
      switch code & 0xFF {
      case SQLITE_BUSY, SQLITE_LOCKED: .busy
      case SQLITE_READONLY: .readOnly
      case SQLITE_FULL: .diskFull
      case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT: .damaged
      case SQLITE_IOERR where [.diskFull, .tooLarge, .readOnly].contains(system.kind),
        SQLITE_CANTOPEN where system.code != 0, SQLITE_PERM where system.code != 0:
        StoreError.Kind(system)
      default: .unexpected(words)
      }
    return StoreError(kind, path: path)
  }
}
