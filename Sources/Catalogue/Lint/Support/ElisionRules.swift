import Diagnostics
import Tables
import Text

/// The elision lists of a set, ready to judge text that was typed.
struct ElisionRules: Sendable {
  let lexicon: ListedElision
  /// *le* → *l'*, without the words that elide before verbs only.
  private(set) var elided: [String: String] = [:]
  /// *ma* → *mon*.
  private(set) var euphonic: [String: String] = [:]
  /// *si* → *s'*, before *il* and *ils*.
  private(set) var conditional: [String: (form: String, before: Set<String>)] = [:]
  /// All elided forms, such as *l', d', s'*.
  private(set) var elidedForms: [String: String] = [:]

  /// - Complexity: O(n) in the inflections.
  init(_ syntax: ElisionSyntax, names: NamesSyntax?, inflections: [Inflection]) {
    lexicon = ElisionRules.lexicon(syntax, names: names, inflections: inflections)
    let euphonicWords = Set(syntax.beforeVowel.map(\.key.value))
    for entry in syntax.elided {
      guard case .scalar(let form) = entry.value else { continue }
      let word = entry.key.value
      elidedForms[form.value.replacingTypographicApostrophes] = word
      if !euphonicWords.contains(word) { elided[word] = form.value }
    }
    // Of the words with two forms only the possessives always take the other one: « ce » may stand
    // before « à » or « en », an adjective after its noun.
    for entry in syntax.beforeVowel {
      guard case .scalar(let form) = entry.value else { continue }
      if ["ma", "ta", "sa"].contains(entry.key.value) { euphonic[entry.key.value] = form.value }
    }
    for entry in syntax.conditional {
      let form = entry.form.value.replacingTypographicApostrophes
      elidedForms[form] = entry.word.value
      conditional[entry.word.value] = (form, Set(entry.before.map(\.value)))
    }
  }

  private static func lexicon(
    _ syntax: ElisionSyntax, names: NamesSyntax?, inflections: [Inflection]
  ) -> ListedElision {
    let words = syntax.kinds(with: inflections).mapValues { $0 == .elidingY }
    var listedNames: [String: Bool] = [:]
    for name in names?.eliding ?? [] { listedNames[folded(name.value)] = true }
    for name in names?.notEliding ?? [] { listedNames[folded(name.value)] = false }
    return ListedElision(words: words, names: listedNames)
  }

  /// Whether a word in lower case is written otherwise before some words.
  func mayElide(_ word: String) -> Bool {
    elided[word] != nil || euphonic[word] != nil || conditional[word] != nil
  }

  /// Whether a word of a text starts with a vowel sound; a word with a capital counts as a name.
  func startsWithVowel(_ word: String) -> Bool {
    let isName = word.unicodeScalars.first.map(isCapital) ?? false
    return startsWithVowelSound(word, kind: isName ? .name : .other, lexicon: lexicon)
  }
}
