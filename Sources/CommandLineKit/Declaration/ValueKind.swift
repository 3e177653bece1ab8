package import Diagnostics

/// What an option or argument takes: what the help shows and the completions offer.
package enum ValueKind: Hashable, Sendable {
  /// Nothing: the option is a switch.
  case none
  /// Any text.
  case text
  /// One of a closed list of words.
  case choice([String])
  /// A whole number.
  case integer
  /// An existing file; `-` stands for standard input where the command says so.
  case file
  /// An existing directory.
  case directory
  /// A file or a directory.
  case path

  /// What stands for the value in a help text when the declaration names nothing better.
  var placeholder: LocalizedText {
    switch self {
    case .none: LocalizedText(fr: "", en: "")
    case .text: LocalizedText(fr: "TEXTE", en: "TEXT")
    case .choice(let words): .same(alternatives(words))
    case .integer: .same("N")
    case .file: LocalizedText(fr: "FICHIER", en: "FILE")
    case .directory: LocalizedText(fr: "DOSSIER", en: "DIR")
    case .path: LocalizedText(fr: "CHEMIN", en: "PATH")
    }
  }
}

/// `a|b|c`, by hand: every start makes it, and looking up what `joined` asks of an array would cost
/// it more than all the rest of its options.
private func alternatives(_ words: [String]) -> String {
  var text = ""
  for word in words {
    if !text.isEmpty { text += "|" }
    text += word
  }
  return text
}

extension LocalizedText {
  /// A text that is written alike in both languages: a name, a number, a list of words to type.
  package static func same(_ text: String) -> LocalizedText {
    LocalizedText(fr: text, en: text)
  }

  /// The line that standard error gets: who speaks, and the message.
  func said(by call: String) -> LocalizedText {
    LocalizedText(fr: "\(call) : \(fr)", en: "\(call): \(en)")
  }
}

/// Why a value is refused.
package struct ValueFault: Error, Hashable, Sendable {
  /// What the option takes, as a noun phrase: « un nombre entier ».
  package var expected: LocalizedText
  /// A value that may have been meant.
  package var suggestion: String?

  package init(expected: LocalizedText, suggestion: String? = nil) {
    self.expected = expected
    self.suggestion = suggestion
  }
}
