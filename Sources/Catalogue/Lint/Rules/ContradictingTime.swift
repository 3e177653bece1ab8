import Diagnostics
import Tables

/// A template whose words lie on the other side of today than its `recit`.
struct ContradictingTime: LintRule {
  static let page = RulePage(
    "contradicting-time", severity: .warning,
    what: LocalizedText(
      fr:
        "Un temps ou un mot d’un modèle contredit son « recit ». Avec « recit: passe », c’est, hors des paroles entre « », un verbe au futur "
        + "ou un mot tel que demain ; avec « recit: avenir », un verbe au passé simple ou "
        + "un mot tel que hier. Les mots sont ceux de « reperes » dans temps.yaml.",
      en:
        "A tense or word of a template contradicts its “recit”. With “recit: passe” it is, outside of speech between « », a verb in the future "
        + "or a word such as demain; with “recit: avenir” a verb in the passé simple or a word "
        + "such as hier. The words are those of “reperes” in temps.yaml."),
    why: LocalizedText(
      fr: "Le texte est choisi pour un moment passé, ou à venir : il dirait le contraire de ce que "
        + "vit l’enfant.",
      en: "The text is chosen for a moment that is over, or to come: it would say the contrary of "
        + "what the child lives."),
    cure: LocalizedText(
      fr: "Corrigez « recit », le temps du verbe ou le mot.",
      en: "Correct “recit”, the tense or the word."),
    safety: LocalizedText(
      fr: "Changer « recit » change les moments pour lesquels le modèle est choisi.",
      en: "Changing “recit” changes the moments for which the template is chosen."))

  static let examples = [
    RuleExample(
      "words, tenses, a place to fill", severity: .warning,
      ContradictingTime.reference, ExampleFiles.grades("CP"), ExampleFiles.verbs,
      ExampleFiles.words("verbes: { aimer: [jouer] }"),
      (
        "modeles/a.yaml",
        """
        modeles:
          - id: a
            titre: A
            recit: passe
            choix: [{ QUAND: ▶demain, MOT: à demain }, { QUAND: le soir, MOT: bonsoir }]
            phrases: ["Le chat ▶jouera.", "Il dort {QUAND}.", "« {MOT} », dit le chat.", "▶{VA_ENFANT:futur}"]
          - id: b
            titre: ▶Hier
            recit: avenir
            phrases: ["Le chat ▶joua.", "« Hier », dit le chat.", "▶{VA_ENFANT:passé composé}"]

        """
      )),
    RuleExample(
      "the right side, speech, any side", severity: .warning,
      ContradictingTime.reference, ExampleFiles.grades("CP"), ExampleFiles.verbs,
      ExampleFiles.words("verbes: { aimer: [jouer] }"),
      (
        "modeles/a.yaml",
        """
        modeles:
          - id: a
            titre: Hier
            recit: passe
            phrases: ["Le chat joua.", "« Il jouera demain », dit le chien."]
          - { id: b, titre: Demain, recit: avenir, phrases: ["Le chat jouera. {VA_ENFANT:futur}"] }
          - { id: d, titre: D, recit: avenir, phrases: ["Il attend depuis hier."] }
          - { id: c, titre: Hier, recit: toujours, phrases: ["Le chat jouera."] }

        """
      )),
  ]

  private static let reference: (path: String, yaml: String) = (
    "temps.yaml", "temps: []\nreperes: { passe: [hier], avenir: [demain] }\n"
  )

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    checkWords(scope, report)
    let go = Placeholder.go.prefix { $0 != "_" }
    let isGo = scope.spellings.flags { $0.text == go }
    let tenses = scope.spellings.values { ContradictingTime.tense($0.plain, scope.readings) }
    for (template, texts) in scope.proseOfTemplates {
      guard let telling = template.telling, telling.value != .always else { continue }
      for text in texts.prefix(template.sentences.count + 1) {
        checkVerbs(of: text, telling.value, tenses, report)
        if text.holds(isGo) { checkPlaces(of: text.scalar, telling.value, report) }
      }
    }
  }

  private func checkWords(_ scope: LintScope, _ report: (Diagnostic) -> Void) {
    var owner = 0
    for hit in scope.watched.hits where hit.reason == .past || hit.reason == .future {
      while owner < scope.templateProse.count, scope.templateProse[owner].upperBound <= hit.text {
        owner += 1
      }
      guard owner < scope.templateProse.count, scope.templateProse[owner].contains(hit.text)
      else { continue }
      let template = scope.catalogue.templates[owner]
      let wrong: TemplateRecord.Telling = hit.reason == .past ? .future : .past
      let text = scope.prose[hit.text].scalar
      guard template.telling?.value == wrong, !text.isSpeech(at: hit.range.lowerBound),
        !template.isSpoken(text), !text.isAfterSince(hit.range.lowerBound)
      else { continue }
      report(.contradictingWord(hit.words, wrong, at: text.span(of: hit.range)))
    }
  }

  private func checkVerbs(
    of text: ProseText, _ telling: TemplateRecord.Telling, _ tenses: [VerbTense?],
    _ report: (Diagnostic) -> Void
  ) {
    let wrong: VerbTense = telling == .past ? .future : .pastHistoric
    for word in text.words where tenses[word.number] == wrong {
      guard !text.scalar.isSpeech(at: word.range.lowerBound) else { continue }
      report(.contradictingVerb(word.text, telling, at: text.scalar.span(of: word.range)))
    }
  }

  /// The tense of a word when all its readings have the same one.
  private static func tense(_ word: String, _ readings: FormReadings) -> VerbTense? {
    guard let readings = readings[word], let tense = readings.first?.tense,
      readings.allSatisfy({ $0.tense == tense })
    else { return nil }
    return tense
  }

  private func checkPlaces(
    of text: YAMLScalar, _ telling: TemplateRecord.Telling, _ report: (Diagnostic) -> Void
  ) {
    let wrong: [PieceRecord.GoTense] = telling == .past ? [.future] : [.perfect, .imperfect]
    let pieces = TemplateParser.pieces(of: text, variables: [], sink: DiagnosticSink())
    for piece in pieces {
      guard case .go(let tense) = piece.piece, wrong.contains(tense) else { continue }
      report(.contradictingVerb("VA_ENFANT", telling, at: piece.span))
    }
  }
}

extension YAMLScalar {
  /// Whether *depuis* stands right before: what began yesterday may go on.
  fileprivate func isAfterSince(_ offset: Int) -> Bool {
    String(String.UnicodeScalarView(value.unicodeScalars.prefix(offset))).hasSuffix("depuis ")
  }

  /// Whether a character stands between « and ».
  func isSpeech(at offset: Int) -> Bool {
    var isInside = false
    for scalar in value.unicodeScalars.prefix(offset) {
      if scalar == "«" { isInside = true } else if scalar == "»" { isInside = false }
    }
    return isInside
  }
}

extension TemplateSyntax {
  /// Whether a value of `choix` is put into speech wherever it is used.
  fileprivate func isSpoken(_ value: YAMLScalar) -> Bool {
    let owner = choices.lazy.flatMap(\.values).first { $0.value == .scalar(value) }
    guard let name = owner?.key.value else { return false }
    return !sentences.contains { sentence in
      sentence.text.value.placeholders.contains(Substring(name))
        && !sentence.text.isSpeech(of: name)
    }
  }
}

extension YAMLScalar {
  /// Whether the placeholder of that name stands between « and ».
  fileprivate func isSpeech(of name: String) -> Bool {
    let before = value.split(separator: "{", omittingEmptySubsequences: false)
    var offset = 0
    for (place, part) in before.enumerated() {
      if place > 0, part.hasPrefix(name + "}") { return isSpeech(at: offset) }
      offset += part.unicodeScalars.count + 1
    }
    return false
  }
}

extension TemplateRecord.Telling {
  fileprivate var catalogueName: String {
    switch self {
    case .past: "passe"
    case .future: "avenir"
    case .always: "toujours"
    }
  }
}

extension Diagnostic {
  fileprivate static func contradictingWord(
    _ word: String, _ telling: TemplateRecord.Telling, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      id: ContradictingTime.id, severity: .warning,
      LocalizedText(
        fr: "« \(word) » ne va pas avec « recit: \(telling.catalogueName) »",
        en: "“\(word)” does not go with “recit: \(telling.catalogueName)”"),
      at: span, cure: .correctTime)
  }

  fileprivate static func contradictingVerb(
    _ word: String, _ telling: TemplateRecord.Telling, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      id: ContradictingTime.id, severity: .warning,
      LocalizedText(
        fr: "le temps de « \(word) » ne va pas avec « recit: \(telling.catalogueName) »",
        en: "the tense of “\(word)” does not go with “recit: \(telling.catalogueName)”"),
      at: span, cure: .correctTime)
  }
}

extension LocalizedText {
  fileprivate static let correctTime = LocalizedText(
    fr: "corrigez « recit », le temps du verbe ou le mot ; des paroles vont entre « »",
    en: "correct “recit”, the tense or the word; speech goes between « »")
}
