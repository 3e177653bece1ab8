import Diagnostics

@testable import Catalogue

private func template(_ lines: String...) -> String {
  "  - " + lines.joined(separator: "\n    ") + "\n"
}

private func templates(_ texts: String...) -> (path: String, yaml: String) {
  ("modeles/a.yaml", "modeles:\n" + texts.joined())
}

let twoGrades =
  (
    path: "niveaux.yaml",
    yaml: "niveaux:\n"
      + ["CE1", "CE2"].map { grade in
        """
          - id: \(grade)
            mots: { min: 1, max: 9 }
            paliers: [1-9]
            phrases: { max: 9, mots_max: 9, moyenne_min: 1, phrase_courte: 1 }
            temps: [présent]
            competences_par_texte: { min: 1, max: 2 }
            pieges: { min: 1, max: 2 }

        """
      }.joined()
  )

private func form(_ id: String, _ more: String = "") -> (path: String, yaml: String) {
  (
    "formes/a.yaml",
    """
    formes:
      - \(id)
        phrase: le judo
        genre: m
        etiquettes: [sport]
        decor: [le tapis]
        actions: [saluer]
        \(more)
    """
  )
}

let templateCases: [RuleCase] = [
  RuleCase(
    TemplateWithoutMoment.self, "none and two",
    templates(
      template("id: ▶a", "titre: A"),
      template("id: ▶b", "titre: B", "formes: [x]", "etiquettes: [sport]"),
      template("id: ▶c", "titre: C", "formes: [x]", "moment: aucun"))),
  RuleCase(
    TemplateWithoutMoment.self, "one",
    templates(
      template("id: a", "titre: A", "formes: [x]"),
      template("id: b", "titre: B", "etiquettes: [sport]"),
      template("id: c", "titre: C", "moment: aucun"))),

  RuleCase(
    MissingReview.self, "no key", severity: .warning,
    templates(template("id: ▶a", "titre: A"))),
  RuleCase(
    MissingReview.self, "either answer",
    templates(
      template("id: a", "titre: A", "relu: non"), template("id: b", "titre: B", "relu: oui"))),

  RuleCase(
    UnreachableMoment.self, "a grade without", severity: .warning, twoGrades, form("id: ▶judo"),
    templates(
      template("id: a", "titre: A", "niveaux: [CE1]", "formes: [judo]"),
      template("id: b", "titre: B", "niveaux: [CE2]", "moment: aucun"))),
  RuleCase(
    UnreachableMoment.self, "what the form lacks", severity: .warning, twoGrades, form("id: ▶judo"),
    templates(
      template(
        "id: a", "titre: A", "niveaux: [CE1]", "etiquettes: [sport]", "phrases:",
        "  - \"{ENFANT} voit {DECOR2}.\""),
      template(
        "id: b", "titre: B", "niveaux: [CE1]", "etiquettes: [sport]", "phrases:",
        "  - \"{VA_ENFANT:présent}.\""),
      template("id: c", "titre: C", "niveaux: [CE1]", "formes: [judo]", "ami: oui"))),
  RuleCase(
    UnreachableMoment.self, "by tag and by id", twoGrades, form("id: judo", "va: aller au judo"),
    templates(
      template(
        "id: a", "titre: A", "niveaux: [CE1]", "etiquettes: [sport]", "phrases:",
        "  - \"{VA_ENFANT:présent} près de {DECOR1}.\""),
      template("id: b", "titre: B", "niveaux: [CE2]", "formes: [judo]"))),
  RuleCase(
    UnreachableMoment.self, "no templates at all", twoGrades, form("id: judo")),
]
