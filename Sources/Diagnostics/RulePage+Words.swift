extension RulePage.Stage {
  /// The stage in words.
  package var name: LocalizedText {
    switch self {
    case .reading: LocalizedText(fr: "lecture", en: "reading")
    case .rules: LocalizedText(fr: "règle", en: "rule")
    case .trial: LocalizedText(fr: "essai", en: "trial")
    }
  }
}

extension RulePage.Mending {
  /// What `--fix` does; nil when nothing.
  fileprivate var sentence: LocalizedText? {
    switch self {
    case .byHand: nil
    case .partly:
      LocalizedText(
        fr: "« catalogue-lint --fix » s’en charge là où il n’y a qu’une façon de faire.",
        en: "“catalogue-lint --fix” does it where there is only one way.")
    case .always:
      LocalizedText(
        fr: "« catalogue-lint --fix » s’en charge.", en: "“catalogue-lint --fix” does it.")
    }
  }
}

extension RulePage {
  /// The texts with their titles, in the order in which they are read.
  package var sections: [(title: LocalizedText, text: LocalizedText)] {
    [
      (LocalizedText(fr: "Ce qui est signalé", en: "What is found"), what),
      (LocalizedText(fr: "Pourquoi", en: "Why"), why),
      (LocalizedText(fr: "À faire", en: "To do"), cure),
      (LocalizedText(fr: "Ce que cela change", en: "What that changes"), safetyAndMending),
    ]
  }

  /// Whether mending can change what titles or texts give, and what `--fix` does.
  package var safetyAndMending: LocalizedText {
    guard let said = mending.sentence else { return safety }
    return LocalizedText(fr: "\(safety.fr) \(said.fr)", en: "\(safety.en) \(said.en)")
  }

  /// The first sentence of what is found.
  package var summary: LocalizedText {
    LocalizedText(fr: what.fr.firstSentence, en: what.en.firstSentence)
  }
}

extension String {
  /// The text up to a full stop before a space; the whole text when there is none.
  fileprivate var firstSentence: String {
    var end = startIndex
    while let stop = self[end...].firstIndex(of: ".") {
      end = index(after: stop)
      if end == endIndex || self[end] == " " { return String(self[..<end]) }
    }
    return self
  }
}
