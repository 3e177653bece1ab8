import Diagnostics
import Tables
import Text

/// Check 4: nothing that a text for a child keeps out of, in any inflection.
///
/// A word that has an innocent lemma too counts: a text for children does without the doubt.
///
/// - Parameter mayBeBlocked: for each sentence whether a blocked word may stand in it.
func checkRegisters(
  _ context: CheckContext, _ registers: RegisterWords, _ matcher: TitleMatcher,
  mayBeBlocked: [Bool]
) -> CheckResult {
  var failures: [CheckFailure] = []
  for (index, sentence) in context.text.sentences.enumerated() {
    let occurrences = registers.occurrences(in: context.words(of: sentence), context.analysis)
    for found in occurrences {
      let name = context.set.text(context.set.registers[found.register].name)
      let range = context.range(of: found.first, to: found.last, in: sentence)
      failures.append(.register(name, sentence: index, range: range))
    }
    // Most blocked words belong to a register too: one fault is said once.
    if occurrences.isEmpty, mayBeBlocked[index],
      matcher.blocks(FoldedText(folding: sentence.text)) != nil
    {
      failures.append(.blockedWord(sentence: index, length: sentence.text.utf8.count))
    }
  }
  return .judged(.registers, failures)
}

extension TitleMatcher {
  /// For each sentence of a text whether a blocked word may stand in it: what the forms of its words
  /// tell, which is kept from one text to the next.
  ///
  /// - Parameter analysis: holds the text.
  func mayBlock(_ text: AnalysedText, _ analysis: inout Analysis) -> [Bool] {
    text.sentences.map { sentence in
      // Elsewhere a run of letters can go beyond a word.
      guard isPlainFrench(sentence.text), !mayAbbreviate(sentence.text) else { return true }
      var previous: WideForm?
      for token in text.words[sentence.words] {
        let form = wideForm(of: token, &analysis)
        if form.needsLook { return true }
        if let previous, mayGoOn(previous, form) { return true }
        previous = form
      }
      return false
    }
  }

  private func wideForm(of token: Int, _ analysis: inout Analysis) -> WideForm {
    let place = Int(analysis.tokens[token].form)
    if let known = analysis.cache.forms[place].wide { return known }
    let wide = wideForm(FoldedText(folding: analysis.form(token)))
    analysis.cache.forms[place].wide = wide
    return wide
  }
}

/// The words of all registers that are no lemmas, searched in the blob.
struct RegisterWords: Sendable {
  private let blob: Blob
  private var rows: RowTable<RegisterFormRecord> { blob.rows(RegisterFormRecord.self) }

  init(_ blob: Blob) {
    self.blob = blob
  }

  /// What belongs to a register: its row, the first and the last token.
  typealias Occurrence = (register: Int, first: Int, last: Int)

  /// The first row that begins with a form in lower case; -1 for none.
  ///
  /// - Complexity: O(log rows) comparisons.
  func firstRow(of form: [UInt8]) -> Int32 {
    let rows = rows
    let row = Engine.firstRow(withKey: form, count: rows.count, in: blob) { rows[$0].first }
    return row.map { Int32($0) } ?? -1
  }

  /// Whether one of the words is spelt with these folded bytes.
  ///
  /// - Complexity: O(rows); only those are folded that may begin with the same letter.
  func hold(foldedAs word: [UInt8]) -> Bool {
    rows.indices.contains { row in
      guard rows[row].others.count == 0 else { return false }
      return blob.withUTF8(of: rows[row].first) { written in
        guard let first = written.first, first == word.first || first >= 0x80 else { return false }
        return foldedBytes(String(decoding: written, as: UTF8.self)) == word
      }
    }
  }

  /// - Parameter tokens: the words of a sentence.
  func occurrences(in tokens: ArraySlice<Int>, _ analysis: Analysis) -> [Occurrence] {
    var found: [Occurrence] = []
    for token in tokens where analysis.tokens[token].kind == .word {
      let register = analysis.cache.entries[Int(analysis.tokens[token].entry)].register
      if register >= 0 { found.append((Int(register), token, token)) }
    }
    for place in tokens.indices {
      let form = Int(analysis.tokens[tokens[place]].form)
      let first = Int(analysis.cache.forms[form].register)
      guard first >= 0 else { continue }
      let rows = rows
      var row = first
      while row < rows.count, rows[row].first == rows[first].first {
        let others = blob.list(rows[row].others)
        let end = place + others.count
        if end < tokens.endIndex, follow(others, tokens[(place + 1)...], analysis) {
          found.append((Int(rows[row].register), tokens[place], tokens[end]))
        }
        row += 1
      }
    }
    return found
  }

  /// Whether words stand at the start of some tokens, of which there are enough.
  private func follow(
    _ words: WordList, _ tokens: ArraySlice<Int>, _ analysis: Analysis
  ) -> Bool {
    zip(words, tokens).allSatisfy { word, token in
      blob.withUTF8(of: StringID(raw: word)) {
        $0.elementsEqual(analysis.cache.forms.bytes(Int(analysis.tokens[token].form)))
      }
    }
  }
}

extension CheckFailure {
  fileprivate static func register(
    _ name: String, sentence: Int, range: Range<Int>
  ) -> CheckFailure {
    CheckFailure(
      .forbiddenRegister,
      LocalizedText(
        fr: "la phrase \(sentence + 1) touche à un sujet écarté : \(name)",
        en: "sentence \(sentence + 1) touches a subject that is kept out: \(name)"),
      advice: LocalizedText(
        fr: "Écris la phrase \(sentence + 1) autrement, sans rien de ce sujet : \(name).",
        en: "Write sentence \(sentence + 1) in another way, with nothing of this subject: \(name)."),
      sentence: sentence, range: range)
  }

  fileprivate static func blockedWord(sentence: Int, length: Int) -> CheckFailure {
    CheckFailure(
      .blockedWord,
      LocalizedText(
        fr: "la phrase \(sentence + 1) contient un mot interdit",
        en: "sentence \(sentence + 1) holds a blocked word"),
      advice: LocalizedText(
        fr: "Écris la phrase \(sentence + 1) autrement : elle contient un mot interdit.",
        en: "Write sentence \(sentence + 1) in another way: it holds a blocked word."),
      sentence: sentence, range: 0..<length)
  }
}
