import Diagnostics
import Tables
import Text

/// Check 4: nothing that a text for a child keeps out of, in any inflection.
func checkRegisters(
  _ context: CheckContext, isBlocked: (FoldedText) -> Bool
) -> CheckResult {
  let registers = context.set.registers.map { ForbiddenRegister($0, context.set) }
  var failures: [CheckFailure] = []
  for (index, sentence) in context.text.sentences.enumerated() {
    for register in registers {
      for range in register.occurrences(in: sentence) {
        failures.append(.register(register.name, sentence: index, range: range))
      }
    }
    if isBlocked(FoldedText(folding: sentence.text)) {
      failures.append(.blockedWord(sentence: index, length: sentence.text.utf8.count))
    }
  }
  return .judged(.registers, failures)
}

/// A register with its words ready to be looked for.
private struct ForbiddenRegister {
  let name: String
  /// Each a run of forms; a run of one also matches by lemma.
  private let runs: [[String]]

  init(_ row: RegisterRecord, _ set: CompiledSet) {
    name = set.text(row.name)
    lexicon = set.lexicon
    runs = set.blob.strings(row.words).map { text in
      tokens(of: text, clitics: .attached).filter { $0.kind == .word }
        .map { lookupForm(String($0.text(in: text))) }
    }
  }

  private let lexicon: Lexicon

  /// UTF-8 ranges of the sentence that belong to the register.
  func occurrences(in sentence: AnalysedSentence) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for run in runs where !run.isEmpty && run.count <= sentence.words.count {
      for start in 0...(sentence.words.count - run.count) {
        let words = sentence.words[start..<(start + run.count)]
        guard zip(words, run).allSatisfy({ matches($0, $1) }) else { continue }
        found.append(sentence.words[start].range.lowerBound..<words[start + run.count - 1].range.upperBound)
      }
    }
    return found
  }

  /// Whether a word is `form` or an inflection of the lemma `form`.
  ///
  /// A word that has another lemma too counts: a text for children does without the doubt.
  private func matches(_ word: AnalysedWord, _ form: String) -> Bool {
    word.form == form || word.readings.contains { lexicon.lemma($0.lemma) == form }
  }
}

extension CheckFailure {
  fileprivate static func register(
    _ name: String, sentence: Int, range: Range<Int>
  ) -> CheckFailure {
    CheckFailure(
      "forbidden-register",
      LocalizedText(
        fr: "la phrase \(sentence + 1) touche à un sujet écarté : \(name)",
        en: "sentence \(sentence + 1) touches a subject that is kept out: \(name)"),
      sentence: sentence, range: range)
  }

  fileprivate static func blockedWord(sentence: Int, length: Int) -> CheckFailure {
    CheckFailure(
      "blocked-word",
      LocalizedText(
        fr: "la phrase \(sentence + 1) contient un mot interdit",
        en: "sentence \(sentence + 1) holds a blocked word"),
      sentence: sentence, range: 0..<length)
  }
}
