import Testing

@testable import Text

@Suite struct FrenchJoinerTests {
  static let lexicon = ListedElision(
    words: [
      "hérisson": false, "hache": false, "haricot": false, "héros": false, "hibou": false,
      "hamster": false, "haie": false, "handball": false, "hockey": false, "harpe": false,
      "hêtre": false, "huit": false, "haut": false, "hausser": false,
      "onze": false, "oui": false, "ouistiti": false, "yaourt": false, "yeux": true, "yeuse": true,
    ],
    names: [
      "ines": true, "eloi": true, "yves": true, "yanis": false, "ulysse": true, "helene": true,
      "hakim": false, "hugo": true,
    ])
  private let joiner = FrenchJoiner(lexicon: lexicon, rules: ListedJoining.french)

  @Test(arguments: [
    ("la", "eau", "l’"), ("le", "hôpital", "l’"), ("le", "homme", "l’"), ("la", "herbe", "l’"),
    ("la", "huître", "l’"), ("le", "haltère", "l’"), ("le", "hameçon", "l’"),
    ("la", "humeur", "l’"), ("la", "héroïne", "l’"), ("la", "hirondelle", "l’"),
    ("la", "yeuse", "l’"), ("de", "yeux", "d’"), ("la", "œuvre", "l’"), ("le", "œil", "l’"),
    ("je", "ouvre", "j’"), ("que", "il", "qu’"), ("jusque", "ici", "jusqu’"),
    ("lorsque", "elle", "lorsqu’"), ("puisque", "on", "puisqu’"), ("quoique", "il", "quoiqu’"),
    ("ne", "aime", "n’"), ("se", "habille", "s’"), ("me", "amuse", "m’"), ("te", "offre", "t’"),
    ("si", "il", "s’"), ("si", "ils", "s’"), ("si", "elle", "si"), ("si", "on", "si"),
    ("si", "ilot", "si"),
    ("presque", "entier", "presque"), ("quelque", "ami", "quelque"), ("là", "on", "là"),
    ("né", "à", "né"), ("entre", "amis", "entre"), ("tu", "as", "tu"),
    ("le", "hérisson", "le"), ("la", "hache", "la"), ("le", "haricot", "le"),
    ("le", "héros", "le"), ("le", "hibou", "le"), ("les", "hiboux", "les"),
    ("de", "haricots", "de"), ("le", "hêtre", "le"), ("le", "haut-parleur", "le"),
    ("le", "huit", "le"), ("le", "onze", "le"), ("le", "oui", "le"), ("le", "ouistiti", "le"),
    ("le", "yaourt", "le"), ("le", "yoga", "le"), ("la", "yole", "la"), ("le", "week-end", "le"),
    ("le", "handball", "le"), ("le", "hockey", "le"), ("la", "harpe", "la"), ("de", "8 ans", "de"),
    ("de", "11 ans", "de"), ("de", "« Éloi »", "de"), ("le", "ypérite", "l’"), ("DE", "ÉLOI", "D’"),
    ("Que", "elle", "Qu’"),
  ])
  func elidesWords(word: String, next: String, expected: String) {
    #expect(joiner.elide(word, before: next) == expected)
  }

  @Test(arguments: [
    ("de", "Anna", "d’"), ("de", "Tom", "de"), ("de", "Éloïse", "d’"), ("de", "Inès", "d’"),
    ("de", "E\u{301}loi", "d’"), ("de", "Enzo", "d’"), ("de", "Yves", "d’"), ("de", "Yann", "de"),
    ("de", "Yanis", "de"), ("de", "Yasmine", "de"), ("de", "Ysée", "d’"), ("de", "Ulysse", "d’"),
    ("de", "Hélène", "d’"), ("de", "Hakim", "de"), ("de", "Hans", "de"), ("de", "Hugo", "d’"),
    ("que", "Anne-Laure", "qu’"), ("lorsque", "Inès", "lorsqu’"), ("à", "Inès", "à"),
    ("de", "Y", "de"), ("de", "N’Golo", "de"), ("de", "Œdipe", "d’"),
  ])
  func elidesBeforeNames(word: String, name: String, expected: String) {
    #expect(joiner.elide(word, before: name, kind: .name) == expected)
  }

  @Test(arguments: [
    ("le souvenir de ", "le tournoi", "le souvenir du tournoi"),
    ("le souvenir de ", "les vacances de Noël", "le souvenir des vacances de Noël"),
    ("le souvenir de ", "des vacances au ski", "le souvenir de vacances au ski"),
    ("le goût de ", "des olives", "le goût d’olives"),
    ("Il va à ", "le tournoi", "Il va au tournoi"),
    ("grâce à ", "les voisins", "grâce aux voisins"),
    ("jusqu’à ", "le soir", "jusqu’au soir"), ("À ", "le tournoi", "Au tournoi"),
    ("À ", "Le tournoi", "Au tournoi"), ("De ", "les amis", "Des amis"),
    ("près de ", "l’eau", "près de l’eau"), ("à ", "la mer", "à la mer"),
    ("à ", "l'école", "à l'école"), ("de ", "Le Havre", "du Havre"),
    ("à ", "La Rochelle", "à La Rochelle"), ("à ", "le handball", "au handball"),
    ("de ", "le hérisson", "du hérisson"), ("de ", "la haie", "de la haie"),
    ("il a ", "le ballon", "il a le ballon"), ("A\u{300} ", "le zoo", "Au zoo"),
    ("de ", "Noël", "de Noël"), ("de ", "Halloween", "d’Halloween"), ("de", "le zoo", "dele zoo"),
    ("", "le zoo", "le zoo"), ("avec ", "le zoo", "avec le zoo"), (" de ", "legs", " de legs"),
  ])
  func contractsNounPhrases(before: String, phrase: String, expected: String) {
    #expect(joiner.join(before, phrase, kind: .nounPhrase) == expected)
  }

  @Test(arguments: [
    ("la maison de ", "Le Goff", "la maison de Le Goff"), ("à ", "Les Bleus", "à Les Bleus"),
    ("De ", "Éloi", "D’Éloi"), ("l’anniversaire de ", "Inès", "l’anniversaire d’Inès"),
    ("C’est à ", "Léa", "C’est à Léa"), ("Il faut que ", "Anna", "Il faut qu’Anna"),
    ("si ", "Inès", "si Inès"), ("(de ", "Inès", "(d’Inès"), ("donne-le ", "Inès", "donne-le Inès"),
  ])
  func neverChangesNames(before: String, name: String, expected: String) {
    #expect(joiner.join(before, name, kind: .name) == expected)
  }

  @Test(arguments: [
    ("Il cherche à ", "le voir", "Il cherche à le voir"),
    ("Il essaie de ", "les aider", "Il essaie de les aider"),
    ("Il est temps de ", "aller au zoo", "Il est temps d’aller au zoo"),
    ("Il rêve de ", "hausser le ton", "Il rêve de hausser le ton"),
    ("ce ", "est", "c’est"), ("Il ne ", "habite pas", "Il n’habite pas"),
    ("puis-je ", "aller", "puis-je aller"), ("un beau ", "aller", "un beau aller"),
  ])
  func joinsVerbs(before: String, phrase: String, expected: String) {
    #expect(joiner.join(before, phrase, kind: .verbPhrase) == expected)
  }

  @Test(arguments: [
    ("ce ", "homme", "cet homme"), ("ce ", "arbre", "cet arbre"),
    ("ce ", "hérisson", "ce hérisson"),
    ("un beau ", "oiseau", "un bel oiseau"), ("un beau ", "hérisson", "un beau hérisson"),
    ("le nouveau ", "ami", "le nouvel ami"), ("un vieux ", "arbre", "un vieil arbre"),
    ("de vieux ", "arbres", "de vieux arbres"), ("Ces vieux ", "amis", "Ces vieux amis"),
    ("un fou ", "espoir", "un fol espoir"), ("un mou ", "oreiller", "un mol oreiller"),
    ("ma ", "amie", "mon amie"), ("Ta ", "école", "Ton école"), ("sa ", "histoire", "son histoire"),
    ("ma ", "autre amie", "mon autre amie"), ("ma ", "grande amie", "ma grande amie"),
    ("ma ", "hache", "ma hache"), ("un beau ", "et grand chien", "un beau et grand chien"),
    ("C’est beau ", "ici", "C’est beau ici"), ("Vieux ", "ami", "Vieux ami"),
  ])
  func changesForTheEar(before: String, phrase: String, expected: String) {
    #expect(joiner.join(before, phrase, kind: .nounPhrase) == expected)
  }

  @Test func contractIsTheShortForm() {
    #expect(joiner.contract("de", "le tournoi") == "du tournoi")
    #expect(joiner.contract("à", "les amis") == "aux amis")
  }
}
