import Tables
import Text

/// The « mots donnés » of a text: they are written on the board, so every grade may meet them.
///
/// They are the words of the moment's phrase, its mentions, its time and verb phrases, its décor
/// and actions, and the names.
struct GivenWords {
  /// Lemmas and forms, as `lookupForm` writes them.
  private(set) var forms: Set<String> = []
  private var lemmas: Set<Int> = []

  init(set: CompiledSet, request: CheckRequest) {
    var texts = request.otherNames
    if let child = request.childName { texts.append(child) }
    if let topic = request.topic {
      texts.append(topic.phrase)
      if let name = topic.nameInPhrase { texts.append(name) }
      if let friend = topic.companion { texts.append(friend.name) }
      texts += set.givenTexts(ofForm: topic.form)
    }
    for text in texts { add(text, lexicon: set.lexicon) }
  }

  private mutating func add(_ text: String, lexicon: Lexicon) {
    for token in tokens(of: text, clitics: .detached) where token.kind == .word {
      let form = lookupForm(String(token.text(in: text)))
      forms.insert(form)
      for reading in lexicon.readings(of: form) { lemmas.insert(reading.lemma) }
    }
  }

  /// Whether the word is given, in any inflection.
  func contains(_ word: AnalysedWord) -> Bool {
    forms.contains(word.form) || word.readings.contains { lemmas.contains($0.lemma) }
  }
}

extension CompiledSet {
  /// The texts of a form whose words are given to the pupils.
  func givenTexts(ofForm row: Int) -> [String] {
    let form = forms[row]
    let go = form.go
    return [
      text(form.phrase), text(form.ownPhrase), text(form.when), text(go.infinitive),
      text(go.present), text(go.imperfect), text(go.future), text(go.perfectMasculine),
      text(go.perfectFeminine),
    ] + blob.strings(form.mentions) + blob.strings(form.decor) + blob.strings(form.actions)
  }
}
