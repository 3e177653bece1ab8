package import Tables

/// What forms can be, found by their spelling.
package struct FormReadings: Sendable {
  private let inflections: [Inflection]
  /// The last inflection of each form.
  private var last: [String: Int32] = [:]
  /// For each inflection the one before it of the same form, or -1.
  private var previous: [Int32] = []

  /// - Complexity: O(n).
  package init(_ inflections: [Inflection]) {
    self.inflections = inflections
    last.reserveCapacity(inflections.count)
    previous.reserveCapacity(inflections.count)
    for (place, inflection) in inflections.enumerated() {
      previous.append(last.updateValue(Int32(place), forKey: inflection.form) ?? -1)
    }
  }

  package var isEmpty: Bool { inflections.isEmpty }

  /// The readings of a form in the order of the vocabulary; nil when it is no form of any word.
  ///
  /// - Parameter form: in lower case and NFC.
  package subscript(_ form: String) -> [WordFeatures]? {
    guard var place = last[form] else { return nil }
    var readings: [WordFeatures] = []
    while place >= 0 {
      readings.append(inflections[Int(place)].features)
      place = previous[Int(place)]
    }
    return readings.reversed()
  }
}
