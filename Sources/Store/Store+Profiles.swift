internal import Diagnostics
internal import Engine
internal import Text

extension Store {
  /// All profiles, by name.
  package func profiles() throws(StoreError) -> [Profile] {
    try storedProfiles().map(\.profile).sorted {
      foldedBytes($0.name).lexicographicallyPrecedes(foldedBytes($1.name))
    }
  }

  /// The profile of a child; names are compared folded, so that `lea` finds Léa.
  package func profile(named name: String) throws(StoreError) -> Profile? {
    try stored(named: name)?.profile
  }

  /// Adds a child.
  package func add(_ profile: Profile) throws(StoreError) {
    try connection.transaction { () throws(StoreError) in _ = try insert(profile) }
  }

  /// Changes what is known of a child; what was dictated and corrected stays.
  package func update(_ old: Profile, to new: Profile) throws(StoreError) {
    try check(new)
    try connection.transaction { () throws(StoreError) in
      let row = try self.row(of: old)
      if let other = try stored(named: new.name), other.row != row {
        throw StoreError(.profileExists)
      }
      try connection.run(
        "UPDATE profiles SET name = ?, gender = ?, grade = ?, catalogues = ? WHERE id = ?",
        .text(new.name), .text(new.gender.rawValue), .text(new.grade), .text(new.set), .int(row))
    }
  }

  /// Inserts a profile inside a transaction; gives its row.
  func insert(_ profile: Profile) throws(StoreError) -> Int64 {
    try check(profile)
    guard try stored(named: profile.name) == nil else { throw StoreError(.profileExists) }
    try connection.run(
      "INSERT INTO profiles (name, gender, grade, catalogues) VALUES (?, ?, ?, ?)",
      .text(profile.name), .text(profile.gender.rawValue), .text(profile.grade),
      .text(profile.set))
    return connection.lastRow
  }

  /// The row of a profile; fails when it is not there.
  func row(of profile: Profile) throws(StoreError) -> Int64 {
    guard let row = try stored(named: profile.name)?.row else {
      throw StoreError(.unknownProfile)
    }
    return row
  }

  private func stored(named name: String) throws(StoreError) -> (row: Int64, profile: Profile)? {
    let folded = foldedBytes(name)
    return try storedProfiles().first { foldedBytes($0.profile.name) == folded }
  }

  private func storedProfiles() throws(StoreError) -> [(row: Int64, profile: Profile)] {
    try connection.rows("SELECT id, name, gender, grade, catalogues FROM profiles") {
      (row) throws(StoreError) in
      guard let gender = PersonGender(rawValue: try row.text(2)) else {
        throw StoreError(.damaged, path: path)
      }
      let profile = Profile(
        name: try row.text(1), gender: gender, grade: try row.text(3), set: try row.text(4))
      return (row.int64(0), profile)
    }
  }

  private func check(_ profile: Profile) throws(StoreError) {
    let name = profile.name
    guard FirstNameShape.checked(name) != nil,
      name.unicodeScalars.elementsEqual(normalizedNFC(name).unicodeScalars)
    else { throw StoreError(.notAName) }
    let faults = FaultList()
    _ = Profile(reading: Profile.shape.json(profile), at: "", faults)
    guard faults.isEmpty else { throw StoreError(.badValue) }
  }
}
