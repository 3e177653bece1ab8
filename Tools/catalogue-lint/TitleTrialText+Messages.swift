import Audit
import Diagnostics
import Engine
import Tables

extension LocalizedText {
  static let readAs = LocalizedText(fr: "lu comme :", en: "read as:")
  static let blockedWords = LocalizedText(fr: "mots interdits :", en: "blocked words:")
  static let deviations = LocalizedText(fr: "écarts :", en: "deviations:")
  static let noneFound = LocalizedText(fr: "aucun", en: "none")
  static let scripts = LocalizedText(fr: "alphabets :", en: "scripts:")
  static let oneScript = LocalizedText(fr: "un seul par mot", en: "one for each word")
  static let twoScripts = LocalizedText(
    fr: "ce mot mêle deux alphabets", en: "this word mixes two scripts")
  static let forms = LocalizedText(fr: "formes :", en: "forms:")
  static let formsOtherwise = LocalizedText(
    fr: "formes, si rien n’écartait le titre :", en: "forms, if nothing set the title aside:")
  static let noForm = LocalizedText(fr: "aucune", en: "none")
  static let firstName = LocalizedText(fr: "prénom :", en: "first name:")
  static let takesNoName = LocalizedText(
    fr: "cette forme n’en prend pas", en: "this form takes none")
  static let noSureName = LocalizedText(fr: "aucun qui soit sûr", en: "none that is sure")
  static let result = LocalizedText(fr: "résultat :", en: "result:")
  static let colonBetween = LocalizedText(fr: " : ", en: ": ")
}

extension TitleExplanation {
  /// Whether the forms of the title are not even looked at.
  var isSetAside: Bool {
    switch outcome {
    case .blocked, .cancelled, .chore, .mixedScript: true
    case .moment, .blank: false
    }
  }

  /// What the title comes to.
  var result: LocalizedText {
    switch outcome {
    case .moment(let content):
      let phrase = phrase ?? ""
      guard let companion = content.companion?.text else {
        return LocalizedText(fr: "« \(phrase) »", en: "“\(phrase)”")
      }
      return LocalizedText(
        fr: "« \(phrase) », avec \(companion)", en: "“\(phrase)”, with \(companion)")
    case .blank:
      return LocalizedText(
        fr: "sans nom, car aucune forme n’est reconnue",
        en: "blank, since no form is recognised")
    case .mixedScript:
      return LocalizedText(
        fr: "sans nom, car un mot mêle deux alphabets",
        en: "blank, since a word mixes two scripts")
    case .chore:
      return LocalizedText(
        fr: "sans nom, car c’est une démarche", en: "blank, since it is a chore")
    case .cancelled:
      return LocalizedText(
        fr: "rien, car l’événement n’a pas lieu",
        en: "nothing, since the event does not take place")
    case .blocked:
      return LocalizedText(
        fr: "rien, car un mot interdit écarte le titre",
        en: "nothing, since a blocked word sets the title aside")
    }
  }
}

extension TitleExplanation.StoppingWord {
  /// « mot « hôpital » ».
  var label: LocalizedText {
    switch kind {
    case .blocked: LocalizedText(fr: "« \(word) »", en: "“\(word)”")
    case .cancellation:
      LocalizedText(fr: "« \(word) », une annulation", en: "“\(word)”, a cancellation")
    case .chore: LocalizedText(fr: "« \(word) », une démarche", en: "“\(word)”, a chore")
    }
  }
}

extension TitleExplanation.Candidate {
  /// « judo, motif « cours de judo » ».
  var label: LocalizedText {
    isException
      ? LocalizedText(fr: "\(form), sauf « \(motif) »", en: "\(form), exception “\(motif)”")
      : LocalizedText(fr: "\(form), motif « \(motif) »", en: "\(form), motif “\(motif)”")
  }

  /// Why it wins or loses.
  func reason(in explanation: TitleExplanation) -> LocalizedText {
    switch verdict {
    case .wins: return LocalizedText(fr: "l’emporte", en: "wins")
    case .givesNothing:
      return LocalizedText(fr: "ces mots ne donnent rien", en: "these words give nothing")
    case .touched(let neighbour):
      return touched(neighbour.kind, explanation.text(obstacle ?? 0..<0))
    case .contradicted:
      let letter = explanation.text(obstacle ?? 0..<0)
      return LocalizedText(
        fr: "refusé, l’accent de « \(letter) » contredit le motif",
        en: "refused, the accent of “\(letter)” contradicts the motif")
    case .covered(let rival, let criterion):
      let reason = explanation.candidates[rival].advantage(criterion)
      return LocalizedText(
        fr: "recouvert par \(reason.fr)", en: "covered by \(reason.en)")
    case .outranked(let rival, let criterion):
      let reason = explanation.candidates[rival].advantage(criterion)
      return LocalizedText(fr: "cède à \(reason.fr)", en: "yields to \(reason.en)")
    }
  }

  private func touched(_ kind: MatchNeighbour.Kind, _ sign: String) -> LocalizedText {
    switch kind {
    case .letter:
      LocalizedText(
        fr: "refusé, la lettre « \(sign) » le touche",
        en: "refused, the letter “\(sign)” touches it")
    case .digit:
      LocalizedText(
        fr: "refusé, le chiffre « \(sign) » le touche",
        en: "refused, the digit “\(sign)” touches it")
    case .hyphen:
      LocalizedText(
        fr: "refusé, un trait d’union le lie à la lettre voisine",
        en: "refused, a hyphen ties it to the letter beside it")
    }
  }

  /// The candidate, and what makes it go before another one.
  private func advantage(_ criterion: MatchCriterion) -> LocalizedText {
    let reason: LocalizedText =
      switch criterion {
      case .length: LocalizedText(fr: "plus long", en: "which is longer")
      case .exception: LocalizedText(fr: "un « sauf »", en: "an exception")
      case .rank: LocalizedText(fr: "d’un rang plus haut", en: "of a higher rank")
      case .place: LocalizedText(fr: "plus à gauche", en: "further to the left")
      case .accents:
        LocalizedText(fr: "à qui il manque moins d’accents", en: "which lacks fewer accents")
      case .form:
        LocalizedText(
          fr: "à égalité, dont l’id « \(form) » vient avant",
          en: "a tie, whose id “\(form)” comes first")
      case .end: LocalizedText(fr: "qui finit plus tôt", en: "which ends first")
      }
    return LocalizedText(fr: "« \(motif) », \(reason.fr)", en: "“\(motif)”, \(reason.en)")
  }
}

extension TitleExplanation {
  /// A part of the title.
  fileprivate func text(_ range: Range<Int>) -> String {
    let scalars = Array(title.unicodeScalars)[range]
    return String(String.UnicodeScalarView(scalars)).withVisibleControls
  }
}
