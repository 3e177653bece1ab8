/// What may stand at a place of a catalogue.
///
/// Shapes describe the files for editors; a test holds every one of them against the decoders, key by
/// key, so that what an editor promises is what the linter reads.
package indirect enum ValueShape: Sendable {
  /// A single value; with a regular expression (ECMA 262) where the linter refuses others.
  case scalar(pattern: String?)
  /// One of these words.
  case choice([String])
  /// A number from 0 to 100 with at most one decimal, after a point or a comma.
  case decimal
  /// A whole number.
  case number(ClosedRange<Int>)
  /// A list.
  case list(ValueShape, count: Int? = nil)
  /// One value, or a list of such values.
  case oneOrMore(ValueShape)
  /// Known keys.
  case keys(MappingShape)
  /// Keys that are data themselves, such as a word and its plural.
  case pairs(ValueShape)
  /// Any of these.
  case either([ValueShape])

  /// An id, as the linter wants it.
  static let id = ValueShape.scalar(pattern: "^[a-z][a-z0-9_]*$")
  package static let text = ValueShape.scalar(pattern: nil)
  static let texts = ValueShape.oneOrMore(text)
  static let yesOrNo = ValueShape.choice(["oui", "non"])
}

/// A mapping with known keys; any other key is refused.
package struct MappingShape: Sendable {
  package var fields: [FieldShape]
  /// Groups of keys of which exactly one stands, whole; empty when keys don't exclude each other.
  package var alternatives: [[String]]
  /// Groups of keys of which at least one stands whole; empty when none is asked for.
  package var needs: [[String]]

  package init(
    _ fields: [FieldShape], alternatives: [[String]] = [], needs: [[String]] = []
  ) {
    self.fields = fields
    self.alternatives = alternatives
    self.needs = needs
  }
}

/// A key, what it means and what it may hold.
package struct FieldShape: Sendable {
  /// Whether a key must be there.
  package enum Presence: Sendable {
    case required
    case optional
    /// Required in a set that extends no other one.
    case requiredWithoutBase
  }

  package var key: String
  package var presence: Presence
  /// What it is, in French, for the teacher who points at it in an editor.
  package var meaning: String
  package var value: ValueShape

  /// A key that must be there.
  package static func required(_ key: String, _ value: ValueShape, _ meaning: String) -> FieldShape
  {
    FieldShape(key: key, presence: .required, meaning: meaning, value: value)
  }

  /// A key that may be left out.
  package static func optional(_ key: String, _ value: ValueShape, _ meaning: String) -> FieldShape
  {
    FieldShape(key: key, presence: .optional, meaning: meaning, value: value)
  }

  /// A key that a set which extends another one may leave to it.
  static func own(_ key: String, _ value: ValueShape, _ meaning: String) -> FieldShape {
    FieldShape(key: key, presence: .requiredWithoutBase, meaning: meaning, value: value)
  }
}

extension ValueShape {
  /// Known keys that don’t exclude each other.
  package static func keys(_ fields: [FieldShape]) -> ValueShape { .keys(MappingShape(fields)) }
}

/// The shape of one kind of catalogue file.
package struct FileShape: Sendable {
  /// What `catalogue-lint schema` calls it: `formes`, `morphologie/pluriels`.
  package var name: String
  /// The files inside a set that have it: `formes/*.yaml`.
  package var files: String
  /// What such a file decides, in French.
  package var meaning: String
  package var root: MappingShape

  package init(_ name: String, files: String? = nil, _ meaning: String, _ root: [FieldShape]) {
    self.name = name
    self.files = files ?? "\(name).yaml"
    self.meaning = meaning
    self.root = MappingShape(root)
  }

  /// All kinds, in the order in which a set is best read.
  package static let all: [FileShape] = [
    set, forms, blocked, deviations, templates, grades, tenses, skills, vocabulary, names,
    registers,
    calendar, progression, conjugations, auxiliaries, plurals, feminines, elision, contractions,
    functionWords, readings, spellings,
  ]
}
