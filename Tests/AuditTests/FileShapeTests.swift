import Audit
import Catalogue
import Diagnostics
import Testing

/// The shapes that editors get, held against what reads the files: every key, every word, every bound.
@Suite struct FileShapeTests {
  static let names = FileShape.all.map(\.name)

  @Test func thereIsOneForEveryKindOfFile() {
    for shape in FileShape.all {
      #expect(CatalogueFileKind(pathInSet: shape.path) != nil, "\(shape.name)")
    }
    let folders = ["competences", "formes", "modeles", "vocabulaire"]
    let single = CatalogueFileKind.knownNames.filter { $0.hasSuffix(".yaml") }
    let morphology = MorphologySyntax.File.allCases.map { "morphologie/\($0.rawValue)" }
    #expect(
      Set(Self.names) == Set(folders + single.map { String($0.dropLast(5)) } + morphology))
    #expect(Self.names.count == Set(Self.names).count)
  }

  @Test(arguments: names)
  func saysWhatIsRead(name: String) throws {
    let shape = try #require(FileShape.all.first { $0.name == name })
    var known: Set<[String]> = []
    let cases = ValueShape.keys(shape.root).cases(&known)
    #expect(cases.contains { $0.fault == nil } && cases.contains { $0.fault != nil })
    for item in cases {
      let found = shape.faults(of: item.value)
      switch item.fault {
      case nil:
        #expect(found.isEmpty, "\(item.name) is right, found \(found.map(\.message.en))")
      case "unknown-key":
        let known = ": known: " + item.keys.sorted().joined(separator: ", ")
        let said = found.first { $0.id == "unknown-key" }?.message.en ?? "nothing"
        #expect(said.hasSuffix(known.dropFirst()), "\(item.name): \(said)")
      case let fault?:
        let isFound = fault == "" ? !found.isEmpty : found.contains { $0.id == fault }
        #expect(isFound, "\(item.name) is wrong (\(fault)), found \(found.map(\.id))")
      }
    }
  }

  /// Each description is a French sentence or noun phrase, without the marks of plain typing.
  @Test(arguments: names)
  func isDescribed(name: String) throws {
    let shape = try #require(FileShape.all.first { $0.name == name })
    for text in [shape.meaning] + ValueShape.keys(shape.root).meanings {
      #expect(!text.isEmpty && !text.contains("'") && !text.contains("  "), "\(text)")
    }
  }
}

extension FileShape {
  /// A path inside a set that has the shape.
  fileprivate var path: String {
    files.split(separator: "*", omittingEmptySubsequences: false).joined(separator: "x")
  }

  /// What reading a file finds wrong with its shape.
  ///
  /// JSON is YAML.
  fileprivate func faults(of value: JSONValue) -> [Diagnostic] {
    let file = CatalogueFile(
      path: path, pathInSet: path, bytes: Array(JSONWriter.write(value).utf8))
    return SetBuilder.lint(part: [file]).filter { finding in
      // The names that the rest of a set gives are not known: nothing is expected.
      Self.shapeFaults.contains(finding.id) && !finding.message.en.hasSuffix("expected: ")
    }
  }

  private static let shapeFaults: Set<String> = [
    "keep-or-remove", "missing-key", "not-a-number", "not-a-range", "one-quantifier",
    "out-of-range", "unclear-confusion", "unknown-key", "unknown-value", "wrong-cell-count",
    "wrong-kind", "wrong-word-count",
  ]
}

/// A value and what is wrong with it.
private struct ShapeCase {
  var name: String
  var value: JSONValue
  /// The id of the finding; empty for any, nil when the value is right.
  var fault: String?
  /// For an unknown key, those that are known.
  var keys: [String] = []

  /// The case with its value inside another one.
  func inside(_ name: String, _ wrap: (JSONValue) -> JSONValue) -> ShapeCase {
    var result = self
    result.name = "\(name)/\(self.name)"
    result.value = wrap(value)
    return result
  }
}

extension ValueShape {
  fileprivate var meanings: [String] {
    switch self {
    case .scalar, .choice, .number, .decimal: []
    case .list(let item, _), .oneOrMore(let item), .pairs(let item): item.meanings
    case .keys(let mapping): mapping.fields.flatMap { [$0.meaning] + $0.value.meanings }
    case .either(let shapes): shapes.flatMap(\.meanings)
    }
  }

  /// A value that is right.
  fileprivate var sample: JSONValue {
    switch self {
    case .scalar(let pattern): pattern?.contains("-[0-9]") == true ? "1-2" : "a"
    case .choice(let words): .string(words.first ?? "")
    case .number(let range): .string(String(range.lowerBound))
    case .decimal: "6,5"
    case .list(let item, let count): .array(Array(repeating: item.sample, count: count ?? 1))
    case .oneOrMore(let item): .array([item.sample])
    case .keys(let mapping): mapping.sample(with: mapping.alternatives.first ?? [])
    case .pairs(let item): .object([.init("cle", item.sample)])
    case .either(let shapes): shapes.first?.sample ?? .null
    }
  }

  /// Right and wrong values of every kind.
  ///
  /// - Parameter known: the mappings whose keys were tried; where they stand again, the whole is.
  fileprivate func cases(_ known: inout Set<[String]>) -> [ShapeCase] {
    switch self {
    case .scalar:
      [ShapeCase(name: "text", value: sample)] + wrongKinds([["a"], ["a": "b"]])
    case .choice(let words):
      words.map { ShapeCase(name: $0, value: .string($0)) } + wrongKinds([["a": "b"]])
        + [ShapeCase(name: "foreign word", value: "§", fault: "unknown-value")]
    case .decimal:
      ["6,5", "6.5", "6"].map { ShapeCase(name: $0, value: .string($0)) }
        + ["a", "6,55", "-1"].map {
          ShapeCase(name: $0, value: .string($0), fault: "not-a-number")
        }
    case .number(let range):
      [range.lowerBound, range.upperBound].map { number($0, nil) }
        + [range.lowerBound - 1, range.upperBound + 1].map { number($0, "out-of-range") }
        + [ShapeCase(name: "no number", value: "a", fault: "not-a-number")]
    case .list(let item, let count):
      (count.map { [ShapeCase(name: "too long", value: list($0 + 1), fault: "")] }
        ?? wrongKinds(["a"])) + [ShapeCase(name: "list", value: sample)]
        + item.cases(&known).map { $0.inside("-") { value in replacingFirst(of: value) } }
    case .oneOrMore(let item):
      oneOrMore(item.cases(&known))
    case .keys(let mapping): mapping.cases(&known) + wrongKinds(["a", ["a"]])
    case .pairs(let item):
      item.cases(&known).map { $0.inside("cle") { ["cle": $0] } } + wrongKinds(["a"])
    case .either(let shapes): shapes.flatMap { $0.cases(&known) }.filter(\.isRightOrInside)
    }
  }

  private func oneOrMore(_ cases: [ShapeCase]) -> [ShapeCase] {
    cases.filter(\.isRightOrInside) + cases.map { $0.inside("-") { [$0] } }
  }

  private func wrongKinds(_ values: [JSONValue]) -> [ShapeCase] {
    values.map { ShapeCase(name: "wrong kind", value: $0, fault: "wrong-kind") }
  }

  private func number(_ number: Int, _ fault: String?) -> ShapeCase {
    ShapeCase(name: String(number), value: .string(String(number)), fault: fault)
  }

  private func list(_ count: Int) -> JSONValue {
    guard case .list(let item, _) = self else { return .null }
    return .array(Array(repeating: item.sample, count: count))
  }

  /// The sample with another first item.
  private func replacingFirst(of value: JSONValue) -> JSONValue {
    guard case .array(let items) = sample else { return .null }
    return .array([value] + items.dropFirst())
  }
}

extension ShapeCase {
  /// Whether the value is right, or wrong by what it holds: such a one is wrong wherever its kind is
  /// let in, while a value of the wrong kind may be right as another alternative.
  var isRightOrInside: Bool { fault == nil || name.contains("/") || fault == "unknown-key" }
}

extension MappingShape {
  /// All keys, those that exclude each other only when they are in `alternative`.
  fileprivate func sample(with alternative: [String]) -> JSONValue {
    .object(
      fields.filter { field in
        alternative.contains(field.key)
          || !alternatives.contains { $0.contains(field.key) }
      }.map { .init($0.key, $0.value.sample) })
  }

  /// The smallest mapping that is right.
  private var least: JSONValue {
    let asked = (alternatives.first ?? []) + (needs.first ?? [])
    return .object(
      fields.filter { $0.presence != .optional || asked.contains($0.key) }
        .map { .init($0.key, $0.value.sample) })
  }

  fileprivate func cases(_ known: inout Set<[String]>) -> [ShapeCase] {
    let always = [
      ShapeCase(name: "least", value: least),
      ShapeCase(
        name: "/foreign key", value: sample(with: alternatives.first ?? []).with("§", "a"),
        fault: "unknown-key", keys: fields.map(\.key)),
    ]
    guard known.insert(fields.map(\.key)).inserted else { return always }
    var cases = always + groupCases
    for field in fields {
      let base = sample(
        with: alternatives.first { $0.contains(field.key) } ?? alternatives.first ?? [])
      if field.presence != .optional {
        cases.append(
          ShapeCase(
            name: "/without \(field.key)", value: base.without(field.key), fault: "missing-key"))
      }
      cases += field.value.cases(&known).map { $0.inside(field.key) { base.with(field.key, $0) } }
    }
    return cases
  }

  /// With each group of keys that exclude each other, with two of them, with none.
  private var groupCases: [ShapeCase] {
    var cases = alternatives.map { ShapeCase(name: "with \($0)", value: sample(with: $0)) }
    if alternatives.isEmpty { cases.append(ShapeCase(name: "all", value: sample(with: []))) }
    for (one, other) in zip(alternatives, alternatives.dropFirst()) where one.count == other.count {
      cases.append(
        ShapeCase(name: "/\(one) and \(other)", value: sample(with: one + other), fault: ""))
    }
    if !alternatives.isEmpty {
      cases.append(ShapeCase(name: "/no alternative", value: sample(with: []), fault: ""))
    }
    if !needs.isEmpty {
      let value = needs.joined().reduce(sample(with: [])) { $0.without($1) }
      cases.append(ShapeCase(name: "/without \(needs)", value: value, fault: "missing-key"))
    }
    return cases
  }
}

extension JSONValue {
  fileprivate func without(_ key: String) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.key != key })
  }

  fileprivate func with(_ key: String, _ value: JSONValue) -> JSONValue {
    guard case .object(var members) = self else { return self }
    if let index = members.firstIndex(where: { $0.key == key }) {
      members[index].value = value
    } else {
      members.append(.init(key, value))
    }
    return .object(members)
  }
}
