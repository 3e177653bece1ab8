import CommandLineKit
import Diagnostics
import Platform
import Text

/// The text that a command is given: a file, or standard input.
enum TypedText {
  /// A text longer than this is no dictation.
  private static let maximumBytes = 1 << 20

  static let file = Argument<String>(
    "file", value: .file, arity: .optional,
    help: LocalizedText(
      fr: "le texte ; - ou rien pour l’entrée standard",
      en: "the text; - or nothing for standard input"))

  /// The text in NFC; fails for a file that can't be read, is no UTF-8 or is too long.
  static func read(_ session: Session) throws -> String {
    try read(session.arguments[file] ?? "-")
  }

  /// The same of the file of a path; `-` is standard input.
  static func read(_ path: String) throws -> String {
    let bytes = try readInput(path, limit: maximumBytes)
    guard let typed = String(validating: bytes, as: UTF8.self) else {
      throw CommandFailure(.notUTF8, exit: .failure)
    }
    return normalizedNFC(typed)
  }
}

extension LocalizedText {
  fileprivate static let notUTF8 = LocalizedText(
    fr: "le texte n’est pas en UTF-8 ; enregistrez-le dans cet encodage",
    en: "the text is not UTF-8; save it in that encoding")
  /// Why a text without a sentence is refused.
  static let emptyText = LocalizedText(
    fr: "le texte est vide", en: "the text is empty")
}
