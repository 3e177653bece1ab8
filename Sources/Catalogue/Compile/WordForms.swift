package import Tables

/// The four forms of a word that agrees.
package struct AgreementForms: Hashable, Sendable {
  package var masculineSingular: String
  package var feminineSingular: String
  package var masculinePlural: String
  package var femininePlural: String

  package init(
    masculineSingular: String, feminineSingular: String, masculinePlural: String,
    femininePlural: String
  ) {
    self.masculineSingular = masculineSingular
    self.feminineSingular = feminineSingular
    self.masculinePlural = masculinePlural
    self.femininePlural = femininePlural
  }
}

/// What templates and forms ask of the morphology.
package protocol WordForms {
  /// The forms of an adjective, participle or paired noun, by its masculine singular; nil when
  /// the set does not know it.
  func agreement(of masculineSingular: String) -> AgreementForms?
  /// The third person singular of a verb in a simple tense, or its infinitive; nil when the set
  /// does not know the verb or the verb lacks the form.
  func thirdPerson(of infinitive: String, _ tense: VerbTense) -> String?
  /// The masculine singular of the past participle, and whether it goes with *être*.
  func participle(of infinitive: String) -> (form: String, takesEtre: Bool)?
}
