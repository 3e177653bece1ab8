import Tables

/// The files of `morphologie/`.
extension FileShape {
  static let conjugations = FileShape(
    "morphologie/conjugaisons",
    "Les modèles de conjugaison, sous lesquels le vocabulaire range les verbes.",
    [
      .own(
        "terminaisons",
        .keys([
          .required("imparfait", cells(6), "les six terminaisons de l’imparfait"),
          .required("futur", cells(6), "les six terminaisons du futur"),
          .required("subjonctif", cells(6), "les six terminaisons du subjonctif"),
          .required("participe_present", .text, "la terminaison du participe présent"),
          .required("participe", cells(4), "le participe passé : m. s., f. s., m. p., f. p."),
          .optional(
            "passe_simple", .list(cells(6)), "les sortes de passé simple, six terminaisons chacune"),
        ]), "les terminaisons ordinaires"),
      .required("conjugaisons", .list(verbModel), "les modèles, un par entrée"),
    ])

  private static func cells(_ count: Int) -> ValueShape { .list(.text, count: count) }

  private static let stem = ValueShape.either([.text, cells(6)])

  private static let verbModel = ValueShape.keys(
    MappingShape(
      [
        .required("id", .id, "le nom du modèle"),
        .optional("comme", .text, "le modèle dont celui-ci reprend les terminaisons"),
        .optional("infinitif", .text, "la fin de l’infinitif, qui suit le radical"),
        .optional("present", cells(6), "les six formes du présent"),
        .optional("imparfait", stem, "le radical, ou les six formes"),
        .optional("futur", stem, "le radical, ou les six formes"),
        .optional("passe_simple", stem, "la première forme, ou les six"),
        .optional("conditionnel", stem, "le radical, ou les six formes"),
        .optional("subjonctif", stem, "le radical, ou les six formes"),
        .optional("imperatif", cells(3), "les formes avec tu, nous, vous"),
        .optional("participe_present", .text, "le participe présent"),
        .optional(
          "participe", .either([.text, cells(4)]), "le participe passé, ou ses quatre formes"),
        .optional(
          "radical",
          .list(
            .keys([
              .required("lettre", .text, "la lettre du radical qui change"),
              .required("devient", .texts, "ce qu’elle devient ; la première forme est écrite"),
              .required("devant", .texts, "les débuts de terminaison, ou e_muet, e_final"),
            ])), "les changements du radical : c devient ç devant a"),
        .optional("exemples", .texts, "des formes que le modèle doit donner, avec leur pronom"),
      ],
      needs: [["comme"], ["infinitif", "present"]]))

  static let auxiliaries = FileShape(
    "morphologie/auxiliaires",
    "Les verbes qui ne prennent pas simplement « avoir », et les participes qui ne s’accordent jamais.",
    [
      .optional("source", .text, "d’où viennent les listes"),
      .own("etre", .texts, "toujours « être » : elle est arrivée"),
      .optional("etre_ou_avoir", .texts, "« être » sans complément d’objet, « avoir » avec"),
      .optional("pronominaux", .texts, "les verbes employés avec « se »"),
      .optional(
        "participes_invariables", .texts, "le participe n’a qu’une forme : elles ont souri"),
      .optional("impersonnels", .texts, "les verbes qui n’ont que « il » : il pleut"),
    ])

  static let plurals = FileShape(
    "morphologie/pluriels",
    "Le pluriel des noms et des adjectifs : des règles, puis des exceptions.",
    endings)

  static let feminines = FileShape(
    "morphologie/feminins",
    "Le féminin des noms et des adjectifs : des règles, puis des exceptions.",
    endings)

  private static let endings: [FieldShape] = [
    .own(
      "regles",
      .list(
        .keys([
          .required("fin", .texts, "les fins de mot"),
          .required("devient", .texts, "ce que chacune devient, dans le même ordre"),
        ])), "les règles par la fin du mot ; la première qui convient gagne"),
    .optional(
      "exceptions",
      .list(
        .keys([
          .required("id", .id, "le nom de la liste"),
          .optional("source", .text, "d’où vient la liste"),
          .optional(
            "classe", .choice(["nom", "adjectif"]), "la liste ne vaut que pour cette classe"),
          .required("mots", .pairs(.text), "chaque mot et sa forme"),
        ])), "les mots que les règles formeraient mal"),
    .optional("sans_singulier", .texts, "les noms qui n’ont que le pluriel"),
    .optional("sans_pluriel", .texts, "les noms qui n’ont que le singulier"),
  ]

  static let elision = FileShape(
    "morphologie/elision", "L’élision, les formes devant voyelle, et les mots qui les refusent.",
    [
      .optional("source", .text, "d’où viennent les listes"),
      .own("elide", .pairs(.text), "chaque mot et sa forme élidée : le → l’"),
      .optional(
        "elide_devant",
        .list(
          .keys([
            .required("mot", .text, "le mot"),
            .required("forme", .text, "sa forme élidée"),
            .required("devant", .texts, "les seuls mots devant lesquels il s’élide"),
          ])), "les mots qui ne s’élident que devant certains autres"),
      .own("devant_voyelle", .pairs(.text), "la forme devant une voyelle : beau → bel"),
      .optional("indivisibles", .texts, "les mots que leur apostrophe ne coupe pas"),
      .own("h_aspire", .texts, "les mots à h aspiré, dans leur forme de base"),
      .optional("sans_elision", .texts, "les autres mots qui refusent l’élision : onze, oui"),
      .optional("y_elide", .texts, "les mots en y qui l’acceptent : yeux"),
    ])

  static let spellings = FileShape(
    "morphologie/graphies",
    "Les mots que le français écrit de deux façons : les deux se lisent, un texte n’en mêle pas.",
    [
      .optional("source", .text, "d’où viennent les listes"),
      .optional(
        "mots_1990", .pairs(.text),
        "la forme de base et celle de 1990 : île → ile ; toutes les formes du mot suivent"),
      .optional(
        "formes_1990", .pairs(.text), "une seule forme et celle de 1990 : fraîche → fraiche"),
      .optional(
        "variantes", .pairs(.text),
        "la forme de base et celle que les dictionnaires admettent aussi : clé → clef"),
      .optional(
        "conjugaisons",
        .list(
          .keys([
            .optional("modele", .text, "les verbes de ce modèle…"),
            .optional("sauf", .texts, "… sauf ceux-ci"),
            .optional(
              "verbes", .pairs(.text), "des verbes dont l’infinitif aussi a une autre graphie"),
            .required("comme", .text, "le modèle qui donne l’autre graphie"),
            .required(
              "graphie", .choice(["1990", "variante"]), "ce que cette autre graphie est"),
          ])), "les verbes qui se conjuguent de deux façons : cédera, cèdera"),
      .optional(
        "nombres_1990", .texts, "les nombres avec tous leurs traits d’union : vingt-et-un"),
    ])

  static let contractions = FileShape(
    "morphologie/contractions", "Les mots qui se soudent : de + le → du.",
    [
      .required(
        "contractions",
        .list(
          .keys([
            .required("mots", .list(.text, count: 2), "les deux mots"),
            .required("devient", .text, "ce qu’ils deviennent"),
          ])), "les contractions, une par entrée")
    ])

  static let functionWords = FileShape(
    "morphologie/mots_outils",
    "Les petits mots à liste fermée : déterminants, pronoms, nombres, mots de coordination.",
    [
      .required(
        "groupes",
        .list(
          .keys([
            .required(
              "classe",
              .choice(["determinant", "pronom", "numeral", "conjonction", "adverbe"]),
              "la classe de ces mots"),
            .required("sorte", .choice(roles), "ce que font ces mots"),
            .required("niveau", .text, "le niveau auquel ils sont connus"),
            .optional("nombre", .choice(["s", "p"]), "leur nombre, quand c’est le même pour tous"),
            .optional("mots", .list(.either([.text, .keys(functionWord)])), "les mots"),
          ])), "des groupes de mots de même classe et de même sorte")
    ])

  private static let functionWord: [FieldShape] = [
    .required("mot", .text, "le mot"),
    .optional("lemme", .text, "le mot dont il est une forme"),
    .optional("genre", .choice(["m", "f"]), "son genre"),
    .optional("nombre", .choice(["s", "p"]), "son nombre"),
    .optional("personne", .number(1...3), "sa personne"),
  ]

  private static let roles = WordRole.allCases.filter { $0 != .none }.map { $0.catalogueName }

  static let readings = FileShape(
    "morphologie/lectures", "Ce qui départage les lectures d’un mot d’après les mots voisins.",
    [
      .optional(
        "motifs", .pairs(pattern), "des descriptions qui servent à plusieurs règles, par leur nom"),
      .required("regles", .list(readingRule), "des règles sûres : ce qu’elles ôtent est exclu"),
      .optional(
        "preferences", .list(readingRule), "elles choisissent seulement parmi ce qui reste"),
    ])

  private static let readingRule = ValueShape.keys(
    MappingShape(
      [
        .required("id", .id, "le nom de la règle"),
        .required("raison", .text, "pourquoi le français le veut ainsi, en une ligne"),
        .optional("mot", pattern, "de quel mot il s’agit"),
        .optional("si", .list(condition), "toutes ces conditions sont remplies"),
        .optional("sauf_si", .list(condition), "aucune de ces conditions n’est remplie"),
        .optional("garde", pattern, "les seules lectures gardées"),
        .optional("ote", pattern, "les lectures ôtées"),
        .required("exemples", .texts, "des phrases où la règle vaut pour le mot entre crochets"),
        .required("contre_exemples", .texts, "des phrases où elle ne vaut pas"),
      ],
      alternatives: [["garde"], ["ote"]]))
}
