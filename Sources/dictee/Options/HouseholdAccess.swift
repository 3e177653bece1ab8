import CommandLineKit
import Engine
import Store

/// What the store knows of the family's moments.
enum Household {
  /// The answers; nil when there is no store yet, or nowhere to have one.
  static func answers(_ session: Session) throws -> HouseholdAnswers? {
    do throws(StoreError) {
      return try Store.openIfPresent(
        path: session.arguments[SharedOptions.store], environment: session.environment
      ).map { store throws(StoreError) in try answers(store) }
    } catch {
      if error.kind == .noHome { return nil }
      throw error
    }
  }

  /// The answers that a store holds.
  static func answers(_ store: Store) throws(StoreError) -> HouseholdAnswers {
    let said = try store.momentAnswers()
    return HouseholdAnswers(
      secret: try store.momentSecret(), named: said.named, refused: said.refused,
      children: try store.profiles().map(\.name))
  }
}
