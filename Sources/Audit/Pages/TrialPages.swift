import Diagnostics

extension RulePage {
  /// What trying the examples of a set finds.
  static let trials: [RulePage] = [
    .counterExampleFails, .exampleFails, .exampleNotMarked, .ruleCounterExampleFails,
    .ruleExampleFails, .titleNotStopped, .titleStopped, .trapNotFound, .trapNotMarked,
  ]

  private static let counterExampleFails = RulePage(
    "counter-example-fails", stage: .trial,
    what: LocalizedText(
      fr: "Un contre-exemple donne tout de même la forme.",
      en: "A counter-example gives the form all the same."),
    why: LocalizedText(
      fr: "Ce titre ne parle pas de ce moment : l’enfant recevrait une dictée à côté.",
      en: "This title is not about the moment: the child would get a dictation beside the point."),
    cure: LocalizedText(
      fr: "Ajoutez un « sauf » ou précisez le motif ; si le titre va bien avec la forme, ôtez le "
        + "contre-exemple.",
      en: "Add a “sauf” or make the motif more precise; if the title does suit the form, remove "
        + "the counter-example."),
    safety: LocalizedText(
      fr: "Un motif plus précis reconnaît moins de titres : les exemples le disent.",
      en: "A more precise motif recognises fewer titles: the examples tell."))

  private static let exampleFails = RulePage(
    "example-fails", stage: .trial,
    what: LocalizedText(
      fr: "Un exemple ne donne pas sa forme.", en: "An example does not give its form."),
    why: LocalizedText(
      fr: "Un titre que les familles tapent n’est pas reconnu, ou une autre forme, un interdit ou "
        + "un écart l’emporte : le message dit lequel.",
      en: "A title that families type is not recognised, or another form, a blocked word or a "
        + "cancelling word wins: the message tells which."),
    cure: LocalizedText(
      fr: "Ajoutez le motif qui manque, ou ôtez l’exemple.",
      en: "Add the missing motif, or remove the example."),
    safety: LocalizedText(
      fr: "Un motif de plus reconnaît plus de titres : gardez des contre-exemples.",
      en: "One motif more recognises more titles: keep counter-examples."))

  private static let exampleNotMarked = RulePage(
    "example-not-marked", stage: .trial,
    what: LocalizedText(
      fr: "Un exemple d’une règle n’a pas de mot entre crochets, ou en a trop.",
      en: "An example of a rule has no word between brackets, or too many."),
    why: LocalizedText(
      fr: "On ne sait pas quel mot la règle doit trouver.",
      en: "It is not clear which word the rule must find."),
    cure: LocalizedText(
      fr: "Mettez le mot entre crochets, comme dans : Il est [à] l’école.",
      en: "Put the word between brackets, as in: Il est [à] l’école."),
    safety: .safe)

  private static let ruleCounterExampleFails = RulePage(
    "rule-counter-example-fails", stage: .trial,
    what: LocalizedText(
      fr: "Dans un contre-exemple, ce que dit la règle est vrai.",
      en: "In a counter-example, what the rule says is true."),
    why: LocalizedText(
      fr: "La règle conclut là où elle ne doit pas : une lecture juste serait perdue.",
      en: "The rule concludes where it must not: a right reading would be lost."),
    cure: LocalizedText(
      fr: "Ajoutez une condition à la règle, ou ôtez le contre-exemple.",
      en: "Add a condition to the rule, or remove the counter-example."),
    safety: LocalizedText(
      fr: "Une condition de plus fait conclure moins souvent : les exemples le disent.",
      en: "One condition more makes it conclude less often: the examples tell."))

  private static let ruleExampleFails = RulePage(
    "rule-example-fails", stage: .trial,
    what: LocalizedText(
      fr: "Dans un exemple, la règle ne conclut pas.",
      en: "In an example, the rule does not conclude."),
    why: LocalizedText(
      fr: "Elle ne sert pas là où elle le devrait, ou une règle placée avant l’en empêche.",
      en: "It does not serve where it should, or a rule before it prevents it."),
    cure: LocalizedText(
      fr: "Précisez les conditions de la règle, ou ôtez l’exemple.",
      en: "Make the rule’s conditions more precise, or remove the example."),
    safety: LocalizedText(
      fr: "Une condition plus large conclut plus souvent : les contre-exemples le disent.",
      en: "A wider condition concludes more often: the counter-examples tell."))

  private static let titleNotStopped = RulePage(
    "title-not-stopped", stage: .trial,
    what: LocalizedText(
      fr: "Un mot n’arrête pas le titre donné sous « arrete » ou « ecarte ».",
      en: "A word does not stop the title given under “arrete” or “ecarte”."),
    why: LocalizedText(
      fr: "Un titre à écarter passerait : c’est la faute la plus grave d’un interdit.",
      en: "A title to set aside would pass: the worst fault of a blocked word."),
    cure: LocalizedText(
      fr: "Ajoutez la flexion qui manque, ou choisissez un titre que ce mot arrête à lui seul.",
      en: "Add the missing inflection, or choose a title that this word alone stops."),
    safety: LocalizedText(
      fr: "Une flexion de plus écarte plus de titres : gardez des titres qui passent.",
      en: "One inflection more sets more titles aside: keep titles that pass."))

  private static let titleStopped = RulePage(
    "title-stopped", stage: .trial,
    what: LocalizedText(
      fr: "Un titre qui devait passer (« n_arrete_pas », « n_ecarte_pas ») est écarté.",
      en: "A title that should pass (“n_arrete_pas”, “n_ecarte_pas”) is set aside."),
    why: LocalizedText(
      fr: "Un mot trop large prive des familles de leur dictée.",
      en: "A word that is too wide deprives families of their dictation."),
    cure: LocalizedText(
      fr: "Précisez le mot ou son préfixe, ou ôtez ce titre.",
      en: "Make the word or its prefix more precise, or remove this title."),
    safety: LocalizedText(
      fr: "Un interdit plus étroit laisse passer plus de titres : demandez une relecture.",
      en: "A narrower blocked word lets more titles through: ask a second reader."))

  private static let trapNotFound = RulePage(
    "trap-not-found", stage: .trial,
    what: LocalizedText(
      fr: "La règle d’une compétence ne trouve pas un piège marqué.",
      en: "The rule of a skill does not find a marked trap."),
    why: LocalizedText(
      fr: "Une faute de l’enfant à cet endroit n’aurait pas d’explication.",
      en: "A child’s mistake at this place would have no explanation."),
    cure: LocalizedText(
      fr: "Élargissez les conditions de la règle, ou ôtez les crochets.",
      en: "Widen the rule’s conditions, or remove the brackets."),
    safety: LocalizedText(
      fr: "Une règle plus large trouve d’autres pièges : « sans_piege » le dit.",
      en: "A wider rule finds other traps: “sans_piege” tells."))

  private static let trapNotMarked = RulePage(
    "trap-not-marked", stage: .trial,
    what: LocalizedText(
      fr: "La règle d’une compétence prend pour un piège un mot qui n’est pas marqué.",
      en: "The rule of a skill takes a word that is not marked for a trap."),
    why: LocalizedText(
      fr: "L’enfant lirait une explication fausse.",
      en: "The child would read a wrong explanation."),
    cure: LocalizedText(
      fr: "Ajoutez une condition à la règle, ou mettez le mot entre crochets s’il en est un.",
      en: "Add a condition to the rule, or put the word between brackets if it is one."),
    safety: LocalizedText(
      fr: "Une condition de plus trouve moins de pièges : les exemples le disent.",
      en: "One condition more finds fewer traps: the examples tell."))
}
