import Diagnostics

extension RulePage {
  /// Faults of a set and its files.
  static let sets: [RulePage] = [
    .missingBase, .missingSource, .setTooLarge, .tooManyLists, .unknownFile, .unknownReference,
  ]

  private static let missingBase = RulePage(
    "missing-base", stage: .reading,
    what: LocalizedText(
      fr: "Le jeu que « etend » nomme ne se trouve pas, ou des jeux s’étendent en rond.",
      en: "The set that “etend” names is not found, or sets extend each other in a circle."),
    why: LocalizedText(
      fr: "Sans sa base, le jeu n’est pas complet.",
      en: "Without its base the set is not complete."),
    cure: LocalizedText(
      fr: "Placez son dossier à côté de celui-ci, ou corrigez le nom.",
      en: "Put its folder beside this one, or correct the name."),
    safety: .safe)

  private static let missingSource = RulePage(
    "missing-source", stage: .reading, severity: .warning,
    what: LocalizedText(
      fr: "Un fichier de mots ne dit pas d’où ils viennent.",
      en: "A file of words does not say where they come from."),
    why: LocalizedText(
      fr: "Une liste sans source ne peut être ni vérifiée ni publiée sans crainte.",
      en: "A list without a source can neither be checked nor published safely."),
    cure: LocalizedText(
      fr: "Ajoutez « source: … » en tête du fichier.",
      en: "Add “source: …” at the top of the file."),
    safety: .safe)

  private static let setTooLarge = RulePage(
    "set-too-large", stage: .reading,
    what: LocalizedText(
      fr: "Le vocabulaire ne tient pas dans un jeu compilé.",
      en: "The vocabulary does not fit into a compiled set."),
    why: LocalizedText(
      fr: "Le format du jeu a des limites, que le français de l’école n’approche pas.",
      en: "The format has limits, far from what school French needs."),
    cure: LocalizedText(
      fr: "Ôtez les listes de mots ajoutées par erreur.",
      en: "Remove lists of words that were added by mistake."),
    safety: LocalizedText(
      fr: "Les textes qui emploient ces mots sont alors refusés.",
      en: "Texts that use these words are then refused."))

  private static let tooManyLists = RulePage(
    "too-many-lists", stage: .reading,
    what: LocalizedText(
      fr: "Les règles nomment trop de listes de mots différentes.",
      en: "The rules name too many different lists of words."),
    why: LocalizedText(
      fr: "Le format du jeu les compte, et leur nombre est limité.",
      en: "The format counts them, and their number is limited."),
    cure: LocalizedText(
      fr: "Reprenez une liste qui existe, par exemple avec un motif en tête de lectures.yaml.",
      en: "Use a list that exists, for instance with a pattern at the top of lectures.yaml."),
    safety: LocalizedText(
      fr: "Les exemples des règles disent si elles concluent encore bien.",
      en: "The examples of the rules tell whether they still conclude rightly."))

  private static let unknownFile = RulePage(
    "unknown-file", stage: .reading, severity: .warning,
    what: LocalizedText(
      fr: "Un fichier n’a pas de place dans un jeu : il n’est pas lu.",
      en: "A file has no place in a set: it is not read."),
    why: LocalizedText(
      fr: "Mal nommé ou mal rangé, il ne sert à rien, et rien d’autre ne le dirait.",
      en: "Misnamed or in the wrong folder it is useless, and nothing else would say so."),
    cure: LocalizedText(
      fr: "Renommez-le ou déplacez-le : le message dit le nom connu le plus proche.",
      en: "Rename or move it: the message tells the nearest known name."),
    safety: LocalizedText(
      fr: "Ses entrées compteront : des constats nouveaux peuvent paraître.",
      en: "Its entries will count: new findings may appear."))

  private static let unknownReference = RulePage(
    "unknown-reference", stage: .reading,
    what: LocalizedText(
      fr: "Un identifiant ne désigne rien : ni niveau, ni temps, ni compétence, ni forme, ni "
        + "entrée du jeu étendu.",
      en: "An id names nothing: no grade, tense, skill, form or entry of the extended set."),
    why: LocalizedText(
      fr: "Ce qui en dépend serait perdu ; c’est le plus souvent une faute de frappe.",
      en: "What depends on it would be lost; mostly it is a slip of the pen."),
    cure: LocalizedText(
      fr: "Corrigez l’identifiant, ou ajoutez l’entrée qu’il nomme.",
      en: "Correct the id, or add the entry that it names."),
    safety: .safe)
}
