package import Diagnostics

/// A whole set as it was written: every leaf knows its file, line and column.
package struct CatalogueSyntax: Sendable {
  package var set: SetSyntax?
  package var forms: [FormSyntax] = []
  package var blocked: [BlockedWordSyntax] = []
  package var deviations: [DeviationSyntax] = []
  package var names: NamesSyntax?
  package var calendar: CalendarSyntax?
  package var progression: ProgressionSyntax?
  package var grades: [GradeSyntax] = []
  package var tenses: [TenseSyntax] = []
  package var timeWords: TimeWordsSyntax?
  package var skills: [SkillSyntax] = []
  package var registers: RegistersSyntax?
  package var templates: [TemplateSyntax] = []
  package var vocabulary: [VocabularySyntax] = []
  package var morphology = MorphologySyntax()
  /// The comments that hide findings, of all files.
  package var suppressions: [Suppression] = []
  /// The files as they were written, those of a base first.
  package var documents: [CatalogueDocument] = []
  /// Where the entries begin that lack a key, told or not.
  package var incomplete: Set<SourceSpan> = []

  package init() {}
}

/// A file of a set as it was written.
package struct CatalogueDocument: Sendable {
  package var kind: CatalogueFileKind
  package var root: YAMLNode
}

/// The kinds of file in a set, by where they lie.
package enum CatalogueFileKind: Hashable, Sendable {
  case set, forms, blocked, deviations, names, calendar, grades, tenses, skills, registers
  case templates, vocabulary, progression
  /// A file of `morphologie/`, by its name without extension.
  case morphology(String)

  /// The kind of a file by its path inside the set, or nil for a file that no kind claims.
  package init?(pathInSet path: String) {
    guard path.hasSuffix(".yaml") else { return nil }
    let parts = path.dropLast(5).split(separator: "/").map(String.init)
    switch (parts.count, parts.first) {
    case (1, let name?):
      guard let kind = CatalogueFileKind.topLevel.first(where: { $0.key == name })?.value else {
        return nil
      }
      self = kind
    case (2, "formes"): self = .forms
    case (2, "competences"): self = .skills
    case (2, "modeles"): self = .templates
    case (2, "vocabulaire"): self = .vocabulary
    case (2, "morphologie"): self = .morphology(parts[1])
    default: return nil
    }
  }

  private static let topLevel: KeyValuePairs<String, CatalogueFileKind> = [
    "jeu": .set, "interdits": .blocked, "ecarts": .deviations, "prenoms": .names,
    "calendrier": .calendar, "niveaux": .grades, "temps": .tenses,
    "registres": .registers, "progression": .progression,
  ]

  /// The names that a set knows, for messages.
  package static var knownNames: [String] {
    topLevel.map { "\($0.key).yaml" }
      + ["competences/…", "formes/…", "modeles/…", "vocabulaire/…", "morphologie/…"]
  }
}
