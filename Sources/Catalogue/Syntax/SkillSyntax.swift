package import Diagnostics

/// An entry of `competences.yaml`: a spelling skill and how its traps are recognised.
package struct SkillSyntax: Sendable {
  package var id: YAMLScalar
  package var name: YAMLScalar
  package var introduced: YAMLScalar
  package var expected: YAMLScalar
  /// Traps that a text aimed at the skill holds at least; 2 by default.
  package var minimumTraps: Int
  package var marks: [SkillMarkSyntax]
  package var span: SourceSpan

  package init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    span = fields.span
    let id = fields.requiredText("id")
    let name = fields.requiredText("nom")
    let introduced = fields.requiredText("introduite")
    let expected = fields.requiredText("attendue")
    minimumTraps = fields.integer("pieges_min", in: 1...9)?.value ?? 2
    marks = (fields.requiredNode("reperes")?.items(orReportTo: sink) ?? [])
      .compactMap { SkillMarkSyntax($0, sink: sink) }
    fields.finish()
    guard let id, let name, let introduced, let expected else { return nil }
    self.id = id
    self.name = name
    self.introduced = introduced
    self.expected = expected
  }
}

/// Conditions on a word that together make it a trap.
package struct SkillMarkSyntax: Sendable {
  package var words: [YAMLScalar]
  package var classes: [YAMLScalar]
  package var isFeminine: Bool?
  package var isPlural: Bool?
  package var persons: [YAMLScalar]
  package var tenses: [YAMLScalar]
  package var beginnings: [YAMLScalar]
  package var endings: [YAMLScalar]
  package var contains: [YAMLScalar]
  package var capital: Bool
  /// The grade from which the mark counts; nil for the skill's own.
  package var grade: YAMLScalar?
  /// Conditions on the word before and on the word after: at most one each.
  package var before: [SkillMarkSyntax]
  package var after: [SkillMarkSyntax]

  package init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    words = fields.texts("mot")
    classes = fields.texts("classe")
    isFeminine = fields.choice("genre", ["m": false, "f": true])?.value
    isPlural = fields.choice("nombre", ["s": false, "p": true])?.value
    persons = fields.texts("personne")
    tenses = fields.texts("temps")
    beginnings = fields.texts("debut")
    endings = fields.texts("fin")
    contains = fields.texts("contient")
    capital = fields.yesOrNo("majuscule") ?? false
    grade = fields.text("niveau")
    before = fields.node("avant").flatMap { SkillMarkSyntax($0, sink: sink) }.map { [$0] } ?? []
    after = fields.node("apres").flatMap { SkillMarkSyntax($0, sink: sink) }.map { [$0] } ?? []
    fields.finish()
  }
}
