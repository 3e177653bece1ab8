import Tables
import Text

/// The « mots donnés » of a text: they are written on the board, so every grade may meet them.
///
/// They are the words of the moment's phrase, its mentions, its time and verb phrases, its décor
/// and actions, and the names.
package struct GivenWords: Sendable {
  private let moment: [SoughtWord]
  private var names: [SoughtWord]

  init(_ set: CompiledSet, _ request: CheckRequest) {
    moment = GivenWords.words(of: request.topic.map { set.givenTexts(of: $0) } ?? [], set.lexicon)
    names = GivenWords.words(
      of: request.otherNames + (request.childName.map { [$0] } ?? []), set.lexicon)
  }

  /// Only the words that name a moment and say when and how one goes there.
  init(naming topic: MomentTopic?, _ set: CompiledSet) {
    moment = GivenWords.words(of: topic.map { set.namingTexts(of: $0) } ?? [], set.lexicon)
    names = []
  }

  private static func words(of texts: [String], _ lexicon: Lexicon) -> [SoughtWord] {
    var cutter = TextCutter(clitics: .detached)
    var words: [SoughtWord] = []
    for text in texts {
      cutter.take(text)
      cutter.cutTokens()
      for token in cutter.tokens where token.kind == .word {
        words.append(SoughtWord(String(token.text(in: text)), lexicon))
      }
    }
    return words
  }

  /// The same words of the moment with the names of a request.
  func naming(_ request: CheckRequest, _ lexicon: Lexicon) -> GivenWords {
    var copy = self
    copy.setNames(request.otherNames + (request.childName.map { [$0] } ?? []), lexicon: lexicon)
    return copy
  }

  /// Gives other names than before.
  mutating func setNames(_ texts: [String], lexicon: Lexicon) {
    names = GivenWords.words(of: texts, lexicon)
  }

  /// Whether the word is given, in any inflection.
  func hold(_ token: Int, in analysis: Analysis) -> Bool {
    moment.contains { $0.stands(at: token, in: analysis) }
      || names.contains { $0.stands(at: token, in: analysis) }
  }
}

extension CompiledSet {
  /// The texts of a moment and of its form whose words are given to the pupils.
  fileprivate func givenTexts(of topic: MomentTopic) -> [String] {
    let form = forms[topic.form]
    return namingTexts(of: topic) + blob.strings(form.decor) + blob.strings(form.actions)
  }

  /// Those that name the moment and say when and how one goes there.
  fileprivate func namingTexts(of topic: MomentTopic) -> [String] {
    let form = forms[topic.form]
    let go = form.go
    let own = [topic.phrase, topic.nameInPhrase, topic.companion?.name].compactMap { $0 }
    return own + [
      text(form.phrase), text(form.ownPhrase), text(form.when), text(go.infinitive),
      text(go.present), text(go.imperfect), text(go.future), text(go.perfectMasculine),
      text(go.perfectFeminine),
    ] + blob.strings(form.mentions)
  }
}
