/// What a value holds, for programs that read JSON; nil for anything else.
extension JSONValue {
  /// The value under a key of an object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  package var number: Int? {
    if case .int(let number) = self { number } else { nil }
  }

  package var flag: Bool? {
    if case .bool(let flag) = self { flag } else { nil }
  }

  package var isNull: Bool { self == .null }

  /// The elements of an array.
  package var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The elements of an array of texts.
  package var texts: [String]? {
    guard let elements else { return nil }
    let texts = elements.compactMap(\.text)
    return texts.count == elements.count ? texts : nil
  }

  /// Where another value is not the same, as paths: `checks[2].status`; none when both are equal
  /// whatever the order of their keys.
  ///
  /// - Complexity: O(n × keys of an object).
  package func differences(from other: JSONValue, path: String = "") -> [String] {
    switch (self, other) {
    case (.object(let own), .object(let others)):
      let keys = own.map(\.key) + others.map(\.key).filter { self[$0] == nil }
      return keys.flatMap { key -> [String] in
        let place = path.isEmpty ? key : "\(path).\(key)"
        guard let mine = self[key], let theirs = other[key] else { return [place] }
        return mine.differences(from: theirs, path: place)
      }
    case (.array(let own), .array(let others)) where own.count == others.count:
      return own.indices.flatMap {
        own[$0].differences(from: others[$0], path: "\(path)[\($0)]")
      }
    default: return self == other ? [] : [path]
    }
  }
}
