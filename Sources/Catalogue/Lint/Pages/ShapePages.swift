import Diagnostics

extension RulePage {
  /// Faults of keys and values.
  static let shapes: [RulePage] = [
    .emptyRange, .keepOrRemove, .missingKey, .notANumber, .notARange, .oneQuantifier, .outOfRange,
    .unclearConfusion, .unknownKey, .unknownValue, .unpairedEndings, .wrongCellCount, .wrongKind,
    .wrongWordCount,
  ]

  private static let emptyRange = RulePage(
    "empty-range", stage: .reading,
    what: LocalizedText(
      fr: "Le minimum d’un intervalle dépasse son maximum.",
      en: "The minimum of a range is greater than its maximum."),
    why: LocalizedText(fr: "Aucun texte ne pourrait convenir.", en: "No text could fit."),
    cure: LocalizedText(
      fr: "Échangez les deux nombres, ou corrigez-en un.",
      en: "Swap the two numbers, or correct one."),
    safety: LocalizedText(
      fr: "Les bornes décident des textes proposés : essayez le niveau.",
      en: "Bounds decide which texts are offered: try the grade."))

  private static let keepOrRemove = RulePage(
    "keep-or-remove", stage: .reading,
    what: LocalizedText(
      fr: "Une règle de lecture dit à la fois « garde » et « ote », ou aucun des deux.",
      en: "A reading rule says both “garde” and “ote”, or neither."),
    why: LocalizedText(
      fr: "Une règle garde des lectures ou en ôte : il faut savoir lequel.",
      en: "A rule keeps readings or removes some: it must say which."),
    cure: LocalizedText(fr: "Laissez une seule des deux clés.", en: "Leave one of the two keys."),
    safety: LocalizedText(
      fr: "Ses exemples disent si la règle conclut bien.",
      en: "Its examples tell whether the rule concludes rightly."))

  private static let missingKey = RulePage(
    "missing-key", stage: .reading,
    what: LocalizedText(
      fr: "Une clé nécessaire manque dans une entrée.",
      en: "A key that is needed is missing in an entry."),
    why: LocalizedText(
      fr: "Sans elle, l’entrée n’a pas de sens complet et n’est pas employée.",
      en: "Without it the entry is not complete and is not used."),
    cure: LocalizedText(
      fr: "Ajoutez la clé et sa valeur ; une entrée voisine sert de modèle.",
      en: "Add the key and its value; an entry nearby shows how."),
    safety: .safe)

  private static let notANumber = RulePage(
    "not-a-number", stage: .reading,
    what: LocalizedText(
      fr: "Un nombre entier est attendu, et il n’y en a pas.",
      en: "A whole number is expected, and there is none."),
    why: LocalizedText(
      fr: "La borne n’aurait aucune valeur.", en: "The bound would have no value."),
    cure: LocalizedText(fr: "Écrivez des chiffres seuls : 40.", en: "Write digits alone: 40."),
    safety: .safe)

  private static let notARange = RulePage(
    "not-a-range", stage: .reading,
    what: LocalizedText(
      fr: "Un intervalle est attendu, comme « 40-48 ».",
      en: "A range such as “40-48” is expected."),
    why: LocalizedText(
      fr: "On ne saurait pas quelles longueurs conviennent.",
      en: "It would not be clear which lengths fit."),
    cure: LocalizedText(
      fr: "Écrivez deux nombres et un trait d’union, sans espace.",
      en: "Write two numbers and a hyphen, without a space."),
    safety: .safe)

  private static let oneQuantifier = RulePage(
    "one-quantifier", stage: .reading,
    what: LocalizedText(
      fr: "Une condition ne dit pas une seule fois ce que le mot « est », « peut » être ou n’est "
        + "« pas ».",
      en: "A condition does not say exactly once what the word “est”, “peut” or is “pas”."),
    why: LocalizedText(
      fr: "« est » parle de toutes les lectures du mot, « peut » d’une seule, « pas » d’aucune : "
        + "une condition choisit.",
      en: "“est” speaks of all readings of the word, “peut” of one, “pas” of none: a condition "
        + "chooses."),
    cure: LocalizedText(
      fr: "Gardez une des trois clés, ou faites deux conditions.",
      en: "Keep one of the three keys, or make two conditions."),
    safety: LocalizedText(
      fr: "Ses exemples disent si la règle conclut bien.",
      en: "Its examples tell whether the rule concludes rightly."))

  private static let outOfRange = RulePage(
    "out-of-range", stage: .reading,
    what: LocalizedText(
      fr: "Un nombre est hors des limites permises.",
      en: "A number is outside the allowed limits."),
    why: LocalizedText(
      fr: "Une telle valeur n’a pas de sens ici ; c’est souvent un chiffre de trop.",
      en: "Such a value makes no sense here; often it has a digit too many."),
    cure: LocalizedText(
      fr: "Corrigez le nombre ; le message dit les limites.",
      en: "Correct the number; the message tells the limits."),
    safety: LocalizedText(
      fr: "Un nombre juste peut changer les textes proposés.",
      en: "A right number may change which texts are offered."))

  private static let unclearConfusion = RulePage(
    "unclear-confusion", stage: .reading,
    what: LocalizedText(
      fr: "Une confusion ne dit pas clairement quelle faute elle attend.",
      en: "A confusion does not clearly say which mistake it expects."),
    why: LocalizedText(
      fr: "Elle remplace soit « fin », soit « lettres », soit « mot » par ce que dit « par », ou "
        + "elle dit seulement « majuscule: non » ou « autre ».",
      en: "It replaces either “fin”, “lettres” or “mot” by what “par” says, or it only says "
        + "“majuscule: non” or “autre”."),
    cure: LocalizedText(fr: "Gardez une seule de ces formes.", en: "Keep only one of these."),
    safety: .safe)

  private static let unknownKey = RulePage(
    "unknown-key", stage: .reading,
    what: LocalizedText(
      fr: "Une clé n’existe pas dans cette sorte d’entrée.",
      en: "A key does not exist in this kind of entry."),
    why: LocalizedText(
      fr: "Elle serait ignorée ; c’est le plus souvent une faute de frappe.",
      en: "It would be ignored; mostly it is a slip of the pen."),
    cure: LocalizedText(
      fr: "Corrigez la clé : le message dit la plus proche et toutes les connues.",
      en: "Correct the key: the message tells the nearest and all known ones."),
    safety: .safe)

  private static let unknownValue = RulePage(
    "unknown-value", stage: .reading,
    what: LocalizedText(
      fr: "Une valeur n’est pas de celles qu’admet la clé.",
      en: "A value is not among those that the key allows."),
    why: LocalizedText(
      fr: "Le programme ne saurait qu’en faire.",
      en: "The program would not know what to do with it."),
    cure: LocalizedText(
      fr: "Choisissez une des valeurs que dit le message.",
      en: "Choose one of the values in the message."),
    safety: .safe)

  private static let unpairedEndings = RulePage(
    "unpaired-endings", stage: .reading,
    what: LocalizedText(
      fr: "Dans une règle de pluriel ou de féminin, « fin » et « devient » n’ont pas autant de "
        + "valeurs.",
      en: "In a rule for plurals or feminines, “fin” and “devient” do not have as many values."),
    why: LocalizedText(
      fr: "À chaque fin répond ce qu’elle devient, dans le même ordre.",
      en: "For each ending stands what it becomes, in the same order."),
    cure: LocalizedText(
      fr: "Complétez la plus courte des deux listes.",
      en: "Complete the shorter of the two lists."),
    safety: .safe)

  private static let wrongCellCount = RulePage(
    "wrong-cell-count", stage: .reading,
    what: LocalizedText(
      fr: "Une liste de formes verbales n’a pas le nombre de formes attendu.",
      en: "A list of verb forms does not have the expected number of forms."),
    why: LocalizedText(
      fr: "Chaque place est une personne : une forme oubliée décalerait les suivantes.",
      en: "Each place is a person: a forgotten form would shift those after it."),
    cure: LocalizedText(
      fr: "Ajoutez la forme qui manque ; écrivez « - » pour une forme qui n’existe pas.",
      en: "Add the missing form; write “-” for a form that does not exist."),
    safety: .safe)

  private static let wrongKind = RulePage(
    "wrong-kind", stage: .reading,
    what: LocalizedText(
      fr: "Une valeur est d’une autre sorte qu’attendu : simple valeur, liste ou clés.",
      en: "A value is of another kind than expected: a single value, a list or keys."),
    why: LocalizedText(fr: "On ne pourrait pas la lire.", en: "It could not be read."),
    cure: LocalizedText(
      fr: "Écrivez une liste « [a, b] », une valeur seule ou des clés, comme le dit le message.",
      en: "Write a list “[a, b]”, a single value or keys, as the message says."),
    safety: .safe)

  private static let wrongWordCount = RulePage(
    "wrong-word-count", stage: .reading,
    what: LocalizedText(
      fr: "Une contraction ne soude pas exactement deux mots.",
      en: "A contraction does not join exactly two words."),
    why: LocalizedText(
      fr: "« à » et « le » font « au » : une paire, un résultat.",
      en: "“à” and “le” make “au”: a pair, a result."),
    cure: LocalizedText(
      fr: "Écrivez par exemple « mots: [à, le] ».", en: "Write for example “mots: [à, le]”."),
    safety: .safe)
}
