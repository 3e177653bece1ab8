import Tables
import Text

/// The names and words of a set, as the search for a first name asks for them.
package struct SetNames: NameLexicon {
  private let set: CompiledSet
  private let matcher: TitleMatcher
  private let registers: RegisterWords

  package init(_ set: CompiledSet, matcher: TitleMatcher) {
    self.set = set
    self.matcher = matcher
    registers = RegisterWords(set.blob)
  }

  package func listed(_ word: [UInt8]) -> ListedName? {
    entry(word, .firstName)
  }

  package func kinship(_ word: [UInt8]) -> ListedName? {
    entry(word, .kinship)
  }

  package func isNever(_ word: [UInt8]) -> Bool {
    set.names.entry(folded: word, kind: .never) != nil
  }

  package func isFollower(_ word: [UInt8]) -> Bool {
    set.names.entry(folded: word, kind: .follower) != nil
  }

  package func isVocabularyOrMotifWord(_ word: [UInt8]) -> Bool {
    matcher.isMotifWord(word) || set.lexicon.knowsForm(foldedAs: word)
  }

  package func isBlocked(_ word: [UInt8]) -> Bool {
    matcher.blocks(FoldedText(folding: String(decoding: word, as: UTF8.self))) != nil
  }

  package func isKeptOut(_ word: [UInt8]) -> Bool {
    registers.hold(foldedAs: word)
  }

  private func entry(_ word: [UInt8], _ kind: NameRecord.Kind) -> ListedName? {
    set.names.entry(folded: word, kind: kind).map { row in
      ListedName(
        spelling: set.text(row.spelling), gender: PersonGender(column: row.gender),
        elides: row.elides)
    }
  }
}

extension PersonGender {
  /// The gender of a row of names: 1 masculine, 2 feminine; nil for both and for none.
  init?(column: UInt32) {
    switch column {
    case 1: self = .masculine
    case 2: self = .feminine
    default: return nil
    }
  }
}
