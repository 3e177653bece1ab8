import Tables

/// The language of patterns that `lectures.yaml` and the skills share.
extension FileShape {
  /// Names of patterns and descriptions of readings, one or several.
  static let pattern = ValueShape.oneOrMore(.either([.text, .keys(reading)]))

  static let condition = ValueShape.keys(
    MappingShape(
      [
        .required(
          "place", .number(-9...9), "-1 : le mot d’avant ; 1 : celui d’après ; 0 : le mot lui-même"),
        .optional("portee", .number(1...60), "combien de mots plus loin l’on regarde"),
        .optional("est", pattern, "ce que sont toutes ses lectures"),
        .optional("peut", pattern, "ce qu’est l’une de ses lectures"),
        .optional("pas", pattern, "ce que n’est aucune de ses lectures"),
        .optional("saute", pattern, "ce qu’on peut enjamber"),
        .optional("barriere", pattern, "ce qui arrête la recherche"),
        .optional(
          "accord", agreements, "en quoi la lecture s’accorde avec ce mot"),
        .optional("desaccord", agreements, "en quoi elle ne s’accorde pas"),
      ],
      alternatives: [["est"], ["peut"], ["pas"]]))

  private static let agreements = ValueShape.oneOrMore(.choice(["genre", "nombre", "personne"]))

  private static let reading: [FieldShape] = [
    .optional(
      "classe", .oneOrMore(.choice(classes)), "la classe du mot, ou ce qui n’en est pas un"),
    .optional("temps", .oneOrMore(.choice(tenseNames)), "le temps du verbe ; conjugué : tous"),
    .optional("sorte", .oneOrMore(.choice(roleNames)), "ce que fait un petit mot"),
    .optional("signe", .oneOrMore(.choice(SignKind.allCases.map { $0.catalogueName })), "le signe"),
    .optional("genre", .oneOrMore(.choice(["m", "f", "commun"])), "le genre"),
    .optional("nombre", .oneOrMore(.choice(["s", "p", "commun"])), "le nombre"),
    .optional("personne", .oneOrMore(.choice(["1", "2", "3", "aucune"])), "la personne"),
    .optional("mot", .texts, "l’un de ces mots, tel qu’écrit"),
    .optional("lemme", .texts, "une forme de l’un de ces mots"),
    .optional("pas_mot", .texts, "aucun de ces mots"),
    .optional("pas_lemme", .texts, "aucune forme de ces mots"),
    .optional("avec_etre", .yesOrNo, "oui : le verbe se conjugue avec « être »"),
    .optional("majuscule", .yesOrNo, "oui : le mot commence par une majuscule"),
    .optional("trait_union", .yesOrNo, "oui : un trait d’union lie le mot au précédent"),
    .optional("debut", .yesOrNo, "oui : le mot ouvre la phrase"),
  ]

  private static let classes =
    WordClass.allCases.map { $0.catalogueName } + TokenClass.allCases.map { $0.catalogueName }
  private static let tenseNames =
    VerbTense.allCases.map { $0 == .none ? "aucun" : $0.catalogueName } + ["conjugué"]
  private static let roleNames =
    WordRole.allCases.map { $0 == .none ? "aucune" : $0.catalogueName }
}
