package import Platform

/// Where a store lies.
package struct StorePlace: Hashable, Sendable {
  /// The file.
  package let path: String
  /// The folder that is made when it is missing; nil where the user named the file.
  package let folder: String?

  /// The place that was typed, else the platform's folder for data: `XDG_DATA_HOME/dictee`, on macOS
  /// `Application Support/dictee`.
  ///
  /// The home folder is taken from the environment alone: a program that holds the C library can't
  /// look users up.
  package init(path typed: String?, environment: Environment) throws(StoreError) {
    if let typed {
      path = typed
      folder = nil
      return
    }
    guard let base = Self.dataFolder(environment) else { throw StoreError(.noHome) }
    let folder = base + "/dictee"
    path = folder + "/dictee.sqlite"
    self.folder = folder
  }

  /// The file of the key of the refusals.
  package var keyPath: String { path + ".key" }

  private static func dataFolder(_ environment: Environment) -> String? {
    // The specification of XDG has relative paths ignored.
    if let named = environment["XDG_DATA_HOME"], named.hasPrefix("/") { return named }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return home + "/Library/Application Support"
    #else
      return home + "/.local/share"
    #endif
  }
}
