package import Diagnostics

extension CivilDay {
  /// The day in words: *samedi 28 novembre 2026*, *dimanche 1er novembre 2026*.
  package func inWords(_ language: Language) -> String {
    let french = language == .french
    let weekdays = french ? CivilDay.frenchWeekdays : CivilDay.englishWeekdays
    let months = french ? CivilDay.frenchMonths : CivilDay.englishMonths
    // 1 January 1970 was a Thursday.
    let weekday = ((dayNumber + 3) % 7 + 7) % 7
    let number = french && day == 1 ? "1er" : String(day)
    return "\(weekdays[weekday]) \(number) \(months[month - 1]) \(year)"
  }

  private static let frenchWeekdays = [
    "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche",
  ]
  private static let englishWeekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  private static let frenchMonths = [
    "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
    "octobre", "novembre", "décembre",
  ]
  private static let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
