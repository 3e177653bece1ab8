extension SchoolDictation {
  /// Texts of 6e.
  static let sixth = [
    SchoolDictation(
      grade: "6e", child: "Léa", moment: "la sortie piscine", skill: "participe_avoir_cod",
      text:
        "Quand la classe de Léa arriva à la piscine, les portes étaient encore fermées et une "
        + "fumée légère montait des toits. Enfin, le gardien apparut : il cherchait partout les "
        + "clés qu’il avait perdues. Les élèves les ont retrouvées sous une grille de fer, près des "
        + "vélos. Une fois dans l’eau, Léa suivit la ligne noire peinte au fond du bassin. Autour "
        + "d’elle, les nageurs remontaient un à un, comme des poissons curieux. Le ballon rouge, "
        + "que personne n’avait surveillé, avançait lentement vers le plongeoir.",
      tense: ("les nageurs remontaient", "les nageurs seraient remontés"),
      word: ("une grille de fer", "une grille de schiste")),
    SchoolDictation(
      grade: "6e", child: "Tom", moment: "le musée", skill: "participe_etre_attribut",
      text:
        "Tom se rappellera longtemps la journée que sa classe a passée au musée des bateaux. Les "
        + "visiteurs étaient rares ce matin-là, et les salles semblaient immenses. Dans une longue "
        + "galerie, des bateaux de bois étaient suspendus au plafond, comme s’ils naviguaient dans "
        + "le ciel. Le guide demanda aux élèves de choisir celui qu’ils aimeraient commander. Tom "
        + "s’arrêta devant une barque minuscule, dont la voile était déchirée. « Celle-ci a "
        + "traversé deux océans », dit le guide en souriant. Aussitôt, tous les enfants se sont "
        + "rapprochés d’elle.",
      tense: ("Les visiteurs étaient", "Les visiteurs auront été"),
      word: ("une longue galerie", "une longue alcôve")),
    SchoolDictation(
      grade: "6e", child: "Anna", moment: "le théâtre", skill: "participe_etre_attribut",
      text:
        "Anna avait attendu ce soir de théâtre pendant des semaines. Quand elle fut installée au "
        + "balcon avec ses camarades, la salle lui parut aussi profonde qu’un puits. Sur la scène, "
        + "les acteurs semblaient minuscules et leurs voix montaient pourtant jusqu’aux dernières "
        + "rangées. À la fin de la première partie, toutes les lampes se sont éteintes, sauf une "
        + "petite lanterne posée sur une table. Un papillon de nuit est alors venu tourner autour "
        + "d’elle. Les comédiens sont restés immobiles, et l’on croyait que cette danse silencieuse "
        + "était écrite dans la pièce.",
      tense: ("les acteurs semblaient", "les acteurs auraient semblé"),
      word: ("une petite lanterne", "une petite girandole")),
    SchoolDictation(
      grade: "6e", child: "Hugo", moment: "la randonnée", skill: "accord_sujet_verbe",
      text:
        "Au lever du jour, les promeneurs suivaient un sentier étroit que bordaient des murs de "
        + "pierres sèches. Hugo avançait en tête de la randonnée, la carte à la main, et comptait "
        + "les ponts. Derrière lui bavardaient ses amis, dont les rires réveillaient les oiseaux. "
        + "Au détour d’un rocher apparurent soudain trois chevaux sauvages. Ni les cris ni les "
        + "gestes ne les firent partir : ils regardaient le groupe avec calme. Le plus jeune "
        + "s’approcha, flaira le sac de Hugo et en tira la carte. Il partit au galop, et les "
        + "promeneurs durent suivre le soleil.",
      tense: ("les promeneurs suivaient", "les promeneurs eurent suivi"),
      word: ("un sentier étroit", "un sentier anfractueux")),
    SchoolDictation(
      grade: "6e", child: "Zoé", moment: "la bibliothèque", skill: "terminaisons_verbales",
      text:
        "Ce jour-là, Zoé rangeait les livres de la bibliothèque avec deux camarades. Sur le rayon "
        + "le plus haut, elle découvrit un volume si vieux que ses pages étaient devenues brunes. "
        + "Une main inconnue avait laissé dans la marge un étrange message : « Comptez les "
        + "fenêtres, puis cherchez sous la dernière. » Les trois enfants comptèrent les fenêtres, "
        + "descendirent l’escalier et soulevèrent une pierre qui bougeait. Ils y trouvèrent une "
        + "boîte de fer remplie de billes colorées. Qui les avait cachées ? Peut-être un élève "
        + "d’autrefois, qui voulait amuser ceux d’aujourd’hui.",
      tense: ("elle découvrit", "elle eut découvert"),
      word: ("un étrange message", "un étrange apophtegme")),
    SchoolDictation(
      grade: "6e", child: "Paul", moment: "le cirque", skill: "participe_avoir_cod",
      text:
        "Paul n’oubliera jamais les numéros qu’il a vus sous la toile du cirque. Au centre de la "
        + "piste, les jongleurs lançaient des assiettes qu’ils rattrapaient sans même les regarder. "
        + "Ensuite vint un magicien très distrait. Les cartes qu’il avait mélangées disparurent, "
        + "mais il chercha longtemps la colombe que son assistante avait pourtant posée sur son "
        + "chapeau. Le public la lui montrait et riait de bon cœur. Enfin, l’oiseau s’envola, "
        + "traversa les cerceaux et revint avec une plume bleue que personne n’avait jamais "
        + "aperçue.",
      tense: ("les jongleurs lançaient", "les jongleurs auront lancé"),
      word: ("les cerceaux", "les phylactères")),
    SchoolDictation(
      grade: "6e", child: "Inès", moment: "la plage", skill: "accord_sujet_verbe",
      text:
        "À marée basse, la plage s’étendait si loin que la mer semblait avoir quitté le pays. "
        + "Près des rochers, les pêcheurs réparaient leurs filets et racontaient des histoires de "
        + "tempêtes. Inès et sa classe les écoutaient, assises sur une vieille barque retournée. "
        + "Soudain, un bruit régulier monta du bois, comme si quelqu’un frappait de l’intérieur. "
        + "Les pêcheurs retournèrent la barque avec précaution. Dessous vivaient une dizaine de "
        + "crabes, que dérangeait cette lumière nouvelle. Ils levèrent leurs pinces tous ensemble, "
        + "puis coururent vers l’eau en file indienne.",
      tense: ("les pêcheurs réparaient", "les pêcheurs auraient réparé"),
      word: ("une vieille barque", "une vieille pirogue phénicienne")),
    SchoolDictation(
      grade: "6e", child: "Louis", moment: "Noël", skill: "participe_etre_attribut",
      text:
        "La veille de Noël, les voisins étaient réunis dans la cour de l’immeuble, autour d’un "
        + "sapin qu’ils avaient planté ensemble. La neige, tombée pendant la nuit, rendait chaque "
        + "bruit plus doux. Louis et ses amies, montés sur des bancs, accrochaient des boules qui "
        + "paraissaient aussi fragiles que des bulles. Il ne manquait plus qu’une étoile dorée, "
        + "mais la boîte était vide. À ce moment, la pie du jardin est descendue du toit. Dans son "
        + "bec brillait l’étoile, et tous les habitants sont restés muets.",
      tense: ("les voisins étaient", "les voisins auront été"),
      word: ("une étoile dorée", "une étoile amarante")),
    SchoolDictation(
      grade: "6e", child: "Jade", moment: "le camping", skill: "terminaisons_verbales",
      text:
        "Le vent s’était levé vers minuit, et les campeurs regagnaient leurs tentes. Au milieu du "
        + "camping, Jade tenait la lampe pendant que ses camarades cherchaient les piquets. Un "
        + "bruit étrange venait de la cuisine : il semblait que quelqu’un croquait des cailloux. "
        + "Les enfants s’approchèrent, écartèrent la toile et éclairèrent la table. Un énorme "
        + "hérisson, installé dans le plat, dévorait les biscuits du lendemain. Il leva le museau, "
        + "éternua deux fois et continua son repas. « Nous mangerons des pommes », dit Jade, et "
        + "tous éclatèrent de rire.",
      tense: ("les campeurs regagnaient", "les campeurs auraient regagné"),
      word: ("Un énorme hérisson", "Un énorme ornithorynque")),
    SchoolDictation(
      grade: "6e", child: "Nina", moment: "la chorale", skill: "gn_nombre",
      text:
        "Ce soir-là, la chorale de Nina chantait dans une ancienne salle de château où brûlaient "
        + "de longues bougies blanches. Pour la circonstance, les chanteurs portaient des écharpes "
        + "bleues et des chemises claires. Les premières notes, graves et régulières, remplirent "
        + "peu à peu les hautes voûtes. Tout à coup, des voix inconnues répondirent du fond de la "
        + "salle. Les spectateurs se retournèrent, mais les derniers bancs étaient vides. Nina "
        + "comprit la première : derrière les colonnes épaisses, l’écho répétait chaque phrase. "
        + "Alors, elle chanta plus doucement, et toutes ces voix lointaines l’imitèrent.",
      tense: ("les chanteurs portaient", "les chanteurs auront porté"),
      word: ("de longues bougies", "de longs flambeaux votifs")),
  ]
}
