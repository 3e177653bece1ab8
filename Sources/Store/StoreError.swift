internal import Platform

/// Why the store could not do what it was asked; it holds no name and no text.
package struct StoreError: Error, Hashable, Sendable {
  /// What happened, as far as a user can do something about it.
  package enum Kind: Hashable, Sendable {
    // What keeps a store from being opened or written.
    /// The environment names no folder for data.
    case noHome
    case missingFolder
    case isDirectory
    case isLink
    case notAFile
    case denied
    case readOnly
    case diskFull
    /// The file is no database, or one of another program.
    case foreign
    case damaged
    /// The store was written by a newer program.
    case newer(found: Int, known: Int)
    /// Another process is writing and does not come to an end.
    case busy
    /// The key of the refusals has another length than a key.
    case badKey
    /// A child was forgotten, but another process keeps the bytes from being erased at once.
    case notYetErased
    case unexpected(String)

    // What the store refuses.
    case notAName
    case unknownProfile
    case profileExists
    case unknownText
    case alreadyCorrected
    case unknownCard
    /// A value that no program of ours writes: an empty grade or skill, a palier below 1.
    case badValue
  }

  package var kind: Kind
  /// The file of the store, or of its key; empty where it does not matter.
  package var path: String

  package init(_ kind: Kind, path: String = "") {
    self.kind = kind
    self.path = path
  }

  init(_ error: SystemError) {
    self.init(Kind(error), path: error.path)
  }
}

extension StoreError.Kind {
  init(_ error: SystemError) {
    self =
      switch error.kind {
      case .missing, .notDirectory: .missingFolder
      case .denied: .denied
      case .isDirectory: .isDirectory
      case .readOnly: .readOnly
      // A limit of the size of files is met like the end of a disk.
      case .diskFull, .tooLarge: .diskFull
      case .linkLoop: .isLink
      case .notAFile: .notAFile
      default: .unexpected(error.reason)
      }
  }
}
