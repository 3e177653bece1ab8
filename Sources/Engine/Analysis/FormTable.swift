/// The forms met lately with what was found for them; a new one may take the place of an old one.
///
/// Looking a form up here costs one comparison of its bytes, in the lexicon a walk through an
/// automaton. The table grows with what it holds, so that reading a short text stays cheap.
struct FormTable: Sendable {
  /// What is kept for a form.
  struct Form: Sendable {
    /// Rank in the lexicon; -1 for a form that it does not know.
    var rank: Int32
    /// Raw value of the gender of the listed first name; -1 for what is none, nil before it was
    /// asked for.
    var nameGender: Int32?
    /// Entry of its readings in the cache, unless it may be a name; -1 before it was asked for.
    var entry: Int32 = -1
    /// First row of the forms of registers that begin with it; -1 for none.
    var register: Int32 = -1
    /// What it can be in words that set a title aside; nil before it was asked for.
    var wide: WideForm?
    /// Lists of the rules that hold it.
    var lists = ListSet.none
    /// Its bytes, in the table.
    fileprivate var bytes: Range<Int32> = 0..<0
    fileprivate(set) var hash: UInt64 = 0

    init(rank: Int32) {
      self.rank = rank
    }
  }

  private static let firstCount = 256
  private static let lastCount = 8192
  /// When the bytes of all forms ever kept pass this, the table starts afresh with the next text.
  private static let maximumBytes = 1 << 20

  /// Places in `forms`, by the low bits of their hashes; -1 for none.
  private var slots: [Int32] = []
  private var forms: [Form] = []
  private var bytes: [UInt8] = []

  /// What is kept at a place that `place(of:hash:)` or `keep` gave since `makeRoom`.
  subscript(place: Int) -> Form {
    get { forms[place] }
    set { forms[place] = newValue }
  }

  /// Where a form is kept, or nil.
  func place(of form: [UInt8], hash: UInt64) -> Int? {
    guard !slots.isEmpty else { return nil }
    let place = Int(slots[slot(of: hash)])
    guard place >= 0, forms[place].hash == hash, forms[place].bytes.count == form.count else {
      return nil
    }
    let start = Int(forms[place].bytes.lowerBound)
    for index in 0..<form.count where bytes[start + index] != form[index] { return nil }
    return place
  }

  /// The bytes of the form at a place.
  func bytes(_ place: Int) -> ArraySlice<UInt8> {
    bytes[Int(forms[place].bytes.lowerBound)..<Int(forms[place].bytes.upperBound)]
  }

  /// Whether the form at a place is the one with these bytes and their hash.
  func isForm(_ form: [UInt8], hash: UInt64, at place: Int) -> Bool {
    forms[place].hash == hash && bytes(place).elementsEqual(form)
  }

  /// Starts afresh when much is kept; places given before mean nothing then.
  mutating func makeRoom() {
    if bytes.count > Self.maximumBytes { self = FormTable() }
  }

  /// Keeps a form; gives its place.
  mutating func keep(_ new: Form, of form: [UInt8], hash: UInt64) -> Int {
    if forms.count * 2 >= slots.count, slots.count < Self.lastCount { grow() }
    var new = new
    new.hash = hash
    new.bytes = Int32(bytes.count)..<Int32(bytes.count + form.count)
    bytes += form
    forms.append(new)
    slots[slot(of: hash)] = Int32(forms.count - 1)
    return forms.count - 1
  }

  private func slot(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash & UInt64(slots.count - 1))
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: max(slots.count * 2, Self.firstCount))
    for (place, form) in forms.enumerated() { slots[slot(of: form.hash)] = Int32(place) }
  }

  /// A hash of a form; only its spread matters, since the bytes are compared.
  static func hash(_ form: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in form { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash ^ hash >> 29
  }
}
