import MatchingReference
import Tables

extension PatternSet {
  /// A set as varied as a real one.
  static let family = PatternSet(
    name: "family",
    forms: [
      Form(
        rank: 2, motifs: ["anniv(ersaire)", "les # ans de", "goûter d'anniv(ersaire)"],
        exceptions: ["anniversaire de mariage"]),
      Form(rank: 2, motifs: ["fête de l'école", "kermesse", "fête de l'été"]),
      Form(rank: 2, motifs: ["Noël", "fête de Noël", "sapin de Noël"]),
      Form(motifs: ["match", "match (de) foot(ball)"]),
      Form(motifs: ["piscine(s)", "sortie (à la) piscine"], exceptions: ["piscine à balles"]),
      Form(motifs: ["ski", "ski de fond", "vacances (au) ski"]),
      Form(motifs: ["pêche", "pêche à la ligne"]),
      Form(motifs: ["luge"]),
      Form(motifs: ["vélo", "balade (à) vélo"], exceptions: ["vélo d'appartement"]),
      Form(motifs: ["week-end", "week-end rando(nnée)"]),
      Form(motifs: ["pique-nique", "piquenique"]),
      Form(motifs: ["œufs en chocolat", "chasse aux œufs"]),
      Form(motifs: ["théâtre", "atelier théâtre"]),
      Form(motifs: ["parc", "parc d'attractions"], exceptions: ["parc de stationnement"]),
      Form(motifs: ["feu d'artifice", "14 juillet"]),
      Form(motifs: ["ciné(ma)", "sortie ciné(ma)"]),
      Form(motifs: ["judo", "cours de judo", "u# judo"]),
      Form(rank: 0, motifs: ["vacances", "vacances d'été", "grandes vacances"]),
      Form(rank: 0, motifs: ["été"]),
      Form(motifs: ["photo(s) de classe"]),
      Form(motifs: ["zoo", "sortie (au) zoo"]),
      Form(motifs: ["bal", "bal des pompiers"]),
    ],
    words: [
      Word(words: ["hôpital", "hôpitaux"], prefixes: ["hospitalis"]),
      Word(words: ["obsèques"]),
      Word(words: ["R.D.V.", "rendez-vous", "rdvs"]),
      Word(words: ["pompes funèbres"]),
      Word(words: ["garde d'enfants", "mari"]),
      Word(words: ["covid-19", "covid"]),
      Word(words: ["dentiste"], prefixes: ["orthodont"]),
      Word(kind: .cancellation, words: ["annulé", "annulée"], prefixes: ["annul"]),
      Word(kind: .cancellation, words: ["pas de", "pas d'"]),
      Word(kind: .chore, words: ["inscription", "inscriptions"]),
      Word(kind: .chore, words: ["payer", "certif", "réunion"]),
    ])

  /// Small sets with the alphabets on which all short titles are tried.
  static let small: [(set: PatternSet, alphabet: [String])] = [
    (
      PatternSet(
        name: "boundaries",
        forms: [
          Form(motifs: ["a"]), Form(rank: 0, motifs: ["a b"]),
          Form(rank: 2, motifs: ["b a b"], exceptions: ["a a"]),
        ],
        words: [Word(words: ["bb"])]),
      ["a", "b", " ", "-", "'", "1"]
    ),
    (
      PatternSet(
        name: "accents",
        forms: [
          Form(motifs: ["é"]), Form(motifs: ["e"]), Form(motifs: ["é e"]), Form(motifs: ["è'e"]),
          Form(rank: 0, motifs: ["é'è'é"]),
        ],
        words: [Word(words: ["éé"]), Word(kind: .chore, words: ["e'e", "e-e"])]),
      ["e", "é", "e\u{300}", " ", "-", "'"]
    ),
    (
      PatternSet(
        name: "numbers",
        forms: [
          Form(motifs: ["# a"]), Form(motifs: ["a#"]), Form(motifs: ["1"]),
          Form(rank: 2, motifs: ["a # b", "#-#"]),
        ],
        words: [Word(words: ["b 1"]), Word(words: ["a12"])]),
      ["1", "2", "a", "b", " ", "-"]
    ),
    (
      PatternSet(
        name: "abbreviations",
        forms: [Form(motifs: ["a.b"]), Form(motifs: ["a+b", "ab"])],
        words: [
          Word(words: ["A.B."]), Word(words: ["aab", "b a"], prefixes: ["bb"]),
          Word(kind: .chore, words: ["a'b"], prefixes: ["b a"]),
        ]),
      ["a", "b", ".", " ", "'", "+"]
    ),
  ]
}
