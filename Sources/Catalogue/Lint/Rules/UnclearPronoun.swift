import Diagnostics
import Tables
import Text

/// A pronoun that may stand for the child or for the friend.
struct UnclearPronoun: LintRule {
  static let page = RulePage(
    "unclear-pronoun", severity: .info,
    what: LocalizedText(
      fr:
        "Un pronom d’un modèle pourrait désigner deux personnes. Avec un ami, {IL_ENFANT} ou {LE_ENFANT} suit {AMI} de plus près que "
        + "{ENFANT}, ou l’inverse ; ou bien « il » ou « elle » est écrit en toutes lettres sans nom "
        + "de ce genre dans la phrase ni dans celle d’avant.",
      en:
        "A pronoun of a template could mean two persons. With a friend, {IL_ENFANT} or {LE_ENFANT} follows {AMI} more closely than "
        + "{ENFANT}, or the other way round; or “il” or “elle” is written out with no noun of that "
        + "gender in the sentence nor in the one before."),
    why: LocalizedText(
      fr: "« Tom rejoint Malo. Il saute. » : qui saute ? Et un « il » écrit ne s’accorde pas quand "
        + "l’enfant est une fille.",
      en: "“Tom rejoint Malo. Il saute.”: who jumps? And a written “il” does not agree when the "
        + "child is a girl."),
    cure: LocalizedText(
      fr: "Répétez le prénom, ou écrivez {IL_ENFANT} ou {IL_AMI}.",
      en: "Repeat the name, or write {IL_ENFANT} or {IL_AMI}."),
    safety: LocalizedText(
      fr: "Sans risque ; essayez le modèle, ses pièges peuvent changer.",
      en: "Safe; try the template, its traps may change."))

  static let examples = [
    RuleExample(
      "the other name is nearer; no noun before", severity: .info,
      ExampleFiles.grades("CP"), ExampleFiles.plurals, UnclearPronoun.words,
      (
        "modeles/a.yaml",
        """
        modeles:
          - id: a
            titre: A
            ami: oui
            phrases:
              - "{ENFANT} rejoint {AMI}."
              - "▶{IL_ENFANT} saute."
              - "{AMI} rit, puis ▶il saute avec {ENFANT}."

        """
      )),
    RuleExample(
      "the name before, a noun, a fixed turn, no friend", severity: .info,
      ExampleFiles.grades("CP"), ExampleFiles.plurals, UnclearPronoun.words,
      (
        "modeles/a.yaml",
        """
        modeles:
          - id: a
            titre: A
            ami: oui
            phrases:
              - "{AMI} rejoint {ENFANT}."
              - "{IL_ENFANT} voit un chat."
              - "Il saute, il pleut et il y a {AMI}."
              - "{ENFANT} dit à {AMI} : « Il faut partir. »"
          - { id: b, titre: B, phrases: ["{ENFANT} part. Il saute."] }

        """
      )),
  ]

  private static let words = ExampleFiles.words(
    "noms: { m: [chat], f: [mer] }",
    "adverbes: [avec, dit, part, pleut, puis, rejoint, rit, saute, voit]")

  /// What may follow *il* without standing for anybody.
  private static let impersonal: Set<String> = [
    "en", "est", "exista", "existait", "existe", "fait", "faisait", "fallait", "fallut", "faudra",
    "faut", "fera", "fit", "manquait", "manque", "neige", "neigeait", "neigera", "pleut",
    "pleuvait",
    "pleuvra", "restait", "reste", "restera", "resta", "semble", "semblait", "suffira", "suffisait",
    "suffit", "suffirait", "vaut", "y", "était", "sera", "fut", "s'agit", "ne", "n'y", "n'est",
  ]

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for (template, places) in zip(scope.catalogue.templates, scope.templateProse)
    where template.needsFriend {
      let texts = scope.prose[places].dropFirst().prefix(template.sentences.count)
      var previous: ProseText?
      for text in texts {
        checkPlaces(text, after: previous, report)
        checkWords(text, after: previous, template, scope, report)
        previous = text
      }
    }
  }

  private func checkPlaces(
    _ text: ProseText, after previous: ProseText?, _ report: (Diagnostic) -> Void
  ) {
    var last = previous?.words.last { $0.person != nil }?.person
    var before: ProseWord?
    for word in text.words {
      defer { before = word }
      guard let person = word.person else { continue }
      let pronoun = before.flatMap { $0.isPronounOfPlaceholder ? $0 : nil }
      if let pronoun, let last, last != person, person != "DEUX", last != "DEUX" {
        let range = (pronoun.range.lowerBound - 1)..<(word.range.upperBound + 1)
        report(.unclearPlace("\(pronoun.text)_\(word.text)", at: text.scalar.span(of: range)))
      }
      last = person
    }
  }

  private func checkWords(
    _ text: ProseText, after previous: ProseText?, _ template: TemplateSyntax, _ scope: LintScope,
    _ report: (Diagnostic) -> Void
  ) {
    var before = previous?.words ?? []
    for (place, word) in text.words.enumerated() {
      defer { before.append(word) }
      guard word.plain == "il" || word.plain == "elle", !word.isPartOfPlaceholder else {
        continue
      }
      let next = place + 1 < text.words.count ? text.words[place + 1].plain : ""
      guard before.contains(where: { $0.person != nil }),
        !(word.plain == "il" && UnclearPronoun.impersonal.contains(next)),
        !scope.mayStand(word.plain, for: before, in: template)
      else { continue }
      report(.unclearWord(word.text, at: text.scalar.span(of: word.range)))
    }
  }
}

extension ProseWord {
  /// Whom a placeholder stands for, by the last part of its name.
  fileprivate var person: String? {
    next == "}" && ["ENFANT", "AMI", "DEUX"].contains(text) ? text : nil
  }

  /// The first part of `{IL_ENFANT}` and its like.
  fileprivate var isPronounOfPlaceholder: Bool {
    next == "_" && (text == "IL" || text == "LE")
  }
}

extension LintScope {
  /// Whether a word before the pronoun, or a value put there, can be what it stands for.
  fileprivate func mayStand(
    _ pronoun: String, for before: [ProseWord], in template: TemplateSyntax
  ) -> Bool {
    let gender: Gender = pronoun == "il" ? .masculine : .feminine
    return before.contains { word in
      if word.next == "_" { return false }
      guard word.next == "}" else { return fits(word, gender, pronoun) }
      if word.person != nil { return false }
      let values = template.choices.flatMap(\.values).filter { $0.key.value == word.text }
      // A moment or an item of decor may be of any gender.
      return values.isEmpty
        || values.contains { entry in
          guard case .scalar(let value) = entry.value else { return false }
          return ProseWord.words(of: value.value).contains { fits($0, gender, pronoun) }
        }
    }
  }

  private func fits(_ word: ProseWord, _ gender: Gender, _ pronoun: String) -> Bool {
    if word.plain == pronoun { return true }
    let text = word.word.withoutElision
    guard let readings = readings[text] else { return text.unicodeScalars.count > 2 }
    return readings.contains { reading in
      reading.wordClass == .noun && reading.number != .plural
        && (reading.gender == gender || reading.gender == .any)
    }
  }
}

extension Diagnostic {
  fileprivate static func unclearPlace(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      id: UnclearPronoun.id, severity: .info,
      LocalizedText(
        fr: "l’autre enfant est nommé plus près de « {\(name)} » : on ne sait pas de qui il s’agit",
        en: "the other child is named nearer to “{\(name)}”: one cannot tell who is meant"),
      at: span,
      cure: LocalizedText(fr: "répétez le prénom", en: "repeat the name"))
  }

  fileprivate static func unclearWord(_ word: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      id: UnclearPronoun.id, severity: .info,
      LocalizedText(
        fr: "rien avant « \(word) » n’en a le genre : est-ce l’enfant ou l’ami ?",
        en: "nothing before “\(word)” has its gender: is it the child or the friend?"),
      at: span,
      cure: LocalizedText(
        fr: "écrivez {IL_ENFANT} ou {IL_AMI}, ou répétez le nom",
        en: "write {IL_ENFANT} or {IL_AMI}, or repeat the noun"))
  }
}
