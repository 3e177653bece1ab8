internal import Engine
package import Platform

/// What can be told of a store without using it: nothing is made, brought up to date or repaired.
package struct StoreExamination: Hashable, Sendable {
  /// What a file is good for.
  package enum State: Hashable, Sendable {
    /// There is none; it is made when it is needed.
    case absent
    case sound
    case unusable(StoreError.Kind)
  }

  /// A file of the store.
  package struct File: Hashable, Sendable {
    package var path: String
    package var state: State
    /// The rights, as in `0o600`; nil when it is absent.
    package var mode: Int?
    /// In bytes; nil when it is absent.
    package var size: Int?

    /// Whether others than its owner may read or write it.
    package var isOpenToOthers: Bool { (mode ?? 0) & 0o077 != 0 }

    fileprivate init(path: String, state: State = .absent) {
      self.path = path
      self.state = state
      let found = try? status(of: path)
      mode = found?.mode
      size = found?.size
    }
  }

  package private(set) var store: File
  package private(set) var key: File
  /// The version of the tables; nil when it can’t be read.
  package private(set) var version: Int?
  /// The version that this program writes.
  package static var currentVersion: Int { Schema.version }

  /// Looks at the store that `Store.open` would open; the error is that nobody can tell where it lies.
  ///
  /// - Complexity: every page of the file is read.
  package init(path: String?, environment: Environment = .process) throws(StoreError) {
    let place = try StorePlace(path: path, environment: environment)
    store = File(path: place.path)
    key = File(path: place.keyPath)
    do throws(StoreError) {
      if try Store.exists(at: place) { try examine(place) }
    } catch {
      store.state = .unusable(error.kind)
    }
    key.state = Self.keyState(key)
  }

  private mutating func examine(_ place: StorePlace) throws(StoreError) {
    let connection = try Store.connect(to: place)
    let found = try connection.number("PRAGMA user_version")
    version = found
    guard found <= Schema.version else {
      throw StoreError(.newer(found: found, known: Schema.version))
    }
    guard !connection.isReadOnly else { throw StoreError(.readOnly) }
    let problems = try connection.rows("PRAGMA integrity_check(1)") { (row) throws(StoreError) in
      try row.text(0)
    }
    let strayCount = try connection.number("SELECT count(*) FROM pragma_foreign_key_check")
    guard problems == ["ok"], strayCount == 0 else { throw StoreError(.damaged) }
    store.state = .sound
  }

  private static func keyState(_ key: File) -> State {
    guard key.size != nil else { return .absent }
    let bytes: [UInt8]
    do throws(SystemError) {
      guard try kind(of: key.path) == .file else { return .unusable(.notAFile) }
      bytes = try readFile(key.path, limit: 1 << 12)
    } catch {
      return .unusable(StoreError.Kind(error))
    }
    return MomentSecret(bytes: bytes) == nil ? .unusable(.badKey) : .sound
  }
}
