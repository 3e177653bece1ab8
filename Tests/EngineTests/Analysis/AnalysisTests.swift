import Tables
import TestSupport
import Testing

@testable import Engine

/// What the analyser says of sentences whose reading is known.
@Suite struct AnalysisTests {
  private let set: CompiledSet
  private let analyser: Analyser
  private let names: TenseNames

  init() throws {
    set = try SchoolSet.shared.get().set
    analyser = Analyser(set)
    names = TenseNames(set)
  }

  @Test(arguments: VerbCase.tenses + VerbCase.subjects)
  func readsVerbs(example: VerbCase) throws {
    let analysis = analyser.analysis(of: example.text)
    let group = try #require(analysis.verbs.last { words(of: $0, analysis) == example.verb })
    #expect(names.name(of: group) == example.tense)
    #expect("\(group.voice)" == example.voice)
    #expect(surface(group.subject, analysis) == example.subject)
  }

  @Test(arguments: ParticipleCase.all)
  func usesParticiples(example: ParticipleCase) throws {
    let analysis = analyser.analysis(of: example.text)
    let use = try #require(
      analysis.participles.first { surface($0.token, analysis) == example.participle })
    #expect("\(use.use)" == example.use)
    #expect(surface(use.controller, analysis) == example.controller)
  }

  @Test(arguments: ClassCase.all)
  func tellsClassesApart(example: ClassCase) throws {
    let marked = try #require(MarkedSentence(example.marked))
    let analysis = analyser.analysis(of: marked.text)
    let token = try #require(analysis.tokens.firstIndex { [$0.range] == marked.ranges })
    let reading = analysis.reading(token)
    let other = TokenClass.allCases.first { reading.isClass($0) }?.catalogueName
    #expect(other ?? reading.features.wordClass.catalogueName == example.wordClass)
  }

  /// Where nothing decides, all readings stay and the token says so.
  @Test func keepsWhatItCannotDecide() throws {
    let analysis = analyser.analysis(of: "Il finit.")
    let verb = try #require(analysis.verbs.first)
    #expect(!analysis.tokens[verb.head].isDecided)
    let tenses = [VerbTense.present, .pastHistoric].reduce(0 as UInt32) { $0 | 1 << $1.rawValue }
    #expect(verb.possibleTenses == tenses)
  }

  /// One value read again and again gives what fresh ones give.
  @Test func reusesItsBuffers() {
    var analysis = Analysis()
    for example in VerbCase.tenses + VerbCase.tenses {
      analyser.analyse(example.text, into: &analysis)
      let fresh = analyser.analysis(of: example.text)
      #expect(analysis.verbs == fresh.verbs)
      #expect(analysis.nouns == fresh.nouns)
      #expect(analysis.participles == fresh.participles)
    }
  }

  /// Any words in any order, and any characters, give spans inside the text and no crash.
  @Test(arguments: 0..<UInt64(20))
  func readsAnything(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let words = VerbCase.tenses.flatMap { $0.text.split(separator: " ").map(String.init) }
    let vocabulary =
      words + [
        "-", "’", "…", "«", "»", "\n", "e\u{301}", "🎉", "l’", "-t-il", "[", "\u{0}", "ŒUF",
      ]
    var analysis = Analysis()
    for _ in 0..<20 {
      let count = Int(random.next() % 40)
      let text = (0..<count).map { _ in
        vocabulary[Int(random.next() % UInt64(vocabulary.count))]
      }.joined(separator: random.next() % 3 == 0 ? "" : " ")
      analyser.analyse(text, into: &analysis)
      expectSpansInside(analysis, seed)
    }
  }

  private func expectSpansInside(_ analysis: Analysis, _ seed: UInt64) {
    let bytes = 0..<analysis.text.utf8.count
    let tokens = analysis.tokens.indices
    var end = 0
    for token in analysis.tokens {
      #expect(token.range.lowerBound >= end && !token.range.isEmpty, "seed \(seed)")
      end = token.range.upperBound
    }
    #expect(end <= bytes.upperBound, "seed \(seed)")
    for verb in analysis.verbs {
      let places = [verb.head, verb.main]
      let optional = [
        verb.middle, verb.subject, verb.lastSubject, verb.antecedent, verb.objectBefore,
        verb.objectAntecedent,
      ]
      #expect(places.allSatisfy(tokens.contains), "seed \(seed)")
      #expect(optional.allSatisfy { $0 == -1 || tokens.contains($0) }, "seed \(seed)")
    }
    for noun in analysis.nouns { #expect(noun.tokens.contains(noun.head), "seed \(seed)") }
  }

  private func surface(_ token: Int, _ analysis: Analysis) -> String {
    token < 0 ? "" : String(analysis.surface(token))
  }

  private func words(of group: VerbGroup, _ analysis: Analysis) -> String {
    var places = [group.head]
    if group.middle >= 0 { places.append(group.middle) }
    if group.main != group.head { places.append(group.main) }
    return places.map { surface($0, analysis) }.joined(separator: " ")
  }
}
