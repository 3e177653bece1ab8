import Tables

/// Lists of words that rules name, one bit each.
typealias ListSet = SIMD8<UInt64>

extension ListSet {
  @inline(__always)
  var isEmpty: Bool { self == .zero }

  @inline(__always)
  func meets(_ other: ListSet) -> Bool { self & other != .zero }

  mutating func insert(_ bit: Int) {
    self[bit >> 6] |= 1 << UInt64(bit & 63)
  }
}

/// The lists of words and lemmas that the rules name, asked which of them hold a word.
///
/// They are searched in the blob: to make dictionaries of them would be a tenth of a program's start.
struct WordLists: Sendable {
  private let blob: Blob

  init(_ blob: Blob) {
    self.blob = blob
  }

  /// The lists that hold a form, which is written in lower case.
  ///
  /// - Complexity: O(log rows) comparisons.
  func lists(ofForm form: [UInt8]) -> ListSet {
    let forms = blob.rows(ListedFormRecord.self)
    let row = firstRow(withKey: form, count: forms.count, in: blob) { forms[$0].form }
    return row.map { lists(forms[$0].lists) } ?? .zero
  }

  /// The lists that hold the lemma in a row of the lexicon.
  ///
  /// - Complexity: O(log rows).
  func lists(ofLemma lemma: Int) -> ListSet {
    let lemmas = blob.rows(ListedLemmaRecord.self)
    var lower = 0
    var upper = lemmas.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if lemmas[middle].lemma < lemma { lower = middle + 1 } else { upper = middle }
    }
    let found = lemmas[lower]
    return lower < lemmas.count && found.lemma == lemma ? lists(found.lists) : .zero
  }

  /// The lists with these numbers.
  func lists(_ numbers: ListRef) -> ListSet {
    var lists = ListSet.zero
    guard numbers.count > 0 else { return lists }
    for number in blob.list(numbers) where number < RuleLists.limitWithSkills {
      lists.insert(Int(number))
    }
    return lists
  }
}
