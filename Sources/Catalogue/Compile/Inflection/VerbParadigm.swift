import Tables

/// A verb model with all its cells worked out: stem + ending gives each form.
struct VerbParadigm {
  /// One form of the model.
  struct Cell {
    var ending: Spelling
    var features: WordFeatures
    /// A bit for each stem change that the ending calls for.
    var changes: Int
  }

  /// A change of the last *letter* of the stem.
  struct StemChange {
    var letter: Spelling
    /// The first is written, the others are accepted too.
    var becomes: [Spelling]
    var before: [Condition]
  }

  /// What an ending must be for a stem change to happen.
  enum Condition {
    /// *e, es, ent* and the future and conditional in *er-*.
    case muteE
    /// *e, es, ent* only.
    case finalE
    case starting(Spelling)

    init(_ word: YAMLScalar) {
      switch word.value {
      case "e_muet": self = .muteE
      case "e_final": self = .finalE
      default: self = .starting(word.spelling)
      }
    }

    func holds(before ending: Spelling) -> Bool {
      switch self {
      case .finalE: Condition.finalMute.contains(ending)
      case .muteE:
        Condition.finalMute.contains(ending)
          || ending.count > 2 && ending.starts(with: Condition.futureStart)
      case .starting(let start): ending.starts(with: start)
      }
    }

    private static let finalMute = ["e", "es", "ent"].map { Spelling($0.utf8) }
    private static let futureStart = Spelling("er".utf8)
  }

  var infinitiveEnding: Spelling
  var changes: [StemChange]
  var cells: [Cell]

  /// The stem of a verb of the model, or nil when its infinitive or the letters before it are not
  /// what the model wants.
  func stem(ofInfinitive verb: Spelling) -> Spelling? {
    guard let stem = verb.dropping(infinitiveEnding) else { return nil }
    let fits = changes.allSatisfy { changed(stem, $0, to: $0.letter) != nil }
    return fits ? stem : nil
  }

  /// All spellings of a stem for each set of changes, indexed by the set's bits.
  func stems(_ stem: Spelling) -> [[Spelling]] {
    var result: [[Spelling]] = [[stem]]
    for change in changes {
      result += result.map { stems in
        stems.flatMap { stem in change.becomes.compactMap { changed(stem, change, to: $0) } }
      }
    }
    return result
  }

  /// The stem with the change's letter replaced; nil when the letter is absent or a vowel follows.
  private func changed(
    _ stem: Spelling, _ change: StemChange, to replacement: Spelling
  ) -> Spelling? {
    var start = stem.count - change.letter.count
    while start >= 0 {
      if stem[start...].starts(with: change.letter) {
        return stem[..<start] + replacement + stem[(start + change.letter.count)...]
      }
      guard Self.mayFollow(stem[start + change.letter.count - 1]) else { return nil }
      start -= 1
    }
    return nil
  }

  /// Consonants, and the *u* of *gu, qu*; all of them are ASCII.
  private static func mayFollow(_ byte: UInt8) -> Bool {
    consonants.contains(byte)
  }

  private static let consonants = Set("bcdfghjklmnpqrstuvwxz".utf8)
}
