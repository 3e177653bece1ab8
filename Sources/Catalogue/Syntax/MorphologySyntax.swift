import Diagnostics

/// All of `morphologie/`, file by file.
package struct MorphologySyntax: Sendable {
  package var conjugations: ConjugationSyntax?
  package var auxiliaries: AuxiliariesSyntax?
  package var plurals: EndingRulesSyntax?
  package var feminines: EndingRulesSyntax?
  package var elision: ElisionSyntax?
  package var contractions: [ContractionSyntax] = []
  package var functionWords: [FunctionWordsSyntax] = []
  package var readings: ReadingRulesSyntax?

  /// The files that a set must hold; the raw value is the file's name without `.yaml`.
  package enum File: String, CaseIterable, Sendable {
    case conjugations = "conjugaisons"
    case auxiliaries = "auxiliaires"
    case plurals = "pluriels"
    case feminines = "feminins"
    case elision
    case contractions
    case functionWords = "mots_outils"
    case readings = "lectures"
  }

  package init() {}

  /// Reads one file's root.
  package mutating func read(_ file: File, _ root: YAMLNode, sink: DiagnosticSink) {
    switch file {
    case .conjugations: conjugations = ConjugationSyntax(root, sink: sink)
    case .auxiliaries: auxiliaries = AuxiliariesSyntax(root, sink: sink)
    case .plurals: plurals = EndingRulesSyntax(root, sink: sink)
    case .feminines: feminines = EndingRulesSyntax(root, sink: sink)
    case .elision: elision = ElisionSyntax(root, sink: sink)
    case .contractions: contractions = ContractionSyntax.list(root, sink: sink)
    case .functionWords: functionWords = FunctionWordsSyntax.list(root, sink: sink)
    case .readings: readings = ReadingRulesSyntax(root, sink: sink)
    }
  }
}
