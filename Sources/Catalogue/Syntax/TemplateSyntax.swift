package import Diagnostics
package import Tables

/// An entry of `modeles/*.yaml`: a small text for any child.
package final class TemplateSyntax: Sendable {
  /// A sentence, optional from a step (`palier`) on.
  package struct Sentence: Sendable {
    package var text: YAMLScalar
    /// 0 for a sentence that is always there.
    package var step: Int
  }

  /// A row of words that go together.
  package struct ChoiceRow: Sendable {
    package var values: [YAMLEntry]
    package var span: SourceSpan
  }

  package let id: YAMLScalar
  package let title: YAMLScalar
  package let forms: [YAMLScalar]
  package let tags: [Located<Tag>]
  /// Whether the text is about no moment (`moment: aucun`).
  package let hasNoMoment: Bool
  package let grades: [YAMLScalar]
  package let telling: Located<TemplateRecord.Telling>?
  package let months: [YAMLScalar]
  package let needsFriend: Bool
  package let isForOwnEvent: Bool
  package let skills: [YAMLScalar]
  /// Whether a person has signed the template (`relu`); nil when the key is missing.
  package let reviewed: YAMLScalar?
  package let choices: [ChoiceRow]
  package let sentences: [Sentence]
  package let span: SourceSpan

  package init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    span = fields.span
    let id = fields.requiredText("id")
    let title = fields.requiredText("titre")
    forms = fields.texts("formes")
    tags = fields.texts("etiquettes").compactMap { $0.tag(orReportTo: sink) }
    hasNoMoment = fields.choice("moment", ["aucun": true])?.value ?? false
    grades = fields.requiredTexts("niveaux")
    telling = fields.requiredChoice(
      "recit",
      ["passe": TemplateRecord.Telling.past, "avenir": .future, "toujours": .always])
    months = fields.texts("mois")
    needsFriend = fields.yesOrNo("ami") ?? false
    isForOwnEvent = fields.choice("branche", ["soi": true])?.value ?? false
    skills = fields.requiredTexts("competences")
    reviewed = fields.text("relu")
    choices = fields.list("choix").compactMap { TemplateSyntax.choiceRow($0, sink: sink) }
    let sentences = fields.requiredNode("phrases")
    self.sentences = sentences.map { TemplateSyntax.sentences($0, sink: sink) } ?? []
    fields.finish()
    guard let id, let title else { return nil }
    self.id = id
    self.title = title
  }

  private static func choiceRow(_ node: YAMLNode, sink: DiagnosticSink) -> ChoiceRow? {
    guard let fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    let values = fields.allEntries.filter { $0.value.scalar(orReportTo: sink) != nil }
    return ChoiceRow(values: values, span: fields.span)
  }

  /// A list of sentences, or a block scalar with one sentence a line.
  private static func sentences(_ node: YAMLNode, sink: DiagnosticSink) -> [Sentence] {
    if case .scalar(let block) = node {
      return block.lines.map { Sentence(text: $0, step: 0) }
    }
    return node.items(orReportTo: sink).compactMap { item in
      if case .scalar(let text) = item { return Sentence(text: text, step: 0) }
      guard var fields = MappingDecoder(item, sink: sink, what: .aSentence) else { return nil }
      let step = fields.requiredInteger("palier", in: 1...9)
      let text = fields.requiredText("phrase")
      fields.finish()
      guard let step, let text else { return nil }
      return Sentence(text: text, step: step)
    }
  }
}

extension LocalizedText {
  fileprivate static var aSentence: LocalizedText {
    LocalizedText(
      fr: "une phrase entre guillemets doubles", en: "a sentence in double quotes")
  }
}

extension YAMLScalar {
  /// The lines of a block scalar that are not empty, each with its own place.
  var lines: [YAMLScalar] {
    var result: [YAMLScalar] = []
    let scalars = Array(value.unicodeScalars)
    var start = 0
    while start < scalars.count {
      let end = scalars[start...].firstIndex(of: "\n") ?? scalars.count
      let text = String(String.UnicodeScalarView(scalars[start..<end]))
      if !text.allSatisfy(\.isWhitespace) {
        let place = span(of: start..<end)
        let own =
          positions.isEmpty ? [] : Array(positions[start...min(end, positions.count - 1)])
        result.append(
          YAMLScalar(
            value: text, style: style, span: place, positions: own, contentStart: place.start))
      }
      start = end + 1
    }
    return result
  }
}
