import Diagnostics

extension RulePage {
  /// Faults of templates.
  static let templates: [RulePage] = [
    .placeWithoutMoment, .reservedVariable, .strayBrace, .unclosedBrace, .undeclaredFriend,
    .unevenChoice, .unknownLemma, .unknownPlaceholder,
  ]

  private static let placeWithoutMoment = RulePage(
    "place-without-moment", stage: .reading,
    what: LocalizedText(
      fr: "Un modèle « moment: aucun » a une place qui se remplit avec le moment : {MOMENT}, "
        + "{QUAND}, {VA_ENFANT:…}, {DECOR1} ou {ACTION1}.",
      en: "A template with “moment: aucun” has a placeholder that the moment fills: {MOMENT}, "
        + "{QUAND}, {VA_ENFANT:…}, {DECOR1} or {ACTION1}."),
    why: LocalizedText(
      fr: "Sans moment, la place resterait vide : « Le chat marche vers . » serait dicté.",
      en: "Without a moment the place would stay empty: “Le chat marche vers .” would be dictated."),
    cure: LocalizedText(
      fr: "Écrivez la phrase sans cette place, ou donnez au modèle « formes » ou « etiquettes » à "
        + "la place de « moment: aucun ».",
      en: "Write the sentence without this placeholder, or give the template “formes” or "
        + "“etiquettes” in the place of “moment: aucun”."),
    safety: .safe)

  private static let reservedVariable = RulePage(
    "reserved-variable", stage: .reading,
    what: LocalizedText(
      fr: "Une variable de « choix » porte un nom qui a déjà un sens dans les modèles.",
      en: "A variable of “choix” has a name with a meaning in templates."),
    why: LocalizedText(
      fr: "On ne saurait pas laquelle des deux choses il faut écrire.",
      en: "It would not be clear which of the two is to be written."),
    cure: LocalizedText(
      fr: "Donnez-lui un autre nom, ici et dans les phrases.",
      en: "Give it another name, here and in the sentences."),
    safety: .safe)

  private static let strayBrace = RulePage(
    "stray-brace", stage: .reading,
    what: LocalizedText(
      fr: "Une accolade fermante n’a pas d’accolade ouvrante.",
      en: "A closing brace has no opening one."),
    why: LocalizedText(fr: "Elle serait dictée.", en: "It would be dictated."),
    cure: LocalizedText(
      fr: "Ajoutez l’accolade qui manque, ou ôtez celle-ci.",
      en: "Add the missing brace, or remove this one."),
    safety: .safe)

  private static let unclosedBrace = RulePage(
    "unclosed-brace", stage: .reading,
    what: LocalizedText(
      fr: "Une accolade ouverte n’est pas refermée.", en: "An opened brace is not closed."),
    why: LocalizedText(
      fr: "On ne sait pas où finit le nom de la place.",
      en: "It is not clear where the placeholder ends."),
    cure: LocalizedText(fr: "Ajoutez l’accolade fermante.", en: "Add the closing brace."),
    safety: .safe)

  private static let undeclaredFriend = RulePage(
    "undeclared-friend", stage: .reading,
    what: LocalizedText(
      fr: "Un modèle parle d’un ami sans l’annoncer.",
      en: "A template speaks of a friend without saying so."),
    why: LocalizedText(
      fr: "Il serait proposé à des enfants dont le calendrier ne nomme personne, et un texte ne "
        + "doit pas inventer qui était là.",
      en: "It would be offered to children whose calendar names nobody, and a text must not invent "
        + "who was there."),
    cure: LocalizedText(fr: "Ajoutez « ami: oui ».", en: "Add “ami: oui”."),
    safety: LocalizedText(
      fr: "Le modèle n’est alors proposé qu’avec un ami.",
      en: "The template is then offered only with a friend."))

  private static let unevenChoice = RulePage(
    "uneven-choice", stage: .reading,
    what: LocalizedText(
      fr: "Une ligne de « choix » n’a pas les mêmes variables que la première.",
      en: "A row of “choix” does not have the variables of the first one."),
    why: LocalizedText(
      fr: "Avec cette ligne, une place des phrases resterait vide.",
      en: "With this row, a place in the sentences would stay empty."),
    cure: LocalizedText(
      fr: "Donnez à chaque ligne toutes les variables.", en: "Give all variables to each row."),
    safety: .safe)

  private static let unknownLemma = RulePage(
    "unknown-lemma", stage: .reading,
    what: LocalizedText(
      fr: "Le mot à accorder n’est pas le masculin singulier d’un mot que le vocabulaire connaît.",
      en: "The word to agree is not the masculine singular of a word of the vocabulary."),
    why: LocalizedText(
      fr: "Ses autres formes ne peuvent pas être calculées.",
      en: "Its other forms can’t be computed."),
    cure: LocalizedText(
      fr: "Ajoutez le mot au vocabulaire d’un niveau, ou écrivez la phrase autrement.",
      en: "Add the word to a grade’s vocabulary, or phrase the sentence differently."),
    safety: .safe)

  private static let unknownPlaceholder = RulePage(
    "unknown-placeholder", stage: .reading,
    what: LocalizedText(
      fr: "Une place entre accolades n’est ni connue, ni une variable de « choix ».",
      en: "A place between braces is neither known nor a variable of “choix”."),
    why: LocalizedText(
      fr: "On ne saurait qu’y écrire.", en: "Nobody could tell what to write there."),
    cure: LocalizedText(
      fr: "Corrigez le nom : le message dit le plus proche.",
      en: "Correct the name: the message tells the nearest."),
    safety: .safe)
}
