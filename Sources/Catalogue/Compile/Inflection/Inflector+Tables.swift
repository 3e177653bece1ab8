package import Tables

extension Inflector {
  /// All forms as a table for outside checks: one line each with form, lemma, class, gender
  /// (m, f or -), number (s, p or -), person (1, 2, 3 or -), tense, grade and which of two
  /// spellings it is (classique, 1990, variante or -), tab-separated.
  package var lexiconTable: String {
    var table = ""
    for inflection in inflections {
      let features = inflection.features
      let cells = [
        inflection.form, inflection.lemma, features.wordClass.catalogueName,
        features.gender.letter, features.number.letter,
        features.person == 0 ? "-" : String(features.person),
        features.tense == .none ? "-" : features.tense.catalogueName,
        grades[inflection.grade],
        features.spelling == .common ? "-" : features.spelling.catalogueName,
      ]
      table += cells.joined(separator: "\t") + "\n"
    }
    return table
  }

  /// The words that elide against the general rule, sorted by their bytes.
  package var elisionWords: [(word: String, kind: ElisionRecord.Kind)] {
    let kinds = morphology.elision?.kinds(with: inflections) ?? [:]
    return kinds.map { ($0.key, $0.value) }
      .sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
  }
}

extension ElisionSyntax {
  /// The words that elide against the general rule, with every form that the vocabulary gives them.
  ///
  /// The feminine of a pair is not taken along: *le héros*, but *l'héroïne*.
  ///
  /// - Complexity: O(n) in the inflections.
  func kinds(with inflections: [Inflection]) -> [String: ElisionRecord.Kind] {
    let lists: [(ElisionRecord.Kind, [YAMLScalar])] = [
      (.aspiratedH, aspirated), (.noElision, unelidable), (.elidingY, elidableY),
    ]
    var kinds: [String: ElisionRecord.Kind] = [:]
    for (kind, words) in lists {
      for word in words { kinds[word.value] = kind }
    }
    for inflection in inflections {
      guard let kind = kinds[inflection.lemma], kinds[inflection.form] == nil else { continue }
      let isOtherFeminine =
        inflection.features.wordClass == .noun && inflection.features.gender == .feminine
        && !inflection.form.utf8.starts(with: inflection.lemma.utf8)
      if !isOtherFeminine { kinds[inflection.form] = kind }
    }
    return kinds
  }
}

extension Gender {
  fileprivate var letter: String {
    switch self {
    case .any: "-"
    case .masculine: "m"
    case .feminine: "f"
    }
  }
}

extension GrammaticalNumber {
  fileprivate var letter: String {
    switch self {
    case .any: "-"
    case .singular: "s"
    case .plural: "p"
    }
  }
}
