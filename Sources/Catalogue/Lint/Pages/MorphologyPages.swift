import Diagnostics

extension RulePage {
  /// Faults of the vocabulary and the files of `morphologie/`.
  static let morphology: [RulePage] = [
    .duplicateWord, .notAPair, .rareWordElsewhere, .unknownPastHistoric, .unknownVerb,
    .unknownVerbModel, .unusedException, .unusedVerbModel, .verbDoesNotFit, .verbExampleNotFound,
    .verbModelsInACircle,
  ]

  private static let duplicateWord = RulePage(
    "duplicate-word", stage: .reading,
    what: LocalizedText(
      fr: "Un mot figure déjà dans une liste de la même sorte.",
      en: "A word already stands in a list of the same kind."),
    why: LocalizedText(
      fr: "Deux niveaux lui donneraient deux âges ; seul le plus jeune compterait.",
      en: "Two grades would give it two ages; only the youngest would count."),
    cure: LocalizedText(fr: "Gardez le niveau le plus jeune.", en: "Keep the youngest grade."),
    safety: LocalizedText(
      fr: "Sans risque si vous gardez le niveau le plus jeune ; sinon des textes peuvent être "
        + "refusés.",
      en: "Safe if you keep the youngest grade; else texts may be refused."))

  private static let notAPair = RulePage(
    "not-a-pair", stage: .reading,
    what: LocalizedText(
      fr: "Un nom de la liste « m/f » n’est pas une paire « masculin/féminin ».",
      en: "A noun of the list “m/f” is no pair “masculine/feminine”."),
    why: LocalizedText(
      fr: "Les accords ont besoin des deux formes.", en: "Agreement needs both forms."),
    cure: LocalizedText(
      fr: "Écrivez par exemple « nageur/nageuse » ; un mot seul (« élève ») sert aux deux genres.",
      en: "Write for example “nageur/nageuse”; a single word (“élève”) serves both genders."),
    safety: .safe)

  private static let rareWordElsewhere = RulePage(
    "rare-word-elsewhere", stage: .reading, severity: .warning,
    what: LocalizedText(
      fr: "Un mot de « rares » n’est dans aucune liste de ce fichier.",
      en: "A word of “rares” is in no list of this file."),
    why: LocalizedText(
      fr: "« rares » dit quels mots du fichier on garde bien qu’ils soient rares : ce mot-là n’y "
        + "est pas.",
      en: "“rares” says which words of the file are kept although they are rare: this one is not "
        + "there."),
    cure: LocalizedText(
      fr: "Corrigez le mot, ajoutez-le à une liste, ou ôtez-le de « rares ».",
      en: "Correct the word, add it to a list, or remove it from “rares”."),
    safety: .safe)

  private static let unknownPastHistoric = RulePage(
    "unknown-past-historic", stage: .reading,
    what: LocalizedText(
      fr: "La première forme du passé simple ne finit comme aucun passé simple connu.",
      en: "The first form of the passé simple ends like no known one."),
    why: LocalizedText(
      fr: "Les autres personnes s’en déduisent.", en: "The other persons are derived from it."),
    cure: LocalizedText(
      fr: "Écrivez une des fins que dit le message, ou donnez les six formes.",
      en: "Write one of the endings in the message, or give all six forms."),
    safety: LocalizedText(
      fr: "Ses exemples disent si le modèle est juste.",
      en: "Its examples tell whether the model is right."))

  private static let unknownVerb = RulePage(
    "unknown-verb", stage: .reading,
    what: LocalizedText(
      fr: "« va » ne commence pas par l’infinitif d’un verbe du vocabulaire.",
      en: "“va” does not begin with the infinitive of a verb of the vocabulary."),
    why: LocalizedText(
      fr: "Le moteur conjugue ce verbe : « aller à la piscine » donne « Tom va à la piscine ».",
      en: "The engine conjugates this verb: “aller à la piscine” gives “Tom va à la piscine”."),
    cure: LocalizedText(
      fr: "Commencez par un infinitif connu, ou ajoutez le verbe au vocabulaire.",
      en: "Begin with a known infinitive, or add the verb to the vocabulary."),
    safety: .safe)

  private static let unknownVerbModel = RulePage(
    "unknown-verb-model", stage: .reading,
    what: LocalizedText(
      fr: "Un verbe suit un modèle qui n’existe pas.",
      en: "A verb follows a model that does not exist."),
    why: LocalizedText(
      fr: "Ses formes ne peuvent pas être calculées.", en: "Its forms can’t be computed."),
    cure: LocalizedText(
      fr: "Corrigez le nom du modèle, ou ajoutez-le à morphologie/conjugaisons.yaml.",
      en: "Correct the name of the model, or add it to morphologie/conjugaisons.yaml."),
    safety: .safe)

  private static let unusedException = RulePage(
    "unused-exception", stage: .reading, severity: .info,
    what: LocalizedText(
      fr: "Un mot d’une liste d’exceptions n’est pas dans le vocabulaire.",
      en: "A word of a list of exceptions is not in the vocabulary."),
    why: LocalizedText(
      fr: "L’exception ne sert à rien : le mot est mal écrit, ou il manque au vocabulaire.",
      en: "The exception is useless: the word is misspelt, or missing in the vocabulary."),
    cure: LocalizedText(
      fr: "Corrigez le mot, ajoutez-le au vocabulaire, ou laissez-le pour plus tard.",
      en: "Correct the word, add it to the vocabulary, or leave it for later."),
    safety: .safe)

  private static let unusedVerbModel = RulePage(
    "unused-verb-model", stage: .reading, severity: .info,
    what: LocalizedText(
      fr: "Aucun verbe du vocabulaire ne suit ce modèle.",
      en: "No verb of the vocabulary follows this model."),
    why: LocalizedText(
      fr: "Ses exemples ne peuvent pas être essayés.", en: "Its examples can’t be tried."),
    cure: LocalizedText(
      fr: "Ajoutez un verbe qui le suit, ou laissez-le pour plus tard.",
      en: "Add a verb that follows it, or leave it for later."),
    safety: .safe)

  private static let verbDoesNotFit = RulePage(
    "verb-does-not-fit", stage: .reading,
    what: LocalizedText(
      fr: "Un verbe ne peut pas suivre le modèle : son infinitif finit autrement.",
      en: "A verb can’t follow the model: its infinitive ends otherwise."),
    why: LocalizedText(
      fr: "Toutes ses formes seraient fausses.", en: "All its forms would be wrong."),
    cure: LocalizedText(
      fr: "Rangez le verbe sous un autre modèle.", en: "Put the verb under another model."),
    safety: .safe)

  private static let verbExampleNotFound = RulePage(
    "verb-example-not-found", stage: .reading,
    what: LocalizedText(
      fr: "Un exemple d’un modèle n’est la forme d’aucun verbe qui le suit.",
      en: "An example of a model is a form of no verb that follows it."),
    why: LocalizedText(
      fr: "Les exemples sont les épreuves du modèle : l’exemple ou les terminaisons sont faux.",
      en: "Examples are the model’s tests: the example or the endings are wrong."),
    cure: LocalizedText(
      fr: "Corrigez l’exemple ou les terminaisons du modèle.",
      en: "Correct the example or the endings of the model."),
    safety: LocalizedText(
      fr: "Une terminaison change tous les verbes du modèle.",
      en: "An ending changes all verbs of the model."))

  private static let verbModelsInACircle = RulePage(
    "verb-models-in-a-circle", stage: .reading,
    what: LocalizedText(
      fr: "Des modèles de conjugaison se renvoient l’un à l’autre.",
      en: "Verb models refer to each other."),
    why: LocalizedText(fr: "Aucun ne peut être calculé.", en: "None of them can be computed."),
    cure: LocalizedText(
      fr: "Donnez à l’un d’eux ses propres terminaisons, sans « comme ».",
      en: "Give one of them its own endings, without “comme”."),
    safety: LocalizedText(
      fr: "Ses exemples disent si le modèle est juste.",
      en: "Its examples tell whether the model is right."))
}
