package import Engine
internal import Platform

/// What parents said of moments, for the whole household.
package struct MomentAnswers: Hashable, Sendable {
  /// The labels that were typed.
  package var named: [MomentKey: String] = [:]
  /// What is never to be offered again.
  package var refused: Set<MomentKey> = []
}

extension Store {
  /// All answers.
  package func momentAnswers() throws(StoreError) -> MomentAnswers {
    var answers = MomentAnswers()
    let rows = try connection.rows("SELECT key, label FROM moments") { (row) throws(StoreError) in
      (key: MomentKey(bytes: row.bytes(0)), label: try row.optionalText(1))
    }
    for row in rows {
      guard let key = row.key else { throw StoreError(.damaged, path: path) }
      if let label = row.label {
        answers.named[key] = label
      } else {
        answers.refused.insert(key)
      }
    }
    return answers
  }

  /// Remembers the label that a parent typed for an event, in the place of an earlier answer.
  ///
  /// - Parameters:
  ///   - keys: all keys of the event.
  ///   - label: checked by whoever asked for it.
  package func name(_ keys: [MomentKey], _ label: String) throws(StoreError) {
    guard ObjectReader.isText(label) else { throw StoreError(.badValue) }
    try answer(keys, .text(label))
  }

  /// Remembers that an event is not to be offered again, in the place of an earlier answer.
  package func refuse(_ keys: [MomentKey]) throws(StoreError) {
    try answer(keys, .null)
  }

  /// Forgets what was said of an event, so that it is offered again as its title has it.
  package func restore(_ keys: [MomentKey]) throws(StoreError) {
    try connection.transaction { () throws(StoreError) in
      for key in keys {
        try connection.run("DELETE FROM moments WHERE key = ?", .bytes(key.bytes))
      }
    }
  }

  private func answer(_ keys: [MomentKey], _ label: SQLValue) throws(StoreError) {
    try connection.transaction { () throws(StoreError) in
      for key in keys {
        try connection.run(
          """
          INSERT INTO moments (key, label) VALUES (?, ?)
          ON CONFLICT (key) DO UPDATE SET label = excluded.label
          """, .bytes(key.bytes), label)
      }
    }
  }

  /// The secret with which keys are made; it is made when it is first asked for.
  ///
  /// It lies in a file of its own beside the store, which is never exported: without it the answers
  /// tell nothing about a calendar.
  package func momentSecret() throws(StoreError) -> MomentSecret {
    do throws(SystemError) {
      if try status(of: place.keyPath) == nil {
        do throws(SystemError) {
          try createPrivateFile(try randomBytes(MomentSecret.length), at: place.keyPath)
        } catch {
          // Another process made it meanwhile.
          if error.kind != .exists { throw error }
        }
      }
      let bytes = try readFile(place.keyPath, limit: 1 << 12)
      if let secret = MomentSecret(bytes: bytes) { return secret }
    } catch {
      throw StoreError(error)
    }
    throw StoreError(.badKey, path: place.keyPath)
  }
}
