import Diagnostics
import Text

/// A `prefixe` that stops words of the vocabulary that nobody meant.
struct WidePrefix: LintRule {
  static let page = RulePage(
    "wide-prefix", severity: .warning,
    what: LocalizedText(
      fr:
        "Un « prefixe » de interdits.yaml arrête des mots du vocabulaire qu’aucun « mot », aucune "
        + "« flexions » et aucun registre ne nomment.",
      en: "A “prefixe” of interdits.yaml stops words of the vocabulary that no “mot”, no "
        + "“flexions” and no register name."),
    why: LocalizedText(
      fr:
        "Un préfixe trop court écarte des titres innocents, et la famille ne saura pas pourquoi : "
        + "« vol » arrêterait volcan et volley.",
      en: "A prefix that is too short sets innocent titles aside, and the family will not know "
        + "why: “vol” would stop volcan and volley."),
    cure: LocalizedText(
      fr: "Allongez le préfixe. Si un de ces mots doit être arrêté, dites-le en l’ajoutant à "
        + "« flexions ».",
      en: "Make the prefix longer. If one of the words is to be stopped, say so: add it to "
        + "“flexions”."),
    safety: LocalizedText(
      fr: "Un préfixe plus long laisse passer plus de titres : vérifiez « arrete ».",
      en: "A longer prefix lets more titles through: check “arrete”."))

  static let examples = [
    RuleExample(
      "two innocent words", severity: .warning,
      ("vocabulaire/cp.yaml", "niveau: CP\nsource: essai\nnoms: { m: [volcan, volet, voleur] }\n"),
      (
        "interdits.yaml",
        "interdits: [{ mot: vol, registre: justice, flexions: [voleur], prefixe: ▶vol }]\n"
      )),
    RuleExample(
      "words that are meant", severity: .warning,
      (
        "vocabulaire/cp.yaml",
        "niveau: CP\nsource: essai\nnoms: { m: [médicament, cancer], f: [alcôve] }\n"
      ),
      (
        "interdits.yaml",
        """
        interdits:
          - { mot: médecin, registre: sante, prefixe: médica }
          - { mot: cancer, registre: sante, prefixe: canc }
          - { mot: alcool, registre: sante, prefixe: alcool }

        """
      ),
      ("registres.yaml", "registres: [{ id: sante, nom: la santé, mots: [médicament] }]\n")),
  ]

  /// How many of the words a message names.
  private static let named = 5

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    let prefixes = scope.catalogue.blocked.flatMap(\.prefixes)
    guard !prefixes.isEmpty else { return }
    let meant = WideWords(scope.catalogue.blocked.map { ([$0.word] + $0.inflections, []) })
    let registers = Set(
      (scope.catalogue.registers?.registers ?? []).flatMap(\.words).map(\.value))
    var byLetters: [[UInt8]: Int] = [:]
    for (place, prefix) in prefixes.enumerated() {
      byLetters[foldedBytes(prefix.value)] = byLetters[foldedBytes(prefix.value)] ?? place
    }
    let lengths = Set(byLetters.keys.map(\.count)).sorted()
    var stopped: [[String]] = Array(repeating: [], count: prefixes.count)
    var seen: Set<String> = []
    for word in scope.catalogue.vocabulary.flatMap(\.words) {
      let letters = foldedLetters(word.value)
      for length in lengths where length <= letters.count {
        guard let place = byLetters[Array(letters.prefix(length))],
          seen.insert(word.value).inserted, meant.firstHit(in: word.value) == nil,
          !registers.contains(word.value.masculine)
        else { continue }
        stopped[place].append(word.value)
      }
    }
    for (prefix, words) in zip(prefixes, stopped) where !words.isEmpty {
      let some = words.sorted().prefix(WidePrefix.named).joined(separator: ", ")
      report(.widePrefix(prefix, some, more: words.count - WidePrefix.named))
    }
  }
}

extension String {
  /// The first half of `nageur/nageuse`.
  var masculine: String { String(prefix { $0 != "/" }) }
}

extension Diagnostic {
  fileprivate static func widePrefix(
    _ prefix: YAMLScalar, _ words: String, more: Int
  ) -> Diagnostic {
    let rest =
      more > 0
      ? LocalizedText(fr: " et \(more) de plus", en: " and \(more) more")
      : LocalizedText(fr: "", en: "")
    return Diagnostic(
      id: WidePrefix.id, severity: .warning,
      LocalizedText(
        fr: "ce préfixe arrête des mots qu’aucune liste ne nomme : \(words)\(rest.fr)",
        en: "this prefix stops words that no list names: \(words)\(rest.en)"),
      at: prefix.span,
      cure: LocalizedText(
        fr: "allongez-le, ou ajoutez à « flexions » les mots qu’il faut arrêter",
        en: "make it longer, or add to “flexions” the words that must be stopped"))
  }
}
