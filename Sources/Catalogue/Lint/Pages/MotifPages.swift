import Diagnostics

extension RulePage {
  /// Faults of motifs and blocked words.
  static let motifs: [RulePage] = [
    .digitWithNumberSign, .emptyMotif, .emptyOption, .foreignSignInMotif, .patternCollision,
    .signAtEdgeOfMotif,
    .tooManyApostrophes, .tooManyExpansions, .tooManyWords, .unbalancedParenthesis,
  ]

  private static let digitWithNumberSign = RulePage(
    "digit-with-number-sign", stage: .reading,
    what: LocalizedText(
      fr: "Dans un motif, un mot mêle « # » et un chiffre, ou deux « # » se touchent.",
      en: "In a motif, a word mixes “#” and a digit, or two “#” touch."),
    why: LocalizedText(
      fr: "« # » vaut déjà un nombre d’un à trois chiffres : on ne saurait plus où il finit.",
      en: "“#” already stands for a number of one to three digits: its end could not be told."),
    cure: LocalizedText(
      fr: "Laissez « # » seul : \"les # ans\".", en: "Leave “#” alone: \"les # ans\"."),
    safety: LocalizedText(
      fr: "Le motif reconnaît alors tous les nombres : donnez un exemple.",
      en: "The motif then recognises all numbers: give an example."))

  private static let emptyMotif = RulePage(
    "empty-motif", stage: .reading,
    what: LocalizedText(
      fr: "Un motif ne contient ni lettre ni chiffre, une fois ses parties facultatives ôtées.",
      en: "A motif holds no letter and no digit once its optional parts are left out."),
    why: LocalizedText(fr: "Il irait avec tous les titres.", en: "It would match all titles."),
    cure: LocalizedText(
      fr: "Écrivez au moins un mot hors des parenthèses.",
      en: "Write at least one word outside the parentheses."),
    safety: LocalizedText(
      fr: "Un motif plus précis reconnaît moins de titres.",
      en: "A more precise motif recognises fewer titles."))

  private static let emptyOption = RulePage(
    "empty-option", stage: .reading,
    what: LocalizedText(
      fr: "Des parenthèses d’un motif sont vides.", en: "Parentheses of a motif are empty."),
    why: LocalizedText(
      fr: "Elles ne disent rien : quelque chose a été oublié.",
      en: "They say nothing: something was forgotten."),
    cure: LocalizedText(
      fr: "Écrivez dedans ce qui est facultatif, ou ôtez-les.",
      en: "Write what is optional inside, or remove them."),
    safety: .safe)

  private static let foreignSignInMotif = RulePage(
    "foreign-sign-in-motif", stage: .reading,
    what: LocalizedText(
      fr: "Un motif contient « | », « / », « * », « ^ », « $ » ou « \\ ».",
      en: "A motif holds “|”, “/”, “*”, “^”, “$” or “\\”."),
    why: LocalizedText(
      fr: "Dans d’autres programmes ces signes veulent dire « ou » ou « n’importe quoi ». Ici le "
        + "motif n’irait qu’avec un titre qui a ce signe.",
      en: "In other programs these signs mean “or” or “anything”. Here the motif would match only "
        + "titles that hold the sign."),
    cure: LocalizedText(
      fr: "Écrivez un motif par texte : [cours de judo, stage de judo]. Ce qui est facultatif va "
        + "entre parenthèses : judo(s).",
      en: "Write one motif per text: [cours de judo, stage de judo]. What is optional goes between "
        + "parentheses: judo(s)."),
    safety: .safe)

  private static let patternCollision = RulePage(
    "pattern-collision", stage: .reading,
    what: LocalizedText(
      fr: "Deux motifs se confondent une fois compilés.",
      en: "Two motifs can’t be told apart once compiled."),
    why: LocalizedText(
      fr: "C’est un hasard presque impossible, mais l’un des deux serait perdu.",
      en: "It is an almost impossible chance, but one of the two would be lost."),
    cure: LocalizedText(fr: "Changez un peu l’un des deux.", en: "Change one of the two a little."),
    safety: LocalizedText(
      fr: "Un autre motif reconnaît d’autres titres : donnez un exemple.",
      en: "Another motif recognises other titles: give an example."))

  private static let signAtEdgeOfMotif = RulePage(
    "sign-at-edge-of-motif", stage: .reading,
    what: LocalizedText(
      fr: "Un motif commence ou finit par un signe.", en: "A motif begins or ends with a sign."),
    why: LocalizedText(
      fr: "Les signes autour des mots d’un titre ne comptent pas : « ciné » va aussi avec "
        + "« ciné ! ».",
      en: "Signs around the words of a title do not count: “ciné” also matches “ciné !”."),
    cure: LocalizedText(fr: "Ôtez le signe.", en: "Remove the sign."),
    safety: .safe)

  private static let tooManyApostrophes = RulePage(
    "too-many-apostrophes", stage: .reading,
    what: LocalizedText(
      fr: "Un motif a trop d’apostrophes ou de traits d’union.",
      en: "A motif has too many apostrophes or hyphens."),
    why: LocalizedText(
      fr: "Chacun peut manquer dans un titre : les textes possibles deviendraient trop nombreux.",
      en: "Each may be missing in a title: the possible texts would become too many."),
    cure: LocalizedText(fr: "Raccourcissez le motif.", en: "Make the motif shorter."),
    safety: LocalizedText(
      fr: "Un motif plus court reconnaît plus de titres : gardez des contre-exemples.",
      en: "A shorter motif recognises more titles: keep counter-examples."))

  private static let tooManyExpansions = RulePage(
    "too-many-expansions", stage: .reading,
    what: LocalizedText(
      fr: "Un motif donne trop de textes.", en: "A motif stands for too many texts."),
    why: LocalizedText(
      fr: "Chaque parenthèse double leur nombre ; personne ne saurait les relire.",
      en: "Each parenthesis doubles their number; nobody could read them all."),
    cure: LocalizedText(
      fr: "Faites-en deux motifs, avec moins de parenthèses.",
      en: "Make two motifs of it, with fewer parentheses."),
    safety: LocalizedText(
      fr: "Les titres reconnus restent les mêmes si les deux motifs donnent les mêmes textes.",
      en: "The same titles are recognised if both motifs together give the same texts."))

  private static let tooManyWords = RulePage(
    "too-many-words", stage: .reading,
    what: LocalizedText(
      fr: "Un motif ou un mot interdit a trop de mots.",
      en: "A motif or blocked word has too many words."),
    why: LocalizedText(
      fr: "Un titre de calendrier est court : il n’irait avec aucun.",
      en: "Titles of calendars are short: it would match none."),
    cure: LocalizedText(fr: "Raccourcissez-le.", en: "Make it shorter."),
    safety: LocalizedText(
      fr: "Plus court, il va avec plus de titres : gardez des contre-exemples.",
      en: "A shorter one matches more titles: keep counter-examples."))

  private static let unbalancedParenthesis = RulePage(
    "unbalanced-parenthesis", stage: .reading,
    what: LocalizedText(
      fr: "Une parenthèse d’un motif n’a pas son autre moitié.",
      en: "A parenthesis of a motif has no other half."),
    why: LocalizedText(
      fr: "On ne sait pas ce qui est facultatif.", en: "It is not clear what is optional."),
    cure: LocalizedText(
      fr: "Fermez chaque parenthèse ouverte : « piscine(s) ».",
      en: "Close each open parenthesis: “piscine(s)”."),
    safety: .safe)
}
