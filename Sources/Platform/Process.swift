internal import CSystem

/// The values of environment variables.
package struct Environment: Sendable {
  private let values: [String: String]?

  /// The environment of the process.
  package static let process = Environment(values: nil)

  private init(values: [String: String]?) {
    self.values = values
  }

  /// An environment made of `values` alone, for tests.
  package init(_ values: [String: String]) {
    self.values = values
  }

  /// The value of a variable; nil when it is unset or empty.
  package subscript(name: String) -> String? {
    let value: String?
    if let values {
      value = values[name]
    } else {
      value = dictee_environment(name).map { String(cString: $0) }
    }
    return value?.isEmpty == false ? value : nil
  }
}

/// Makes a closed pipe an error instead of a signal and SIGINT an exit with code 130.
///
/// To be called once, before any file is opened.
package func prepareProcess() {
  dictee_prepare_process()
}

/// Asks for memory that stays with the process when it is freed: what builds large trees and then ends
/// is spared giving pages back and taking them again.
package func keepFreedMemory() {
  dictee_keep_freed_memory()
}

/// Ends the process.
package func exitProcess(_ code: Int32) -> Never {
  dictee_exit(code)
}

/// The path of the running program with all symbolic links resolved; nil when the system can't tell.
package func executablePath() -> String? {
  owned(dictee_executable_path())
}

/// A path with all symbolic links resolved; nil when it leads nowhere.
package func resolvedPath(_ path: String) -> String? {
  owned(dictee_resolve_path(path))
}

private func owned(_ text: UnsafePointer<CChar>?) -> String? {
  guard let text else { return nil }
  defer { dictee_free(text) }
  return String(cString: text)
}
