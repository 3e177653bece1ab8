import CommandLineKit
import Diagnostics
import Store

/// How commands come to the store and to the child that they are for.
enum StoreAccess {
  /// The store of `--store`, made when it is missing.
  static func open(_ session: Session) throws -> Store {
    try Store.open(
      path: session.arguments[SharedOptions.store], environment: session.environment)
  }

  /// The store of `--store`; nil when there is none yet.
  static func openIfPresent(_ session: Session) throws -> Store? {
    try Store.openIfPresent(
      path: session.arguments[SharedOptions.store], environment: session.environment)
  }

  /// The profile of a child; of the only one when no name is given.
  ///
  /// - Parameter typed: the name as it was typed.
  static func profile(_ typed: String?, in store: Store) throws -> Profile {
    if let typed {
      guard let found = try store.profile(named: SharedOptions.firstName(typed)) else {
        throw StoreError(.unknownProfile)
      }
      return found
    }
    let profiles = try store.profiles()
    guard let only = profiles.first else { throw CommandFailure(.noProfile, exit: .findings) }
    guard profiles.count == 1 else {
      throw CommandFailure(.severalProfiles(profiles.count), exit: .usage)
    }
    return only
  }
}

extension LocalizedText {
  /// Why nothing can be done without a profile.
  static let noProfile = LocalizedText(
    fr: "il n’y a pas encore d’enfant ; ajoutez-en un avec « dictee profile add »",
    en: "there is no child yet; add one with “dictee profile add”")

  fileprivate static func severalProfiles(_ count: Int) -> LocalizedText {
    LocalizedText(
      fr: "il y a \(count) enfants ; dites lequel par son prénom",
      en: "there are \(count) children; say which one by the first name")
  }
}
