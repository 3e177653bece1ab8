import Diagnostics

/// Bounds of a grade that no text can meet together.
struct ImpossibleBounds: LintRule {
  static let page = RulePage(
    "impossible-bounds",
    what: LocalizedText(
      fr: "Les bornes d’un niveau se contredisent : mots, phrases, paliers, moyenne, pièges ou "
        + "compétences par texte.",
      en: "The bounds of a grade contradict each other: words, sentences, paliers, mean, traps or "
        + "skills of a text."),
    why: LocalizedText(
      fr: "Aucun texte ne passerait les contrôles de ce niveau.",
      en: "No text would pass the checks of the grade."),
    cure: LocalizedText(
      fr: "Corrigez l’une des bornes que le message nomme.",
      en: "Correct one of the bounds that the message names."),
    safety: LocalizedText(
      fr: "Des textes refusés seront admis, ou l’inverse : essayez les modèles du niveau.",
      en: "Texts that were refused will pass, or the other way round: try the grade’s templates."))

  static let examples = [
    RuleExample(
      "words, mean, telegram, paliers, traps",
      (
        "niveaux.yaml",
        "niveaux:\n"
          + ImpossibleBounds.grade("▶A", mots: "{ min: 40, max: 60 }", mean: "11", short: "10")
          + ImpossibleBounds.grade("▶B", paliers: "[3-9, 8-12]")
          + ImpossibleBounds.grade("▶C", paliers: "[5-10, 1-6]", pieges: "{ min: 11, max: 20 }")
          + ImpossibleBounds.grade("▶D", paliers: "[{ mots: 1-5, pieges: 2-9 }]")
          + ImpossibleBounds.grade(
            "▶E", paliers: "[{ mots: 1-5, pieges: 3-4 }, { mots: 4-10, pieges: 1-4 }]")
      )),
    RuleExample(
      "bounds that can be met",
      ("niveaux.yaml", "niveaux:\n" + ImpossibleBounds.grade("A"))),
  ]

  private static func grade(
    _ id: String, mots: String = "{ min: 1, max: 10 }", paliers: String = "[1-5, 4-10]",
    mean: String = "4", short: String = "2", pieges: String = "{ min: 1, max: 4 }"
  ) -> String {
    """
      - id: \(id)
        mots: \(mots)
        paliers: \(paliers)
        phrases: { max: 3, mots_max: 10, moyenne_min: \(mean), phrase_courte: \(short) }
        temps: [présent]
        competences_par_texte: { min: 0, max: 2 }
        pieges: \(pieges)

    """
  }

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for (place, grade) in scope.catalogue.grades.enumerated() {
      let older = scope.catalogue.grades.suffix(from: place + 1).map(\.id.value)
      let skills = scope.catalogue.skills.count { !older.contains($0.introduced.value) }
      let faults =
        grade.lengthFaults + grade.stepFaults
        + grade.trapFaults(skills: scope.files == nil ? nil : skills)
      // One finding for each grade: with one bound mended the others may be right.
      if let fault = faults.first { report(.impossibleBounds(grade.id, fault)) }
    }
  }
}

extension GradeSyntax {
  fileprivate var lengthFaults: [LocalizedText] {
    var faults: [LocalizedText] = []
    let most = sentences.maximum * sentences.maximumWords
    if words.lowerBound > most {
      faults.append(
        LocalizedText(
          fr: "il faut \(words.lowerBound) mots, mais \(sentences.maximum) phrases de "
            + "\(sentences.maximumWords) mots n’en font que \(most)",
          en: "\(words.lowerBound) words are needed, but \(sentences.maximum) sentences of "
            + "\(sentences.maximumWords) words make only \(most)"))
    }
    if sentences.minimumMeanTenths > sentences.maximumWords * 10 {
      faults.append(
        LocalizedText(
          fr: "« moyenne_min » dépasse « mots_max » (\(sentences.maximumWords))",
          en: "“moyenne_min” is above “mots_max” (\(sentences.maximumWords))"))
    }
    if sentences.shortWords >= sentences.maximumWords {
      faults.append(
        LocalizedText(
          fr: "« phrase_courte » atteint « mots_max » (\(sentences.maximumWords)) : toute phrase "
            + "serait courte",
          en:
            "“phrase_courte” reaches “mots_max” (\(sentences.maximumWords)): every sentence would "
            + "be short"))
    }
    return faults
  }

  fileprivate var stepFaults: [LocalizedText] {
    var faults: [LocalizedText] = []
    for step in steps.map(\.words) where !words.contains(step) {
      faults.append(
        LocalizedText(
          fr: "le palier \(step.written) sort de « mots » (\(words.lowerBound) à "
            + "\(words.upperBound))",
          en: "the palier \(step.written) leaves “mots” (\(words.lowerBound) to "
            + "\(words.upperBound))"))
    }
    for (step, next) in zip(steps.map(\.words), steps.map(\.words).dropFirst())
    where step.isAbove(next) {
      faults.append(
        LocalizedText(
          fr: "le palier \(next.written) est plus court que le précédent",
          en: "the palier \(next.written) is shorter than the one before"))
    }
    return faults + densityFaults
  }

  private var densityFaults: [LocalizedText] {
    var faults: [LocalizedText] = []
    let densities = steps.map { $0.traps ?? traps }
    for density in densities where !traps.contains(density) {
      faults.append(
        LocalizedText(
          fr: "un palier de \(density.written) pièges sort de « pieges » (\(traps.lowerBound) à "
            + "\(traps.upperBound))",
          en: "a palier of \(density.written) traps leaves “pieges” (\(traps.lowerBound) to "
            + "\(traps.upperBound))"))
    }
    for (density, next) in zip(densities, densities.dropFirst()) where density.isAbove(next) {
      faults.append(
        LocalizedText(
          fr: "un palier de \(next.written) pièges est moins dense que le précédent",
          en: "a palier of \(next.written) traps is less dense than the one before"))
    }
    return faults
  }

  /// - Parameter skills: how many skills the grade works on; nil when that is not known.
  fileprivate func trapFaults(skills: Int?) -> [LocalizedText] {
    var faults: [LocalizedText] = []
    if traps.lowerBound > words.upperBound {
      faults.append(
        LocalizedText(
          fr: "il faut \(traps.lowerBound) pièges dans \(words.upperBound) mots au plus",
          en: "\(traps.lowerBound) traps are needed in at most \(words.upperBound) words"))
    }
    if let skills, skillsPerText.lowerBound > skills {
      faults.append(
        LocalizedText(
          fr: "il faut \(skillsPerText.lowerBound) compétences par texte, le niveau en travaille "
            + "\(skills)",
          en: "\(skillsPerText.lowerBound) skills are needed in a text, the grade works on "
            + "\(skills)"))
    }
    return faults
  }
}

extension ClosedRange<Int> {
  /// As `niveaux.yaml` writes it.
  fileprivate var written: String { "\(lowerBound)-\(upperBound)" }

  /// Whether one of the bounds is above that of `next`.
  fileprivate func isAbove(_ next: ClosedRange<Int>) -> Bool {
    next.lowerBound < lowerBound || next.upperBound < upperBound
  }
}

extension Diagnostic {
  fileprivate static func impossibleBounds(
    _ grade: YAMLScalar, _ fault: LocalizedText
  ) -> Diagnostic {
    Diagnostic(
      id: ImpossibleBounds.id,
      LocalizedText(
        fr: "au niveau « \(grade.value) », \(fault.fr)",
        en: "in grade “\(grade.value)”, \(fault.en)"),
      at: grade.span,
      cure: LocalizedText(
        fr: "corrigez l’une de ces bornes", en: "correct one of these bounds"))
  }
}
