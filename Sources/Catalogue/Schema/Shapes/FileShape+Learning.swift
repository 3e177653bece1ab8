import Tables

/// How the child goes on: `progression`.
extension FileShape {
  static let progression = FileShape(
    "progression",
    "Comment une compétence change d’état après une dictée, et ce que la suivante fait travailler.",
    [
      .required(
        "transitions",
        .keys(
          states.map { state in
            .required(
              state.catalogueName, .keys(outcomes), "ce que devient la compétence dans cet état")
          }), "l’état que chaque résultat donne à une compétence"),
      .required("maitrise", .keys(mastery), "quand une compétence est maîtrisée, et jusqu’à quand"),
      .required(
        "copie",
        .keys([
          .required(
            "erreurs_max", .number(0...9), "au plus tant d’erreurs : quelques erreurs, sans plus"),
          .required(
            "pour_cent_des_pieges", .number(0...100),
            "ou moins de cette part des pièges, en pour cent"),
        ]), "ce que valent les erreurs d’une copie tapée"),
      .required("texte", .keys(text), "les compétences qu’un texte fait travailler"),
      .required("paliers", .keys(steps), "quand les textes deviennent plus longs ou plus courts"),
      .required("cartes", .number(1...9), "combien de dictées sont proposées chaque soir"),
    ])

  private static let states = ProgressionRecord.State.allCases

  private static let outcomes = ProgressionRecord.Outcome.allCases.map { outcome in
    FieldShape.required(
      outcome.catalogueName,
      .choice(states.filter { $0 != .notYetSeen }.map { $0.catalogueName }),
      "l’état qui suit ce résultat")
  }

  private static let outcome = ValueShape.choice(
    ProgressionRecord.Outcome.allCases.map { $0.catalogueName })

  private static let mastery: [FieldShape] = [
    .required(
      "reussites_de_suite", .number(1...9),
      "combien de dictées réussies de suite mènent à la maîtrise"),
    .required(
      "jours_differents", .yesOrNo, "oui : chacune de ces réussites est d’un jour plus tard"),
    .required(
      "revoir_apres_jours", .number(1...366),
      "une compétence maîtrisée revient après tant de jours sans dictée qui la montre"),
  ]

  private static let text: [FieldShape] = [
    .required(
      "ordre", .list(.choice(states.map { $0.catalogueName })),
      "les états des compétences à faire travailler, du plus pressé au moins pressé"),
    .required(
      "fragiles_max", .number(1...9), "combien de compétences fragiles un texte vise au plus"),
    .required(
      "nouvelle_tous_les", .number(1...99),
      "un texte sur tant donne sa dernière place à une compétence pas encore vue"),
  ]

  private static let steps: [FieldShape] = [
    .required("depart", .number(1...9), "le palier du premier texte d’un niveau"),
    .required(
      "monte_si_toutes", outcome, "un palier de plus si toutes les compétences visées l’ont"),
    .required("descend_si_une", outcome, "un palier de moins si l’une d’elles l’a"),
  ]
}
