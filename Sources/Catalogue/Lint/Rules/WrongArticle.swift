import Diagnostics
import Tables
import Text

/// An article that does not go with its noun.
///
/// **What.** The phrase of a form or an item of its `decor` has no article, an article that
/// contradicts `genre`, `nombre` or `determinant`, or one that contradicts the noun's gender in the
/// vocabulary.
///
/// **Why.** The phrase is printed as it stands, and agreement follows `genre` and `nombre`: a
/// dictation would teach a mistake. The vocabulary may know only one of two nouns of the same
/// spelling (*la voile, le voile*), so its word is only a warning.
///
/// **Example.** `phrase: la judo`, `genre: f`; `decor: [la tapis vert]`.
///
/// **To do.** Correct the article or the gender; a phrase without article takes
/// `determinant: aucun`.
///
/// **Safe?** Yes.
struct WrongArticle: LintRule {
  static let id = "wrong-article"

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
    if let elision = first.elision, elision.head == "l'" {
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
