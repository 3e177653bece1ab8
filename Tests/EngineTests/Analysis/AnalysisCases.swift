import Testing

/// A sentence with what is said of one verb or word of it.
struct VerbCase: Sendable, CustomTestStringConvertible {
  var text: String
  /// Words of the group from its first to its last: *a mangée*.
  var verb: String
  var tense: String
  var voice = "active"
  /// The subject's head; "" for none.
  var subject = ""

  var testDescription: String { "\(text) \(verb)" }

  init(
    _ text: String, _ verb: String, _ tense: String, voice: String = "active", subject: String = ""
  ) {
    self.text = text
    self.verb = verb
    self.tense = tense
    self.voice = voice
    self.subject = subject
  }

  /// Tenses in context: compound tenses with what may stand inside them, and what only looks like
  /// one.
  static let tenses: [VerbCase] = [
    VerbCase("Il aura une entrée.", "aura", "futur", subject: "Il"),
    VerbCase("Elle a une vue sur la mer.", "a", "présent", subject: "Elle"),
    VerbCase("Tom a mangé une pomme.", "a mangé", "passé composé", subject: "Tom"),
    VerbCase("Il n’a pas mangé.", "a mangé", "passé composé", subject: "Il"),
    VerbCase("La chanson que chante Tom est belle.", "est", "présent", subject: "chanson"),
    VerbCase("La chanson que te chante Tom est belle.", "chante", "présent", subject: "Tom"),
    VerbCase("La chanson que te chante Tom est belle.", "est", "présent", subject: "chanson"),
    VerbCase("Elle a bien mangé.", "a mangé", "passé composé", subject: "Elle"),
    VerbCase("A-t-il mangé ?", "A mangé", "passé composé", subject: "il"),
    VerbCase("Il l’a mangée.", "a mangée", "passé composé", subject: "Il"),
    VerbCase("Ils ont tous mangé.", "ont mangé", "passé composé", subject: "Ils"),
    VerbCase("Il avait mangé.", "avait mangé", "plus-que-parfait", subject: "Il"),
    VerbCase("Il aura mangé.", "aura mangé", "futur antérieur", subject: "Il"),
    VerbCase("Il va partir.", "va partir", "futur proche", subject: "Il"),
    VerbCase("Il va bientôt partir.", "va partir", "futur proche", subject: "Il"),
    VerbCase("Il va à la piscine.", "va", "présent", subject: "Il"),
    VerbCase("Il vient de partir.", "vient partir", "passé récent", subject: "Il"),
    VerbCase("Il vient de la plage.", "vient", "présent", subject: "Il"),
    VerbCase("Les fleurs sont tombées.", "sont tombées", "passé composé", subject: "fleurs"),
    VerbCase(
      "La porte est fermée.", "est fermée", "présent", voice: "passive", subject: "porte"),
    VerbCase(
      "La porte a été fermée.", "a été fermée", "passé composé", voice: "passive",
      subject: "porte"),
    VerbCase(
      "Elles se sont lavées.", "sont lavées", "passé composé", voice: "pronominal",
      subject: "Elles"),
    VerbCase("Il a monté l’escalier.", "a monté", "passé composé", subject: "Il"),
    VerbCase("Elle est montée.", "est montée", "passé composé", subject: "Elle"),
    VerbCase("Nous mangions une pomme.", "mangions", "imparfait", subject: "Nous"),
    VerbCase("Mange ta soupe !", "Mange", "impératif présent"),
    VerbCase("Il faut que tu manges.", "manges", "subjonctif présent", subject: "tu"),
    VerbCase("Je crois que tu manges.", "manges", "présent", subject: "tu"),
    VerbCase(
      "Je me suis bien amusé.", "suis amusé", "passé composé", voice: "pronominal", subject: "Je"),
    VerbCase(
      "Vous êtes-vous perdus ?", "êtes perdus", "passé composé", voice: "pronominal",
      subject: "vous"),
  ]

  /// Subjects: coordinated, far from the verb, relative, inverted.
  static let subjects: [VerbCase] = [
    VerbCase("Tom et Anna mangent.", "mangent", "présent", subject: "Tom"),
    VerbCase("Le chat de mes voisins dort.", "dort", "présent", subject: "chat"),
    VerbCase("Les amis de Tom jouent.", "jouent", "présent", subject: "amis"),
    VerbCase("Le chat qui dort est gris.", "dort", "présent", subject: "qui"),
    VerbCase("Le chat qui dort est gris.", "est", "présent", subject: "chat"),
    VerbCase("Où dort le chat ?", "dort", "présent", subject: "chat"),
    VerbCase("Que fais-tu ?", "fais", "présent", subject: "tu"),
    VerbCase("Il entre et mange.", "mange", "présent", subject: "Il"),
    VerbCase("Dans le jardin jouent deux enfants.", "jouent", "présent", subject: "enfants"),
    VerbCase("Les pommes que Tom mange sont rouges.", "sont", "présent", subject: "pommes"),
    VerbCase("Chaque matin, le facteur passe.", "passe", "présent", subject: "facteur"),
    VerbCase("Elle nous a regardés.", "a regardés", "passé composé", subject: "Elle"),
    VerbCase("Elle vous attend.", "attend", "présent", subject: "Elle"),
    VerbCase("Elle est venue nous aider.", "est venue", "passé composé", subject: "Elle"),
    VerbCase("Tom et moi dansons.", "dansons", "présent", subject: "Tom"),
    VerbCase("Moi et Tom jouons.", "jouons", "présent", subject: "Moi"),
    VerbCase("Tom et elle jouent.", "jouent", "présent", subject: "Tom"),
    VerbCase("Avec moi, jouons !", "jouons", "impératif présent"),
    VerbCase("Allons-nous-en !", "Allons", "impératif présent"),
    VerbCase("Ferme la porte !", "Ferme", "impératif présent"),
    VerbCase("Ferme vite la porte !", "Ferme", "impératif présent"),
    VerbCase("Joue avec ton frère.", "Joue", "impératif présent"),
    VerbCase("Léa, range ta chambre.", "range", "impératif présent"),
    VerbCase("Ils sortent puis rentrent.", "rentrent", "présent", subject: "Ils"),
    VerbCase("Certains jouent, d’autres lisent.", "lisent", "présent", subject: "autres"),
    VerbCase(
      "Le maître et les élèves sortaient.", "sortaient", "imparfait", subject: "maître"),
    VerbCase(
      "Les enfants de la classe et leurs parents arrivent.", "arrivent", "présent",
      subject: "enfants"),
    VerbCase(
      "Il lave les pommes et les poires sèchent.", "sèchent", "présent", subject: "poires"),
    VerbCase("Samedi, Tom et Anna jouent.", "jouent", "présent", subject: "Tom"),
    VerbCase("Quels beaux dessins font ces enfants !", "font", "présent", subject: "enfants"),
    VerbCase("Quel chat mange la souris ?", "mange", "présent", subject: "chat"),
    VerbCase("La plupart des élèves lisent.", "lisent", "présent", subject: "élèves"),
    VerbCase("La plupart dorment.", "dorment", "présent", subject: "plupart"),
    VerbCase("Une foule d’enfants arrivent.", "arrivent", "présent", subject: "enfants"),
    VerbCase("Tout brille ici.", "brille", "présent", subject: "Tout"),
    VerbCase("Rose danse la valse.", "danse", "présent", subject: "Rose"),
    VerbCase("L’as de pique est noir.", "est", "présent", subject: "as"),
  ]
}

/// A sentence with a past participle.
struct ParticipleCase: Sendable, CustomTestStringConvertible {
  var text: String
  var participle: String
  /// A value of `ParticipleRole`.
  var use: String
  /// What it agrees with; "" for nothing.
  var controller: String

  var testDescription: String { text }

  init(_ text: String, _ participle: String, _ use: String, _ controller: String) {
    self.text = text
    self.participle = participle
    self.use = use
    self.controller = controller
  }

  static let all: [ParticipleCase] = [
    ParticipleCase("Elles sont parties.", "parties", "etre", "Elles"),
    ParticipleCase("Tom et Anna sont venus.", "venus", "etre", "Tom"),
    ParticipleCase("Elles ont mangé des pommes.", "mangé", "avoir", ""),
    ParticipleCase("Les pommes qu’elles ont mangées sont bonnes.", "mangées", "avoir", "pommes"),
    ParticipleCase("Ces fleurs, je les ai coupées.", "coupées", "avoir", "les"),
    ParticipleCase("La porte est fermée par le vent.", "fermée", "passive", "porte"),
    ParticipleCase("La fenêtre a été fermée.", "fermée", "passive", "fenêtre"),
    ParticipleCase("Il regarde la pomme mangée.", "mangée", "adjective", "pomme"),
    ParticipleCase("Les as-tu trouvées ?", "trouvées", "avoir", "Les"),
    ParticipleCase("Il leur a parlé.", "parlé", "avoir", ""),
  ]
}

/// A word with the class that it has in its sentence.
struct ClassCase: Sendable, CustomTestStringConvertible {
  /// With the word between brackets.
  var marked: String
  var wordClass: String

  var testDescription: String { marked }

  init(_ marked: String, _ wordClass: String) {
    self.marked = marked
    self.wordClass = wordClass
  }

  static let all: [ClassCase] = [
    ClassCase("Nous [portions] les sacs.", "verbe"),
    ClassCase("Il ouvre la [porte].", "nom"),
    ClassCase("Tom [porte] un sac.", "verbe"),
    ClassCase("La [ferme] est loin.", "nom"),
    ClassCase("Il [ferme] la porte.", "verbe"),
    ClassCase("Elle [la] ferme.", "pronom"),
    ClassCase("Elle ferme [la] porte.", "determinant"),
    ClassCase("Il [leur] parle.", "pronom"),
    ClassCase("Il voit [leurs] amis.", "determinant"),
    ClassCase("[Ce] garçon se lave.", "determinant"),
    ClassCase("[C’]est mon ami.", "pronom"),
    ClassCase("Le ciel d’[été] est bleu.", "nom"),
    ClassCase("Il a [été] malade.", "verbe"),
    ClassCase("Il vend son [livre].", "nom"),
    ClassCase("Il mange un [petit] gâteau.", "adjectif"),
    ClassCase("[Rose] mange une pomme.", "nom_propre"),
    ClassCase("Le zorglub [dort].", "verbe"),
    ClassCase("Le [zorglub] dort.", "inconnu"),
    ClassCase("Il part en [vacances].", "nom"),
    ClassCase("J’[en] veux une.", "pronom"),
    ClassCase("Elle joue [en] chantant.", "preposition"),
    ClassCase("Ils sont [tous] heureux.", "pronom"),
    ClassCase("Elles sont [toutes] mouillées.", "pronom"),
    ClassCase("Il vient [tous] les jours.", "determinant"),
    ClassCase("[Tout] brille ici.", "pronom"),
    ClassCase("Veux-tu [goûter] avec moi ?", "verbe"),
    ClassCase("Le [goûter] est bon.", "nom"),
    ClassCase("Le [son] est fort.", "nom"),
    ClassCase("Montre [ton] dessin.", "determinant"),
    ClassCase("Nous jouons [ensemble].", "adverbe"),
    ClassCase("Il crie [fort].", "adverbe"),
    ClassCase("Le vent est [fort].", "adjectif"),
    ClassCase("Le [devant] du pull est bleu.", "nom"),
    ClassCase("Le bien et le [mal].", "nom"),
    ClassCase("Il trouve des [sous].", "nom"),
    ClassCase("Il dort [sous] la table.", "preposition"),
    ClassCase("[Rose] danse la valse.", "nom_propre"),
    ClassCase("Il n’y a plus [personne].", "pronom"),
    ClassCase("[Personne] ne parle.", "pronom"),
    ClassCase("Cette [personne] ne parle pas.", "nom"),
    ClassCase("Les jours [fériés] sont longs.", "adjectif"),
    ClassCase("Une lumière [vive] éclaire la cour.", "adjectif"),
    ClassCase("[Vive] les vacances !", "interjection"),
    ClassCase("Elle chante puis [danse].", "verbe"),
  ]
}
