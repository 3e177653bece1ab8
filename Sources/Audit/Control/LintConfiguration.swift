package import Catalogue
package import Diagnostics
import Text

/// What `catalogue-lint.yaml` says: severities and limits of a folder of catalogues.
package struct LintConfiguration: Sendable {
  package static let fileName = CatalogueFile.lintSettingsName

  package var levels = RuleLevels()
  /// The least severity that gives exit code 1.
  package var failLevel: Severity?
  /// The least severity shown.
  package var shown: Severity?
  /// The path of a baseline, from the folder of the file.
  package var baseline: String?

  package init() {}

  /// Reads a configuration; faults go to the sink.
  package init(_ bytes: [UInt8], file: String, sink: DiagnosticSink) {
    let parsed = YAMLParser.parse(bytes: bytes, file: file)
    sink.report(contentsOf: parsed.diagnostics)
    guard let root = parsed.root,
      var fields = MappingDecoder(root, sink: sink, what: .keys)
    else { return }
    let severities: KeyValuePairs<String, Severity> = [
      "info": .info, "warning": .warning, "error": .error,
    ]
    failLevel = fields.choice("echec", severities)?.value
    shown = fields.choice("montrer", severities)?.value
    baseline = fields.text("connus")?.value
    if let rules = fields.node("regles") { read(rules, sink) }
    fields.finish()
  }

  private mutating func read(_ node: YAMLNode, _ sink: DiagnosticSink) {
    guard let rules = MappingDecoder(node, sink: sink, what: .keys) else { return }
    for entry in rules.allEntries {
      guard case .scalar(let value) = entry.value,
        let level = RuleLevels.Level(rawValue: value.value)
      else {
        sink.report(.notALevel(entry))
        continue
      }
      switch RuleChoice(entry.key.value) {
      case .adjustable: levels.set(entry.key.value, level)
      case .unusable(let reason): sink.report(.unusableRule(entry.key, reason))
      }
    }
  }
}

/// Whether a rule of that name can be given another severity.
package enum RuleChoice {
  case adjustable
  /// Why not, and what may have been meant.
  case unusable(LocalizedText)

  package init(_ id: String) {
    guard let page = allRulePages.first(where: { $0.id == id }) else {
      let nearest = nearest(to: id, among: allRulePages.map(\.id))
      self = .unusable(
        LocalizedText(
          fr: "aucune règle ne s’appelle « \(id) »"
            + (nearest.map { " ; vouliez-vous « \($0) » ?" } ?? ""),
          en: "no rule is called “\(id)”" + (nearest.map { "; did you mean “\($0)”?" } ?? "")))
      return
    }
    guard page.isAdjustable else {
      self = .unusable(
        LocalizedText(
          fr: "la gravité de « \(id) » ne se change pas : sans elle le jeu ne peut pas être lu",
          en: "the severity of “\(id)” can’t be changed: without it the set can’t be read"))
      return
    }
    self = .adjustable
  }
}

extension Diagnostic {
  fileprivate static func notALevel(_ entry: YAMLEntry) -> Diagnostic {
    let levels = RuleLevels.Level.allCases.map(\.rawValue).joined(separator: ", ")
    return Diagnostic(
      id: "unknown-value",
      LocalizedText(
        fr: "une règle prend un de ces niveaux : \(levels)",
        en: "a rule takes one of these levels: \(levels)"),
      at: entry.value.span,
      cure: nearestLevel(to: entry.value).map(LocalizedText.didYouMean)
        ?? LocalizedText(fr: "écrivez un de ces niveaux", en: "write one of these levels"))
  }

  private static func nearestLevel(to value: YAMLNode) -> String? {
    guard case .scalar(let scalar) = value else { return nil }
    return nearest(to: scalar.value, among: RuleLevels.Level.allCases.map(\.rawValue))
  }

  fileprivate static func unusableRule(_ key: YAMLScalar, _ reason: LocalizedText) -> Diagnostic {
    Diagnostic(
      id: "unknown-value", reason, at: key.span,
      cure: LocalizedText(
        fr: "corrigez le nom, ou supprimez la ligne", en: "correct the name, or delete the line"))
  }
}
