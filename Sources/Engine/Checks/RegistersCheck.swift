import Diagnostics
import Tables
import Text

/// Check 4: nothing that a text for a child keeps out of, in any inflection.
///
/// A word that has an innocent lemma too counts: a text for children does without the doubt.
func checkRegisters(
  _ context: CheckContext, _ registers: RegisterWords, isBlocked: (FoldedText) -> Bool
) -> CheckResult {
  var failures: [CheckFailure] = []
  for (index, sentence) in context.text.sentences.enumerated() {
    for found in registers.occurrences(in: sentence) {
      let name = context.set.text(context.set.registers[found.register].name)
      failures.append(.register(name, sentence: index, range: found.range))
    }
    if isBlocked(FoldedText(folding: sentence.text)) {
      failures.append(.blockedWord(sentence: index, length: sentence.text.utf8.count))
    }
  }
  return .judged(.registers, failures)
}

/// The words of all registers, ready to be looked for.
struct RegisterWords: Sendable {
  /// A run of forms that is no single lemma.
  private struct Run {
    var register: Int
    var forms: [String]
  }

  /// By their first form.
  private var runs: [String: [Run]] = [:]

  init(_ set: CompiledSet) {
    var cutter = TextCutter()
    for (index, register) in set.registers.enumerated() {
      for text in set.blob.strings(register.words) {
        cutter.take(text)
        cutter.cutTokens()
        let forms = cutter.tokens.filter { $0.kind == .word }
          .map { lookupForm(String($0.text(in: text))) }
        if let first = forms.first {
          runs[first, default: []].append(Run(register: index, forms: forms))
        }
      }
    }
  }

  /// What belongs to a register, with its UTF-8 range in the sentence.
  func occurrences(in sentence: AnalysedSentence) -> [(register: Int, range: Range<Int>)] {
    let words = sentence.words
    var found = words.compactMap { word in
      word.readings.lazy.compactMap(\.register).first.map { (register: $0, range: word.range) }
    }
    for start in words.indices {
      for run in runs[words[start].form] ?? [] {
        let rest = words[start...].prefix(run.forms.count)
        guard rest.map(\.form) == run.forms, let last = rest.last else { continue }
        found.append((run.register, words[start].range.lowerBound..<last.range.upperBound))
      }
    }
    return found
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
