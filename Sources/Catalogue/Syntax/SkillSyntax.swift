package import Diagnostics
package import Tables

/// A file of `competences/`: a spelling skill and the rules that recognise its traps.
package struct SkillSyntax: Sendable {
  package var id: YAMLScalar
  package var name: YAMLScalar
  /// What the skill is about, in one line.
  package var definition: YAMLScalar
  /// The grade that begins to work on it, and the one that expects it.
  package var introduced: YAMLScalar
  package var expected: YAMLScalar
  /// Of two skills with the same wrong form of a word, the one of higher priority takes it.
  package var priority: Int
  /// Traps that a text aimed at the skill holds at least; 2 by default.
  package var minimumTraps: Int
  /// Where the skill and its grades come from.
  package var source: YAMLScalar
  package var rules: [SkillRuleSyntax]
  package var span: SourceSpan

  package init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    span = fields.span
    let id = fields.requiredText("id")
    let name = fields.requiredText("nom")
    let definition = fields.requiredText("definition")
    let introduced = fields.requiredText("introduite")
    let expected = fields.requiredText("attendue")
    let priority = fields.requiredInteger("priorite", in: 1...99)
    minimumTraps = fields.integer("pieges_min", in: 1...9)?.value ?? 2
    let source = fields.requiredText("source")
    rules = (fields.requiredNode("regles")?.items(orReportTo: sink) ?? [])
      .compactMap { SkillRuleSyntax($0, sink: sink) }
    fields.finish()
    guard let id, let name, let definition, let introduced, let expected, let priority, let source
    else { return nil }
    self.id = id
    self.name = name
    self.definition = definition
    self.introduced = introduced
    self.expected = expected
    self.priority = priority
    self.source = source
  }
}

/// A rule of a skill: what makes a word a trap, why, and how children misspell it.
package struct SkillRuleSyntax: Sendable {
  package var id: YAMLScalar
  /// The grade from which the rule counts; nil for that of the skill.
  package var grade: YAMLScalar?
  /// What the word is; its chosen reading must fit.
  package var word: PatternSyntax
  package var letters: LettersSyntax
  package var relations: SkillRelationsSyntax
  package var conditions: [ReadingConditionSyntax]
  package var exceptions: [ReadingConditionSyntax]
  /// Why the word is written so, in one line that a child understands.
  package var reason: YAMLScalar
  /// What a child can put in the word's place to find out (*avait* for *a*).
  package var test: YAMLScalar?
  package var confusions: [ConfusionSyntax]
  /// Sentences with every trap of the rule between brackets.
  package var examples: [YAMLScalar]
  /// Sentences without a trap of the rule.
  package var counterExamples: [YAMLScalar]
  package var span: SourceSpan

  package init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    span = fields.span
    let id = fields.requiredText("id")
    grade = fields.text("niveau")
    let word = fields.requiredNode("mot").map { PatternSyntax($0, sink: sink) }
    letters = LettersSyntax(&fields)
    relations = SkillRelationsSyntax(&fields, sink: sink)
    conditions = fields.list("si").compactMap { ReadingConditionSyntax($0, sink: sink) }
    exceptions = fields.list("sauf_si").compactMap { ReadingConditionSyntax($0, sink: sink) }
    let reason = fields.requiredText("pourquoi")
    test = fields.text("epreuve")
    confusions = (fields.requiredNode("confusions")?.items(orReportTo: sink) ?? [])
      .compactMap { ConfusionSyntax($0, sink: sink) }
    examples = fields.requiredTexts("pieges")
    counterExamples = fields.requiredTexts("sans_piege")
    fields.finish()
    guard let id, let word, let reason else { return nil }
    self.id = id
    self.word = word
    self.reason = reason
  }
}

/// What the letters of a word must be; each list that is given must hold one that fits.
package struct LettersSyntax: Sendable {
  package var beginnings: [YAMLScalar]
  package var endings: [YAMLScalar]
  package var contained: [YAMLScalar]

  init(_ fields: inout MappingDecoder) {
    beginnings = fields.texts("debut")
    endings = fields.texts("fin")
    contained = fields.texts("contient")
  }
}

/// How a word must hang together with others; what is not given may be anything.
package struct SkillRelationsSyntax: Sendable {
  /// Of a conjugated verb: which kinds of subject.
  package var subjects: [YAMLScalar]
  /// Of a conjugated verb: whether other words than its pronouns part it from its subject.
  package var isDistant: Bool?
  /// Of a past participle: what it does.
  package var uses: [YAMLScalar]
  /// Of a verb or participle: the voice of its group.
  package var voices: [YAMLScalar]
  /// Of a verb or participle: the direct object before it.
  package var objects: [YAMLScalar]
  /// Of a verb: how its tense is formed.
  package var formations: [YAMLScalar]
  package var group: NounGroupSyntax?

  init(_ fields: inout MappingDecoder, sink: DiagnosticSink) {
    subjects = fields.texts("sujet")
    isDistant = fields.yesOrNo("eloigne")
    uses = fields.texts("emploi")
    voices = fields.texts("voix")
    objects = fields.texts("cod_devant")
    formations = fields.texts("forme")
    group = fields.node("groupe").flatMap { NounGroupSyntax($0, sink: sink) }
  }
}

/// What the noun group of a word must be.
package struct NounGroupSyntax: Sendable {
  /// `non`: the word stands in none.
  package var isInside: Bool
  package var isFeminine: Bool?
  package var isPlural: Bool?
  /// Whether the word is the noun of the group.
  package var isHead: Bool?

  init?(_ node: YAMLNode, sink: DiagnosticSink) {
    if case .scalar(let value) = node, value.value == "aucun" {
      isInside = false
      return
    }
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    isInside = true
    isFeminine = fields.choice("genre", ["m": false, "f": true])?.value
    isPlural = fields.choice("nombre", ["s": false, "p": true])?.value
    isHead = fields.yesOrNo("tete")
    fields.finish()
  }
}

/// How a trap is misspelt.
package struct ConfusionSyntax: Sendable {
  /// What of the right form is replaced.
  package enum Part: Sendable {
    /// The whole word; with `YAMLScalar` only when it is that one.
    case word(YAMLScalar?)
    /// The letters at the end.
    case ending(YAMLScalar)
    /// The first such letters.
    case letters(YAMLScalar)
    /// The capital at the beginning.
    case capital
    /// The whole word, by forms of its lemma that differ in nothing but these features.
    case features([YAMLScalar])
  }

  package var part: Part
  /// Whether the wrong form stands for the word alone or also for a neighbour.
  package var extent: ConfusionRecord.Extent
  /// What stands in its place, "" for nothing; none for `capital` and `features`.
  package var replacements: [YAMLScalar]
  package var span: SourceSpan

  init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    span = fields.span
    let ending = fields.text("fin")
    let letters = fields.text("lettres")
    let word = fields.text("mot")
    let capital = fields.choice("majuscule", ["non": true])
    let features = fields.texts("autre")
    extent =
      fields.choice(
        "avec", ["precedent": ConfusionRecord.Extent.withPrevious, "suivant": .withNext])?.value
      ?? .own
    replacements = fields.texts("par")
    fields.finish()
    let needsText = capital == nil && features.isEmpty
    let kinds = [
      ending != nil, letters != nil, word != nil, capital != nil, !features.isEmpty,
    ].count { $0 }
    guard kinds <= 1, needsText != replacements.isEmpty else {
      sink.report(.unclearConfusion(span))
      return nil
    }
    if let ending {
      part = .ending(ending)
    } else if let letters {
      part = .letters(letters)
    } else if capital != nil {
      part = .capital
    } else if !features.isEmpty {
      part = .features(features)
    } else {
      part = .word(word)
    }
  }
}

extension Diagnostic {
  fileprivate static func unclearConfusion(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      id: "unclear-confusion",
      LocalizedText(
        fr: "une confusion remplace soit « fin », soit « lettres », soit « mot » par ce que dit "
          + "« par » ; ou elle dit seulement « majuscule: non » ou « autre: … »",
        en: "a confusion replaces either “fin”, “lettres” or “mot” by what “par” says; or it only "
          + "says “majuscule: non” or “autre: …”"),
      at: span,
      cure: LocalizedText(
        fr: "écrivez par exemple { fin: s, par: \"\" }, ou { mot: a, par: [à] }",
        en: "write for example { fin: s, par: \"\" }, or { mot: a, par: [à] }"))
  }
}
