import Tables
import Testing

@testable import Engine

/// No trap lies in letters that French writes in two ways.
@Suite struct TwoSpellingsTests {
  private let set: CompiledSet

  init() throws {
    set = try SchoolSet.shared.get().set
  }

  @Test(arguments: [
    ("Il y a [vingt-et-un] enfants.", "trait_union_nombres"),
    ("Elle a [deux-cents] billes.", "trait_union_nombres"),
    ("Il [espérera] demain.", "e_accent_aigu"),
    ("Il [espèrera] demain.", "e_accent_grave"),
    ("C'est un grand [évènement].", "e_accent_grave"),
    ("Il fait un [pique-nique].", "trait_union_noms"),
    ("Il voit une [chauve-souris].", "trait_union_noms"),
    ("Il part en [week-end].", "trait_union_noms"),
  ])
  func isNoTrap(marked: String, rule: String) throws {
    let example = try #require(MarkedSentence(marked))
    let analysis = Analyser(set).analysis(of: example.text)
    let found = SkillFinder(set).traps(in: analysis)
      .filter { analysis.tokens[$0.token].range == example.ranges.first }
      .map { set.text(set.skillRules[$0.rule].id) }
    #expect(!found.contains(rule), "\(found)")
  }

  @Test(arguments: [
    ("Il y a [vingt-deux] enfants.", "trait_union_nombres"),
    ("Il voit un [arc-en-ciel].", "trait_union_noms"),
  ])
  func isATrapStill(marked: String, rule: String) throws {
    let example = try #require(MarkedSentence(marked))
    let analysis = Analyser(set).analysis(of: example.text)
    let found = SkillFinder(set).traps(in: analysis)
      .filter { analysis.tokens[$0.token].range == example.ranges.first }
      .map { set.text(set.skillRules[$0.rule].id) }
    #expect(found.contains(rule), "\(found)")
  }

  /// Every word of two spellings: a rule that asks for letters finds a trap in both or in none, and
  /// the one is no wrong form of the other.
  @Test func lettersOfBothSpellingsOnly() {
    let analyser = Analyser(set)
    let finder = SkillFinder(set)
    let wrong = WrongForms(set)
    let table = SpellingTable(set.blob)
    let rows = set.blob.rows(SpellingRecord.self)
    #expect(rows.count > 1000)
    for row in rows where set.blob.string(row.form).utf8.count % 3 == 0 {
      let form = set.blob.string(row.form)
      let analysis = analyser.analysis(of: form)
      guard analysis.tokens.count == 1, analysis.reading(0).spelling != .common else { continue }
      let other = table.other(of: Array(form.utf8)[...]) ?? ""
      let traps = finder.traps(in: analysis)
      for trap in traps {
        let rule = set.skillRules[trap.rule]
        let endings = set.blob.strings(rule.endings)
        let contained = set.blob.strings(rule.contained)
        #expect(endings.isEmpty || endings.contains { other.hasSuffix($0) }, "\(form)")
        #expect(contained.isEmpty || contained.contains { other.contains($0) }, "\(form)")
      }
      #expect(!wrong.wrongForms(of: traps, in: analysis).contains { $0.form == other }, "\(form)")
    }
  }

  @Test(arguments: [
    ("L’île est belle.", ["île"]), ("L’ile est belle.", ["ile"]), ("Le chat dort.", []),
    ("Il a vingt et un ans.", ["vingt et un"]), ("Il a vingt ans et un chat.", []),
    ("Elle a deux cents billes.", ["deux cents"]), ("Elle a cent billes.", []),
    ("Il paie le pain.", ["paie"]),
  ])
  func doubtfulWords(text: String, words: [String]) {
    var analysis = Analysis()
    let found = DoubtfulSpellings(set).words(of: text, about: nil, using: &analysis)
    #expect(found.map(\.word) == words)
  }
}
