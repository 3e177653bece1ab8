package import Diagnostics
import Text

/// A rule about catalogues that looks at their text alone, without the engine.
///
/// A rule is one file, named as its id; it carries its manual page and its examples.
package protocol LintRule: Sendable {
  /// The id of its page: the file's name in kebab-case.
  static var id: String { get }
  /// Its manual page.
  static var page: RulePage { get }
  /// Catalogues in which it must find something where they are marked, and nothing elsewhere; at
  /// least one with a mark and one without.
  static var examples: [RuleExample] { get }
  init()
  /// Reports every finding in the set.
  func check(_ scope: LintScope, report: (Diagnostic) -> Void)
}

extension LintRule {
  package static var id: String { page.id }
}

/// What rules look at: the syntax of a set, its words and what several rules need of both.
package struct LintScope: Sendable {
  package let catalogue: CatalogueSyntax
  /// The files that were read; nil when only a part of a set is looked at, so that nothing can be
  /// said to be missing.
  package let files: [CatalogueFile]?
  /// What the words of the vocabulary can be, by their form in lower case.
  package let readings: FormReadings
  /// All forms of the vocabulary, word by word.
  let inflections: [Inflection]
  /// The words that have those forms.
  let lexemes: [Lexeme]
  /// Places in `lexemes`.
  let lexemesByLemma: [String: [Int]]
  /// All texts but the titles of examples, as far as they are not plain French: the others have no
  /// invisible character and no other script.
  let unusualTexts: [YAMLScalar]
  /// What a dictation may print of forms and templates.
  let prose: [ProseText]
  /// The spellings of the words of `prose`.
  let spellings: WordNumbering
  /// For each template the places of its texts in `prose`: the title, the sentences, the words of
  /// `choix`.
  let templateProse: [Range<Int>]
  /// What texts should do without, where `prose` holds it.
  let watched: WatchedWords
  /// What the rules on how values are written look at.
  let written: WrittenScalars
  /// All that motifs and `sauf` stand for.
  let motifs: MotifIndex
  /// The blocked words, by their place in `catalogue.blocked`.
  let blocked: WideWords
  /// The words that set an event aside, by their place in `catalogue.deviations`.
  let deviations: WideWords
  /// Nil when the set has no `elision.yaml`.
  let elision: ElisionRules?

  /// - Parameter files: all files of the set; nil for a part of a set.
  /// - Complexity: O(n) in the inflections and the texts of the motifs.
  package init(
    _ catalogue: CatalogueSyntax, inflections: [Inflection], files: [CatalogueFile]?
  ) {
    self.catalogue = catalogue
    self.files = files
    readings = FormReadings(inflections)
    self.inflections = inflections
    lexemes = Lexeme.list(of: inflections)
    lexemesByLemma = Dictionary(grouping: lexemes.indices) { [lexemes] in lexemes[$0].lemma }
    unusualTexts = catalogue.textsWithoutTitles.filter { !isPlainFrench($0.value) }
    (prose, templateProse, spellings) = LintScope.prose(of: catalogue)
    watched = WatchedWords(
      catalogue, lexemes: lexemes, inflections: inflections, in: prose, spellings)
    written = WrittenScalars(catalogue.documents)
    motifs = MotifIndex(catalogue.forms)
    blocked = WideWords(
      catalogue.blocked.map { ([$0.word] + $0.inflections, $0.prefixes) })
    deviations = WideWords(catalogue.deviations.map { ([$0.word] + $0.inflections, []) })
    elision = catalogue.morphology.elision.map {
      ElisionRules($0, names: catalogue.names, inflections: inflections)
    }
  }
}

extension LintScope {
  private static func prose(
    of catalogue: CatalogueSyntax
  ) -> ([ProseText], [Range<Int>], WordNumbering) {
    var numbering = WordNumbering()
    var texts: [ProseText] = []
    for scalar in catalogue.forms.flatMap({ $0.phrases + $0.decor + $0.actions }) {
      texts.append(ProseText(scalar, &numbering))
    }
    let places = catalogue.templates.map { template in
      let start = texts.count
      for scalar in template.prose { texts.append(ProseText(scalar, &numbering)) }
      return start..<texts.count
    }
    return (texts, places, numbering)
  }

  /// Each template with its texts: the title, the sentences, the words of `choix`.
  var proseOfTemplates: [(template: TemplateSyntax, texts: ArraySlice<ProseText>)] {
    zip(catalogue.templates, templateProse).map { ($0, prose[$1]) }
  }

  /// Whether a key of the entry is missing, so that nothing need be said of its empty lists.
  func isIncomplete(_ entry: SourceSpan) -> Bool {
    catalogue.incomplete.contains(
      SourceSpan(file: entry.file, start: entry.start, end: entry.start))
  }

  /// Runs all static rules.
  package func findings() -> [Diagnostic] { findings(of: lintRules[...]) }

  /// Runs some rules.
  package func findings(of rules: ArraySlice<any LintRule.Type>) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for rule in rules { rule.init().check(self) { found.append($0) } }
    return found
  }
}
