package import Diagnostics
internal import Engine

/// What is wrong with a file, by place; the value itself may be private and is not told.
package struct ArchiveFault: Hashable, Sendable {
  /// Where: `texts[3].date`; empty for the whole.
  package var path: String
  package var expected: LocalizedText
}

/// Gathers faults.
final class FaultList {
  private(set) var faults: [ArchiveFault] = []

  var isEmpty: Bool { faults.isEmpty }

  func add(_ path: String, _ expected: LocalizedText) {
    faults.append(ArchiveFault(path: path, expected: expected))
  }
}

/// Reads the members of an object of JSON and notes all that is wrong with them.
///
/// A member that is wrong reads as something harmless, so that reading goes on to the next fault;
/// whoever reads asks the list in the end.
struct ObjectReader {
  /// Longer than anything that a program of ours writes.
  static let longestText = 10_000
  static let longestList = 100_000

  private let value: JSONValue
  private let path: String
  private let faults: FaultList
  private let isObject: Bool

  /// - Parameter keys: all keys of the object; another one is a fault, and so is one that is missing.
  init(_ value: JSONValue, at path: String, keys: [String], _ faults: FaultList) {
    self.value = value
    self.path = path
    self.faults = faults
    guard case .object(let members) = value else {
      isObject = false
      faults.add(path, .anObject)
      return
    }
    isObject = true
    for key in keys where value[key] == nil {
      faults.add(place(key), .aMember)
    }
    for member in members where !keys.contains(member.key) {
      // The key is not told: it may be anything.
      faults.add(path, .noOtherKey(keys))
    }
  }

  private func place(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  /// The member when it is there and `read` makes something of it; a fault when it doesn't.
  private func member<Result>(
    _ key: String, _ expected: LocalizedText, _ read: (JSONValue) -> Result?
  ) -> Result? {
    guard isObject, let member = value[key] else { return nil }
    if let result = read(member) { return result }
    faults.add(place(key), expected)
    return nil
  }

  /// A text that is not empty.
  func text(
    _ key: String, isKnown: (String) -> Bool = { _ in true }, _ expected: LocalizedText = .aText
  )
    -> String
  {
    member(key, expected) { value in
      value.text.flatMap { Self.isText($0) && isKnown($0) ? $0 : nil }
    } ?? ""
  }

  func optionalText(_ key: String) -> String? {
    member(key, .aTextOrNull) { value -> String?? in
      if value.isNull { return .some(nil) }
      return value.text.flatMap { Self.isText($0) ? .some($0) : nil }
    } ?? nil
  }

  /// Texts that are not empty.
  func texts(_ key: String, atLeast least: Int = 0) -> [String] {
    member(key, least == 0 ? .texts : .someTexts) { value in
      value.texts.flatMap {
        (least...Self.longestList).contains($0.count) && $0.allSatisfy(Self.isText) ? $0 : nil
      }
    } ?? []
  }

  /// A number from 1.
  func number(_ key: String) -> Int {
    member(key, .aNumber) { $0.number.flatMap { $0 >= 1 ? $0 : nil } } ?? 1
  }

  /// A number from 1, or null.
  func optionalNumber(_ key: String) -> Int? {
    member(key, .aNumberOrNull) { value -> Int?? in
      if value.isNull { return .some(nil) }
      return value.number.flatMap { $0 >= 1 ? .some($0) : nil }
    } ?? nil
  }

  func day(_ key: String) -> CivilDay {
    member(key, .aDay) { $0.text.flatMap(CivilDay.init(iso:)) } ?? CivilDay(dayNumber: 0)
  }

  /// One of some words.
  func choice<Choice: RawRepresentable<String>>(
    _ key: String, among known: [Choice], else fallback: Choice
  ) -> Choice {
    member(key, .oneOf(known.map(\.rawValue))) { $0.text.flatMap(Choice.init) } ?? fallback
  }

  /// The elements of a list, with their places.
  func elements(_ key: String) -> [(value: JSONValue, path: String)] {
    guard isObject, let member = value[key] else { return [] }
    return ObjectReader.elements(of: member, at: place(key), faults)
  }

  /// The elements of a list, with their places.
  static func elements(
    of value: JSONValue, at path: String, _ faults: FaultList
  ) -> [(value: JSONValue, path: String)] {
    guard let elements = value.elements, elements.count <= longestList else {
      faults.add(path, .aList)
      return []
    }
    return elements.enumerated().map { ($1, "\(path)[\($0)]") }
  }

  /// Notes that a member is not what it should be beside the others.
  func refuse(_ key: String, _ expected: LocalizedText) {
    faults.add(place(key), expected)
  }

  /// The value of a member that is read elsewhere, with its place; nil when it is missing.
  func value(_ key: String) -> (value: JSONValue, path: String)? {
    guard isObject else { return nil }
    return value[key].map { ($0, place(key)) }
  }

  /// Not empty, not endless, without what would steer a terminal or break a line.
  static func isText(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    return !scalars.isEmpty && scalars.count <= longestText
      && scalars.allSatisfy {
        switch $0.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: false
        default: true
        }
      }
  }
}

extension LocalizedText {
  fileprivate static let anObject = LocalizedText(fr: "un objet", en: "an object")
  fileprivate static let aMember = LocalizedText(
    fr: "cette clé, qui manque", en: "this key, which is missing")
  fileprivate static let aList = LocalizedText(
    fr: "une liste de \(ObjectReader.longestList) éléments au plus",
    en: "a list of at most \(ObjectReader.longestList) elements")
  fileprivate static let aText = LocalizedText(
    fr: "un texte d’une ligne, non vide", en: "a text of one line, not empty")
  fileprivate static let aTextOrNull = LocalizedText(
    fr: "un texte d’une ligne, non vide, ou null", en: "a text of one line, not empty, or null")
  fileprivate static let texts = LocalizedText(
    fr: "une liste de textes d’une ligne, non vides", en: "a list of texts of one line, not empty")
  fileprivate static let someTexts = LocalizedText(
    fr: "une liste d’au moins un texte d’une ligne, non vide",
    en: "a list of at least one text of one line, not empty")
  fileprivate static let aNumber = LocalizedText(
    fr: "un nombre entier à partir de 1", en: "a whole number from 1")
  fileprivate static let aNumberOrNull = LocalizedText(
    fr: "un nombre entier à partir de 1, ou null", en: "a whole number from 1, or null")
  fileprivate static let aDay = LocalizedText(
    fr: "une date comme 2026-11-30", en: "a date such as 2026-11-30")

  fileprivate static func noOtherKey(_ keys: [String]) -> LocalizedText {
    let list = keys.joined(separator: ", ")
    return LocalizedText(fr: "aucune autre clé que : \(list)", en: "no other key than: \(list)")
  }

  fileprivate static func oneOf(_ words: [String]) -> LocalizedText {
    let list = words.joined(separator: ", ")
    return LocalizedText(fr: "un mot parmi : \(list)", en: "one of: \(list)")
  }
}
