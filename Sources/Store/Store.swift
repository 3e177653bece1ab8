package import Platform

/// What is remembered of the children: profiles, texts, corrections, cards, and what parents said of
/// moments; one SQLite file.
///
/// A process opens one store. Several processes may have the same file open; each writing is one
/// transaction that lasts whole or not at all, whenever a process is killed. The store remembers; what
/// it means for a child is decided in `Engine/Learning`.
package final class Store {
  /// The file.
  package var path: String { connection.path }
  let connection: Connection
  let place: StorePlace

  private init(_ connection: Connection, at place: StorePlace) {
    self.connection = connection
    self.place = place
  }

  /// Opens the store, which is made when it is missing, and brings its tables up to date.
  ///
  /// A file that is no store of this program or an older one is refused and stays as it is.
  ///
  /// - Parameter path: the file; nil for the one in the platform's folder for data.
  package static func open(
    path: String? = nil, environment: Environment = .process
  ) throws(StoreError) -> Store {
    let place = try StorePlace(path: path, environment: environment)
    if try !exists(at: place) { try create(at: place) }
    return try open(at: place)
  }

  /// Opens the store; nil when there is none yet.
  package static func openIfPresent(
    path: String? = nil, environment: Environment = .process
  ) throws(StoreError) -> Store? {
    let place = try StorePlace(path: path, environment: environment)
    return try exists(at: place) ? try open(at: place) : nil
  }

  private static func open(at place: StorePlace) throws(StoreError) -> Store {
    let connection = try connect(to: place)
    guard !connection.isReadOnly else { throw StoreError(.readOnly, path: place.path) }
    let version = try connection.number("PRAGMA user_version")
    guard version <= Schema.version else {
      throw StoreError(.newer(found: version, known: Schema.version), path: place.path)
    }
    try prepare(connection)
    if version < Schema.version { try migrate(connection) }
    let store = Store(connection, at: place)
    try store.finishForgetting()
    return store
  }

  /// What holds for this connection alone, and has to be said each time.
  private static func prepare(_ connection: Connection) throws(StoreError) {
    _ = try connection.rows("PRAGMA journal_mode = WAL") { (_) throws(StoreError) in }
    // A transaction is on the disk when it ends, on macOS beyond the cache of the disk. Nothing of a
    // child goes to temporary files, and what is removed is overwritten.
    try connection.execute(
      """
      PRAGMA synchronous = FULL;
      PRAGMA fullfsync = ON;
      PRAGMA checkpoint_fullfsync = ON;
      PRAGMA temp_store = MEMORY;
      PRAGMA secure_delete = ON;
      PRAGMA foreign_keys = ON;
      PRAGMA recursive_triggers = ON;
      PRAGMA trusted_schema = OFF;
      PRAGMA cell_size_check = ON;
      """)
  }

  private static func migrate(_ connection: Connection) throws(StoreError) {
    try connection.transaction { () throws(StoreError) in
      // Another process may have done it meanwhile.
      let version = try connection.number("PRAGMA user_version")
      guard version >= 1 else { throw StoreError(.damaged, path: connection.path) }
      for step in Schema.steps.dropFirst(version) { try connection.execute(step) }
      try connection.execute("PRAGMA user_version = \(Schema.version)")
    }
  }
}
