internal import Engine
internal import Text

extension Store {
  /// Forgets a child: profile, texts, corrections, cards, and the labels of moments that hold the name.
  ///
  /// What is removed is overwritten, then the file is written anew and the log of changes emptied, so
  /// that no byte of it is left in a file of the store. A process that is killed on the way, or meets
  /// another one that reads, leaves that to the next that opens the store.
  ///
  /// - Throws: `.notYetErased` when all is removed but another process keeps the bytes from being erased.
  package func forget(_ profile: Profile) throws(StoreError) {
    try connection.transaction { () throws(StoreError) in
      try remove(row: try row(of: profile))
      try removeLabels(holding: profile.name)
    }
    try erase()
  }

  /// Removes all of a child inside a transaction; `erase` must follow it.
  func remove(row: Int64) throws(StoreError) {
    try connection.run("INSERT INTO forgetting (profile) VALUES (?)", .int(row))
    for table in ["corrections", "texts", "offers"] {
      try connection.run("DELETE FROM \(table) WHERE profile = ?", .int(row))
    }
    try connection.run("DELETE FROM profiles WHERE id = ?", .int(row))
  }

  /// Does what a process that forgot a child had no time for.
  func finishForgetting() throws(StoreError) {
    guard try connection.number("SELECT count(*) FROM forgetting") > 0 else { return }
    // It is tried again by the next; this one was asked for something else.
    try? erase()
  }

  /// Erases the bytes of what was removed.
  func erase() throws(StoreError) {
    try connection.execute("VACUUM")
    let isBusy = try connection.number("PRAGMA wal_checkpoint(TRUNCATE)") != 0
    guard !isBusy else { throw StoreError(.notYetErased, path: path) }
    try connection.execute("DELETE FROM forgetting")
  }

  /// Removes the labels in which a name stands as a word.
  private func removeLabels(holding name: String) throws(StoreError) {
    let name = foldedBytes(name)
    for (key, label) in try momentAnswers().named where holds(foldedBytes(label), word: name) {
      try connection.run("DELETE FROM moments WHERE key = ?", .bytes(key.bytes))
    }
  }
}

/// Whether folded text holds a folded word, with no letter or digit touching it.
private func holds(_ text: [UInt8], word: [UInt8]) -> Bool {
  guard !word.isEmpty, text.count >= word.count else { return false }
  return (0...text.count - word.count).contains { start in
    let end = start + word.count
    return text[start..<end].elementsEqual(word)
      && (start == 0 || !isWordByte(text[start - 1]))
      && (end == text.count || !isWordByte(text[end]))
  }
}

/// A byte of a letter or a digit, as far as bytes tell: all that is not ASCII counts as a letter.
private func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
  default: false
  }
}
