import Tables

/// A dictated text with all that a copy of it is compared with: made once, for any number of copies.
package struct PreparedDictation: Sendable {
  package let analysis: Analysis
  /// The traps of the grade, in their order.
  package let traps: [Trap]
  /// Row of the grade.
  let grade: Int
  let set: CompiledSet
  let side: CopySide
  /// The wrong forms that begin at each element.
  private let wrongForms: [[KnownWrongForm]]
  /// All traps of each token, those of higher grades included.
  private let allTraps: [[Trap]]
  private let inflections: WrongForms
  private let spellings: SpellingTable

  /// - Parameters:
  ///   - text: the dictated text without its title, in NFC.
  ///   - grade: row of the grade whose traps count.
  ///   - wrongForms: of the same set; making it goes through the whole lexicon.
  /// - Complexity: O(n) for a given set.
  package init(
    _ text: String, grade: Int, set: CompiledSet, analyser: Analyser, wrongForms: WrongForms
  ) {
    self.set = set
    self.grade = grade
    inflections = wrongForms
    spellings = SpellingTable(set.blob)
    let analysis = analyser.analysis(of: text)
    self.analysis = analysis
    side = CopySide(analysis)
    traps = SkillFinder(set, grade: grade).traps(in: analysis)
    var all = [[Trap]](repeating: [], count: analysis.tokens.count)
    for trap in SkillFinder(set).traps(in: analysis) { all[trap.token].append(trap) }
    allTraps = all
    var ofGrade = [[Trap]](repeating: [], count: analysis.tokens.count)
    for trap in traps { ofGrade[trap.token].append(trap) }
    var known = [[KnownWrongForm]](repeating: [], count: analysis.tokens.count)
    for token in analysis.tokens.indices {
      for (traps, isAbove) in [(ofGrade[token], false), (all[token], true)] where !traps.isEmpty {
        for wrong in wrongForms.wrongForms(of: traps, in: analysis) {
          guard let span = side.span(of: wrong.range, around: token) else { continue }
          let rule = traps.first { $0.skill == wrong.skill }?.rule
          let form = KnownWrongForm(wrong, span: span, rule: rule, isAboveGrade: isAbove)
          if !known[span.lowerBound].contains(where: {
            $0.letters == form.letters && $0.span == span
          }) {
            known[span.lowerBound].append(form)
          }
        }
      }
    }
    self.wrongForms = known
  }

  /// How many words the text has.
  package var wordCount: Int { side.elements.count { $0.kind == .word } }

  /// All traps of a token, those of higher grades included.
  func allTraps(at token: Int) -> [Trap] { allTraps[token] }

  /// The wrong forms of some tokens.
  func wrongForms(of span: Range<Int>) -> [KnownWrongForm] {
    wrongForms[span.lowerBound].filter { $0.span == span }
  }

  /// The wrong form that a copy has in the place of some tokens.
  func wrongForm(of span: Range<Int>, as written: [UInt16]) -> KnownWrongForm? {
    let bare = written.filter { !Letter.isJoint($0) }
    let forms = wrongForms(of: span)
    return forms.first { $0.letters == written }
      ?? forms.first { !$0.bare.isEmpty && $0.bare == bare }
  }

  /// Whether a copy has a wrong form in the place of some tokens.
  func isWrongForm(_ span: Range<Int>, _ written: ArraySlice<CopyElement>) -> Bool {
    let forms = wrongForms[span.lowerBound]
    guard forms.contains(where: { $0.span == span }) else { return false }
    let bare = written.reduce(into: []) { $0 += $1.bare }
    return forms.contains { $0.span == span && $0.bare == bare }
  }

  /// Whether what a copy has for a token is right, though not to the letter: a capital without its accent
  /// or the other spelling of two.
  func isFree(_ written: CopyElement, at token: Int) -> Bool {
    let right = side.elements[token]
    guard right.kind == written.kind else { return false }
    var letters = written.letters
    if written.isShouted, letters.map(Letter.base) == right.letters.map(Letter.base) { return true }
    if written.isCapitalised, let first = letters.first, let wanted = right.letters.first,
      Letter.base(first) == Letter.base(wanted), first == Letter.base(first)
    {
      letters[0] = wanted
      if letters == right.letters { return true }
    }
    if letters == right.letters { return true }
    return right.kind == .word && analysis.reading(token).spelling != .common
      && isFree(right.letters, letters)
  }

  /// Whether two stretches of letters are both spellings of one word: *week-end, weekend*.
  func isFree(_ right: [UInt16], _ written: [UInt16]) -> Bool {
    spellings.areSame(Letter.text(right), Letter.text(written))
  }

  /// The lemma of a reading; "" for none.
  func lemma(of reading: LatticeReading) -> String {
    reading.lemma >= 0 ? set.lexicon.lemma(Int(reading.lemma)) : ""
  }

  /// All forms of the lemma of a token, with what each says.
  func siblings(of token: Int) -> [(form: String, features: WordFeatures)] {
    inflections.inflections(of: analysis.reading(token))
  }
}

/// A wrong form of some tokens, in letters.
struct KnownWrongForm: Sendable {
  /// The tokens that it stands for.
  var span: Range<Int>
  /// As `CopyElement` writes them, with spaces and hyphens between words.
  var letters: [UInt16]
  /// Without spaces, hyphens and apostrophes.
  var bare: [UInt16]
  var skill: Int
  var rule: Int?
  var isAboveGrade: Bool

  init(_ wrong: WrongForm, span: Range<Int>, rule: Int?, isAboveGrade: Bool) {
    self.span = span
    letters = Letter.letters(wrong.form)
    bare = letters.filter { !Letter.isJoint($0) }
    skill = wrong.skill
    self.rule = rule
    self.isAboveGrade = isAboveGrade
  }
}

extension Letter {
  /// Whether it ties or parts words.
  static func isJoint(_ letter: UInt16) -> Bool {
    letter == apostrophe || letter == hyphen || letter == space
  }
}

extension CopySide {
  /// The elements between two UTF-8 offsets, if they stand on borders of elements near a place.
  fileprivate func span(of range: Range<Int>, around token: Int) -> Range<Int>? {
    let near = max(0, token - 1)..<min(elements.count, token + 2)
    guard let first = near.first(where: { elements[$0].range.lowerBound == range.lowerBound }),
      let last = near.first(where: { elements[$0].range.upperBound == range.upperBound }),
      first <= last
    else { return nil }
    return first..<last + 1
  }
}
