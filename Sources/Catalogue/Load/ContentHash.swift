import Tables

/// SHA-256 of the files of a set and of the sets that it extends: their layers, paths and bytes, in
/// that order.
///
/// - Complexity: O(bytes).
package func contentHash(of files: [CatalogueFile]) -> [UInt8] {
  var hash = SHA256()
  let ordered = files.sorted {
    $0.layer == $1.layer
      ? $0.pathInSet.utf8.lexicographicallyPrecedes($1.pathInSet.utf8) : $0.layer < $1.layer
  }
  for file in ordered {
    // No path inside a set begins with a slash, so layers can't be mistaken for folders.
    let layer = String(repeating: "/", count: file.layer)
    hash.update(Array((layer + file.pathInSet).utf8) + [0])
    hash.update(Array(String(file.bytes.count).utf8) + [0])
    hash.update(file.bytes)
  }
  return hash.finish()
}
