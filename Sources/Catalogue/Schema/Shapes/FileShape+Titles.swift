import Tables

/// What a set is, and what titles give: `jeu`, `formes`, `interdits`, `ecarts`, `prenoms`,
/// `registres`, `calendrier`.
extension FileShape {
  static let set = FileShape(
    "jeu", "L’identité du jeu de catalogues.",
    [
      .required("id", .text, "le nom court du jeu, celui de son dossier"),
      .required("nom", .text, "le nom du jeu pour ceux qui le lisent"),
      .optional("langue", .choice(["fr"]), "la langue des textes, le français"),
      .required("version", .text, "le numéro du jeu, comme 1.2.0"),
      .optional("licence", .text, "ce que d’autres peuvent faire du jeu, comme CC BY 4.0"),
      .optional(
        "etend", .text, "le jeu que celui-ci complète : un dossier voisin ou un jeu fourni"),
      .optional(
        "retire", .texts, "les entrées du jeu complété dont celui-ci se passe, par leur id"),
      .optional(
        "orthographe", .choice(["classique", "1990"]),
        "l’orthographe que les textes écrivent ; les deux se lisent toujours"),
    ])

  static let forms = FileShape(
    "formes", files: "formes/*.yaml",
    "Les formes reconnues : à quoi se ramène un titre du calendrier, et ce qu’un texte peut en dire.",
    [.required("formes", .list(.keys(form)), "les formes, une par entrée")])

  private static let form: [FieldShape] = [
    .required("id", .id, "le nom de la forme, pour les modèles : minuscules sans accent et « _ »"),
    .required("phrase", .text, "le groupe nominal avec son article : « la sortie piscine »"),
    .optional(
      "soi", .text, "la phrase quand le moment est celui de l’enfant : « son anniversaire »"),
    .required("genre", .choice(["m", "f"]), "le genre de la phrase"),
    .optional("nombre", .choice(["s", "p"]), "le nombre de la phrase ; s par défaut"),
    .optional(
      "determinant", .choice(["le", "la", "l'", "les", "aucun"]),
      "l’article de la phrase, quand il ne se lit pas à son début ; aucun pour « Noël »"),
    .optional(
      "rang", .choice(["fete", "activite", "periode"]),
      "la forme qui gagne quand un titre en contient deux : fete, puis activite, puis periode"),
    .required(
      "motifs", .texts,
      "ce qu’un titre contient : entre parenthèses ce qui peut manquer, # pour un nombre"),
    .optional("sauf", .texts, "des expressions plus longues qui ne donnent rien"),
    .optional(
      "prenom", .choice(["non", "de", "avec"]),
      "où un prénom est cherché dans le titre : derrière la forme (de), derrière « avec », nulle part"
    ),
    .required("mentions", .texts, "d’autres façons de nommer le moment dans un texte"),
    .required("quand", .text, "ce qui peut ouvrir une phrase : « pendant la sortie au zoo »"),
    .optional("va", .text, "ce que fait l’enfant, à l’infinitif : « aller à la piscine »"),
    .required("decor", .texts, "ce qu’on y voit, chaque nom avec son article"),
    .required("actions", .texts, "ce qu’on y fait, chaque groupe à l’infinitif"),
    .required(
      "etiquettes", .oneOrMore(.choice(Tag.allCases.map(\.rawValue))),
      "les familles de la forme, pour les modèles qui en servent plusieurs"),
    .required("exemples", .texts, "des titres qui donnent cette forme"),
    .required("contre_exemples", .texts, "des titres voisins qui ne doivent pas la donner"),
  ]

  static let blocked = FileShape(
    "interdits", "Les mots qui écartent un titre entier, quoi qu’il contienne d’autre.",
    [
      .required(
        "interdits",
        .list(
          .keys([
            .required("mot", .text, "le mot, ou l’expression"),
            .required("registre", .text, "l’id d’un registre de registres.yaml"),
            .optional(
              "flexions", .texts, "ses autres formes : pluriel, féminin, verbe, abréviation"),
            .optional("prefixe", .texts, "des débuts de mots qui comptent comme le mot"),
            .required("arrete", .texts, "un titre que le mot écarte"),
            .required("n_arrete_pas", .texts, "des titres et des mots qu’il ne doit pas écarter"),
          ])), "les mots interdits, un par entrée")
    ])

  static let deviations = FileShape(
    "ecarts", "Les mots qui disent qu’un moment est annulé, ou qu’il n’est qu’une démarche.",
    [
      .optional("annulations", .list(.keys(deviation)), "le moment n’a pas lieu : il est oublié"),
      .optional(
        "demarches", .list(.keys(deviation)), "le moment n’est qu’une démarche : il reste inconnu"),
    ])

  private static let deviation: [FieldShape] = [
    .required("mot", .text, "le mot, ou l’expression"),
    .optional("flexions", .texts, "ses autres formes"),
    .required("ecarte", .texts, "un titre que le mot écarte"),
    .optional("n_ecarte_pas", .texts, "des titres et des mots qu’il ne doit pas écarter"),
  ]

  static let names = FileShape(
    "prenoms", "Les prénoms connus, leur genre, leur élision, et les mots qui n’en sont jamais.",
    [
      .required(
        "prenoms",
        .keys([
          .required("f", .texts, "les prénoms féminins, dans l’ordre alphabétique"),
          .required("m", .texts, "les prénoms masculins"),
          .optional("m/f", .texts, "les prénoms des deux genres"),
        ]), "les prénoms par genre"),
      .optional(
        "elision",
        .keys([
          .optional("oui", .texts, "ceux qui s’élident contre la règle : d’Hugo"),
          .optional("non", .texts, "ceux qui ne s’élident pas malgré la règle : de Yanis"),
        ]), "les exceptions à la règle d’élision"),
      .optional("jamais", .texts, "les mots à majuscule qui ne sont pas des prénoms"),
      .optional(
        "parente",
        .keys([
          .optional("m", .texts, "papa, papi, tonton…"),
          .optional("f", .texts, "maman, mamie, tata…"),
        ]), "les mots de parenté, qui tiennent lieu de prénom"),
      .optional("suites", .texts, "les mots de liaison qui peuvent suivre un prénom"),
      .optional("source", .text, "d’où vient la liste"),
    ])

  static let registers = FileShape(
    "registres", "Ce dont un texte pour un enfant ne parle jamais.",
    [
      .required(
        "registres",
        .list(
          .keys([
            .required("id", .id, "le nom du registre, pour interdits.yaml"),
            .required("nom", .text, "ce que le registre réunit"),
            .optional("mots", .texts, "des mots absents de tout texte, sous toutes leurs formes"),
          ])), "les registres, un par entrée"),
      .optional(
        "formules_usees",
        .list(
          .keys([
            .required("mots", .texts, "les mots tels qu’un texte les écrirait"),
            .required("raison", .text, "pourquoi un bon texte s’en passe"),
          ])), "ce qui irait dans n’importe quel récit"),
      .optional("relecture", .texts, "ce qu’un second lecteur vérifie dans chaque modèle"),
    ])

  static let calendar = FileShape(
    "calendrier", "Jusqu’où l’on regarde dans le calendrier de la famille.",
    [
      .required(
        "fenetre",
        .keys([
          .required("passe_jours", .number(0...3650), "jours en arrière"),
          .required("avenir_jours", .number(0...366), "jours en avant"),
          .required(
            "recurrent_passe_jours", .number(0...366), "jours en arrière pour ce qui se répète"),
        ]), "la fenêtre, en jours")
    ])
}
