package import Diagnostics

/// An entry of `niveaux.yaml`: what a text for a grade may hold.
package struct GradeSyntax: Sendable {
  /// Bounds of sentences.
  package struct Sentences: Sendable {
    package var maximum: Int
    package var maximumWords: Int
    /// Least mean of words per sentence, in tenths of a word.
    package var minimumMeanTenths: Int
    /// A sentence of at most that many words is short.
    package var shortWords: Int
  }

  /// A step of length and density inside a grade, an entry of `paliers`.
  package struct Step: Sendable {
    package var words: ClosedRange<Int>
    /// Traps of the skills that a text is meant to practise; nil for those of the grade.
    package var traps: ClosedRange<Int>?
  }

  package var id: YAMLScalar
  /// The grade whose words and tenses are included.
  package var includes: YAMLScalar?
  package var words: ClosedRange<Int>
  package var steps: [Step]
  package var sentences: Sentences
  package var tenses: [YAMLScalar]
  package var workedVerbs: [YAMLScalar]
  package var skillsPerText: ClosedRange<Int>
  package var traps: ClosedRange<Int>
  package var span: SourceSpan

  package init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    span = fields.span
    let id = fields.requiredText("id")
    includes = fields.text("comprend")
    let words = fields.requiredNode("mots").flatMap { $0.bounds(sink) }
    steps = (fields.requiredNode("paliers")?.items(orReportTo: sink) ?? [])
      .compactMap { Step($0, sink: sink) }
    let sentences = fields.requiredNode("phrases").flatMap { Sentences($0, sink: sink) }
    tenses = fields.requiredTexts("temps")
    workedVerbs = fields.texts("verbes_travailles")
    let skills = fields.requiredNode("competences_par_texte").flatMap { $0.bounds(sink) }
    let traps = fields.requiredNode("pieges").flatMap { $0.bounds(sink) }
    fields.finish()
    guard let id, let words, let sentences, let skills, let traps else { return nil }
    self.id = id
    self.words = words
    self.sentences = sentences
    skillsPerText = skills
    self.traps = traps
  }
}

extension GradeSyntax.Step {
  /// `40-48`, or `{ mots: 40-48, pieges: 3-5 }`.
  fileprivate init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard case .mapping = node else {
      guard let words = node.scalar(orReportTo: sink)?.range(sink) else { return nil }
      self.init(words: words, traps: nil)
      return
    }
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    let words = fields.requiredText("mots")?.range(sink)
    let traps = fields.requiredText("pieges")?.range(sink)
    fields.finish()
    guard let words, let traps else { return nil }
    self.init(words: words, traps: traps)
  }
}

extension GradeSyntax.Sentences {
  fileprivate init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    let maximum = fields.requiredInteger("max", in: 1...12)
    let maximumWords = fields.requiredInteger("mots_max", in: 1...60)
    let mean = fields.requiredText("moyenne_min").flatMap { $0.tenths(sink) }
    let short = fields.requiredInteger("phrase_courte", in: 0...20)
    fields.finish()
    guard let maximum, let maximumWords, let mean, let short else { return nil }
    self.init(
      maximum: maximum, maximumWords: maximumWords, minimumMeanTenths: mean, shortWords: short)
  }
}

extension YAMLNode {
  /// `{ min: 40, max: 65 }`.
  fileprivate func bounds(_ sink: DiagnosticSink) -> ClosedRange<Int>? {
    guard var fields = MappingDecoder(self, sink: sink, what: .keys) else { return nil }
    let lower = fields.requiredInteger("min", in: 0...1000)
    let upper = fields.requiredInteger("max", in: 0...1000)
    fields.finish()
    guard let lower, let upper else { return nil }
    guard lower <= upper else {
      sink.report(.emptyRange(at: span))
      return nil
    }
    return lower...upper
  }
}

extension YAMLScalar {
  /// `40-48`.
  fileprivate func range(_ sink: DiagnosticSink) -> ClosedRange<Int>? {
    let parts = value.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let lower = parts[0], let upper = parts[1] else {
      sink.report(.notARange(self))
      return nil
    }
    guard lower <= upper else {
      sink.report(.emptyRange(at: span))
      return nil
    }
    return lower...upper
  }

  /// `7.5` or `7,5` in tenths.
  fileprivate func tenths(_ sink: DiagnosticSink) -> Int? {
    let parts = value.split(whereSeparator: { $0 == "." || $0 == "," }).map { Int($0) }
    switch parts.count {
    case 1:
      if let whole = parts[0], (0...100).contains(whole) { return whole * 10 }
    case 2:
      if let whole = parts[0], let tenth = parts[1], (0...100).contains(whole),
        (0...9).contains(tenth)
      {
        return whole * 10 + tenth
      }
    default: break
    }
    sink.report(.notAWholeNumber(self))
    return nil
  }
}

extension Diagnostic {
  fileprivate static func emptyRange(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      id: "empty-range",
      LocalizedText(
        fr: "le minimum dépasse le maximum", en: "the minimum is greater than the maximum"),
      at: span,
      cure: LocalizedText(fr: "échangez les deux nombres", en: "swap the two numbers"))
  }

  fileprivate static func notARange(_ scalar: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: "not-a-range",
      LocalizedText(
        fr: "« \(scalar.value) » n’est pas un intervalle ; on attend par exemple « 40-48 »",
        en: "“\(scalar.value)” is not a range; expected for example “40-48”"),
      at: scalar.span,
      cure: LocalizedText(
        fr: "écrivez deux nombres en chiffres avec un trait d’union ordinaire : 40-48",
        en: "write two numbers in digits with an ordinary hyphen: 40-48"))
  }
}
