import Diagnostics

/// Files that a set needs and does not have.
struct MissingFile: LintRule {
  static let page = RulePage(
    "missing-file",
    what: LocalizedText(
      fr: "Il manque des fichiers à un jeu qui n’en prolonge aucun autre ; un seul constat les "
        + "nomme tous.",
      en: "Files are absent from a set that extends no other; one finding names them all."),
    why: LocalizedText(
      fr: "Sans eux, le moteur ne sait pas ce qui est interdit, ce qu’un niveau admet, ni quoi "
        + "écrire : un jeu sans interdits.yaml laisserait passer tous les titres.",
      en: "Without them the engine can’t tell what is blocked, what a grade may hold or what to "
        + "write: a set without interdits.yaml would let every title through."),
    cure: LocalizedText(
      fr: "Ajoutez ces fichiers, ou écrivez « etend: ecole » dans jeu.yaml pour compléter un autre "
        + "jeu.",
      en: "Add the files, or write “etend: ecole” in jeu.yaml to add to another set."),
    safety: .safe)

  /// What a set needs, by the names that messages use.
  private static let needed: [(name: String, kind: CatalogueFileKind)] =
    [
      ("jeu.yaml", .set), ("formes/….yaml", .forms), ("interdits.yaml", .blocked),
      ("ecarts.yaml", .deviations), ("prenoms.yaml", .names), ("calendrier.yaml", .calendar),
      ("progression.yaml", .progression),
      ("niveaux.yaml", .grades), ("temps.yaml", .tenses), ("competences/….yaml", .skills),
      ("registres.yaml", .registers), ("modeles/….yaml", .templates),
      ("vocabulaire/….yaml", .vocabulary),
    ]
    + MorphologySyntax.File.allCases.filter { !$0.isOptional }.map {
      ("morphologie/\($0.rawValue).yaml", .morphology($0.rawValue))
    }

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    guard let files = scope.files, scope.catalogue.set?.extends == nil else { return }
    let kinds = Set(files.compactMap { CatalogueFileKind(pathInSet: $0.pathInSet) })
    let missing = MissingFile.needed.filter { !kinds.contains($0.kind) }.map(\.name)
    if !missing.isEmpty { report(.missingFiles(missing, at: scope.catalogue.set?.id.span)) }
  }
}

extension Diagnostic {
  fileprivate static func missingFiles(_ names: [String], at span: SourceSpan?) -> Diagnostic {
    let list = names.joined(separator: ", ")
    return Diagnostic(
      id: MissingFile.id,
      LocalizedText(fr: "il manque à ce jeu : \(list)", en: "this set lacks: \(list)"),
      at: span,
      cure: LocalizedText(
        fr: "ajoutez ce qui manque, ou écrivez « etend: ecole » dans jeu.yaml",
        en: "add what is missing, or write “etend: ecole” in jeu.yaml"))
  }
}

extension MissingFile {
  static let examples: [RuleExample] = [
    RuleExample("all but one", ("jeu.yaml", "id: ▶essai\nnom: Essai\nversion: 1.0.0\n")),
    RuleExample(
      "a set that extends another",
      ("jeu.yaml", ExampleCatalogues.identity.yaml + "etend: ecole\n")),
  ]
}
