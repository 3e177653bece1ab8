internal import CSystem

/// What the system answered when a file could not be read or written.
package struct SystemError: Error, Hashable, Sendable {
  /// What happened, as far as a user can do something about it.
  package enum Kind: Sendable, CaseIterable {
    case missing
    case denied
    case isDirectory
    case notDirectory
    case diskFull
    case readOnly
    case tooLarge
    case closedPipe
    case linkLoop
    case nameTooLong
    case notAFile
    case badDescriptor
    case exists
    case other
  }

  /// The path as given; empty for a standard stream.
  package var path: String
  /// The errno.
  package var code: Int32
  /// The system's own words.
  package var reason: String

  package init(path: String, code: Int32) {
    self.path = path
    self.code = code
    reason = String(cString: dictee_error_text(code))
  }

  package var kind: Kind {
    switch Int(dictee_error_kind(code)) {
    case DICTEE_ERROR_MISSING: .missing
    case DICTEE_ERROR_DENIED: .denied
    case DICTEE_ERROR_IS_DIRECTORY: .isDirectory
    case DICTEE_ERROR_NOT_DIRECTORY: .notDirectory
    case DICTEE_ERROR_DISK_FULL: .diskFull
    case DICTEE_ERROR_READ_ONLY: .readOnly
    case DICTEE_ERROR_TOO_LARGE: .tooLarge
    case DICTEE_ERROR_CLOSED_PIPE: .closedPipe
    case DICTEE_ERROR_LINK_LOOP: .linkLoop
    case DICTEE_ERROR_NAME_TOO_LONG: .nameTooLong
    case DICTEE_ERROR_NOT_A_FILE: .notAFile
    case DICTEE_ERROR_BAD_DESCRIPTOR: .badDescriptor
    case DICTEE_ERROR_EXISTS: .exists
    default: .other
    }
  }
}
