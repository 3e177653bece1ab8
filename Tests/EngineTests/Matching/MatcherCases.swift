import Testing

/// A title and the first motif of the form that it gives, or nil.
struct MatcherCase: Sendable, CustomTestStringConvertible {
  let title: String
  let form: String?
  var testDescription: String { title }

  init(_ title: String, _ form: String?) {
    self.title = title
    self.form = form
  }
}

extension MatcherCase {
  /// Titles with `PatternSet.family`.
  static let family: [MatcherCase] = [
    // Accents: bare is accepted, another or an added one is not.
    MatcherCase("THEATRE", "théâtre"), MatcherCase("Théatre", "théâtre"),
    MatcherCase("thèâtre", nil),
    MatcherCase("Péché mignon", nil), MatcherCase("peche", "pêche"), MatcherCase("lugé", nil),
    MatcherCase("Noèl", nil), MatcherCase("NOEL chez papi", "Noël"),
    MatcherCase("Fète de l'école", nil),
    // Apostrophes, spaces and hyphens.
    MatcherCase("Fete de l ecole", "fête de l'école"),
    MatcherCase("FETE DE LECOLE", "fête de l'école"),
    MatcherCase("Fête-de-l’école", "fête de l'école"), MatcherCase("Fête de l-école", nil),
    MatcherCase("Fête de l'  école", nil), MatcherCase("Feu d artifice", "feu d'artifice"),
    MatcherCase("feu dartifice", "feu d'artifice"), MatcherCase("Pique nique école", "pique-nique"),
    MatcherCase("Piquenique CE2", "pique-nique"), MatcherCase("Week‑end camping", "week-end"),
    MatcherCase("Anniv' Paul", "anniv(ersaire)"), MatcherCase("L'été", "été"),
    MatcherCase("Goûter d'anniv de Nina", "anniv(ersaire)"),
    // What touches the match.
    MatcherCase("judo2", nil), MatcherCase("2judo", nil), MatcherCase("judoka", nil),
    MatcherCase("Piscine-judo", nil), MatcherCase("Judo-17h", "judo"), MatcherCase("17h-judo", nil),
    MatcherCase("17-judo", "judo"), MatcherCase("Judo-", "judo"), MatcherCase("-judo-", "judo"),
    MatcherCase("judo/piscine", "piscine(s)"),
    MatcherCase("Piscine : maillot + bonnet", "piscine(s)"),
    MatcherCase("judo–zoo", "judo"), MatcherCase("judo_zoo", "judo"), MatcherCase("Piscinier", nil),
    // Numbers.
    MatcherCase("Les 8 ans de Léo", "anniv(ersaire)"),
    MatcherCase("les 100 ans de", "anniv(ersaire)"),
    MatcherCase("les 1000 ans de Paris", nil), MatcherCase("les huit ans de Léo", nil),
    MatcherCase("U13 judo", "judo"), MatcherCase("14 Juillet", "feu d'artifice"),
    MatcherCase("114 juillet", nil),
    // `sauf` wins by length and hides only what it covers.
    MatcherCase("Vélo d'appartement", nil), MatcherCase("velo dappartement", nil),
    MatcherCase("Vélo d'appartement puis judo", "judo"), MatcherCase("Parc de stationnement", nil),
    MatcherCase("Anniversaire de mariage", nil), MatcherCase("piscine à balles-judo", "piscine(s)"),
    // Rank, then length, then place.
    MatcherCase("Fête de Noël au zoo", "Noël"), MatcherCase("Vacances ski Tignes", "ski"),
    MatcherCase("Vacances, judo", "judo"), MatcherCase("Zoo puis judo", "judo"),
    MatcherCase("Luge, judo", "luge"), MatcherCase("Judo, luge", "judo"),
    MatcherCase("Grandes vacances", "vacances"),
    MatcherCase("Photos de classe", "photo(s) de classe"),
    // Nothing.
    MatcherCase("", nil), MatcherCase("Expo Kandinsky", nil), MatcherCase("🏊", nil),
  ]

  /// Cases from bug reports of other tools, each with its own motifs.
  static let reported: [(id: String, motifs: [String], titles: [MatcherCase])] = [
    (
      "C01", ["été", "parc"],
      [
        MatcherCase("Fête de l'été", "été"), MatcherCase("Étéocle", nil),
        MatcherCase("Parcé-sur-Sarthe", nil),
      ]
    ),
    (
      "C03", ["bal", "mari"],
      [MatcherCase("Balèze au karaté", nil), MatcherCase("Mariée : essayage", nil)]
    ),
    (
      "C07", ["piscine", "judo", "zoo", "ciné"],
      [
        MatcherCase("Piscine!", "piscine"), MatcherCase("(judo)", "judo"),
        MatcherCase("zoo…", "zoo"),
        MatcherCase("«ciné»", "ciné"),
      ]
    ),
    ("C11", ["ski"], [MatcherCase("Expo Kandinsky", nil)]),
    (
      "C13", ["ski", "week-end"],
      [
        MatcherCase("Après-ski", nil), MatcherCase("ski-club", nil),
        MatcherCase("Week-end randonnée", "week-end"),
      ]
    ),
    (
      "C17", ["œufs en chocolat"],
      [
        MatcherCase("Œufs en chocolat", "œufs en chocolat"),
        MatcherCase("oeufs en chocolat", "œufs en chocolat"),
        MatcherCase("ŒUFS EN CHOCOLAT", "œufs en chocolat"), MatcherCase("oufs en chocolat", nil),
      ]
    ),
    (
      "C19", ["fête de l'été", "théâtre", "pêche"],
      [
        MatcherCase("Fe\u{302}te de l\u{2019}e\u{301}te\u{301}", "fête de l'été"),
        MatcherCase("the\u{301}a\u{302}tre", "théâtre"), MatcherCase("pe\u{301}che", nil),
      ]
    ),
    ("C23a", ["match", "match de foot"], [MatcherCase("Match de foot", "match de foot")]),
    ("C23b", ["match de foot", "match"], [MatcherCase("Match de foot", "match de foot")]),
  ]

  /// Titles that a word of `PatternSet.family` sets aside, by the entry's first word.
  static let blocked: [MatcherCase] = [
    MatcherCase("obsèques", "obsèques"), MatcherCase("OBSEQUES", "obsèques"),
    MatcherCase("obse\u{300}ques", "obsèques"),
    MatcherCase("Anniversaire de mamie à l'hôpital", "hôpital"),
    MatcherCase("HOPITAL", "hôpital"), MatcherCase("Hospitalisation", "hôpital"),
    MatcherCase("Hospices de Beaune", nil), MatcherCase("Hôtel du lac", nil),
    MatcherCase("inhospitalisé", nil), MatcherCase("hôpital-17h", "hôpital"),
    MatcherCase("hôpital2", "hôpital"), MatcherCase("hôpital²", "hôpital"),
    MatcherCase("rdv 8h", "R.D.V."), MatcherCase("R.D.V.", "R.D.V."),
    MatcherCase("r.d.v", "R.D.V."),
    MatcherCase("R. D. V. 8h", "R.D.V."), MatcherCase("R-D-V", nil),
    MatcherCase("Rendez vous", "R.D.V."),
    MatcherCase("rendezvous", "R.D.V."), MatcherCase("RDV2", "R.D.V."), MatcherCase("rdvx", nil),
    MatcherCase("Pompes-funèbres", "pompes funèbres"), MatcherCase("pompes 2 funèbres", nil),
    MatcherCase("Garde denfants", "garde d'enfants"),
    MatcherCase("garde d’enfants", "garde d'enfants"),
    MatcherCase("COVID19", "covid-19"), MatcherCase("Covid", "covid-19"),
    MatcherCase("Mariée", nil),
    MatcherCase("mari-josé", "garde d'enfants"), MatcherCase("l'orthodontiste", "dentiste"),
    MatcherCase("dentisterie", nil), MatcherCase("", nil),
  ]
}
