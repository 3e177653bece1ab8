package import Diagnostics

extension FileShape {
  /// The JSON Schema (draft 2020-12) of the files.
  ///
  /// It is for editors, which read an unquoted `2` as a number: where the linter reads a text, a
  /// number and a boolean are let through too.
  package var schema: JSONValue {
    .object(
      [
        JSONValue.Member("$schema", "https://json-schema.org/draft/2020-12/schema"),
        JSONValue.Member("title", .string(files)),
        JSONValue.Member("description", .string(meaning.withFrenchSpaces)),
      ] + root.schema)
  }
}

extension MappingShape {
  fileprivate var schema: [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init("type", "object"),
      .init(
        "properties",
        .object(
          fields.map { field in
            let meaning = JSONValue.Member("description", .string(field.meaning.withFrenchSpaces))
            return .init(field.key, .object([meaning] + field.value.schema))
          })),
      .init("additionalProperties", false),
    ]
    let required = fields.filter { $0.presence == .required }.map { JSONValue.string($0.key) }
    if !required.isEmpty { members.append(.init("required", .array(required))) }
    if !alternatives.isEmpty {
      members.append(.init("oneOf", .array(alternatives.map(exactly))))
    }
    if !needs.isEmpty {
      members.append(
        .init("anyOf", .array(needs.map { ["required": .array($0.map(JSONValue.string))] })))
    }
    return members
  }

  /// These keys, and none of the other alternatives.
  private func exactly(_ keys: [String]) -> JSONValue {
    var others: [JSONValue.Member] = []
    for key in alternatives.joined()
    where !keys.contains(key) && !others.contains(where: { $0.key == key }) {
      others.append(.init(key, false))
    }
    return ["required": .array(keys.map(JSONValue.string)), "properties": .object(others)]
  }
}

extension ValueShape {
  fileprivate var schema: [JSONValue.Member] {
    switch self {
    case .scalar(nil):
      return [.init("type", ["string", "number", "boolean"])]
    case .scalar(let pattern?):
      return [.init("type", "string"), .init("pattern", .string(pattern))]
    case .choice(let words):
      let numbers = words.compactMap { Int($0).map(JSONValue.int) }
      return [.init("enum", .array(words.map(JSONValue.string) + numbers))]
    case .decimal:
      let number: JSONValue = ["type": "number", "minimum": 0, "maximum": 100]
      let text: JSONValue = ["type": "string", "pattern": "^[0-9]{1,3}([.,][0-9])?$"]
      return [.init("anyOf", [number, text])]
    case .number(let range):
      let number: JSONValue = [
        "type": "integer", "minimum": .int(range.lowerBound), "maximum": .int(range.upperBound),
      ]
      return [.init("anyOf", [number, ["type": "string", "pattern": "^-?[0-9]{1,4}$"]])]
    case .list(let item, let count):
      let length = count.map { count -> [JSONValue.Member] in
        [.init("minItems", .int(count)), .init("maxItems", .int(count))]
      }
      return [.init("type", "array"), .init("items", .object(item.schema))] + (length ?? [])
    case .oneOrMore(let item):
      return ValueShape.either([item, .list(item)]).schema
    case .keys(let mapping):
      return mapping.schema
    case .pairs(let value):
      return [.init("type", "object"), .init("additionalProperties", .object(value.schema))]
    case .either(let shapes):
      return [.init("anyOf", .array(shapes.map { .object($0.schema) }))]
    }
  }
}
