import Diagnostics
import Platform
import Tables
import Testing

@testable import Catalogue

@Suite("The vocabulary of the set ecole")
struct SchoolLexiconTests {
  let lexicon = SchoolLexicon.shared

  @Test("holds no fault and enough words")
  func sound() {
    let faults = lexicon.diagnostics.filter { $0.severity > .info }.map(\.message.fr)
    #expect(faults == [])
    let lemmas = Set(lexicon.inflections.map { "\($0.lemma)/\($0.features.wordClass)" })
    #expect(lemmas.count >= 1200)
  }
}
