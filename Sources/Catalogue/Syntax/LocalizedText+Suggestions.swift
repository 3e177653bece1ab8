package import Diagnostics

extension LocalizedText {
  /// A cure that asks whether the nearest of the known names was meant.
  package static func didYouMean(_ name: String) -> LocalizedText {
    LocalizedText(fr: "vouliez-vous « \(name) » ?", en: "did you mean “\(name)”?")
  }

  /// A cure for a name that has to be one of a list, with the list when it is short.
  package static func oneOf(_ known: [String]) -> LocalizedText {
    guard !known.isEmpty, known.count <= 12 else {
      return LocalizedText(
        fr: "écrivez un nom qui existe, ou ôtez celui-ci",
        en: "write a name that exists, or remove this one")
    }
    let list = known.joined(separator: ", ")
    return LocalizedText(
      fr: "écrivez un de ces noms, ou ôtez celui-ci : \(list)",
      en: "write one of these names, or remove this one: \(list)")
  }
}
