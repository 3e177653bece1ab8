/// A sentence with the traps that some skills must find in it.
struct SkillCase: Sendable {
  var sentence: String
  var grade: String
  /// Word and skill, in the order of the sentence; traps of other skills are not looked at.
  var traps: [String]

  init(_ sentence: String, _ grade: String, _ traps: String...) {
    self.sentence = sentence
    self.grade = grade
    self.traps = traps
  }
}

extension SkillCase {
  /// Words that the national dictation of CM2 shows to be hard, each in a sentence of our own.
  static let hard = [
    SkillCase("La neige tombait.", "CM2", "tombait finales_en_e"),
    SkillCase(
      "Papi et mamie, inquiets, attendent.", "CM2", "inquiets participe_etre_attribut"),
    SkillCase(
      "Ils se demandaient pourquoi.", "CM2", "demandaient accord_sujet_verbe"),
    SkillCase("Elles cherchent leurs gants.", "CM2", "leurs homophones_autres"),
    SkillCase("Les garçons étaient contents.", "CM2", "étaient accord_sujet_verbe"),
    SkillCase("Les filles ne sont pas rentrées.", "CM2", "rentrées participe_etre_attribut"),
    SkillCase("Il viendra certainement.", "CM2", "certainement mots_invariables"),
    SkillCase("Les chiens sont perdus.", "CM2", "perdus participe_etre_attribut"),
    SkillCase("Il s'est levé.", "CM2", "s' homophones_autres"),
    SkillCase("Ils n'ont pas encore retrouvé la clé.", "CM2", "retrouvé participe_avoir_cod"),
    SkillCase("Nous les verrons demain.", "CM2", "verrons radicaux_variables"),
    SkillCase("Nous les verrons arriver.", "CM2", "arriver finales_en_e"),
    SkillCase("Ils arrivent très fatigués.", "CM2", "fatigués participe_etre_attribut"),
    SkillCase("Pourquoi ne pas téléphoner ?", "CM2", "téléphoner finales_en_e"),
    SkillCase("Elle viendra peut-être.", "CM2", "peut-être phrase_signes"),
    SkillCase("Elle les a vus.", "6e", "vus participe_avoir_cod"),
    SkillCase("Aussitôt, il sort.", "CM2", "Aussitôt mots_invariables"),
    SkillCase("À ce moment, il rit.", "CM2", "ce homophones_autres"),
    SkillCase("Le chien se mit à aboyer.", "CM2", "aboyer finales_en_e"),
  ]

  /// The grade of a rule decides whether its words are traps.
  static let graded = [
    SkillCase("Il cherche ses clés.", "CE1"),
    SkillCase("Il cherche ses clés.", "CM1", "ses homophones_autres"),
  ]
}
