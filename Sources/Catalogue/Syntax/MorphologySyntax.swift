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
  package var spellings: SpellingsSyntax?

  /// The files of the folder; the raw value is the file's name without `.yaml`.
  package enum File: String, CaseIterable, Sendable {
    case conjugations = "conjugaisons"
    case auxiliaries = "auxiliaires"
    case plurals = "pluriels"
    case feminines = "feminins"
    case elision
    case contractions
    case functionWords = "mots_outils"
    case readings = "lectures"
    case spellings = "graphies"

    /// Whether a set can do without the file.
    package var isOptional: Bool { self == .spellings }
  }

  package init() {}

  /// Reads one file's root; a file of a set that extends another one may hold only what it adds.
  package mutating func read(
    _ file: File, _ root: YAMLNode, hasBase: Bool = false, sink: DiagnosticSink
  ) {
    switch file {
    case .conjugations: conjugations = ConjugationSyntax(root, hasBase: hasBase, sink: sink)
    case .auxiliaries: auxiliaries = AuxiliariesSyntax(root, hasBase: hasBase, sink: sink)
    case .plurals: plurals = EndingRulesSyntax(root, hasBase: hasBase, sink: sink)
    case .feminines: feminines = EndingRulesSyntax(root, hasBase: hasBase, sink: sink)
    case .elision: elision = ElisionSyntax(root, hasBase: hasBase, sink: sink)
    case .contractions: contractions = ContractionSyntax.list(root, sink: sink)
    case .functionWords: functionWords = FunctionWordsSyntax.list(root, sink: sink)
    case .readings: readings = ReadingRulesSyntax(root, hasBase: hasBase, sink: sink)
    case .spellings: spellings = SpellingsSyntax(root, sink: sink)
    }
  }
}
