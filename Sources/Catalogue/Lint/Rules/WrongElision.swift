import Diagnostics
import Text

/// An elision that is missing or out of place.
///
/// **What.** In a phrase of a form or the text of a template, *le, la, de, que…* stand before a vowel
/// or a mute h (« le arbre »), *l', d', qu'…* before a consonant or an aspirated h (« l'hérisson »),
/// *ma, ta, sa* before a vowel (« sa amie »), or *si* before *il*. The lists are those of
/// `elision.yaml`. Before a name the engine elides by itself: `d'{AMI}` must be `de {AMI}`.
///
/// **Why.** The text is dictated as it stands: it would teach a mistake.
///
/// **Example.** `phrase: le aquarium`; `"{ENFANT} revient d'{AMI}."`
///
/// **To do.** Write the elided form; if a list is wrong, correct `elision.yaml`.
///
/// **Safe?** Yes.
struct WrongElision: LintRule {
  static let id = "wrong-elision"

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    guard let rules = scope.elision else { return }
    for text in scope.prose { check(text.scalar, text.words, rules, report) }
  }

  private func check(
    _ text: YAMLScalar, _ words: [ProseWord], _ rules: ElisionRules,
    _ report: (Diagnostic) -> Void
  ) {
    for (place, word) in words.enumerated() {
      if let elision = word.elision {
        checkApostrophe(word, elision, rules, text, report)
      }
      guard place + 1 < words.count, words[place + 1].followsSpace else { continue }
      let next = words[place + 1]
      guard let form = WrongElision.form(of: word.plain, before: next.text, rules) else { continue }
      let span = text.span(of: word.range.lowerBound..<next.range.upperBound)
      report(.missingElision(word.text, next.text, form, at: span))
    }
  }

  /// What `word` should be before `next`, or nil when it is right as it is.
  private static func form(of word: String, before next: String, _ rules: ElisionRules) -> String? {
    if let rule = rules.conditional[word], rule.before.contains(lowercasedNFC(next)) {
      return rule.form
    }
    guard let form = rules.elided[word] ?? rules.euphonic[word] else { return nil }
    return rules.startsWithVowel(next) ? form : nil
  }

  private func checkApostrophe(
    _ word: ProseWord, _ elision: (head: String, rest: String), _ rules: ElisionRules,
    _ text: YAMLScalar, _ report: (Diagnostic) -> Void
  ) {
    guard let whole = rules.elidedForms[elision.head] else { return }
    let span = text.span(of: word.range)
    if elision.rest.isEmpty {
      if word.next == "{", WrongElision.startsWithName(text.value, at: word.range.upperBound) {
        report(.elisionBeforeName(elision.head, whole, at: span))
      }
    } else if !rules.startsWithVowel(elision.rest) {
      report(.needlessElision(word.text, whole, elision.rest, at: span))
    }
  }

  /// Whether the placeholder at `offset` is a first name, which may begin with any letter.
  private static func startsWithName(_ text: String, at offset: Int) -> Bool {
    let rest = String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(offset + 1)))
    guard let name = rest.split(separator: "}").first else { return false }
    if case .name = Placeholder.piece(String(name), variables: []) { return true }
    return false
  }
}

extension Diagnostic {
  fileprivate static func missingElision(
    _ word: String, _ next: String, _ form: String, at span: SourceSpan
  ) -> Diagnostic {
    let isElided = form.hasSuffix("'") || form.hasSuffix("’")
    let right = isElided ? form.dropLast() + "’" + next : form + " " + next
    return Diagnostic(
      id: WrongElision.id,
      LocalizedText(
        fr: "« \(word) \(next) » : « \(next) » commence par une voyelle ou un h muet",
        en: "“\(word) \(next)”: “\(next)” begins with a vowel or a mute h"),
      at: span,
      cure: LocalizedText(fr: "écrivez « \(right) »", en: "write “\(right)”"))
  }

  fileprivate static func needlessElision(
    _ word: String, _ whole: String, _ rest: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      id: WrongElision.id,
      LocalizedText(
        fr: "« \(word) » : rien ne s’élide devant « \(rest) »",
        en: "“\(word)”: nothing elides before “\(rest)”"),
      at: span,
      cure: LocalizedText(fr: "écrivez « \(whole) \(rest) »", en: "write “\(whole) \(rest)”"))
  }

  fileprivate static func elisionBeforeName(
    _ head: String, _ whole: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      id: WrongElision.id,
      LocalizedText(
        fr: "devant un prénom, l’élision se fait toute seule : « d’Éloi », mais « de Tom »",
        en: "before a first name elision is automatic: “d’Éloi”, but “de Tom”"),
      at: span,
      cure: LocalizedText(
        fr: "écrivez « \(whole) » et une espace", en: "write “\(whole)” and a space"))
  }
}
