package import Diagnostics
package import Platform

extension Language {
  /// The language of messages.
  ///
  /// `--lang` decides, then the first that is set of `LC_ALL`, `LC_MESSAGES` and `LANG`: `en…` gives
  /// English, all else French. The command line is looked at before it is parsed, so that its faults are told in the language
  /// that it asks for.
  package static func chosen(by words: [String], in environment: Environment) -> Language {
    if let asked = askedFor(in: words) { return asked }
    let locale = environment["LC_ALL"] ?? environment["LC_MESSAGES"] ?? environment["LANG"] ?? ""
    return locale.hasPrefix("en") ? .english : .french
  }

  private static func askedFor(in words: [String]) -> Language? {
    let name = CommonOptions.language.spec.written
    var found: Language?
    for (index, word) in words.enumerated() {
      if word == "--" { break }
      if word == name, index + 1 < words.count {
        found = Language(rawValue: words[index + 1]) ?? found
      } else if word.hasPrefix(name + "=") {
        found = Language(rawValue: String(word.dropFirst(name.count + 1))) ?? found
      }
    }
    return found
  }
}
