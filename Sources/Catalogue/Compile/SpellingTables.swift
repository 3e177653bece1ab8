import Tables

extension CompileContext {
  /// The forms that are spelled in another way too, sorted by their bytes.
  ///
  /// - Complexity: O(n log n).
  func compileSpellings(_ pairs: [String: String]) -> [SpellingRecord] {
    pairs.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { form, other in
      var row = SpellingRecord()
      row.form = strings.intern(form)
      row.other = strings.intern(other)
      return row
    }
  }
}
