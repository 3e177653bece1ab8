import Diagnostics
import Tables

/// The rules and exceptions of a plural or feminine, ready to apply.
struct EndingRules {
  private struct Rule {
    var ending: Spelling
    var replacement: Spelling
  }

  private struct Exception {
    var form: String
    var entry: YAMLScalar
    var isUsed = false
  }

  private var rules: [Rule] = []
  private var nouns: [String: Exception] = [:]
  private var adjectives: [String: Exception] = [:]

  init(_ syntax: EndingRulesSyntax?, sink: DiagnosticSink) {
    guard let syntax else { return }
    for rule in syntax.rules {
      for (ending, replacement) in zip(rule.endings, rule.replacements) {
        rules.append(Rule(ending: ending.spelling, replacement: replacement.spelling))
      }
    }
    for list in syntax.exceptions {
      for entry in list.words {
        guard let form = entry.value.scalar(orReportTo: sink) else { continue }
        add(entry.key, form: form.value, list.wordClass?.value, sink: sink)
      }
    }
  }

  private mutating func add(
    _ word: YAMLScalar, form: String, _ wordClass: String?, sink: DiagnosticSink
  ) {
    let exception = Exception(form: form, entry: word)
    var earlier: Exception?
    if wordClass != "adjectif" {
      earlier = nouns.updateValue(exception, forKey: word.value)
    }
    if wordClass != "nom" {
      earlier = adjectives.updateValue(exception, forKey: word.value) ?? earlier
    }
    if let earlier {
      sink.report(.wordListedTwice(word, earlier: earlier.entry))
    }
  }

  /// The form that exceptions or rules give; the word itself when no rule fits.
  ///
  /// - Complexity: O(rules).
  mutating func form(of word: String, _ wordClass: WordClass) -> String {
    if wordClass == .noun, let form = nouns[word]?.form {
      nouns[word]?.isUsed = true
      return form
    }
    if wordClass == .adjective, let form = adjectives[word]?.form {
      adjectives[word]?.isUsed = true
      return form
    }
    let spelling = Spelling(word.utf8)
    for rule in rules where spelling.ends(with: rule.ending) {
      return (spelling.dropLast(rule.ending.count) + rule.replacement).text
    }
    return word
  }

  /// Reports the exceptions that no word asked for.
  func reportUnused(to sink: DiagnosticSink) {
    let unused = nouns.merging(adjectives) { $0.isUsed ? $0 : $1 }.values.filter { !$0.isUsed }
    for exception in unused.sorted(by: { $0.entry.span.start < $1.entry.span.start }) {
      sink.report(.unusedException(exception.entry))
    }
  }
}
