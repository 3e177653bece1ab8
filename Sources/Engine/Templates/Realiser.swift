package import Tables
import Text

/// Turns a template and what fills its places into correct French.
package struct Realiser: Sendable {
  private let set: CompiledSet
  private let joiner: FrenchJoiner

  package init(_ set: CompiledSet) {
    self.set = set
    joiner = FrenchJoiner(lexicon: SetElision(set), rules: set.elision)
  }

  /// The text that a template gives.
  ///
  /// - Complexity: O(length of the text).
  package func realise(_ template: TemplateRecord, with slots: Slots) -> Draft {
    let rows = Int(template.firstSentence)..<Int(template.firstSentence + template.sentenceCount)
    let sentences = rows.map { set.sentences[$0] }
      .filter { Int($0.step) <= slots.step }
      .map { realise($0, of: template, with: slots) }
    let title = realise(set.sentences[Int(template.title)], of: template, with: slots)
    return Draft(title: title, sentences: sentences)
  }

  private func realise(
    _ sentence: SentenceRecord, of template: TemplateRecord, with slots: Slots
  ) -> String {
    var line = SentenceLine(joiner: joiner)
    for row in Int(sentence.firstPiece)..<Int(sentence.firstPiece + sentence.pieceCount) {
      append(set.pieces[row], of: template, slots, to: &line)
    }
    return frenchTypography(capitalisedFirst(line.text))
  }

  private func append(
    _ piece: PieceRecord, of template: TemplateRecord, _ slots: Slots, to line: inout SentenceLine
  ) {
    let target = PieceRecord.Target(rawValue: piece.target) ?? .none
    let feminine = slots.isFeminine(target)
    switch PieceRecord.Kind(rawValue: piece.kind) ?? .literal {
    case .literal: line.append(literal: set.text(StringID(raw: piece.value)))
    case .name:
      line.append(target == .child ? slots.child.name : slots.friend?.name ?? "", .name)
    case .feminineE: if feminine { line.append(literal: "e") }
    case .subjectPronoun:
      line.append((feminine ? "elle" : "il") + (target == .both ? "s" : ""), .other)
    case .objectPronoun: line.append(objectPronoun: feminine ? "la" : "le")
    case .bothOfThem: line.append(feminine ? "toutes les deux" : "tous les deux", .other)
    case .agreeing:
      let index = (feminine ? 1 : 0) + (target == .both ? 2 : 0)
      let forms = set.blob.strings(ListRef(start: piece.value, count: 4))
      line.append(index < forms.count ? forms[index] : "", .other)
    case .moment: line.append(slots.topic?.phrase ?? "", .nounPhrase)
    case .when: line.append(form(slots).map { set.text($0.when) } ?? "", .other)
    case .go: line.append(goPhrase(piece.value, slots), .verbPhrase)
    case .decor: line.append(slots.decor[safe: Int(piece.value) - 1] ?? "", .nounPhrase)
    case .action: line.append(slots.actions[safe: Int(piece.value) - 1] ?? "", .verbPhrase)
    case .choice: line.append(choice(Int(piece.value), of: template, slots), .nounPhrase)
    }
  }

  private func form(_ slots: Slots) -> FormRecord? {
    slots.topic.flatMap { set.forms.row(at: $0.form) }
  }

  private func choice(_ column: Int, of template: TemplateRecord, _ slots: Slots) -> String {
    let values = set.blob.list(template.choices)
    let index = slots.choiceRow * Int(template.choiceWidth) + column
    return index < values.count ? set.text(StringID(raw: values[index])) : ""
  }

  private func goPhrase(_ tense: UInt32, _ slots: Slots) -> String {
    guard let go = form(slots)?.go, let tense = PieceRecord.GoTense(rawValue: tense) else {
      return ""
    }
    let id =
      switch tense {
      case .infinitive: go.infinitive
      case .present: go.present
      case .imperfect: go.imperfect
      case .future: go.future
      case .perfect:
        slots.child.gender == .feminine ? go.perfectFeminine : go.perfectMasculine
      }
    return set.text(id)
  }
}

/// A sentence while it grows: what is put in changes the end of what is there.
private struct SentenceLine {
  let joiner: FrenchJoiner
  private(set) var text = ""
  /// Whether the last thing put in was *le* or *la*, which the verb after it may elide.
  private var endsInObjectPronoun = false

  init(joiner: FrenchJoiner) {
    self.joiner = joiner
  }

  mutating func append(literal: String) {
    if endsInObjectPronoun, literal.hasPrefix(" ") {
      text += " "
      joiner.append(String(literal.dropFirst()), to: &text, kind: .verbPhrase)
    } else {
      text += literal
    }
    endsInObjectPronoun = false
  }

  mutating func append(_ inserted: String, _ kind: InsertionKind) {
    joiner.append(inserted, to: &text, kind: kind)
    endsInObjectPronoun = false
  }

  mutating func append(objectPronoun: String) {
    append(objectPronoun, .other)
    endsInObjectPronoun = true
  }
}

extension Array {
  /// The element at a 0-based index, or nil outside.
  subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
