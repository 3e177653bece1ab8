import Tables

/// Rows of the lemmas of the small words that tie clauses together.
///
/// Their forms (*d’, qu’, l’, les*) are those of the lexicon; what coordinates is a role there.
struct SmallWords: Sendable {
  fileprivate var de: [Int32] = []
  fileprivate var ne: [Int32] = []
  fileprivate var qui: [Int32] = []
  fileprivate var que: [Int32] = []
  /// The pronoun and the article.
  fileprivate var le: [Int32] = []
  /// Contractions: *au, aux, du*.
  fileprivate var contracted: [Int32] = []
  /// Contractions that are also an indefinite article: *des*.
  fileprivate var contractedOrArticle: [Int32] = []

  /// Those of no set.
  init() {}

  init(_ lexicon: Lexicon, _ elision: ElisionTable) {
    func rows(_ word: String) -> [Int32] {
      let rows = Set(lexicon.readings(of: word).map(\.lemma))
      return rows.filter { lexicon.lemma($0) == word }.sorted().map { Int32($0) }
    }
    (de, ne, qui, que, le) = (rows("de"), rows("ne"), rows("qui"), rows("que"), rows("le"))
    for form in elision.contractions {
      for reading in lexicon.readings(of: form) where reading.features.wordClass == .determiner {
        if reading.features.role == .definiteArticle {
          contracted.append(Int32(reading.lemma))
        } else {
          contractedOrArticle.append(Int32(reading.lemma))
        }
      }
    }
  }
}

extension Analysis {
  /// *de* or *d’*.
  func isDe(_ token: Int) -> Bool { isForm(of: smallWords.de, token) }

  /// *ne* or *n’*.
  func isNe(_ token: Int) -> Bool { isForm(of: smallWords.ne, token) }

  func isQui(_ token: Int) -> Bool { isForm(of: smallWords.qui, token) }

  /// *que* or *qu’*.
  func isQue(_ token: Int) -> Bool { isForm(of: smallWords.que, token) }

  /// *et, ou, ni, mais, car, donc, or, puis*, or a comma.
  func isCoordinator(_ token: Int) -> Bool {
    has(token, .coordinating) || isSign(token, .comma)
  }

  /// *du, au, aux*, and *des* after a noun.
  func isContracted(_ token: Int, isAfterNoun: Bool) -> Bool {
    isForm(of: smallWords.contracted, token)
      || isAfterNoun && isForm(of: smallWords.contractedOrArticle, token)
        && reading(token).number == .plural
  }

  /// *le, la, les, l’* before a verb.
  func isDirectObject(_ token: Int) -> Bool {
    has(token, .object) && isForm(of: smallWords.le, token)
  }

  /// Whether a word is one that only stands right before a verb, or another such word: *le, lui, se,
  /// y, en, ne*.
  func isBeforeVerb(_ token: Int) -> Bool {
    has(token, .pronoun)
      && (has(token, .object) || has(token, .reflexive) || has(token, .adverbial))
      || isNe(token)
  }

  /// Whether the chosen reading of a token is of one of those lemmas; false outside the text.
  private func isForm(of lemmas: [Int32], _ token: Int) -> Bool {
    guard tokens.indices.contains(token) else { return false }
    let lemma = reading(token).lemma
    return lemmas.contains(lemma)
  }
}
