import Diagnostics

extension RulePage {
  /// Faults of the order and the signs of YAML.
  static let yaml: [RulePage] = [
    .alias, .anchor, .badIndentation, .complexKey, .dashInValue, .directive, .duplicateKey,
    .emptyFile, .emptyValue, .mergeConflict, .missingColon, .missingValue, .nestedTooDeeply,
    .reservedCharacter, .severalDocuments, .tag, .textAfterBlockMark, .unclosedBracket, .yamlSyntax,
  ]

  private static let alias = RulePage(
    "alias", stage: .reading,
    what: LocalizedText(
      fr: "Une valeur commence par « * », qui renvoie à une ancre YAML.",
      en: "A value begins with “*”, which refers to a YAML anchor."),
    why: LocalizedText(
      fr: "Les catalogues n’ont pas de renvois : chaque entrée se lit seule.",
      en: "Catalogues have no references: each entry can be read by itself."),
    cure: LocalizedText(
      fr: "Écrivez la valeur elle-même ; si c’est du texte, mettez-le entre guillemets droits.",
      en: "Write the value itself; if it is text, put it in straight double quotes."),
    safety: .safe)

  private static let anchor = RulePage(
    "anchor", stage: .reading,
    what: LocalizedText(
      fr: "Une valeur commence par « & », qui pose une ancre YAML.",
      en: "A value begins with “&”, which sets a YAML anchor."),
    why: LocalizedText(
      fr: "Les catalogues n’ont pas de renvois : chaque entrée se lit seule.",
      en: "Catalogues have no references: each entry can be read by itself."),
    cure: LocalizedText(
      fr: "Répétez la valeur là où il la faut ; si c’est du texte, mettez-le entre guillemets "
        + "droits.",
      en: "Repeat the value where it is needed; if it is text, put it in straight double quotes."),
    safety: .safe)

  private static let badIndentation = RulePage(
    "bad-indentation", stage: .reading,
    what: LocalizedText(
      fr: "Une ligne n’est pas alignée sur celles qui l’entourent, ou un signe y est de trop.",
      en: "A line is not aligned with those around it, or holds a sign too many."),
    why: LocalizedText(
      fr: "Le retrait dit à YAML à quelle entrée la ligne appartient.",
      en: "Indentation tells YAML to which entry the line belongs."),
    cure: LocalizedText(
      fr: "Alignez les clés d’une même entrée sur la même colonne ; mettez entre guillemets droits "
        + "les textes qui ont des signes spéciaux.",
      en: "Align the keys of an entry in one column; put texts with special signs in straight "
        + "double quotes."),
    safety: .safe)

  private static let complexKey = RulePage(
    "complex-key", stage: .reading,
    what: LocalizedText(
      fr: "Une ligne commence par « ? », ou une clé n’est pas un simple mot.",
      en: "A line begins with “?”, or a key is no simple word."),
    why: LocalizedText(
      fr: "Les clés d’un catalogue sont des mots connus.",
      en: "The keys of a catalogue are known words."),
    cure: LocalizedText(
      fr: "Écrivez « clé: valeur » ; si c’est du texte, mettez-le entre guillemets droits.",
      en: "Write “key: value”; if it is text, put it in straight double quotes."),
    safety: .safe)

  private static let dashInValue = RulePage(
    "dash-in-value", stage: .reading,
    what: LocalizedText(
      fr: "Un tiret de liste se trouve après une clé, sur la même ligne.",
      en: "A list dash stands after a key, on the same line."),
    why: LocalizedText(
      fr: "YAML veut chaque élément sur sa ligne, ou toute la liste entre crochets.",
      en: "YAML wants each item on a line of its own, or the whole list in brackets."),
    cure: LocalizedText(
      fr: "Commencez la liste à la ligne suivante, ou écrivez « [a, b] » ; si c’est du texte, "
        + "mettez-le entre guillemets droits.",
      en: "Start the list on the next line, or write “[a, b]”; if it is text, put it in straight "
        + "double quotes."),
    safety: .safe)

  private static let directive = RulePage(
    "directive", stage: .reading,
    what: LocalizedText(
      fr: "Une ligne commence par « % » : c’est une directive YAML.",
      en: "A line begins with “%”: it is a YAML directive."),
    why: LocalizedText(fr: "Les catalogues n’en ont pas besoin.", en: "Catalogues do without."),
    cure: LocalizedText(fr: "Supprimez cette ligne.", en: "Delete this line."),
    safety: .safe)

  private static let duplicateKey = RulePage(
    "duplicate-key", stage: .reading,
    what: LocalizedText(
      fr: "La même clé figure deux fois dans une entrée.",
      en: "The same key stands twice in an entry."),
    why: LocalizedText(
      fr: "Une seule des deux valeurs compterait, et l’autre serait perdue sans bruit.",
      en: "Only one of the two values would count; the other would be lost silently."),
    cure: LocalizedText(
      fr: "Réunissez les deux valeurs sous une seule clé, ou renommez l’une des deux.",
      en: "Put both values under one key, or rename one of them."),
    safety: LocalizedText(
      fr: "Réunir deux listes garde tout ; entre deux valeurs simples, décidez.",
      en: "Joining two lists keeps everything; between two single values, decide."))

  private static let emptyFile = RulePage(
    "empty-file", stage: .reading,
    what: LocalizedText(
      fr: "Un fichier ne contient rien, ou rien que des commentaires.",
      en: "A file holds nothing, or nothing but comments."),
    why: LocalizedText(
      fr: "On croirait à tort que ses entrées comptent.",
      en: "One would wrongly believe that its entries count."),
    cure: LocalizedText(
      fr: "Écrivez-y ses entrées, ou supprimez-le.", en: "Write its entries, or delete it."),
    safety: .safe)

  private static let emptyValue = RulePage(
    "empty-value", stage: .reading,
    what: LocalizedText(
      fr: "Une clé ou un tiret n’a pas de valeur.", en: "A key or a dash has no value."),
    why: LocalizedText(
      fr: "Le plus souvent, un « # » a fait de la valeur un commentaire, ou elle a été oubliée.",
      en: "Mostly a “#” turned the value into a comment, or it was forgotten."),
    cure: LocalizedText(
      fr: "Écrivez la valeur, entre guillemets droits si elle commence par « # » ; sinon, "
        + "supprimez la ligne.",
      en: "Write the value, in straight double quotes if it begins with “#”; else delete the line."),
    safety: .safe)

  private static let mergeConflict = RulePage(
    "merge-conflict", stage: .reading,
    what: LocalizedText(
      fr: "Le fichier contient les lignes <<<<<<<, ======= et >>>>>>> de Git.",
      en: "The file holds Git’s lines <<<<<<<, ======= and >>>>>>>."),
    why: LocalizedText(
      fr:
        "Deux personnes ont changé le même endroit, et leurs versions n’ont pas été réunies. Seule "
        + "la première est lue.",
      en:
        "Two people changed the same place, and their versions were not merged. Only the first is "
        + "read."),
    cure: LocalizedText(
      fr:
        "Gardez une des deux versions, ou ce qu’il faut de chacune, et supprimez ces trois lignes.",
      en: "Keep one of the versions, or what is needed of each, and delete these three lines."),
    safety: .safe)

  private static let missingColon = RulePage(
    "missing-colon", stage: .reading,
    what: LocalizedText(
      fr: "Une clé suivie de deux-points est attendue, et il n’y en a pas.",
      en: "A key followed by a colon is expected, and there is none."),
    why: LocalizedText(
      fr: "YAML ne sait pas à quoi la ligne appartient.",
      en: "YAML can’t tell what the line belongs to."),
    cure: LocalizedText(
      fr: "Écrivez « clé: valeur », avec une espace après les deux-points ; si la ligne continue "
        + "un texte, mettez tout le texte entre guillemets droits.",
      en: "Write “key: value”, with a space after the colon; if the line goes on with a text, put "
        + "the whole text in straight double quotes."),
    safety: .safe)

  private static let missingValue = RulePage(
    "missing-value", stage: .reading,
    what: LocalizedText(
      fr: "Une valeur est attendue entre des crochets ou des accolades, et il n’y en a pas.",
      en: "A value is expected between brackets or braces, and there is none."),
    why: LocalizedText(
      fr: "Une virgule ou un crochet est de trop, ou un élément manque.",
      en: "A comma or a bracket is one too many, or an item is missing."),
    cure: LocalizedText(
      fr: "Écrivez la valeur, ou retirez la virgule ou le crochet de trop.",
      en: "Write the value, or remove the comma or bracket too many."),
    safety: .safe)

  private static let nestedTooDeeply = RulePage(
    "nested-too-deeply", stage: .reading,
    what: LocalizedText(
      fr: "Trop de listes ou de clés sont imbriquées les unes dans les autres.",
      en: "Too many lists or keys stand inside each other."),
    why: LocalizedText(
      fr: "Un catalogue a peu de niveaux : un crochet n’a sans doute pas été fermé.",
      en: "A catalogue has few levels: some bracket was probably not closed."),
    cure: LocalizedText(
      fr: "Vérifiez les crochets et les retraits avant cet endroit.",
      en: "Check the brackets and the indentation before this place."),
    safety: .safe)

  private static let reservedCharacter = RulePage(
    "reserved-character", stage: .reading,
    what: LocalizedText(
      fr: "Une valeur sans guillemets commence par un signe que YAML garde pour lui.",
      en: "A value without quotes begins with a sign that YAML keeps for itself."),
    why: LocalizedText(fr: "YAML refuse la valeur.", en: "YAML refuses the value."),
    cure: LocalizedText(
      fr: "Mettez toute la valeur entre guillemets droits.",
      en: "Put the whole value in straight double quotes."),
    safety: .safe)

  private static let severalDocuments = RulePage(
    "several-documents", stage: .reading,
    what: LocalizedText(
      fr: "Une ligne « --- » ou « ... » commence un second document.",
      en: "A line “---” or “...” starts a second document."),
    why: LocalizedText(
      fr: "Un fichier de catalogue n’en contient qu’un : le second ne serait pas lu.",
      en: "A file of a catalogue holds one: the second would not be read."),
    cure: LocalizedText(
      fr: "Supprimez cette ligne, ou faites-en un autre fichier.",
      en: "Delete this line, or make another file of it."),
    safety: .safe)

  private static let tag = RulePage(
    "tag", stage: .reading,
    what: LocalizedText(
      fr: "Une valeur commence par « ! », qui pose un type YAML.",
      en: "A value begins with “!”, which sets a YAML tag."),
    why: LocalizedText(
      fr: "Les catalogues n’en ont pas : ce que vaut une clé est connu.",
      en: "Catalogues have none: what a key holds is known."),
    cure: LocalizedText(
      fr: "Retirez-le ; si c’est du texte, mettez-le entre guillemets droits.",
      en: "Remove it; if it is text, put it in straight double quotes."),
    safety: .safe)

  private static let textAfterBlockMark = RulePage(
    "text-after-block-mark", stage: .reading,
    what: LocalizedText(
      fr: "Un texte suit « | » ou « > » sur la même ligne.",
      en: "Text follows “|” or “>” on the same line."),
    why: LocalizedText(
      fr: "Ces signes annoncent un texte sur les lignes suivantes.",
      en: "These signs announce a text on the following lines."),
    cure: LocalizedText(
      fr: "Passez à la ligne ; si c’est du texte, mettez-le entre guillemets droits.",
      en: "Go to the next line; if it is text, put it in straight double quotes."),
    safety: .safe)

  private static let unclosedBracket = RulePage(
    "unclosed-bracket", stage: .reading,
    what: LocalizedText(
      fr: "Un crochet ou une accolade n’est pas fermé, ou une virgule manque dans la liste.",
      en: "A bracket or brace is not closed, or a comma is missing in the list."),
    why: LocalizedText(
      fr: "Les entrées suivantes feraient partie de la liste.",
      en: "The entries that follow would be part of the list."),
    cure: LocalizedText(
      fr: "Ajoutez la virgule, le crochet ou l’accolade qui manque ; mettez entre guillemets "
        + "droits les textes qui contiennent ces signes.",
      en: "Add the missing comma, bracket or brace; put texts that hold such signs in straight "
        + "double quotes."),
    safety: .safe)

  private static let yamlSyntax = RulePage(
    "yaml-syntax", stage: .reading,
    what: LocalizedText(
      fr: "YAML ne comprend pas cet endroit.", en: "YAML does not understand this place."),
    why: LocalizedText(fr: "Le fichier ne peut pas être lu.", en: "The file can’t be read."),
    cure: LocalizedText(
      fr: "Comparez avec une entrée voisine : retrait, deux-points, guillemets, crochets.",
      en: "Compare with an entry nearby: indentation, colons, quotes, brackets."),
    safety: .safe)
}
