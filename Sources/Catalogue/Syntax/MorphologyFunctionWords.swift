import Diagnostics
package import Tables

/// A group of `mots_outils.yaml`: small words of one class and role.
package struct FunctionWordsSyntax: Sendable {
  /// One form.
  package struct Word: Sendable {
    package var form: YAMLScalar
    /// The word that it is a form of; nil for itself.
    package var lemma: YAMLScalar?
    package var features: WordFeatures
  }

  package var grade: YAMLScalar
  package var words: [Word]

  /// Reads the file's root.
  package static func list(_ root: YAMLNode, sink: DiagnosticSink) -> [FunctionWordsSyntax] {
    guard var fields = MappingDecoder(root, sink: sink, what: .keys) else { return [] }
    _ = fields.requiredNode("groupes")
    let found = fields.list("groupes").compactMap { FunctionWordsSyntax($0, sink: sink) }
    fields.finish()
    return found
  }

  private init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    let wordClass = fields.requiredChoice("classe", Self.classes)
    let role = fields.requiredChoice("sorte", Self.roles)
    let grade = fields.requiredText("niveau")
    let number = fields.choice("nombre", Self.numbers)?.value ?? .any
    let items = fields.list("mots")
    fields.finish()
    guard let wordClass, let role, let grade else { return nil }
    self.grade = grade
    let features = WordFeatures(wordClass.value, number: number, role: role.value)
    words = items.compactMap { Word($0, features: features, sink: sink) }
  }

  private static let classes: KeyValuePairs<String, WordClass> = [
    "determinant": .determiner, "pronom": .pronoun, "numeral": .numeral,
    "conjonction": .conjunction, "adverbe": .adverb,
  ]
  private static let roles: KeyValuePairs<String, WordRole> = [
    "article_defini": .definiteArticle, "article_indefini": .indefiniteArticle,
    "possessif": .possessive, "demonstratif": .demonstrative, "interrogatif": .interrogative,
    "indefini": .indefinite, "sujet": .subject, "complement": .object, "reflechi": .reflexive,
    "tonique": .disjunctive, "relatif": .relative, "adverbial": .adverbial, "cardinal": .cardinal,
    "coordination": .coordinating,
  ]
  fileprivate static let numbers: KeyValuePairs<String, GrammaticalNumber> = [
    "s": .singular, "p": .plural,
  ]
}

extension FunctionWordsSyntax.Word {
  /// A single word, or its form with lemma, gender, number and person.
  fileprivate init?(_ node: YAMLNode, features: WordFeatures, sink: DiagnosticSink) {
    self.features = features
    if case .scalar(let word) = node {
      form = word
      lemma = nil
      return
    }
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    let form = fields.requiredText("mot")
    lemma = fields.text("lemme")
    if let gender = fields.choice("genre", ["m": Gender.masculine, "f": .feminine]) {
      self.features.gender = gender.value
    }
    if let number = fields.choice("nombre", FunctionWordsSyntax.numbers) {
      self.features.number = number.value
    }
    if let person = fields.integer("personne", in: 1...3) {
      self.features.person = UInt32(person.value)
    }
    fields.finish()
    guard let form else { return nil }
    self.form = form
  }
}
