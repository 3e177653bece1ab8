package import Diagnostics
package import Tables

/// One form of one word with what it says.
package struct Inflection: Hashable, Sendable {
  /// The form as it is spelled, in lower case and NFC; elided forms end in `'`.
  package var form: String
  /// The base form: infinitive, singular, masculine singular.
  package var lemma: String
  package var features: WordFeatures
  /// Index in the list of grades that the inflector was given.
  package var grade: Int
  /// Where the lemma was written.
  package var span: SourceSpan
}

/// The four forms of a word that agrees.
package struct AgreementForms: Hashable, Sendable {
  package var masculineSingular: String
  package var feminineSingular: String
  package var masculinePlural: String
  package var femininePlural: String

  /// The form for a gender and a number; `any` counts as masculine and as singular.
  package func form(_ gender: Gender, _ number: GrammaticalNumber) -> String {
    switch (gender == .feminine, number == .plural) {
    case (false, false): masculineSingular
    case (true, false): feminineSingular
    case (false, true): masculinePlural
    case (true, true): femininePlural
    }
  }

  /// The different forms, each with the gender and number that it leaves open marked `any`:
  /// *gris* is masculine of any number, *rouge* singular of any gender.
  func merged() -> [(form: String, gender: Gender, number: GrammaticalNumber)] {
    if masculineSingular == feminineSingular, masculinePlural == femininePlural {
      return masculineSingular == masculinePlural
        ? [(masculineSingular, .any, .any)]
        : [(masculineSingular, .any, .singular), (masculinePlural, .any, .plural)]
    }
    return Self.merged(masculineSingular, masculinePlural, .masculine)
      + Self.merged(feminineSingular, femininePlural, .feminine)
  }

  /// Singular and plural of one gender, as one form of any number when they are equal.
  static func merged(
    _ singular: String, _ plural: String, _ gender: Gender
  ) -> [(form: String, gender: Gender, number: GrammaticalNumber)] {
    singular == plural
      ? [(singular, gender, .any)] : [(singular, gender, .singular), (plural, gender, .plural)]
  }
}
