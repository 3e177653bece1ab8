import Diagnostics

/// A motif that holds a whole motif of another form.
struct ContainedMotif: LintRule {
  static let page = RulePage(
    "contained-motif", severity: .warning,
    what: LocalizedText(
      fr: "Un motif contient, mot pour mot, le motif d’une autre forme.",
      en: "A motif holds, word for word, the motif of another form."),
    why: LocalizedText(
      fr: "Le plus long l’emporte, et c’est souvent ce qu’on veut ; encore faut-il que la personne "
        + "qui le changera le voie. Si un exemple de la forme le prouve, ce n’est qu’une "
        + "remarque ; sinon, un avertissement.",
      en: "The longer one wins, which is usually what is wanted; but whoever changes it later "
        + "should see it. It is a remark when an example of the form proves it, else a warning."),
    cure: LocalizedText(
      fr: "Ajoutez aux « exemples » de la forme un titre qui contient le motif long.",
      en: "Add a title that holds the longer motif to the “exemples” of its form."),
    safety: LocalizedText(
      fr: "Sans risque : un exemple ne change aucun résultat, il en protège un.",
      en: "Safe: an example changes no result, it guards one."))

  /// Two forms, by their places: one has a motif inside a motif of the other.
  private struct Pair: Hashable {
    var longer: Int
    var shorter: Int
  }

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    var found: [Pair: [(longer: MotifText, shorter: MotifText)]] = [:]
    var order: [Pair] = []
    for text in scope.motifs.texts where !text.isException {
      for inner in ContainedMotif.innerTexts(of: text, in: scope.motifs) {
        let pair = Pair(longer: text.form, shorter: inner.form)
        if found[pair] == nil { order.append(pair) }
        found[pair, default: []].append((text, inner))
      }
    }
    let examples = scope.catalogue.forms.map { $0.examples.map { TitleWords($0.value) } }
    for pair in order {
      guard let cases = found[pair], let first = cases.first else { continue }
      let isProved = cases.contains { item in
        examples[pair.longer].contains { $0.contain(item.longer.words) }
      }
      report(
        .containedMotif(
          first.longer, first.shorter, of: scope.catalogue.forms[pair.shorter],
          isProved: isProved,
          title: cases.compactMap {
            ShortestTitle($0.longer.bytes, holding: $0.shorter.bytes).title
          }.shortestTitle))
    }
  }

  /// The motifs of other forms that stand inside a text, however a title writes it: one for each
  /// form and place.
  private static func innerTexts(of text: MotifText, in index: MotifIndex) -> [MotifText] {
    var inner: [MotifText] = []
    var seen: Set<Int> = []
    for words in text.joinedWords {
      for start in words.indices {
        for end in start..<words.count where end - start + 1 < words.count {
          for number in (index.byWords[MotifIndex.key(words[start...end])] ?? []).prefix(8) {
            let found = index.texts[number]
            guard found.form != text.form, !found.isException, seen.insert(number).inserted else {
              continue
            }
            inner.append(found)
          }
        }
      }
    }
    return inner
  }
}

/// The folded words of a title, numbers of one to three digits as `#`.
struct TitleWords: Sendable {
  private let words: [[UInt8]]

  init(_ title: String) {
    words = RawSubstring.foldedWords(title).map { MotifIndex.key([$0]) }
  }

  /// Whether the title holds the words of a motif, one after the other.
  func contain(_ motif: [[UInt8]]) -> Bool {
    let wanted = motif.map { MotifIndex.key([$0]) }
    guard let first = wanted.first, words.count >= wanted.count else { return false }
    return (0...(words.count - wanted.count)).contains { start in
      words[start] == first && words[start..<(start + wanted.count)].elementsEqual(wanted)
    }
  }
}

extension Diagnostic {
  fileprivate static func containedMotif(
    _ longer: MotifText, _ shorter: MotifText, of form: FormSyntax, isProved: Bool, title: String?
  ) -> Diagnostic {
    Diagnostic(
      id: ContainedMotif.id, severity: isProved ? .info : .warning,
      LocalizedText(
        fr: "« \(longer.text) » contient « \(shorter.text) » de la forme « \(form.id.value) » ; "
          + "le plus long l’emporte" + (isProved ? "" : ", mais aucun exemple ne le prouve"),
        en: "“\(longer.text)” holds “\(shorter.text)” of the form “\(form.id.value)”; the longer "
          + "one wins" + (isProved ? "" : ", but no example proves it")),
      at: longer.source.span,
      notes: [
        .here(
          fr: "« \(shorter.text) » est ici", en: "“\(shorter.text)” is here", shorter.source.span)
      ],
      cure: isProved
        ? nil
        : LocalizedText(
          fr: "ajoutez aux exemples un titre qui contient « \(longer.text) »",
          en: "add to the examples a title that holds “\(longer.text)”"),
      witness: title.map { Witness($0, insteadOf: form) })
  }
}

extension ContainedMotif {
  static let examples: [RuleExample] = [
    RuleExample("no example", severity: .warning, holding("Rencontre U9")),
    RuleExample("an example proves it", severity: .info, holding("Match-foot 14h")),
    RuleExample(
      "parts of words and the form's own motifs",
      ExampleCatalogues.twoForms("judo, cours de judo", "judoka")),
  ]

  /// A form whose motif holds the motif of another one.
  private static func holding(_ title: String) -> (path: String, yaml: String) {
    (
      "formes/a.yaml",
      """
      formes:
        - id: foot
          phrase: le foot
          genre: m
          motifs: [foot]
          exemples: [Foot 18h]
        - id: match_foot
          phrase: le match de foot
          genre: m
          motifs: [▶match (de) foot(ball), rencontre]
          exemples: [\(title)]
      """
    )
  }
}
