import Tables
import Text

extension Analyser {
  /// Adds the tokens of the sentences with all their readings.
  func addTokens(of text: String, sentences: [Range<Int>], to analysis: inout Analysis) {
    analysis.scratch.cutter.cutTokens()
    let pieces = analysis.scratch.cutter.tokens
    // The text was made contiguous, so that this always runs.
    _ = text.utf8.withContiguousStorageIfAvailable { bytes in
      addTokens(pieces, of: text, bytes, sentences: sentences, to: &analysis)
    }
  }

  private func addTokens(
    _ pieces: [Token], of text: String, _ bytes: UnsafeBufferPointer<UInt8>,
    sentences: [Range<Int>], to analysis: inout Analysis
  ) {
    var next = 0
    for sentence in sentences {
      while next < pieces.count, pieces[next].range.lowerBound < sentence.lowerBound { next += 1 }
      let first = analysis.tokens.count
      var opens = true
      var isLinked = false
      while next < pieces.count, pieces[next].range.upperBound <= sentence.upperBound {
        let piece = pieces[next]
        next += 1
        switch piece.kind {
        case .space: isLinked = false
        case .link: isLinked = true
        case .punctuation:
          let kind = signKind(bytes[piece.range.lowerBound], piece.text(in: text))
          addSign(piece.range, bytes, kind, to: &analysis)
          if kind.opensSpeech { opens = true }
          isLinked = false
        case .word, .number:
          addWord(piece, bytes, opens: opens, isLinked: isLinked, to: &analysis)
          opens = false
          isLinked = false
        }
      }
      guard first < analysis.tokens.count else { continue }
      analysis.sentences.append(
        SentenceRange(tokens: first..<analysis.tokens.count, bytes: sentence))
    }
  }

  private func addSign(
    _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, _ kind: SignKind,
    to analysis: inout Analysis
  ) {
    var token = AnalysedToken(
      kind: .sign, start: Int32(range.lowerBound), end: Int32(range.upperBound))
    token.isKnown = true
    analysis.scratch.writer.write(bytes, range)
    let place = place(of: analysis.scratch.writer.form, in: &analysis.cache.forms)
    token.form = Int32(place)
    token.entry = analysis.cache.forms[place].entry
    if token.entry < 0 {
      let key = ReadingCache.Key(
        rank: -1, shape: UInt32(TokenClass.sign.rawValue) | kind.rawValue << 8)
      token.entry = entry(key, in: &analysis) { _ in
        [LatticeReading(bits: ReadingBits(.sign, role: kind.rawValue))]
      }
      analysis.cache.forms[place].entry = token.entry
    }
    append(token, to: &analysis)
  }

  private func addWord(
    _ piece: Token, _ bytes: UnsafeBufferPointer<UInt8>, opens: Bool, isLinked: Bool,
    to analysis: inout Analysis
  ) {
    var token = AnalysedToken(
      kind: piece.kind == .number ? .number : .word, start: Int32(piece.range.lowerBound),
      end: Int32(piece.range.upperBound))
    token.opensSpeech = opens
    token.isLinked = isLinked
    analysis.scratch.writer.write(bytes, piece.range)
    let form = analysis.scratch.writer.form
    let place = place(of: form, in: &analysis.cache.forms)
    token.form = Int32(place)
    if piece.kind == .number {
      token.isKnown = true
      token.entry = entry(.init(rank: -1, shape: 1 << 16), in: &analysis) { _ in
        [Self.numberReading]
      }
      append(token, to: &analysis)
      return
    }
    token.isCapitalised = analysis.scratch.writer.isCapitalised
    let rank = analysis.cache.forms[place].rank
    let name = token.isCapitalised ? nameGender(of: form, place, &analysis.cache.forms) : nil
    token.isKnown = rank >= 0 || name != nil
    if rank >= 0, !token.isCapitalised || token.opensSpeech && name == nil {
      token.entry = plainEntry(place, in: &analysis)
    } else {
      token.entry = entry(rank: rank, name: name, token, in: &analysis)
    }
    append(token, to: &analysis)
  }

  /// Where the table keeps a form; one that it does not know is looked up in the lexicon.
  private func place(of form: [UInt8], in known: inout FormTable) -> Int {
    let hash = FormTable.hash(form)
    if let place = known.place(of: form, hash: hash) { return place }
    let rank = lexicon.rank(of: form) ?? rankOfWhole(form)
    var new = FormTable.Form(rank: Int32(rank ?? -1))
    new.register = registers.firstRow(of: form)
    new.lists = lists.lists(ofForm: form)
    return known.keep(new, of: form, hash: hash)
  }

  /// The gender of a listed first name, or nil.
  private func nameGender(of form: [UInt8], _ place: Int, _ known: inout FormTable) -> Gender? {
    if let kept = known[place].nameGender {
      return kept < 0 ? nil : Gender(rawValue: UInt32(kept)) ?? .any
    }
    let word = String(decoding: form, as: UTF8.self)
    let entry = names.entry(folded: foldedBytes(word), kind: .firstName)
    known[place].nameGender = entry.map { Int32($0.gender) } ?? -1
    return entry.map { Gender(rawValue: $0.gender) ?? .any }
  }

  /// The entry of a form that is no name.
  private func plainEntry(_ place: Int, in analysis: inout Analysis) -> Int32 {
    let form = analysis.cache.forms[place]
    if form.entry >= 0 { return form.entry }
    let entry = entry(.init(rank: form.rank, shape: 0), in: &analysis) { written in
      readings(ofRank: Int(form.rank), writtenAs: written)
    }
    analysis.cache.forms[place].entry = entry
    return entry
  }

  /// The rank of the whole word that an elided one stands for (*d'* for *de*).
  private func rankOfWhole(_ form: [UInt8]) -> Int? {
    whole(form).flatMap { lexicon.rank(of: $0) }
  }

  private func whole(_ form: [UInt8]) -> [UInt8]? {
    guard form.count > 1, form.last == UInt8(ascii: "'") else { return nil }
    return form.dropLast() + [UInt8(ascii: "e")]
  }

  /// The lists of reading rules that hold the word that a form of the lexicon stands for.
  private func listsOfWord(_ form: [UInt8]) -> ListMask {
    let word = lexicon.rank(of: form) == nil ? whole(form) ?? form : form
    return lists.lists(ofForm: word).ofReadings
  }

  private static let numberReading = LatticeReading(
    bits: ReadingBits(WordFeatures(.numeral, role: .cardinal)),
    packedFeatures: WordFeatures(.numeral, role: .cardinal).packed)

  /// The entry of a word that may be a name or is outside the lexicon.
  private func entry(
    rank: Int32, name: Gender?, _ token: AnalysedToken, in analysis: inout Analysis
  ) -> Int32 {
    guard rank >= 0 else {
      let shape: UInt32 =
        token.isCapitalised ? (token.opensSpeech && name == nil ? 2 : 1) : 0
      let key = ReadingCache.Key(rank: -1, shape: shape << 20 | (name ?? .any).rawValue)
      return entry(key, in: &analysis) { _ in Self.readingsOfUnknown(shape, name ?? .any) }
    }
    let isNameOnly = name != nil && !token.opensSpeech
    let shape = (isNameOnly ? 3 : 4) << 20 | (name ?? .any).rawValue
    return entry(.init(rank: rank, shape: shape), in: &analysis) { form in
      readings(
        ofRank: Int(rank), writtenAs: form, name: name ?? .any, isNameOnly: isNameOnly)
    }
  }

  /// - Parameter make: gives the readings of the form that was written last.
  private func entry(
    _ key: ReadingCache.Key, in analysis: inout Analysis,
    _ make: (_ form: [UInt8]) -> [LatticeReading]
  ) -> Int32 {
    analysis.cache.entry(key)
      ?? analysis.cache.add(make(analysis.scratch.writer.form), key: key, from: self)
  }

  /// Readings of a word outside the lexicon: a name where it is capitalised, unknown else, and
  /// either at the start of a sentence.
  private static func readingsOfUnknown(_ shape: UInt32, _ gender: Gender) -> [LatticeReading] {
    let name = LatticeReading(bits: ReadingBits(.properNoun, gender: gender))
    let unknown = LatticeReading(bits: ReadingBits(.unknown))
    switch shape {
    case 0: return [unknown]
    case 1: return [name]
    default: return [unknown, name]
    }
  }

  private func readings(ofRank rank: Int, writtenAs form: [UInt8]) -> [LatticeReading] {
    let listsOfForm = listsOfWord(form)
    return lexicon.rows(ofRank: rank).map { row in
      let reading = lexicon.reading(atRow: row)
      var held = listsOfForm
      held.formUnion(lists.lists(ofLemma: reading.lemma).ofReadings)
      return LatticeReading(
        bits: ReadingBits(reading.features), packedFeatures: reading.features.packed,
        lemma: Int32(reading.lemma), grade: UInt16(truncatingIfNeeded: reading.grade),
        lists: held)
    }
  }

  /// A capitalised word may be a name unless it is a small word; a listed first name inside a
  /// sentence is nothing else.
  private func readings(
    ofRank rank: Int, writtenAs form: [UInt8], name: Gender, isNameOnly: Bool
  ) -> [LatticeReading] {
    let nameReading = LatticeReading(bits: ReadingBits(.properNoun, gender: name))
    if isNameOnly { return [nameReading] }
    let plain = readings(ofRank: rank, writtenAs: form)
    let isOpenClass = plain.contains {
      $0.isClass(.noun) || $0.isClass(.adjective) || $0.isClass(.verb) || $0.isClass(.adverb)
    }
    return isOpenClass || name != .any ? plain + [nameReading] : plain
  }

  private func append(_ token: AnalysedToken, to analysis: inout Analysis) {
    var token = token
    let readings = analysis.cache.entries[Int(token.entry)].readings
    token.firstReading = readings.lowerBound
    token.readingCount = UInt8(readings.count)
    token.live = token.all
    token.placeBits =
      ReadingBits.capital.bit(token.isCapitalised ? 1 : 0)
      | ReadingBits.linked.bit(token.isLinked ? 1 : 0)
      | ReadingBits.opening.bit(token.opensSpeech ? 1 : 0)
    analysis.tokens.append(token)
  }
}

extension SignKind {
  /// Whether somebody may begin to speak after the sign.
  fileprivate var opensSpeech: Bool {
    switch self {
    case .end, .question, .quote, .colon, .dash: true
    case .comma, .semicolon, .bracket, .other: false
    }
  }
}

/// - Parameter first: the first byte of the sign; most signs are commas and full stops.
private func signKind(_ first: UInt8, _ sign: Substring) -> SignKind {
  switch first {
  case UInt8(ascii: ","): return .comma
  case UInt8(ascii: "."): return .end
  default: break
  }
  return switch sign.unicodeScalars.first {
  case ",": .comma
  case ";": .semicolon
  case ":": .colon
  case "«", "»", "\"", "“", "”": .quote
  case "–", "—", "-": .dash
  case "(", ")", "[", "]": .bracket
  case ".", "!", "…": .end
  case "?": .question
  default: .other
  }
}
