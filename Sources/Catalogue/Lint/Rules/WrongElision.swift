import Diagnostics
import Text

/// An elision that is missing or out of place.
struct WrongElision: LintRule {
  static let page = RulePage(
    "wrong-elision",
    what: LocalizedText(
      fr: "Une élision manque (« le arbre », « sa amie », « si il ») ou n’a pas lieu d’être "
        + "(« l’hérisson »). Les listes sont celles d’elision.yaml. Devant un prénom, le moteur "
        + "élide lui-même : il faut écrire « de {AMI} ».",
      en: "An elision is missing (“le arbre”, “sa amie”, “si il”) or out of place (“l’hérisson”). "
        + "The lists are those of elision.yaml. Before a first name the engine elides by itself: "
        + "write “de {AMI}”."),
    why: LocalizedText(
      fr: "Le texte est dicté tel quel : il enseignerait une faute.",
      en: "The text is dictated as it stands: it would teach a mistake."),
    cure: LocalizedText(
      fr: "Écrivez la forme juste ; si une liste se trompe, corrigez elision.yaml.",
      en: "Write the right form; if a list is wrong, correct elision.yaml."),
    safety: .safe)

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    guard let rules = scope.elision else { return }
    let mayElide = scope.spellings.flags { rules.mayElide($0.plain) }
    let isElided = scope.spellings.flags { word in
      word.elision.map { rules.elidedForms[$0.head] != nil } ?? false
    }
    let isConcerned = zip(mayElide, isElided).map { $0 || $1 }
    var vowels = VowelSounds(rules, count: scope.spellings.count)
    for text in scope.prose where text.holds(isConcerned) {
      check(text, mayElide, rules, &vowels, report)
    }
  }

  private func check(
    _ text: ProseText, _ mayElide: [Bool], _ rules: ElisionRules, _ vowels: inout VowelSounds,
    _ report: (Diagnostic) -> Void
  ) {
    let words = text.words
    for (place, word) in words.enumerated() {
      if let elision = word.word.elision {
        checkApostrophe(word, (elision.head, elision.rest), rules, text.scalar, report)
      }
      guard mayElide[word.number], place + 1 < words.count, words[place + 1].followsSpace
      else { continue }
      let next = words[place + 1]
      guard let form = WrongElision.form(of: word.plain, before: next, rules, &vowels) else {
        continue
      }
      let span = text.scalar.span(of: word.range.lowerBound..<next.range.upperBound)
      report(.missingElision(word.text, next.text, form, at: span))
    }
  }

  /// What `word` should be before `next`, or nil when it is right as it is.
  private static func form(
    of word: String, before next: ProseWord, _ rules: ElisionRules, _ vowels: inout VowelSounds
  ) -> String? {
    if let rule = rules.conditional[word], rule.before.contains(next.plain) { return rule.form }
    guard let form = rules.elided[word] ?? rules.euphonic[word] else { return nil }
    return vowels.begin(next) ? form : nil
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

/// Which spellings begin with a vowel sound, worked out when it is first asked.
private struct VowelSounds {
  private let rules: ElisionRules
  private var answers: [Bool?]

  init(_ rules: ElisionRules, count: Int) {
    self.rules = rules
    answers = Array(repeating: nil, count: count)
  }

  mutating func begin(_ word: ProseWord) -> Bool {
    if let known = answers[word.number] { return known }
    let answer = rules.startsWithVowel(word.text)
    answers[word.number] = answer
    return answer
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

extension WrongElision {
  static let examples: [RuleExample] = [
    RuleExample(
      "missing", ExampleCatalogues.elision,
      ExampleCatalogues.form(
        "id: a", "phrase: ▶le arbre", "quand: pendant ▶la école", "va: aller ▶si il pleut",
        "decor: [le hérisson, ▶le haricot à ▶ma amie]")),
    RuleExample(
      "needless", ExampleCatalogues.elision,
      ExampleCatalogues.sentences(
        "\"Voici ▶l'hérisson, puis ▶l’ouistiti, le onze et ▶d'hauts murs.\"")),
    RuleExample(
      "before a name", ExampleCatalogues.elision,
      ExampleCatalogues.sentences("\"Le sac ▶d'{AMI} et l'école.\"")),
    RuleExample(
      "right", ExampleCatalogues.elision,
      ExampleCatalogues.form(
        "id: a", "phrase: l'arbre", "quand: à l'école", "va: aller s'il pleut"),
      ExampleCatalogues.sentences(
        "\"Le hérisson, l'heure, les yeux, d'yeux bleus, le yaourt, ce à quoi il rit.\"",
        "\"Prends-le à midi, de {AMI}, que {MOMENT}, aujourd'hui, le onze, quelqu'un.\"")),
    RuleExample("without the lists", ExampleCatalogues.form("id: a", "phrase: le arbre")),
  ]
}
