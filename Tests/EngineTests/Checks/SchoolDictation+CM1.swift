extension SchoolDictation {
  /// Texts of CM1.
  static let cm1 = [
    SchoolDictation(
      grade: "CM1", child: "Léa", moment: "la sortie piscine", skill: "gn_nombre",
      text:
        "Mardi matin, un car jaune attend la classe de Léa devant l’école. À la piscine, les "
        + "enfants enfilent leurs bonnets et passent sous la douche froide. Léa descend dans l’eau "
        + "et nage vers le tapis bleu avec ses camarades. Soudain, une énorme bouée verte glisse "
        + "toute seule à travers le bassin. Derrière elle, un petit canard en plastique nage comme "
        + "un capitaine.",
      tense: ("les enfants enfilent", "les enfants enfilèrent"),
      word: ("une énorme bouée", "une énorme mosaïque")),
    SchoolDictation(
      grade: "CM1", child: "Tom", moment: "le cirque", skill: "gn_nombre",
      text:
        "Dimanche, Tom découvre le cirque sous une grande toile rouge. Les chevaux tournent "
        + "lentement autour de la piste pendant que la musique joue. Un clown cherche ses lunettes "
        + "dans un vieux chapeau, mais il en sort une poule blanche. La poule marche vers les "
        + "enfants et saute sur les genoux du magicien. Toute la salle rit, et le clown salue son "
        + "amie à plumes.",
      tense: ("Les chevaux tournent", "Les chevaux tournèrent"),
      word: ("un vieux chapeau", "un vieux parchemin")),
    SchoolDictation(
      grade: "CM1", child: "Inès", moment: "la forêt", skill: "accord_sujet_verbe",
      text:
        "Ce matin, le brouillard recouvre les arbres de la forêt. Inès et ses amies avancent sur "
        + "le sentier avec leurs grandes bottes. Les feuilles craquent sous leurs pieds et une "
        + "odeur de champignon monte de la terre. Près d’une souche, elles aperçoivent un étrange "
        + "panier plein de noisettes. Un écureuil roux les regarde du haut d’une branche, très fier "
        + "de ses provisions.",
      tense: ("Les feuilles craquent", "Les feuilles craquèrent"),
      word: ("un étrange panier", "un étrange soupirail")),
    SchoolDictation(
      grade: "CM1", child: "Hugo", moment: "le carnaval", skill: "gn_genre",
      text:
        "C’est le jour du carnaval et la cour de l’école change de couleur. Hugo porte une longue "
        + "cape verte et un masque de dragon. Sa voisine est une abeille géante dont les ailes "
        + "brillent au soleil. Quand la fanfare passe devant le portail, le vent soulève le chapeau "
        + "du maître. Le chapeau vole au-dessus des têtes, puis il tombe sur la statue de la place.",
      tense: ("Hugo porte", "Hugo porta"), word: ("une longue cape", "une longue courge")),
    SchoolDictation(
      grade: "CM1", child: "Anna", moment: "la bibliothèque", skill: "gn_nombre",
      text:
        "Tous les mercredis, Anna passe une heure à la bibliothèque du village. Elle choisit une "
        + "table ronde près de la fenêtre et pose ses gros livres. Elle aime surtout les vieilles "
        + "cartes et les récits de voyages lointains. Aujourd’hui, une feuille pliée tombe d’un "
        + "livre de contes. C’est un dessin de trésor que des enfants ont caché là il y a très "
        + "longtemps.",
      tense: ("Elle choisit une table", "Elle choisira, puis prit une table"),
      word: ("les vieilles cartes", "les vieilles boutonnières")),
    SchoolDictation(
      grade: "CM1", child: "Louis", moment: "la randonnée", skill: "gn_nombre",
      text:
        "Après le petit déjeuner, Louis et sa classe partent en randonnée. Pendant deux heures, "
        + "ils grimpent entre les sapins et traversent des prairies pleines de fleurs. À midi, ils "
        + "s’installent sur des pierres plates et ouvrent leurs sacs. Une marmotte curieuse "
        + "s’approche sans bruit derrière eux. Elle attrape un morceau de pomme et disparaît dans "
        + "son trou avant la fin du repas.",
      tense: ("ils grimpent", "ils grimpèrent"), word: ("des pierres plates", "des fèves plates")),
    SchoolDictation(
      grade: "CM1", child: "Zoé", moment: "le théâtre", skill: "accord_sujet_verbe",
      text:
        "Ce soir, Zoé joue au théâtre pour la première fois. Les lumières baissent, le rideau "
        + "s’ouvre et le public fait silence. Sur la scène, trois lutins cherchent la clé d’un "
        + "château. Zoé parle d’une voix claire et montre la lune en carton. À ce moment, la lune "
        + "se décroche et roule à travers le décor. Les lutins courent derrière elle, et tout le "
        + "monde applaudit cette nouvelle scène.",
      tense: ("Les lumières baissent", "Les lumières baissèrent"),
      word: ("le décor", "le belvédère")),
    SchoolDictation(
      grade: "CM1", child: "Paul", moment: "la sortie à la ferme", skill: "gn_nombre",
      text:
        "Vendredi, la classe de Paul visite une ferme au bord de la rivière. Le fermier prépare "
        + "la nourriture des animaux et les enfants portent les seaux. Les chèvres blanches mangent "
        + "du foin pendant que deux petits ânes dorment au soleil. Derrière la grange, Paul "
        + "découvre une charrette qui n’a plus de roues. Des poussins jaunes en ont fait leur "
        + "maison, et leur mère garde la porte.",
      tense: ("Le fermier prépare", "Le fermier prépara"), word: ("une charrette", "une carafe")),
    SchoolDictation(
      grade: "CM1", child: "Jade", moment: "la patinoire", skill: "accord_sujet_verbe",
      text:
        "Il neige depuis hier, et la ville est toute blanche. Jade et ses amies arrivent à la "
        + "patinoire avec leurs bonnets de laine. Elles glissent en file comme les wagons d’un "
        + "petit train. Au milieu de la piste, quelqu’un a laissé un bonhomme de neige. Il porte "
        + "une écharpe rouge et un vrai balai. Les filles tournent trois fois autour de lui, puis "
        + "elles le saluent comme un roi.",
      tense: ("Jade et ses amies arrivent", "Jade et ses amies arrivèrent"),
      word: ("une écharpe rouge", "une banquise rouge")),
    SchoolDictation(
      grade: "CM1", child: "Nina", moment: "le piano", skill: "gn_genre",
      text:
        "Chaque jeudi, Nina joue du piano dans une salle étroite et claire. La maîtresse compte "
        + "les temps pendant que les doigts courent sur les touches. Nina commence par une chanson "
        + "lente et douce, puis elle accélère un peu. Derrière la fenêtre ouverte, un merle répond "
        + "à chaque note. Quand la musique s’arrête, l’oiseau penche la tête et recommence tout "
        + "seul le dernier air.",
      tense: ("La maîtresse compte", "La maîtresse compta"),
      word: ("une chanson lente", "une génération lente")),
  ]
}
