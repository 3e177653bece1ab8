import Diagnostics

extension RulePage {
  /// Faults of quotes and of signs that end a text too early.
  static let quotes: [RulePage] = [
    .apostropheEndsQuotes, .colonInText, .commentCutsText, .curlyQuotes, .sentenceBecameMapping,
    .textAfterQuotes, .unclosedQuotes, .unknownEscape, .unquotedPlaceholder,
  ]

  private static let apostropheEndsQuotes = RulePage(
    "apostrophe-ends-quotes", stage: .reading,
    what: LocalizedText(
      fr: "Un texte commence par une apostrophe droite, et une autre apostrophe le ferme trop tôt.",
      en: "A text begins with a straight apostrophe, and another apostrophe closes it too early."),
    why: LocalizedText(
      fr: "Entre apostrophes, la première apostrophe du texte (« l’eau ») en serait la fin.",
      en: "Between apostrophes, the first apostrophe of the text (“l’eau”) would be its end."),
    cure: LocalizedText(
      fr: "Entourez le texte de guillemets droits doubles.",
      en: "Put the text in straight double quotes."),
    safety: .safe)

  private static let colonInText = RulePage(
    "colon-in-text", stage: .reading,
    what: LocalizedText(
      fr: "Des deux-points suivis d’une espace se trouvent dans un texte sans guillemets.",
      en: "A colon followed by a space stands in a text without quotes."),
    why: LocalizedText(
      fr: "YAML prend ce qui précède pour une clé.",
      en: "YAML takes what stands before it for a key."),
    cure: LocalizedText(
      fr: "Mettez tout le texte entre guillemets droits.",
      en: "Put the whole text in straight double quotes."),
    safety: .safe)

  private static let commentCutsText = RulePage(
    "comment-cuts-text", stage: .reading,
    what: LocalizedText(
      fr: "Un « # » après une espace se trouve dans un texte sans guillemets.",
      en: "A “#” after a space stands in a text without quotes."),
    why: LocalizedText(
      fr: "YAML y commence un commentaire : le reste du texte serait perdu sans bruit.",
      en: "YAML starts a comment there: the rest of the text would be lost silently."),
    cure: LocalizedText(
      fr: "Mettez tout le texte entre guillemets droits. Pour un vrai commentaire, laissez une "
        + "espace après le « # ».",
      en: "Put the whole text in straight double quotes. For a real comment, leave a space after "
        + "the “#”."),
    safety: .safe)

  private static let curlyQuotes = RulePage(
    "curly-quotes", stage: .reading,
    what: LocalizedText(
      fr: "Une valeur est entourée de guillemets qui ne sont pas ceux de YAML.",
      en: "A value is surrounded by quotes that are not YAML’s."),
    why: LocalizedText(
      fr: "Un traitement de texte les a changés ; ils feraient partie du texte.",
      en: "A word processor changed them; they would become part of the text."),
    cure: LocalizedText(
      fr: "Tapez des guillemets droits autour de la valeur, ou n’en mettez pas. Des « » qui font "
        + "partie du texte restent à l’intérieur de guillemets droits.",
      en: "Type straight quotes around the value, or none. Quotes that belong to the text stay "
        + "inside straight quotes."),
    safety: .safe, mending: .partly)

  private static let sentenceBecameMapping = RulePage(
    "sentence-became-mapping", stage: .reading,
    what: LocalizedText(
      fr: "Une phrase de liste contient des deux-points : YAML la lit comme une clé et sa valeur.",
      en: "A sentence of a list holds a colon: YAML reads it as a key and its value."),
    why: LocalizedText(
      fr: "La phrase serait perdue, et le message parlerait d’une clé inconnue.",
      en: "The sentence would be lost, and the message would speak of an unknown key."),
    cure: LocalizedText(
      fr: "Mettez toute la phrase entre guillemets droits.",
      en: "Put the whole sentence in straight double quotes."),
    safety: .safe)

  private static let textAfterQuotes = RulePage(
    "text-after-quotes", stage: .reading,
    what: LocalizedText(
      fr: "Du texte suit des guillemets fermants.", en: "Text follows closing quotes."),
    why: LocalizedText(
      fr: "Entre guillemets se trouve toute la valeur ou rien : YAML ne sait que faire du reste.",
      en: "Quotes hold the whole value or nothing: YAML can’t tell what the rest is."),
    cure: LocalizedText(
      fr: "Mettez tout le texte entre les mêmes guillemets droits ; à l’intérieur, écrivez « » ou "
        + "\\\".",
      en: "Put the whole text in one pair of straight quotes; inside, write « » or \\\"."),
    safety: .safe)

  private static let unclosedQuotes = RulePage(
    "unclosed-quotes", stage: .reading,
    what: LocalizedText(
      fr: "Des guillemets ouverts ne sont jamais fermés.",
      en: "Quotes that were opened are never closed."),
    why: LocalizedText(
      fr: "Tout ce qui suit, jusqu’à la fin du fichier, ferait partie du texte.",
      en: "Everything that follows, to the end of the file, would be part of the text."),
    cure: LocalizedText(
      fr: "Ajoutez le même signe à la fin du texte.",
      en: "Add the same sign at the end of the text."),
    safety: .safe)

  private static let unknownEscape = RulePage(
    "unknown-escape", stage: .reading,
    what: LocalizedText(
      fr: "Entre guillemets doubles, une barre oblique inverse précède un signe qui n’a pas de "
        + "sens particulier.",
      en: "Inside double quotes, a backslash stands before a sign without a special meaning."),
    why: LocalizedText(fr: "YAML refuse tout le texte.", en: "YAML refuses the whole text."),
    cure: LocalizedText(
      fr: "Ôtez la barre, ou doublez-la si elle fait partie du texte.",
      en: "Remove the backslash, or double it if it belongs to the text."),
    safety: .safe)

  private static let unquotedPlaceholder = RulePage(
    "unquoted-placeholder", stage: .reading,
    what: LocalizedText(
      fr: "Une phrase commence par une accolade et n’est pas entre guillemets.",
      en: "A sentence begins with a brace and is not in quotes."),
    why: LocalizedText(
      fr: "YAML prend l’accolade pour le début de clés et de valeurs.",
      en: "YAML takes the brace for the start of keys and values."),
    cure: LocalizedText(
      fr: "Mettez toute la phrase entre guillemets droits, comme dans \"{ENFANT} rit.\"",
      en: "Put the whole sentence in straight double quotes, as in \"{ENFANT} rit.\""),
    safety: .safe)
}
