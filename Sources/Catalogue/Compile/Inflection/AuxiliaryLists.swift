import Diagnostics

/// The verbs of `auxiliaires.yaml` as sets.
struct AuxiliaryLists: Sendable {
  private var etre: Set<String> = []
  private var either: Set<String> = []
  private(set) var invariableParticiples: Set<String> = []
  private(set) var impersonal: Set<String> = []
  /// Every listed word, to find those that the vocabulary lacks.
  private(set) var words: [YAMLScalar] = []

  init(_ syntax: AuxiliariesSyntax?) {
    guard let syntax else { return }
    let lists = [
      syntax.etre, syntax.etreOrAvoir, syntax.reflexive, syntax.invariableParticiples,
      syntax.impersonal,
    ]
    words = Array(lists.joined())
    etre = Set((syntax.etre + syntax.reflexive).map(\.value))
    either = Set(syntax.etreOrAvoir.map(\.value))
    invariableParticiples = Set((syntax.invariableParticiples + syntax.impersonal).map(\.value))
    impersonal = Set(syntax.impersonal.map(\.value))
  }

  func auxiliary(of lemma: String) -> Auxiliary {
    if etre.contains(lemma) { return .etre }
    return either.contains(lemma) ? .either : .avoir
  }
}
