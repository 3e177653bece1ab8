package import Diagnostics
package import Engine

/// The catalogues that an answer comes from.
package struct SetName: Sendable {
  package var id: String
  package var hash: String

  package init(_ set: CompiledSet) {
    id = set.id
    hash = set.contentHash
  }

  /// As every output shows them.
  package static let shape = JSONShape<SetName>([
    .text("id", "id of the set") { $0.id },
    .text("hash", "SHA-256 of the catalogues", pattern: "^[0-9a-f]{64}$") { $0.hash },
  ])
}
