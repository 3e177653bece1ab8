import Tables

/// Lists of words that rules name, one bit each.
///
/// Named parts: a generic vector is compared lane by lane, which took most of the time of finding
/// traps.
struct ListSet: Sendable {
  /// Those that the rules of `lectures.yaml` may name.
  private(set) var ofReadings = ListMask()
  private var second = ListMask()
  private var third = ListMask()
  private var fourth = ListMask()

  /// No lists.
  static let none = ListSet()

  @inline(__always)
  var isEmpty: Bool {
    ofReadings.isEmpty && second.isEmpty && third.isEmpty && fourth.isEmpty
  }

  @inline(__always)
  func meets(_ other: ListSet) -> Bool {
    ofReadings.meets(other.ofReadings) || second.meets(other.second) || third.meets(other.third)
      || fourth.meets(other.fourth)
  }

  mutating func formUnion(_ other: ListSet) {
    ofReadings.formUnion(other.ofReadings)
    second.formUnion(other.second)
    third.formUnion(other.third)
    fourth.formUnion(other.fourth)
  }

  /// - Parameter list: its number, below `RuleLists.limitWithSkills`.
  mutating func insert(_ list: Int) {
    switch list / ListMask.count {
    case 0: ofReadings.insert(list)
    case 1: second.insert(list % ListMask.count)
    case 2: third.insert(list % ListMask.count)
    default: fourth.insert(list % ListMask.count)
    }
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
    return row.map { lists(forms[$0].lists) } ?? .none
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
    return lower < lemmas.count && found.lemma == lemma ? lists(found.lists) : .none
  }

  /// The lists with these numbers.
  func lists(_ numbers: ListRef) -> ListSet {
    var lists = ListSet.none
    guard numbers.count > 0 else { return lists }
    for number in blob.list(numbers) where number < RuleLists.limitWithSkills {
      lists.insert(Int(number))
    }
    return lists
  }
}
