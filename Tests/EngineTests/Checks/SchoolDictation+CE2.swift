extension SchoolDictation {
  /// Texts of CE2.
  static let ce2 = [
    SchoolDictation(
      grade: "CE2", child: "Léa", moment: "la sortie piscine", skill: "gn_nombre",
      text:
        "Ce matin, Léa part à la piscine avec sa classe. Les enfants mettent leurs bonnets bleus "
        + "et marchent sans bruit. L’eau est un peu froide, mais les petites vagues sont douces. "
        + "Léa nage lentement vers ses amis. Un gros ballon rouge tombe dans l’eau et toute la "
        + "classe rit.",
      tense: ("Les enfants mettent", "Les enfants mirent"),
      word: ("gros ballon rouge", "gros obstacle rouge")),
    SchoolDictation(
      grade: "CE2", child: "Tom", moment: "la sortie au zoo", skill: "accord_sujet_verbe",
      text:
        "Hier, la classe de Tom est allée au zoo. Tom regarde un grand singe gris qui mange une "
        + "pomme. Les lions dorment sous un arbre et les girafes marchent vers le mur. Soudain, un "
        + "petit oiseau vient sur le chapeau de la maîtresse. Les enfants rient beaucoup et elle "
        + "rit aussi.",
      tense: ("Tom regarde", "Tom regarda"), word: ("une pomme", "une courge")),
    SchoolDictation(
      grade: "CE2", child: "Anna", moment: "la sortie à la ferme", skill: "gn_nombre",
      text:
        "Samedi, Anna visite une ferme avec ses amies. La fermière donne du pain aux poules "
        + "blanches et aux gros canards. Les petits lapins gris courent dans la cour. Une vache "
        + "regarde les enfants avec de grands yeux. Anna caresse un agneau, puis elle boit un verre "
        + "de lait chaud.",
      tense: ("La fermière donne", "La fermière donna"), word: ("dans la cour", "dans le ravin")),
    SchoolDictation(
      grade: "CE2", child: "Hugo", moment: "Noël", skill: "accord_sujet_verbe",
      text:
        "C’est bientôt Noël et la neige tombe sur le village. Hugo décore le sapin avec ses "
        + "cousins. Ils accrochent de belles boules rouges et des étoiles dorées. Le chat du voisin "
        + "joue avec un ruban brillant. Le soir, les lumières brillent dans la rue et tout le monde "
        + "chante.",
      tense: ("Hugo décore", "Hugo décora"), word: ("un ruban brillant", "un parchemin brillant")),
    SchoolDictation(
      grade: "CE2", child: "Zoé", moment: "la bibliothèque", skill: "gn_genre",
      text:
        "Le mercredi, Zoé va à la bibliothèque. Dans une petite salle calme, elle ouvre un livre "
        + "sur les dragons. C’est une histoire drôle et très longue. Une souris grise habite dans "
        + "une grande botte verte. Zoé tourne les pages sans bruit, et les autres enfants viennent "
        + "lire avec elle.",
      tense: ("elle ouvre", "elle ouvrit"), word: ("une histoire", "une spirale")),
    SchoolDictation(
      grade: "CE2", child: "Paul", moment: "le judo", skill: "accord_sujet_verbe",
      text:
        "Aujourd’hui, Paul va au judo avec son ami. Les enfants laissent leurs chaussures devant "
        + "la porte. Paul salue le maître, puis il roule sur le tapis comme un chat. Son ami tourne "
        + "et il tombe sur le dos. Pour finir, ils font une petite danse et le maître danse avec "
        + "eux.",
      tense: ("Paul salue", "Paul salua"), word: ("une petite danse", "une petite chorégraphie")),
    SchoolDictation(
      grade: "CE2", child: "Inès", moment: "la forêt", skill: "gn_nombre",
      text:
        "En automne, Inès marche dans la forêt avec sa classe. Elle ramasse des feuilles jaunes "
        + "et de jolis marrons. Les écureuils cachent leurs noisettes sous un vieux tronc. Le vent "
        + "pousse les nuages gris vers la montagne. Sur le chemin, les enfants trouvent des traces "
        + "dans la boue.",
      tense: ("Elle ramasse", "Elle ramassa"), word: ("un vieux tronc", "un vieux naufrage")),
    SchoolDictation(
      grade: "CE2", child: "Nina", moment: "la patinoire", skill: "gn_nombre",
      text:
        "Nina est à la patinoire avec les autres enfants. Elle tient la barre et avance doucement "
        + "sur la glace. Deux grands garçons tournent comme des toupies. Une petite fille pousse un "
        + "pingouin bleu, mais il glisse plus vite qu’elle. Le pingouin touche le mur avec un bruit "
        + "drôle.",
      tense: ("Elle tient", "Elle tint"), word: ("avec un bruit", "avec un tintement")),
    SchoolDictation(
      grade: "CE2", child: "Louis", moment: "la fête des crêpes", skill: "gn_genre",
      text:
        "Ce soir, c’est la fête des crêpes dans la classe de Louis. La maîtresse prépare une "
        + "grande assiette et de la confiture rouge. Louis regarde la pâte blanche qui devient "
        + "dorée. Une crêpe ronde colle au plafond ! Toute la classe attend, la tête en l’air, puis "
        + "elle tombe.",
      tense: ("Une crêpe ronde colle", "Une crêpe ronde colla"),
      word: ("une grande assiette", "une grande mosaïque")),
    SchoolDictation(
      grade: "CE2", child: "Jade", moment: "la plage", skill: "gn_nombre",
      text:
        "Cet été, Jade joue sur la plage avec ses deux amies. Elle prend son seau et fait des "
        + "tours de sable. Les trois filles ramassent des coquillages blancs pour les murs. Un "
        + "petit crabe entre dans le château par la porte. Mais une vague arrive, et le crabe "
        + "devient roi des poissons.",
      tense: ("Elle prend", "Elle prit"), word: ("une vague", "une comète")),
  ]
}
