package import Diagnostics

/// `jeu.yaml`: what the set is.
package struct SetSyntax: Sendable {
  /// Which spelling texts are written in; both are accepted when reading.
  package enum Spelling: Sendable { case classic, reformed }

  package var id: YAMLScalar
  package var name: YAMLScalar
  package var version: YAMLScalar
  package var licence: YAMLScalar?
  /// The set that this one adds to.
  package var extends: YAMLScalar?
  /// Ids of entries of the base that this set does without.
  package var retired: [YAMLScalar]
  /// Nil for that of the base; without one, the classic spelling.
  package var spelling: Spelling?

  /// The key that names the set that this one adds to.
  static let baseKey = "etend"

  /// Reads the file's root.
  package init?(_ root: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(root, sink: sink, what: .keys) else { return nil }
    let id = fields.requiredText("id")
    let name = fields.requiredText("nom")
    // No rule of French would hold for another one.
    _ = fields.choice("langue", ["fr": ()])
    let version = fields.requiredText("version")
    licence = fields.text("licence")
    extends = fields.text(SetSyntax.baseKey)
    retired = fields.texts("retire")
    spelling =
      fields.choice("orthographe", ["classique": Spelling.classic, "1990": .reformed])?.value
    fields.finish()
    guard let id, let name, let version else { return nil }
    self.id = id
    self.name = name
    self.version = version
  }
}

extension LocalizedText {
  /// What a mapping is called in messages.
  package static var keys: LocalizedText {
    LocalizedText(fr: "des clés « clé : valeur »", en: "“key: value” entries")
  }
}
