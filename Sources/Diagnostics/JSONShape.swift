/// An object of JSON: each key with its schema and where its value comes from, in one declaration.
///
/// The same shape writes the output and its JSON Schema (draft 2020-12), so that they can't differ.
package struct JSONShape<Source>: Sendable {
  /// A key, what it may hold, and how it is read from the source.
  package struct Field: Sendable {
    let key: String
    let schema: [JSONValue.Member]
    let value: @Sendable (Source) -> JSONValue
  }

  private let fields: [Field]

  package init(_ fields: [Field]) {
    self.fields = fields
  }

  /// The object of `source`, its keys in the order in which they are declared.
  package func json(_ source: Source) -> JSONValue {
    .object(fields.map { JSONValue.Member($0.key, $0.value(source)) })
  }

  /// The JSON Schema of the whole output.
  package func document(title: String) -> JSONValue {
    .object(
      [
        JSONValue.Member("$schema", "https://json-schema.org/draft/2020-12/schema"),
        JSONValue.Member("title", .string(title)),
      ] + schema(isOptional: false))
  }

  /// What stands in a schema where this object does; with `isOptional` it may be null.
  fileprivate func schema(isOptional: Bool) -> [JSONValue.Member] {
    [
      JSONValue.Member("type", isOptional ? ["object", "null"] : "object"),
      JSONValue.Member(
        "properties", .object(fields.map { JSONValue.Member($0.key, .object($0.schema)) })),
      JSONValue.Member("required", .array(fields.map { .string($0.key) })),
      JSONValue.Member("additionalProperties", false),
    ]
  }
}

extension JSONShape.Field {
  /// The name and number of the output's shape: `dictee.generate/1`.
  package static func identifier(_ name: String) -> Self {
    Self(
      key: "schema", schema: [JSONValue.Member("const", .string(name))],
      value: { _ in .string(name) })
  }

  /// A text.
  ///
  /// - Parameter pattern: a regular expression that the schema demands of it.
  package static func text(
    _ key: String, _ meaning: String, pattern: String? = nil,
    _ read: @escaping @Sendable (Source) -> String
  ) -> Self {
    let pattern = pattern.map { [JSONValue.Member("pattern", .string($0))] } ?? []
    return field(key, meaning, "string", pattern) { .string(read($0)) }
  }

  /// A text, or null.
  package static func optionalText(
    _ key: String, _ meaning: String, _ read: @escaping @Sendable (Source) -> String?
  ) -> Self {
    field(key, meaning, ["string", "null"]) { JSONValue(read($0)) }
  }

  /// A list of texts.
  package static func texts(
    _ key: String, _ meaning: String, _ read: @escaping @Sendable (Source) -> [String]
  ) -> Self {
    field(key, meaning, "array", [JSONValue.Member("items", ["type": "string"])]) {
      .array(read($0).map(JSONValue.string))
    }
  }

  /// A date as `2026-11-30`.
  package static func date(
    _ key: String, _ meaning: String, _ read: @escaping @Sendable (Source) -> String
  ) -> Self {
    field(key, meaning, "string", [JSONValue.Member("format", "date")]) { .string(read($0)) }
  }

  /// One of the raw values of an enumeration.
  package static func choice<Choice>(
    _ key: String, _ meaning: String, _ read: @escaping @Sendable (Source) -> Choice
  ) -> Self where Choice: RawRepresentable<String> & CaseIterable & Sendable {
    name(key, meaning, among: Choice.allCases.map(\.rawValue)) { read($0).rawValue }
  }

  /// One of `names`.
  package static func name(
    _ key: String, _ meaning: String, among names: [String],
    _ read: @escaping @Sendable (Source) -> String
  ) -> Self {
    let known = names.map(JSONValue.string)
    return field(key, meaning, "string", [JSONValue.Member("enum", .array(known))]) {
      .string(read($0))
    }
  }

  /// One of `names`, or null.
  package static func optionalName(
    _ key: String, _ meaning: String, among names: [String],
    _ read: @escaping @Sendable (Source) -> String?
  ) -> Self {
    let known = names.map(JSONValue.string) + [.null]
    return field(key, meaning, ["string", "null"], [JSONValue.Member("enum", .array(known))]) {
      JSONValue(read($0))
    }
  }

  /// A whole number of at least `minimum`.
  package static func number(
    _ key: String, _ meaning: String, atLeast minimum: Int = 0,
    _ read: @escaping @Sendable (Source) -> Int
  ) -> Self {
    field(key, meaning, "integer", [JSONValue.Member("minimum", .int(minimum))]) {
      .int(read($0))
    }
  }

  /// A whole number of at least `minimum`, or null.
  package static func optionalNumber(
    _ key: String, _ meaning: String, atLeast minimum: Int = 0,
    _ read: @escaping @Sendable (Source) -> Int?
  ) -> Self {
    field(key, meaning, ["integer", "null"], [JSONValue.Member("minimum", .int(minimum))]) {
      JSONValue(read($0))
    }
  }

  /// True or false.
  package static func flag(
    _ key: String, _ meaning: String, _ read: @escaping @Sendable (Source) -> Bool
  ) -> Self {
    field(key, meaning, "boolean") { .bool(read($0)) }
  }

  /// An object of another shape.
  package static func object<Part>(
    _ key: String, _ meaning: String, _ shape: JSONShape<Part>,
    _ read: @escaping @Sendable (Source) -> Part
  ) -> Self {
    Self(
      key: key, schema: described(meaning) + shape.schema(isOptional: false),
      value: { shape.json(read($0)) })
  }

  /// An object of another shape, or null.
  package static func optionalObject<Part>(
    _ key: String, _ meaning: String, _ shape: JSONShape<Part>,
    _ read: @escaping @Sendable (Source) -> Part?
  ) -> Self {
    Self(
      key: key, schema: described(meaning) + shape.schema(isOptional: true),
      value: { read($0).map(shape.json) ?? .null })
  }

  /// A list of objects of another shape.
  package static func objects<Part>(
    _ key: String, _ meaning: String, _ shape: JSONShape<Part>,
    _ read: @escaping @Sendable (Source) -> [Part]
  ) -> Self {
    let items = JSONValue.object(shape.schema(isOptional: false))
    return field(key, meaning, "array", [JSONValue.Member("items", items)]) {
      .array(read($0).map(shape.json))
    }
  }

  private static func field(
    _ key: String, _ meaning: String, _ type: JSONValue, _ limits: [JSONValue.Member] = [],
    _ value: @escaping @Sendable (Source) -> JSONValue
  ) -> Self {
    Self(
      key: key, schema: described(meaning) + [JSONValue.Member("type", type)] + limits,
      value: value)
  }

  private static func described(_ meaning: String) -> [JSONValue.Member] {
    [JSONValue.Member("description", .string(meaning))]
  }
}
