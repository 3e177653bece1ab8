import Tables

/// SHA-256 of the files of a set: their paths and bytes, in the order of the paths.
///
/// - Complexity: O(bytes).
package func contentHash(of files: [CatalogueFile]) -> [UInt8] {
  var hash = SHA256()
  let ordered = files.sorted { $0.pathInSet.utf8.lexicographicallyPrecedes($1.pathInSet.utf8) }
  for file in ordered {
    hash.update(Array(file.pathInSet.utf8) + [0])
    hash.update(Array(String(file.bytes.count).utf8) + [0])
    hash.update(file.bytes)
  }
  return hash.finish()
}
