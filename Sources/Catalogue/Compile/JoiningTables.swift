import Diagnostics
import Tables

extension CompileContext {
  /// The rows of `elision.yaml` and `contractions.yaml`, sorted by key, then by kind.
  func compileJoining(
    _ morphology: MorphologySyntax, words: Inflector
  ) -> [ElisionRecord] {
    let inflections = words.inflections
    let determiners = determiners(inflections)
    var rows = JoiningRows(strings: { self.strings.intern($0) }, lists: { self.strings($0) })
    if let elision = morphology.elision {
      addElision(elision, to: &rows, determiners: determiners)
      for word in elision.indivisible {
        if let other = words.otherSpellings[word.value] { rows.add(.indivisible, other) }
      }
    }
    for (word, kind) in words.elisionWords { rows.add(kind, word) }
    for contraction in morphology.contractions {
      rows.add(
        .contraction, contraction.words[0].value, value: contraction.form.value,
        others: [contraction.words[1].value])
    }
    for word in determiners.singular { rows.add(.singularDeterminer, word) }
    for place in inflections.indices {
      switch inflections[place].features.wordClass {
      case .conjunction, .preposition: rows.add(.coordinator, inflections[place].form)
      default: break
      }
    }
    return rows.sorted
  }

  private func addElision(
    _ elision: ElisionSyntax, to rows: inout JoiningRows,
    determiners: (all: Set<String>, singular: [String])
  ) {
    let euphonic = Set(elision.beforeVowel.map(\.key.value))
    for entry in elision.elided {
      // A word that is in both lists elides before verbs only: c'est, but cet arbre.
      let kind: ElisionRecord.Kind =
        euphonic.contains(entry.key.value) ? .elidedBeforeVerb : .elided
      rows.add(kind, entry.key.value, value: entry.value.text)
    }
    for entry in elision.conditional {
      rows.add(
        .elidedBefore, entry.word.value, value: entry.form.value,
        others: entry.before.map(\.value))
    }
    for entry in elision.beforeVowel {
      let kind: ElisionRecord.Kind =
        determiners.all.contains(entry.key.value) ? .euphonicDeterminer : .euphonicAdjective
      rows.add(kind, entry.key.value, value: entry.value.text)
    }
    for word in elision.indivisible { rows.add(.indivisible, word.value) }
  }

  /// The determiners of the set, and those that go with a singular noun, which are written in the
  /// order in which they come.
  private func determiners(
    _ inflections: [Inflection]
  ) -> (all: Set<String>, singular: [String]) {
    let all = inflections.indices
      .filter { inflections[$0].features.wordClass == .determiner }.map { inflections[$0] }
    return (
      Set(all.map(\.form)),
      all.filter { $0.features.number == .singular }.map(\.form)
    )
  }
}

/// Rows while they are collected; each key once in a kind.
private struct JoiningRows {
  let strings: (String) -> StringID
  let lists: ([String]) -> ListRef
  private var rows: [(kind: UInt32, key: [UInt8], row: ElisionRecord)] = []
  private var known: Set<String> = []

  init(strings: @escaping (String) -> StringID, lists: @escaping ([String]) -> ListRef) {
    self.strings = strings
    self.lists = lists
  }

  mutating func add(
    _ kind: ElisionRecord.Kind, _ key: String, value: String = "", others: [String] = []
  ) {
    guard known.insert("\(kind.rawValue) \(key) \(others)").inserted else { return }
    var row = ElisionRecord()
    row.kind = kind.rawValue
    row.key = strings(key)
    row.value = strings(value)
    row.others = lists(others)
    rows.append((kind.rawValue, Array(key.utf8), row))
  }

  var sorted: [ElisionRecord] {
    rows.sorted { left, right in
      left.key == right.key
        ? left.kind < right.kind : left.key.lexicographicallyPrecedes(right.key)
    }.map(\.row)
  }
}

extension YAMLNode {
  /// The value of a scalar, empty for anything else.
  fileprivate var text: String {
    if case .scalar(let scalar) = self { return scalar.value }
    return ""
  }
}
