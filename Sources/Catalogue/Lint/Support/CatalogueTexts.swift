/// The texts of an entry by what becomes of them.
extension FormSyntax {
  /// What a dictation may print, and `mentions`, which are looked for in one.
  var prose: [YAMLScalar] {
    phrases + mentions + decor + actions
  }

  /// The phrases that are put into sentences whole.
  var phrases: [YAMLScalar] {
    [phrase] + [ownPhrase, when, go].compactMap(\.self)
  }
}

extension TemplateSyntax {
  /// What a dictation may print: title, sentences, and the words of `choix`.
  var prose: [YAMLScalar] {
    [title] + sentences.map(\.text) + choiceTexts
  }

  var choiceTexts: [YAMLScalar] { choices.flatMap(\.texts) }
}

extension TemplateSyntax.ChoiceRow {
  /// The words that the row puts into sentences.
  var texts: [YAMLScalar] {
    values.compactMap { entry in
      if case .scalar(let text) = entry.value { return text }
      return nil
    }
  }
}

extension VocabularySyntax {
  /// All words in their base form.
  var words: [YAMLScalar] {
    masculineNouns + feminineNouns + pairedNouns + adjectives + verbs.flatMap(\.words)
      + invariable.flatMap(\.words)
  }
}

extension NamesSyntax {
  var firstNames: [YAMLScalar] { feminine + masculine + epicene }
}

extension CatalogueSyntax {
  /// All texts but the titles of examples, which may hold anything.
  var textsWithoutTitles: [YAMLScalar] {
    var texts = forms.flatMap { $0.prose + $0.motifs + $0.exceptions }
    texts += blocked.flatMap { [$0.word] + $0.inflections + $0.prefixes }
    texts += deviations.flatMap { [$0.word] + $0.inflections }
    texts += templates.flatMap(\.prose)
    texts += vocabulary.flatMap(\.words)
    texts += registers?.registers.flatMap(\.words) ?? []
    if let names {
      texts += names.firstNames + names.eliding + names.notEliding + names.never
      texts += names.feminineKinship + names.masculineKinship + names.followers
    }
    return texts
  }
}
