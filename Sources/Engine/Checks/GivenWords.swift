import Tables
import Text

/// The « mots donnés » of a text: they are written on the board, so every grade may meet them.
///
/// They are the words of the moment's phrase, its mentions, its time and verb phrases, its décor
/// and actions, and the names.
struct GivenWords: Sendable {
  /// The words of some texts, with the lemmas that they may be forms of.
  private struct Words: Sendable {
    /// As `lookupForm` writes them.
    var forms: Set<String> = []
    var lemmas: Set<Int> = []

    init(_ texts: [String], lexicon: Lexicon) {
      for text in texts {
        for token in tokens(of: text, clitics: .detached) where token.kind == .word {
          let form = lookupForm(String(token.text(in: text)))
          forms.insert(form)
          for reading in lexicon.readings(of: form) { lemmas.insert(reading.lemma) }
        }
      }
    }

    func contains(_ word: AnalysedWord) -> Bool {
      forms.contains(word.form) || word.readings.contains { lemmas.contains($0.lemma) }
    }
  }

  private let moment: Words
  private var names: Words

  init(_ set: CompiledSet, _ request: CheckRequest) {
    moment = Words(
      request.topic.map { set.givenTexts(of: $0) } ?? [], lexicon: set.lexicon)
    names = Words(
      request.otherNames + (request.childName.map { [$0] } ?? []), lexicon: set.lexicon)
  }

  /// Gives other names than before.
  mutating func setNames(_ texts: [String], lexicon: Lexicon) {
    names = Words(texts, lexicon: lexicon)
  }

  /// Whether the word is given, in any inflection.
  func contains(_ word: AnalysedWord) -> Bool {
    moment.contains(word) || names.contains(word)
  }
}

extension CompiledSet {
  /// The texts of a moment and of its form whose words are given to the pupils.
  fileprivate func givenTexts(of topic: MomentTopic) -> [String] {
    let form = forms[topic.form]
    let go = form.go
    let own = [topic.phrase, topic.nameInPhrase, topic.companion?.name].compactMap { $0 }
    return own + [
      text(form.phrase), text(form.ownPhrase), text(form.when), text(go.infinitive),
      text(go.present), text(go.imperfect), text(go.future), text(go.perfectMasculine),
      text(go.perfectFeminine),
    ] + blob.strings(form.mentions) + blob.strings(form.decor) + blob.strings(form.actions)
  }
}
