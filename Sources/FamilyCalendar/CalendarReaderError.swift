package import Diagnostics

/// Why no calendar at all can be read.
package enum CalendarReaderError: Error, Hashable, Sendable {
  /// The shared library libical 3 is not installed.
  case libraryMissing

  /// What was looked for and what to install.
  package var message: LocalizedText {
    LocalizedText(
      fr: "la bibliothèque libical 3, qui lit les dates des calendriers, est introuvable ; "
        + "installez-la : « apt install libical3 » (Debian, Ubuntu) ou "
        + "« brew install libical » (macOS)",
      en: "the library libical 3, which reads the dates of calendars, was not found; install it: "
        + "\"apt install libical3\" (Debian, Ubuntu) or \"brew install libical\" (macOS)")
  }
}
