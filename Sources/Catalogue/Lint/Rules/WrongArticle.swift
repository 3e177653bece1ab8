import Diagnostics
import Tables
import Text

/// An article that does not go with its noun.
struct WrongArticle: LintRule {
  static let page = RulePage(
    "wrong-article",
    what: LocalizedText(
      fr: "Le texte de « phrase » ou un élément de « decor » n’a pas d’article, ou n’a pas le bon. "
        + "L’article est comparé à « genre », « nombre » et « determinant », et au genre du nom "
        + "dans le vocabulaire.",
      en: "The text of “phrase” or an item of “decor” has no article, or not the right one. The "
        + "article is compared with “genre”, “nombre” and “determinant”, and with the gender of "
        + "the noun in the vocabulary."),
    why: LocalizedText(
      fr: "Il est dicté tel quel, et les accords suivent « genre » et « nombre » : la dictée "
        + "enseignerait une faute. Le vocabulaire peut ne connaître qu’un de deux homographes (la "
        + "voile, le voile) : ce qu’il dit n’est qu’un avertissement.",
      en: "It is dictated as it stands, and agreement follows “genre” and “nombre”: the dictation "
        + "would teach a mistake. The vocabulary may know only one of two nouns of one spelling "
        + "(la voile, le voile): what it says is only a warning."),
    cure: LocalizedText(
      fr: "Corrigez l’article ou le genre ; un texte sans article (Noël) prend « determinant: "
        + "aucun ».",
      en: "Correct the article or the gender; a phrase without article (Noël) takes “determinant: "
        + "aucun”."),
    safety: LocalizedText(
      fr: "Changer le genre change les accords des textes : relisez-en un.",
      en: "Changing the gender changes agreement in the texts: read one again."))

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for form in scope.catalogue.forms {
      checkPhrase(of: form, report)
      for text in form.decor where ArticlePhrase(text.value) == nil {
        report(.noArticle(text))
      }
      for text in [form.phrase] + form.decor {
        guard let phrase = ArticlePhrase(text.value),
          let noun = scope.readings[lowercasedNFC(phrase.noun)], !phrase.goes(with: noun)
        else { continue }
        report(.articleAgainstNoun(text, phrase))
      }
    }
  }

  private func checkPhrase(of form: FormSyntax, _ report: (Diagnostic) -> Void) {
    let phrase = ArticlePhrase(form.phrase.value)
    guard let phrase else {
      if form.determiner?.value != FormSyntax.Determiner.none { report(.noArticle(form.phrase)) }
      return
    }
    if let written = form.determiner, written.value != phrase.article {
      report(.articleAgainstKey(form.phrase, "determinant", written.value.rawValue, written.span))
    }
    if let feminine = phrase.isFeminine, feminine != form.isFeminine {
      report(.articleAgainstKey(form.phrase, "genre", form.isFeminine ? "f" : "m", form.id.span))
    }
    if phrase.isPlural != form.isPlural {
      report(.articleAgainstKey(form.phrase, "nombre", form.isPlural ? "p" : "s", form.id.span))
    }
  }
}

/// A phrase that begins with a definite article.
private struct ArticlePhrase {
  var article: FormSyntax.Determiner
  /// The word after the article.
  var noun: String

  init?(_ text: String) {
    let words = ProseWord.words(of: text)
    guard let first = words.first else { return nil }
    if let elision = first.word.elision, elision.head == "l'" {
      article = .elided
      noun = elision.rest
    } else if let article = FormSyntax.Determiner(rawValue: first.plain),
      article != .none, words.count > 1
    {
      self.article = article
      noun = words[1].text
    } else {
      return nil
    }
  }

  var isPlural: Bool { article == .les }
  /// Nil for an article that serves both genders.
  var isFeminine: Bool? {
    switch article {
    case .le: false
    case .la: true
    case .elided, .les, .none: nil
    }
  }

  /// Whether some reading of the noun has the gender and the number of the article; a word that is
  /// not always a noun is not judged.
  func goes(with readings: [WordFeatures]) -> Bool {
    guard readings.allSatisfy({ $0.wordClass == .noun }) else { return true }
    return readings.contains { reading in
      let fitsNumber = reading.number == .any || (reading.number == .plural) == isPlural
      let fitsGender =
        isFeminine.map { reading.gender == .any || (reading.gender == .feminine) == $0 } ?? true
      return fitsNumber && fitsGender
    }
  }
}

extension Diagnostic {
  fileprivate static func noArticle(_ text: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: WrongArticle.id,
      LocalizedText(
        fr: "« \(text.value) » ne commence pas par le, la, l’ ou les",
        en: "“\(text.value)” does not begin with le, la, l’ or les"),
      at: text.span,
      cure: LocalizedText(
        fr: "ajoutez l’article ; une phrase qui n’en a pas (Noël) prend « determinant: aucun »",
        en: "add the article; a phrase that has none (Noël) takes “determinant: aucun”"))
  }

  fileprivate static func articleAgainstKey(
    _ phrase: YAMLScalar, _ key: String, _ value: String, _ span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      id: WrongArticle.id,
      LocalizedText(
        fr: "l’article de « \(phrase.value) » ne va pas avec « \(key): \(value) »",
        en: "the article of “\(phrase.value)” does not go with “\(key): \(value)”"),
      at: phrase.span,
      notes: [.here(fr: "la forme est ici", en: "the form is here", span)],
      cure: LocalizedText(
        fr: "corrigez l’article, ou la clé « \(key) »",
        en: "correct the article, or the key “\(key)”"))
  }

  fileprivate static func articleAgainstNoun(
    _ text: YAMLScalar, _ phrase: ArticlePhrase
  ) -> Diagnostic {
    Diagnostic(
      id: WrongArticle.id, severity: .warning,
      LocalizedText(
        fr: "« \(phrase.article.rawValue) » ne va pas avec « \(phrase.noun) », d’après le "
          + "vocabulaire",
        en: "“\(phrase.article.rawValue)” does not go with “\(phrase.noun)”, says the vocabulary"),
      at: text.span,
      cure: LocalizedText(
        fr: "corrigez l’article, ou le genre du nom dans le vocabulaire",
        en: "correct the article, or the noun’s gender in the vocabulary"))
  }
}

extension WrongArticle {
  static let examples: [RuleExample] = [
    RuleExample(
      "genre, nombre, determinant", ExampleCatalogues.twoGrades, ExampleCatalogues.parkWords,
      (
        "formes/a.yaml",
        """
        formes:
          - id: a
            phrase: ▶la judo
            genre: m
          - id: b
            phrase: ▶les judos
            genre: m
          - id: c
            phrase: ▶le judo
            genre: m
            determinant: la
          - id: d
            phrase: ▶Noël
            genre: m
        """
      )),
    RuleExample(
      "decor", ExampleCatalogues.twoGrades, ExampleCatalogues.parkWords,
      ExampleCatalogues.form(
        "id: a", "phrase: l'arbitre", "genre: f", "decor: [▶ballon rouge, ▶la, le ballon]")),
    RuleExample(
      "against the vocabulary", severity: .warning, ExampleCatalogues.twoGrades,
      ExampleCatalogues.parkWords,
      ExampleCatalogues.form(
        "id: a", "phrase: l'arbitre", "genre: f", "decor: [▶la parc, ▶le piscine, le tapis]")),
    RuleExample(
      "right", ExampleCatalogues.twoGrades, ExampleCatalogues.parkWords,
      (
        "formes/a.yaml",
        """
        formes:
          - id: a
            phrase: l’été
            genre: m
            decor: [le parc, l'arbitre, les tapis, la grande piscine]
          - id: b
            phrase: Noël
            genre: m
            determinant: aucun
          - id: c
            phrase: les vacances
            genre: f
            nombre: p
            determinant: les
        """
      )),
  ]
}
