import Diagnostics

extension Witness {
  /// A title that two forms claim; the one of higher rank gets it, of two of the same rank nobody
  /// could foresee which.
  init(_ title: String, between own: FormSyntax, _ other: FormSyntax) {
    guard own.rank == other.rank else {
      self.init(title, insteadOf: own.rank.rawValue < other.rank.rawValue ? own : other)
      return
    }
    self.init(
      title,
      otherwise: LocalizedText(
        fr: "« \(own.phrase.value) » et « \(other.phrase.value) » y prétendent à égalité",
        en: "“\(own.phrase.value)” and “\(other.phrase.value)” have the same claim to it"))
  }

  /// A title that a form does not get.
  init(_ title: String, insteadOf form: FormSyntax) {
    self.init(
      title,
      otherwise: LocalizedText(
        fr: "la forme « \(form.id.value) » donnerait « \(form.phrase.value) »",
        en: "the form “\(form.id.value)” would give “\(form.phrase.value)”"))
  }
}
