internal import Platform

/// The file before it is opened.
extension Store {
  /// Whether a file lies there; anything else that does is refused.
  static func exists(at place: StorePlace) throws(StoreError) -> Bool {
    let found: FileStatus?
    do throws(SystemError) {
      found = try status(of: place.path)
    } catch {
      throw StoreError(error)
    }
    switch found?.kind {
    case nil: return false
    case .file: return true
    case .directory: throw StoreError(.isDirectory, path: place.path)
    // A link could lead into a folder that others read.
    case .link: throw StoreError(.isLink, path: place.path)
    case .other: throw StoreError(.notAFile, path: place.path)
    }
  }

  /// Opens the file; one that is not a store is refused, and neither it nor anything beside it is
  /// touched.
  ///
  /// A store has its number in the header from its first byte on and whatever happens to it, so that
  /// the header alone tells.
  static func connect(to place: StorePlace) throws(StoreError) -> Connection {
    let connection = try Connection(path: place.path, access: .file)
    let header = try connection.header(72)
    let number = header[68..<72].reduce(0) { $0 << 8 | Int($1) }
    guard header.starts(with: Array("SQLite format 3\0".utf8)), number == Schema.applicationID
    else {
      throw StoreError(.foreign, path: place.path)
    }
    return connection
  }

  /// Makes the file of an empty store, unless another process just did.
  ///
  /// It is built in memory and written whole, so that a file of that name is a store whenever this
  /// process ends.
  static func create(at place: StorePlace) throws(StoreError) {
    let bytes = try emptyStore()
    do throws(SystemError) {
      if let folder = place.folder { try makePrivateFolders(folder) }
      try createPrivateFile(bytes, at: place.path)
    } catch {
      if error.kind != .exists { throw StoreError(error) }
    }
  }

  private static func emptyStore() throws(StoreError) -> [UInt8] {
    let connection = try Connection(path: "", access: .memory)
    for step in Schema.steps { try connection.execute(step) }
    try connection.execute(
      """
      PRAGMA application_id = \(Schema.applicationID);
      PRAGMA user_version = \(Schema.version);
      """)
    var bytes = try connection.serialised()
    // Bytes 18 and 19 of the header, the format versions for writing and reading: 2 is a file with a
    // write-ahead log, which no database in memory can become. Two processes that open a new store at
    // once then need not both change it. Source: https://sqlite.org/fileformat2.html
    bytes[18] = 2
    bytes[19] = 2
    return bytes
  }
}
