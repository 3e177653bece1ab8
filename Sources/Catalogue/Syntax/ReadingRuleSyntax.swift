package import Diagnostics

/// `lectures.yaml`: which readings of a word its neighbours allow.
package struct ReadingRulesSyntax: Sendable {
  /// Patterns with a name, for those that several rules share.
  package var named: [NamedPatternSyntax] = []
  /// Rules that are sure: what they remove is gone.
  package var rules: [ReadingRuleSyntax] = []
  /// Rules that only choose among what is left.
  package var preferences: [ReadingRuleSyntax] = []

  /// Reads the file's root; over the file of a base it may hold only what it adds.
  package init?(_ root: YAMLNode, hasBase: Bool = false, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(root, sink: sink, what: .keys) else { return nil }
    if let node = fields.node("motifs"),
      let names = MappingDecoder(node, sink: sink, what: .keys)
    {
      named = names.allEntries.map {
        NamedPatternSyntax(name: $0.key, pattern: PatternSyntax($0.value, sink: sink))
      }
    }
    rules = (fields.node("regles", required: !hasBase)?.items(orReportTo: sink) ?? [])
      .compactMap { ReadingRuleSyntax($0, sink: sink) }
    preferences = fields.list("preferences").compactMap { ReadingRuleSyntax($0, sink: sink) }
    fields.finish()
  }
}

/// A pattern that rules call by its name.
package struct NamedPatternSyntax: Sendable {
  package var name: YAMLScalar
  package var pattern: PatternSyntax
}

/// Alternatives for a reading: the names of patterns and descriptions of one.
package struct PatternSyntax: Sendable {
  package var alternatives: [ReadingPatternSyntax] = []
  package var span: SourceSpan

  init(_ node: YAMLNode, sink: DiagnosticSink) {
    span = node.span
    let items: [YAMLNode]
    if case .sequence(let nodes, _) = node { items = nodes } else { items = [node] }
    for item in items {
      if case .scalar(let name) = item {
        alternatives.append(.named(name))
      } else if let described = DescribedReadingSyntax(item, sink: sink) {
        alternatives.append(.described(described))
      }
    }
  }
}

/// One alternative of a pattern.
package enum ReadingPatternSyntax: Sendable {
  case named(YAMLScalar)
  case described(DescribedReadingSyntax)
}

/// What a reading must be: each list that is given must hold its value.
package struct DescribedReadingSyntax: Sendable {
  package var classes: [YAMLScalar]
  package var tenses: [YAMLScalar]
  package var roles: [YAMLScalar]
  package var signs: [YAMLScalar]
  package var genders: [YAMLScalar]
  package var numbers: [YAMLScalar]
  package var persons: [YAMLScalar]
  package var words: [YAMLScalar]
  package var lemmas: [YAMLScalar]
  package var otherThanWords: [YAMLScalar]
  package var otherThanLemmas: [YAMLScalar]
  package var takesEtre: Bool?
  package var isCapitalised: Bool?
  package var isLinked: Bool?
  package var opens: Bool?
  package var span: SourceSpan

  init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    span = fields.span
    classes = fields.texts("classe")
    tenses = fields.texts("temps")
    roles = fields.texts("sorte")
    signs = fields.texts("signe")
    genders = fields.texts("genre")
    numbers = fields.texts("nombre")
    persons = fields.texts("personne")
    words = fields.texts("mot")
    lemmas = fields.texts("lemme")
    otherThanWords = fields.texts("pas_mot")
    otherThanLemmas = fields.texts("pas_lemme")
    takesEtre = fields.yesOrNo("avec_etre")
    isCapitalised = fields.yesOrNo("majuscule")
    isLinked = fields.yesOrNo("trait_union")
    opens = fields.yesOrNo("debut")
    fields.finish()
  }
}

/// A rule: where its conditions hold, some readings of a word are kept or removed.
package struct ReadingRuleSyntax: Sendable {
  package var id: YAMLScalar
  /// Why French wants it so, in one line.
  package var reason: YAMLScalar
  /// What the word may be, if not anything.
  package var word: PatternSyntax?
  package var conditions: [ReadingConditionSyntax]
  package var exceptions: [ReadingConditionSyntax]
  /// Whether the readings of `pattern` are removed; else only they are kept.
  package var removes: Bool
  package var pattern: PatternSyntax
  /// Sentences with one word between brackets: there the rule's conclusion holds.
  package var examples: [YAMLScalar]
  /// Sentences with one word between brackets: there it does not.
  package var counterExamples: [YAMLScalar]
  package var span: SourceSpan

  init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    span = fields.span
    let id = fields.requiredText("id")
    let reason = fields.requiredText("raison")
    word = fields.node("mot").map { PatternSyntax($0, sink: sink) }
    conditions = fields.list("si").compactMap { ReadingConditionSyntax($0, sink: sink) }
    exceptions = fields.list("sauf_si").compactMap { ReadingConditionSyntax($0, sink: sink) }
    let kept = fields.node("garde").map { PatternSyntax($0, sink: sink) }
    let removed = fields.node("ote").map { PatternSyntax($0, sink: sink) }
    examples = fields.requiredTexts("exemples")
    counterExamples = fields.requiredTexts("contre_exemples")
    fields.finish()
    guard let id, let reason else { return nil }
    guard let pattern = kept ?? removed, kept == nil || removed == nil else {
      sink.report(.keepOrRemove(id))
      return nil
    }
    self.id = id
    self.reason = reason
    self.pattern = pattern
    removes = removed != nil
  }
}

/// A condition on a neighbour.
package struct ReadingConditionSyntax: Sendable {
  /// How many of the readings must meet the condition.
  package enum Quantifier: Sendable { case all, some, none }

  /// The place counted from the word: -1 the one before.
  package var place: Int
  /// How many words more are looked at; 0 for `place` alone.
  package var reach: Int
  package var quantifier: Quantifier
  package var pattern: PatternSyntax
  package var passed: PatternSyntax?
  package var barrier: PatternSyntax?
  package var agreement: [YAMLScalar]
  package var disagreement: [YAMLScalar]
  package var span: SourceSpan

  init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    span = fields.span
    let place = fields.requiredInteger("place", in: -9...9)
    let reach = fields.integer("portee", in: 1...60)?.value
    let all = fields.node("est").map { PatternSyntax($0, sink: sink) }
    let some = fields.node("peut").map { PatternSyntax($0, sink: sink) }
    let none = fields.node("pas").map { PatternSyntax($0, sink: sink) }
    passed = fields.node("saute").map { PatternSyntax($0, sink: sink) }
    barrier = fields.node("barriere").map { PatternSyntax($0, sink: sink) }
    agreement = fields.texts("accord")
    disagreement = fields.texts("desaccord")
    fields.finish()
    guard let place else { return nil }
    guard let pattern = all ?? some ?? none, [all, some, none].count(where: { $0 != nil }) == 1
    else {
      sink.report(.oneQuantifier(span))
      return nil
    }
    self.place = place
    self.reach = reach ?? (passed != nil || barrier != nil ? 60 : 0)
    self.pattern = pattern
    quantifier = all != nil ? .all : some != nil ? .some : .none
  }
}

extension Diagnostic {
  fileprivate static func keepOrRemove(_ id: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: "keep-or-remove",
      LocalizedText(
        fr: "la règle « \(id.value) » doit dire soit « garde », soit « ote »",
        en: "the rule “\(id.value)” must say either “garde” or “ote”"),
      at: id.span,
      cure: LocalizedText(
        fr: "écrivez une seule de ces deux clés", en: "write one of these two keys, not both"))
  }

  fileprivate static func oneQuantifier(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      id: "one-quantifier",
      LocalizedText(
        fr:
          "une condition dit une seule fois ce que le mot « est », « peut » être ou n’est « pas »",
        en: "a condition says once what the word “est”, “peut” or is “pas”"),
      at: span,
      cure: LocalizedText(
        fr: "gardez une seule des clés « est », « peut » et « pas »",
        en: "keep one of the keys “est”, “peut” and “pas”"))
  }
}
