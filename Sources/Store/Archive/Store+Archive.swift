extension Store {
  /// All that is known of a child, as it is at one moment.
  package func archive(of profile: Profile) throws(StoreError) -> ProfileArchive {
    try connection.snapshot { () throws(StoreError) in
      let row = try row(of: profile)
      let texts = try texts(of: profile)
      var numbers: [TextID: Int] = [:]
      for (index, text) in texts.enumerated() { numbers[text.id] = index + 1 }
      var entries: [ProfileArchive.Entry] = []
      for (text, correction) in try loggedCorrections(of: row) {
        guard let number = numbers[text] else { throw StoreError(.damaged, path: path) }
        entries.append(ProfileArchive.Entry(text: number, correction: correction))
      }
      return ProfileArchive(
        profile: profile, texts: texts.map(\.text), corrections: entries,
        offers: try offers(of: profile))
    }
  }

  /// Adds a child with all that an archive holds, or nothing of it.
  ///
  /// - Parameter replacing: whether the profile of that name, if there is one, is forgotten first.
  package func add(_ archive: ProfileArchive, replacing: Bool = false) throws(StoreError) {
    let isReplaced = try connection.transaction { () throws(StoreError) in
      let old = try profile(named: archive.profile.name)
      if replacing, let old { try remove(row: try row(of: old)) }
      let row = try insert(archive.profile)
      var texts: [TextID] = []
      for text in archive.texts { texts.append(try insert(text, row: row)) }
      for entry in archive.corrections {
        guard texts.indices.contains(entry.text - 1) else { throw StoreError(.unknownText) }
        try insert(entry.correction, of: texts[entry.text - 1], row: row)
      }
      for offer in archive.offers { try insert(offer, row: row) }
      return old != nil
    }
    if isReplaced { try erase() }
  }
}
