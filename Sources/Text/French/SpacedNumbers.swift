/// Where the rectifications of 1990 put hyphens into numbers that were written with spaces:
/// *vingt et un, deux cents* → *vingt-et-un, deux-cents* (*Journal officiel*, 6 December 1990).
///
/// All words are in lower case.
package enum SpacedNumbers {
  /// Whether two numerals that stand side by side become one word.
  package static func join(_ numeral: String, _ next: String) -> Bool {
    large.contains(numeral) || large.contains(next)
  }

  /// Whether *et* between two words joins them: *trente et une, soixante et onze*.
  package static func join(_ tens: String, etBefore unit: String) -> Bool {
    units.contains(unit) && tensWithEt.contains(tens)
  }

  /// Words of which a spaced number has one at least.
  package static var hinges: [String] { large + tensWithEt }

  private static let large = ["cent", "cents", "mille"]
  private static let units = ["onze", "un", "une"]
  private static let tensWithEt = ["cinquante", "quarante", "soixante", "trente", "vingt"]
}
