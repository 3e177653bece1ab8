import Catalogue
import Diagnostics

extension Diagnostic {
  static func exampleFails(
    _ title: YAMLScalar, _ form: String, _ reading: LocalizedText
  ) -> Diagnostic {
    Diagnostic(
      id: "example-fails",
      LocalizedText(
        fr: "l’exemple « \(title.value) » ne donne pas la forme « \(form) » : \(reading.fr)",
        en: "the example “\(title.value)” does not give the form “\(form)”: \(reading.en)"),
      at: title.span,
      cure: LocalizedText(
        fr: "ajoutez le motif qui manque, ou ôtez l’exemple",
        en: "add the missing motif, or remove the example"))
  }

  static func counterExampleFails(_ title: YAMLScalar, _ form: String) -> Diagnostic {
    Diagnostic(
      id: "counter-example-fails",
      LocalizedText(
        fr: "le contre-exemple « \(title.value) » donne la forme « \(form) »",
        en: "the counter-example “\(title.value)” gives the form “\(form)”"),
      at: title.span,
      cure: LocalizedText(
        fr: "ajoutez un « sauf » ou précisez le motif, ou ôtez le contre-exemple",
        en: "add a “sauf” or make the motif more precise, or remove the counter-example"))
  }

  static func notStopped(
    _ title: YAMLScalar, _ word: YAMLScalar, _ reading: LocalizedText
  ) -> Diagnostic {
    Diagnostic(
      id: "title-not-stopped",
      LocalizedText(
        fr: "« \(word.value) » n’arrête pas « \(title.value) » : \(reading.fr)",
        en: "“\(word.value)” does not stop “\(title.value)”: \(reading.en)"),
      at: title.span,
      notes: [Note(LocalizedText(fr: "le mot est ici", en: "the word is here"), at: word.span)],
      cure: LocalizedText(
        fr: "ajoutez la flexion qui manque, ou choisissez un titre que ce mot arrête seul",
        en: "add the missing inflection, or choose a title that this word alone stops"))
  }

  static func stopped(_ title: YAMLScalar, by word: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: "title-stopped",
      LocalizedText(
        fr: "« \(title.value) » devait passer, mais « \(word.value) » l’écarte",
        en: "“\(title.value)” should pass, but “\(word.value)” sets it aside"),
      at: title.span,
      notes: [Note(LocalizedText(fr: "le mot est ici", en: "the word is here"), at: word.span)],
      cure: LocalizedText(
        fr: "précisez le mot ou son préfixe, ou ôtez ce titre",
        en: "make the word or its prefix more precise, or remove this title"))
  }
}
