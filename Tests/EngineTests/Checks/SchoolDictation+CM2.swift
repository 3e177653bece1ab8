extension SchoolDictation {
  /// Texts of CM2.
  static let cm2 = [
    SchoolDictation(
      grade: "CM2", child: "Léa", moment: "la sortie piscine", skill: "participe_etre_attribut",
      text:
        "Lundi dernier, les élèves de Léa sont arrivés à la piscine sous une pluie fine. Quand "
        + "ils sont entrés dans le bassin, l’eau paraissait presque chaude. Léa et ses camarades "
        + "ont nagé jusqu’aux bouées rouges, puis elles se sont reposées au bord, enveloppées dans "
        + "des serviettes colorées. Tout à coup, un ballon a rebondi sur le plongeoir et il est "
        + "tombé dans le panier du maître-nageur. Les enfants ont applaudi, et le maître-nageur a "
        + "salué comme un artiste.",
      tense: ("l’eau paraissait", "l’eau paraîtrait"),
      word: ("des serviettes colorées", "des mosaïques colorées")),
    SchoolDictation(
      grade: "CM2", child: "Tom", moment: "le musée", skill: "participe_etre_attribut",
      text:
        "Hier, la classe de Tom est partie au musée pour découvrir les dinosaures. Dans une "
        + "immense salle, les enfants observaient un animal dont la tête touchait presque le "
        + "plafond. Les lumières étaient faibles et les couloirs silencieux. Tom dessinait les "
        + "longues griffes du monstre quand une ombre a glissé sur le mur. Tous se sont retournés "
        + "en même temps : c’était le chat du gardien, qui descendait l’escalier. Il s’est couché "
        + "entre les pattes du géant, et il s’est endormi.",
      tense: ("les enfants observaient", "les enfants observeraient"),
      word: ("une immense salle", "une immense presqu’île")),
    SchoolDictation(
      grade: "CM2", child: "Anna", moment: "la randonnée", skill: "accord_sujet_verbe",
      text:
        "Le soleil venait de se lever quand le groupe commença sa randonnée. Anna et ses amis "
        + "marchaient en file sur le chemin qui longe une étroite vallée. Au loin, les cloches des "
        + "vaches sonnaient dans la brume. Vers midi, ils atteignirent une cabane abandonnée, "
        + "entourée de fleurs bleues. À l’intérieur, ils trouvèrent une table, deux bancs et un "
        + "vieux cahier. Chaque voyageur y avait écrit une phrase. Anna prit un crayon et ajouta la "
        + "sienne en souriant.",
      tense: ("Anna et ses amis marchaient", "Anna et ses amis marcheraient"),
      word: ("une étroite vallée", "une étroite trappe")),
    SchoolDictation(
      grade: "CM2", child: "Hugo", moment: "la plage", skill: "accord_sujet_verbe",
      text:
        "Pendant les grandes vacances, Hugo passait ses journées sur la plage. Ce jour-là, Hugo "
        + "et ses cousins bâtissaient un château que protégeait un grand mur de pierres. Les vagues "
        + "montaient lentement, et l’écume touchait déjà les premières tours. Soudain, un crabe "
        + "minuscule sortit du sable et s’installa devant la porte. Il leva ses pinces comme un roi "
        + "sévère. Les enfants creusèrent vite un fossé, et la mer tourna autour du château sans y "
        + "entrer.",
      tense: ("Hugo et ses cousins bâtissaient", "Hugo et ses cousins bâtiraient"),
      word: ("un grand mur", "un grand beffroi")),
    SchoolDictation(
      grade: "CM2", child: "Zoé", moment: "le cirque", skill: "participe_etre_attribut",
      text:
        "Samedi soir, les gradins étaient pleins bien avant le début du spectacle. Zoé était "
        + "assise au premier rang du cirque, tout près de la piste. Deux acrobates vêtues de blanc "
        + "sont montées vers le sommet du chapiteau, aussi légères que des oiseaux. Elles se sont "
        + "lancé une écharpe brillante au-dessus du vide. L’écharpe est tombée en tournant, et elle "
        + "s’est posée sur la tête d’un musicien. Le tambour s’est tu, puis toute la salle a éclaté "
        + "de rire.",
      tense: ("les gradins étaient", "les gradins seraient"),
      word: ("une écharpe brillante", "une sacoche brillante")),
    SchoolDictation(
      grade: "CM2", child: "Paul", moment: "la bibliothèque", skill: "gn_nombre",
      text:
        "La bibliothèque du quartier se trouve dans une ancienne gare. Entre les rayons, les "
        + "enfants peuvent encore suivre les vieux rails de fer. Cet après-midi, Paul cherchait un "
        + "livre de légendes parmi des couvertures dorées. Quand il toucha le plus gros volume, il "
        + "entendit un long sifflement. Toutes les lampes s’allumèrent à la fois, et une voix "
        + "joyeuse annonça le départ du train. La bibliothécaire riait derrière son bureau : elle "
        + "préparait la fête des lecteurs.",
      tense: ("Paul cherchait", "Paul chercherait"),
      word: ("des couvertures dorées", "des fractions dorées")),
    SchoolDictation(
      grade: "CM2", child: "Inès", moment: "la forêt", skill: "accord_sujet_verbe",
      text:
        "La nuit tombait sur la forêt et les derniers oiseaux se taisaient. Inès suivait le garde "
        + "avec sa lampe, sans faire de bruit. Les élèves écoutaient les branches craquer autour "
        + "d’eux. Au bord d’une petite clairière, le garde leva la main. Sous les chênes, quatre "
        + "jeunes renards jouaient avec une chaussure abandonnée. Ils la tiraient, la poussaient et "
        + "roulaient dans l’herbe. Quand la lune apparut, le plus petit prit la chaussure entre ses "
        + "dents et disparut.",
      tense: ("Les élèves écoutaient", "Les élèves écouteraient"),
      word: ("une petite clairière", "une petite carafe")),
    SchoolDictation(
      grade: "CM2", child: "Louis", moment: "Noël", skill: "gn_nombre",
      text:
        "Deux jours avant Noël, Louis et ses voisins décorèrent la place du village. Les flocons "
        + "couvraient les toits, et les fenêtres brillaient comme des étoiles. On accrocha des "
        + "guirlandes argentées entre les maisons, puis on dressa un grand sapin près de la "
        + "fontaine. Au moment où les lumières s’allumèrent, une chouette quitta le clocher. Elle "
        + "se posa au sommet de l’arbre et tourna lentement la tête. Personne ne voulut la "
        + "déranger, et l’étoile resta dans sa boîte.",
      tense: ("Les flocons couvraient", "Les flocons couvriraient"),
      word: ("des guirlandes argentées", "des initiations argentées")),
    SchoolDictation(
      grade: "CM2", child: "Jade", moment: "le théâtre", skill: "participe_etre_attribut",
      text:
        "Ce soir-là, les spectateurs étaient venus nombreux au théâtre de la ville. Jade et ses "
        + "camarades, cachées derrière le rideau, répétaient une dernière fois leurs répliques. "
        + "Quand la musique a commencé, elles sont entrées l’une après l’autre sur la scène. Au "
        + "milieu du décor se dressait une grande armoire. Jade l’a ouverte en tremblant, et un "
        + "nuage de confettis est tombé sur le roi. Cela n’était pas prévu, mais les rires sont "
        + "devenus si forts que personne ne l’a deviné.",
      tense: ("les spectateurs étaient", "les spectateurs seraient"),
      word: ("une grande armoire", "une grande sacoche")),
    SchoolDictation(
      grade: "CM2", child: "Nina", moment: "le camping", skill: "gn_nombre",
      text:
        "Au camping, les tentes formaient un petit village au bord du lac. Nina avait planté la "
        + "sienne entre deux pins, face aux montagnes bleues. Le soir, de gros nuages noirs "
        + "arrivèrent et le vent souleva les toiles. Les enfants tenaient les cordes et riaient, "
        + "tandis que les assiettes roulaient dans l’herbe. Au matin, tout était calme. Devant la "
        + "tente de Nina, un canard dormait dans une casserole, la tête sous l’aile.",
      tense: ("les tentes formaient", "les tentes formeraient"),
      word: ("de gros nuages", "de gros affluents")),
  ]
}
