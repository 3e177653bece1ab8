import Tables
import Testing

@testable import Engine

/// What the analyser says of words whose form alone does not tell what they are.
@Suite struct SentenceHardPointTests {
  private let analyser: Analyser
  private let set: CompiledSet
  private let names: TenseNames

  init() throws {
    set = try SchoolSet.shared.get().set
    analyser = Analyser(set)
    names = TenseNames(set)
  }

  @Test(arguments: HardPointTable.verbs.rows)
  func tellsTenseAndSubject(point: HardPoint) throws {
    let analysis = analyser.analysis(of: point["sentence"])
    let group = try #require(
      analysis.verbs.last { analysis.words(of: $0) == point["verb"] },
      "found \(analysis.verbs.map { analysis.words(of: $0) })")
    #expect(names.name(of: group) == point["tense"])
    #expect("\(group.voice)" == point["voice"])
    #expect(analysis.word(group.subject) == point["subject"])
  }

  @Test(arguments: HardPointTable.participles.rows)
  func tellsWhatParticiplesAgreeWith(point: HardPoint) throws {
    let analysis = analyser.analysis(of: point["sentence"])
    let use = try #require(
      analysis.participles.first { analysis.word($0.token) == point["participle"] },
      "found \(analysis.participles.map { analysis.word($0.token) })")
    #expect("\(use.use)" == point["use"])
    #expect(analysis.word(use.controller) == point["controller"])
  }

  @Test(arguments: HardPointTable.classes.rows)
  func tellsHomophonesApart(point: HardPoint) throws {
    let marked = try #require(MarkedSentence(point["sentence"]))
    let analysis = analyser.analysis(of: marked.text)
    let token = try #require(analysis.tokens.firstIndex { [$0.range] == marked.ranges })
    let reading = analysis.reading(token)
    let other = TokenClass.allCases.first { reading.isClass($0) }?.catalogueName
    #expect(other ?? reading.features.wordClass.catalogueName == point["class"])
    let lemma = reading.lemma < 0 ? "" : set.lexicon.lemma(Int(reading.lemma))
    #expect(lemma == point["lemma"])
  }
}

extension Analysis {
  /// A token as written; empty for none.
  func word(_ token: Int) -> String {
    token < 0 ? "" : String(surface(token))
  }

  /// The words of a verb group from its first to its last: *a été mangé*.
  func words(of group: VerbGroup) -> String {
    var places = [group.head]
    if group.middle >= 0 { places.append(group.middle) }
    if group.main != group.head { places.append(group.main) }
    return places.map(word).joined(separator: " ")
  }
}
