import Tables

/// What texts are made of and how they are measured: `modeles`, `niveaux`, `temps`, `competences`,
/// `vocabulaire`.
extension FileShape {
  static let templates = FileShape(
    "modeles", files: "modeles/*.yaml", "De petits textes à compléter, pour n’importe quel enfant.",
    [.required("modeles", .list(.keys(template)), "les modèles, un par entrée")])

  private static let template: [FieldShape] = [
    .required("id", .id, "le nom du modèle"),
    .required("titre", .text, "le titre de la dictée"),
    .optional("formes", .texts, "les formes que le modèle raconte, par leur id"),
    .optional(
      "etiquettes", .oneOrMore(.choice(Tag.allCases.map(\.rawValue))),
      "les familles de formes que le modèle raconte"),
    .optional(
      "moment", .choice(["aucun"]), "aucun : le texte ne parle d’aucun moment du calendrier"),
    .required("niveaux", .texts, "les niveaux auxquels le texte convient"),
    .required(
      "recit", .choice(["passe", "avenir", "toujours"]),
      "de quel côté d’aujourd’hui se trouve ce que le texte raconte"),
    .optional(
      "mois", .oneOrMore(.choice((1...12).map { String($0) })),
      "les mois, de 1 à 12, hors desquels le texte n’est pas donné"),
    .optional("ami", .yesOrNo, "oui : le texte a besoin d’un ami"),
    .optional("branche", .choice(["soi"]), "soi : le moment est celui de l’enfant"),
    .required("competences", .texts, "les compétences que le texte travaille, par leur id"),
    .optional("relu", .text, "qui a relu le modèle, ou non"),
    .optional(
      "choix", .list(.pairs(.text)), "des mots qui vont ensemble ; un texte prend une ligne"),
    .required(
      "phrases",
      .either([
        .text,
        .list(
          .either([
            .text,
            .keys([
              .required("palier", .number(1...9), "la phrase ne vient qu’à partir de ce palier"),
              .required("phrase", .text, "la phrase, entre guillemets doubles"),
            ]),
          ])),
      ]), "les phrases, une par ligne ; les accolades sont des places à remplir"),
  ]

  static let grades = FileShape(
    "niveaux", "Ce qu’un texte peut demander à chaque niveau.",
    [
      .required(
        "niveaux",
        .list(
          .keys([
            .required("id", .text, "le nom du niveau : CP, CE1…"),
            .optional(
              "comprend", .text, "le niveau précédent, dont les mots et les temps sont acquis"),
            .required("mots", .keys(bounds), "la longueur du texte, en mots"),
            .required(
              "paliers", .list(.either([range, .keys(step)])),
              "des longueurs et des densités de plus en plus grandes ; un palier est une longueur "
                + "comme 40-48, ou ses mots et ses pièges"),
            .required("phrases", .keys(sentences), "les bornes des phrases"),
            .required("temps", .texts, "les temps permis, par leur nom dans temps.yaml"),
            .optional("verbes_travailles", .texts, "les verbes que le niveau conjugue"),
            .required(
              "competences_par_texte", .keys(bounds), "combien de compétences un texte vise"),
            .required("pieges", .keys(bounds), "combien de pièges un texte contient"),
          ])), "les niveaux, du plus jeune au plus âgé")
    ])

  private static let range = ValueShape.scalar(pattern: "^[0-9]+-[0-9]+$")

  private static let step: [FieldShape] = [
    .required("mots", range, "la longueur du texte, en mots"),
    .required("pieges", range, "les pièges des compétences visées, en tout"),
  ]

  private static let bounds: [FieldShape] = [
    .required("min", .number(0...1000), "au moins"), .required("max", .number(0...1000), "au plus"),
  ]

  private static let sentences: [FieldShape] = [
    .required("max", .number(1...12), "le nombre de phrases, au plus"),
    .required("mots_max", .number(1...60), "les mots de la plus longue, au plus"),
    .required("moyenne_min", .decimal, "les mots d’une phrase en moyenne, au moins : 6,5"),
    .required("phrase_courte", .number(0...20), "une phrase d’au plus tant de mots est courte"),
  ]

  static let tenses = FileShape(
    "temps", "Les temps par leur nom, et à quoi on les reconnaît dans un texte.",
    [
      .required(
        "temps",
        .list(
          .keys([
            .required("id", .id, "le nom court du temps"),
            .required("nom", .text, "le nom que les niveaux emploient"),
            .required(
              "forme", .choice(formations), "une seule forme du verbe, ou ce qui suit l’auxiliaire"),
            .optional("temps_auxiliaire", .text, "le temps de l’auxiliaire"),
          ])), "les temps, un par entrée"),
      .optional(
        "reperes",
        .keys([
          .optional("passe", .texts, "les mots de ce qui est arrivé : hier"),
          .optional("avenir", .texts, "les mots de ce qui arrivera : demain"),
        ]), "les mots qui placent un récit avant ou après aujourd’hui"),
    ])

  static let formations = TenseRecord.Formation.allCases.map { $0.catalogueName }

  static let vocabulary = FileShape(
    "vocabulaire", files: "vocabulaire/*.yaml",
    "Les mots d’un niveau, dans leur forme de base ; chaque liste est triée.",
    [
      .required("niveau", .text, "le niveau auquel ces mots sont connus"),
      .optional("source", .text, "d’où viennent les mots"),
      .optional(
        "noms",
        .keys([
          .optional("m", .texts, "les noms masculins"),
          .optional("f", .texts, "les noms féminins"),
          .optional("m/f", .texts, "les noms des deux genres : nageur/nageuse, ou élève"),
        ]), "les noms par genre"),
      .optional("adjectifs", .texts, "les adjectifs, au masculin singulier"),
      .optional(
        "verbes", .pairs(.texts), "les verbes, rangés sous l’id de leur modèle de conjugaison"),
    ]
      + InvariableClass.allCases.map {
        .optional($0.rawValue, .texts, "les mots invariables de cette classe")
      } + [
        .optional("rares", .texts, "des mots gardés bien que les manuels les emploient peu")
      ])

  static let skills = FileShape(
    "competences", files: "competences/*.yaml",
    "Une compétence d’orthographe et les règles qui reconnaissent ses pièges.",
    [
      .required("id", .id, "le nom de la compétence, pour les modèles"),
      .required("nom", .text, "le nom de la compétence pour ceux qui la lisent"),
      .required("definition", .text, "ce que la compétence demande, en une ligne"),
      .required("introduite", .text, "le niveau qui commence à la travailler"),
      .required("attendue", .text, "le niveau qui l’attend de tous"),
      .required(
        "priorite", .number(1...99),
        "de deux compétences qui expliquent la même faute, la plus grande l’emporte"),
      .optional(
        "pieges_min", .number(1...9), "les pièges qu’un texte contient au moins ; 2 par défaut"),
      .required("source", .text, "d’où viennent la compétence et ses niveaux"),
      .required("regles", .list(.keys(skillRule)), "ce qui fait d’un mot un piège"),
    ])

  private static let skillRule: [FieldShape] = [
    .required("id", .id, "le nom de la règle"),
    .optional("niveau", .text, "le niveau à partir duquel la règle compte"),
    .required("mot", pattern, "ce qu’est le mot"),
    .optional("debut", .texts, "le mot commence par l’un de ces groupes de lettres"),
    .optional("fin", .texts, "le mot finit par l’un de ces groupes de lettres"),
    .optional("contient", .texts, "le mot contient l’un de ces groupes de lettres"),
    .optional(
      "sujet", .oneOrMore(.choice(SubjectKind.allCases.map { $0.catalogueName })),
      "le sujet du verbe"),
    .optional("eloigne", .yesOrNo, "oui : d’autres mots séparent le verbe de son sujet"),
    .optional(
      "emploi", .oneOrMore(.choice(ParticipleRole.allCases.map { $0.catalogueName })),
      "ce que fait le participe passé"),
    .optional(
      "voix", .oneOrMore(.choice(VerbVoice.allCases.map { $0.catalogueName })), "la voix du verbe"),
    .optional(
      "cod_devant", .oneOrMore(.choice(ObjectKind.allCases.map { $0.catalogueName })),
      "le complément d’objet direct placé avant le verbe"),
    .optional("forme", .oneOrMore(.choice(formations)), "la formation du temps"),
    .optional(
      "groupe",
      .either([
        .choice(["aucun"]),
        .keys([
          .optional("genre", .choice(["m", "f"]), "le genre du groupe"),
          .optional("nombre", .choice(["s", "p"]), "le nombre du groupe"),
          .optional("tete", .yesOrNo, "oui : le mot est le nom du groupe"),
        ]),
      ]), "le groupe nominal du mot ; aucun : il n’est dans aucun groupe"),
    .optional("si", .list(condition), "toutes ces conditions sont remplies"),
    .optional("sauf_si", .list(condition), "aucune de ces conditions n’est remplie"),
    .required("pourquoi", .text, "pourquoi le mot s’écrit ainsi, dit à un enfant"),
    .optional("epreuve", .text, "ce qu’un enfant met à la place du mot pour vérifier"),
    .required("confusions", .list(confusion), "les fautes attendues"),
    .required("pieges", .texts, "des phrases avec chaque piège entre crochets"),
    .required("sans_piege", .texts, "des phrases sans piège"),
  ]

  private static let confusion = ValueShape.keys(
    MappingShape(
      [
        .optional("mot", .text, "le mot entier, seulement quand c’est celui-ci"),
        .optional("fin", .text, "les lettres de la fin qui changent"),
        .optional("lettres", .text, "les premières de ces lettres qui changent"),
        .optional("majuscule", .choice(["non"]), "non : la majuscule est oubliée"),
        .optional(
          "autre", .oneOrMore(.choice(ConfusionRecord.Feature.allCases.map { $0.catalogueName })),
          "une autre forme du même mot, qui ne diffère que par cela"),
        .optional("par", .texts, "ce qui est écrit à la place"),
        .optional(
          "avec", .choice(["precedent", "suivant"]), "la faute prend aussi un mot voisin"),
      ],
      alternatives: [
        ["par"], ["fin", "par"], ["lettres", "par"], ["mot", "par"], ["majuscule"], ["autre"],
      ]))
}
