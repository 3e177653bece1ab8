import Diagnostics
import Tables

/// Works out the cells of verb models from what the models say and from the general rules:
/// imparfait and present participle take the stem of *nous* in the present; the subjunctive that
/// of *ils* and, for *nous* and *vous*, the imparfait; the future takes the infinitive without a
/// final *e*; the conditional the stem of the future; the imperative is the present, without *s*
/// after *e* or *a* for *tu*. (Source: school grammar; each tense can be given in full instead.)
struct ParadigmBuilder {
  private let endings: OrdinaryEndingsSyntax
  private let model: VerbModelSyntax
  private var cells: [VerbParadigm.Cell] = []
  private let changes: [VerbParadigm.StemChange]

  typealias Six = [Spelling?]

  init(_ model: VerbModelSyntax, endings: OrdinaryEndingsSyntax) {
    self.model = model
    self.endings = endings
    changes = model.stemChanges.map {
      VerbParadigm.StemChange(
        letter: $0.letter.spelling, becomes: $0.becomes.map(\.spelling),
        before: $0.before.map(VerbParadigm.Condition.init))
    }
  }

  /// The paradigm, or nil after a report when the model lacks its infinitive.
  mutating func build(sink: DiagnosticSink) -> VerbParadigm? {
    guard let infinitive = model.infinitive?.spelling, model.present.count == 6 else { return nil }
    let written = model.present.map(\.alternatives)
    let present = written.map { $0.first ?? nil }
    let weStem = present[3]?.dropping(Self.ons)
    let imperfect =
      given(model.imperfect, endings.imperfect)
      ?? joined(Six(repeating: weStem, count: 6), endings.imperfect)
    let future =
      given(model.future, endings.future)
      ?? joined(
        Six(repeating: infinitive.dropping(Self.e) ?? infinitive, count: 6), endings.future)
    add(infinitive, WordFeatures(.verb, tense: .infinitive))
    add(present, .present)
    // *Puis* beside *peux*: the first form is the one that is written.
    add(written.map { $0.count > 1 ? $0[1] : nil }, .present)
    add(imperfect, .imperfect)
    add(future, .future)
    add(pastHistoric(sink: sink), .pastHistoric)
    add(conditional(future), .conditional)
    add(subjunctive(present, weStem), .subjunctive)
    addImperative(present)
    addParticiples(weStem)
    return VerbParadigm(infinitiveEnding: infinitive, changes: changes, cells: cells)
  }

  private static let ons = Spelling("ons".utf8)
  private static let e = Spelling("e".utf8)
  private static let ent = Spelling("ent".utf8)
  private static let s = Spelling("s".utf8)

  /// Six cells from a model's list, or from its one stem; nil when the model says nothing.
  private func given(_ cells: [YAMLScalar], _ ordinary: [YAMLScalar]) -> Six? {
    switch cells.count {
    case 0: nil
    case 1: joined(Six(repeating: cells[0].cell, count: 6), ordinary)
    default: cells.map(\.cell)
    }
  }

  private func joined(_ stems: Six, _ ordinary: [YAMLScalar]) -> Six {
    zip(stems, ordinary).map { stem, ending in stem.map { $0 + ending.spelling } }
  }

  private func pastHistoric(sink: DiagnosticSink) -> Six {
    guard model.pastHistoric.count == 1, let first = model.pastHistoric.first else {
      return model.pastHistoric.map(\.cell)
    }
    let kinds = endings.pastHistoric.filter { kind in
      kind.first.map { first.spelling.ends(with: $0.spelling) } ?? false
    }
    guard let kind = kinds.max(by: { $0[0].value.utf8.count < $1[0].value.utf8.count }) else {
      sink.report(.unknownPastHistoric(first, known: endings.pastHistoric.compactMap(\.first)))
      return []
    }
    let stem = first.spelling.dropping(kind[0].spelling)
    return joined(Six(repeating: stem, count: 6), kind)
  }

  private func conditional(_ future: Six) -> Six {
    if let cells = given(model.conditional, endings.imperfect) { return cells }
    let stems: Six = zip(future, endings.future).map { form, ending in
      form?.dropping(ending.spelling)
    }
    return joined(stems, endings.imperfect)
  }

  private func subjunctive(_ present: Six, _ weStem: Spelling?) -> Six {
    if let cells = given(model.subjunctive, endings.subjunctive) { return cells }
    let theyStem = present[5]?.dropping(Self.ent)
    return joined([theyStem, theyStem, theyStem, weStem, weStem, theyStem], endings.subjunctive)
  }

  private mutating func addImperative(_ present: Six) {
    var forms: Six = [present[1], present[3], present[4]]
    if model.imperative.count == 3 {
      forms = model.imperative.map(\.cell)
    } else if let you = present[1],
      you.ends(with: Spelling("es".utf8)) || you.ends(with: Spelling("as".utf8))
    {
      forms[0] = you.dropping(Self.s)
    }
    let persons: [(UInt32, GrammaticalNumber)] = [(2, .singular), (1, .plural), (2, .plural)]
    for (form, (person, number)) in zip(forms, persons) {
      let features = WordFeatures(.verb, number: number, person: person, tense: .imperative)
      if let form { add(form, features) }
    }
  }

  private mutating func addParticiples(_ weStem: Spelling?) {
    let ordinary = weStem.flatMap { stem in
      endings.presentParticiple.map { stem + $0.spelling }
    }
    let present = model.presentParticiple.map(\.cell) ?? ordinary
    if let present { add(present, WordFeatures(.verb, tense: .presentParticiple)) }
    for (form, gender, number) in pastParticiples() {
      add(
        form, WordFeatures(.verb, gender: gender, number: number, tense: .pastParticiple))
    }
  }

  /// Masculine singular first; *mis* is masculine of any number.
  private func pastParticiples() -> [(Spelling, Gender, GrammaticalNumber)] {
    var forms = model.pastParticiple.compactMap(\.cell)
    if forms.count == 1, endings.pastParticiple.count == 4 {
      let base = forms[0]
      forms = endings.pastParticiple.map { base + $0.spelling }
      if base.last == Self.s.first { forms[2] = base }
    }
    guard forms.count == 4 else { return [] }
    let isOpen = forms[0] == forms[2]
    return [
      (forms[0], .masculine, isOpen ? .any : .singular), (forms[1], .feminine, .singular),
    ] + (isOpen ? [] : [(forms[2], .masculine, .plural)]) + [(forms[3], .feminine, .plural)]
  }

  private mutating func add(_ six: Six, _ tense: VerbTense) {
    for (index, form) in six.enumerated() {
      guard let form else { continue }
      let number: GrammaticalNumber = index < 3 ? .singular : .plural
      add(
        form,
        WordFeatures(.verb, number: number, person: UInt32(index % 3 + 1), tense: tense))
    }
  }

  private mutating func add(_ ending: Spelling, _ features: WordFeatures) {
    var mask = 0
    for (index, change) in changes.enumerated()
    where change.before.contains(where: { $0.holds(before: ending) }) {
      mask |= 1 << index
    }
    cells.append(VerbParadigm.Cell(ending: ending, features: features, changes: mask))
  }
}
