import CommandLineKit
import Diagnostics
import Platform
import Store

/// `dictee import`: a child comes back from an exported file.
enum ImportCommand {
  static let file = Argument<String>(
    "file", value: .file, arity: .one,
    help: LocalizedText(
      fr: "le fichier écrit par « dictee export » ; - pour l’entrée standard",
      en: "the file that “dictee export” wrote; - for standard input"))
  static let replace = Flag(
    "replace",
    help: LocalizedText(
      fr: "oublie d’abord le profil de ce prénom, s’il y en a un",
      en: "first forgets the profile of that name, if there is one"))

  /// So many faults of a file are shown.
  private static let shownFaults = 20

  static let command = Command(
    name: "import",
    summary: LocalizedText(
      fr: "reprend un enfant d’un fichier exporté", en: "takes a child back from an exported file"),
    description: LocalizedText(
      fr:
        "Relit un fichier de « dictee export ». Tout est vérifié d’abord, et tous les défauts sont "
        + "dits d’un coup ; le profil est repris en entier ou pas du tout. Un profil du même "
        + "prénom n’est remplacé qu’avec --replace.",
      en:
        "Reads a file of “dictee export” back. All of it is checked first, and all faults are told "
        + "at once; the profile is taken whole or not at all. A profile of the same name is "
        + "replaced only with --replace."),
    options: [replace, SharedOptions.store, SharedOptions.json],
    arguments: [file],
    examples: [
      Example(
        "dictee import lea.json",
        help: LocalizedText(fr: "reprend Léa sur cette machine", en: "takes Léa to this machine"))
    ],
    exits: [
      .findings: LocalizedText(
        fr: "le fichier a des défauts, ou ce prénom a déjà un profil",
        en: "the file has faults, or this first name already has a profile")
    ],
    run: run)

  private static func run(_ session: Session) throws -> ExitCode {
    let path = try session.arguments.value(of: file)
    let archive = try read(path)
    let store = try StoreAccess.open(session)
    try store.add(archive, replacing: session.arguments[replace])
    let report = ProfilesReport(profiles: try store.profiles(), language: session.language)
    session.output.write(
      session.arguments[SharedOptions.json] ? JSONWriter.write(report.json) : report.text)
    return .done
  }

  private static func read(_ path: String) throws -> ProfileArchive {
    let bytes = try readInput(path)
    do throws(ArchiveError) {
      return try ProfileArchive(bytes)
    } catch {
      switch error {
      case .notJSON(let offset):
        throw CommandFailure(.notJSON(path, offset: offset), exit: .failure)
      case .otherSchema: throw CommandFailure(.otherSchema(path), exit: .failure)
      case .faults(let faults):
        var messages = faults.prefix(shownFaults).map { LocalizedText.fault($0, path) }
        if faults.count > shownFaults { messages.append(.more(faults.count - shownFaults)) }
        throw CommandFailure(messages, exit: .findings)
      }
    }
  }
}

extension LocalizedText {
  fileprivate static func notJSON(_ path: String, offset: Int) -> LocalizedText {
    LocalizedText(
      fr: "\(escaped(path)) : ce n’est pas le JSON d’un profil (octet \(offset + 1)) ; donnez un "
        + "fichier écrit par « dictee export »",
      en: "\(escaped(path)): this is no JSON of a profile (byte \(offset + 1)); give a file that "
        + "“dictee export” wrote")
  }

  fileprivate static func otherSchema(_ path: String) -> LocalizedText {
    LocalizedText(
      fr: "\(escaped(path)) : ce n’est pas un profil exporté que ce programme sait lire ; donnez "
        + "un fichier écrit par « dictee export », ou installez la dernière version",
      en: "\(escaped(path)): this is no exported profile that this program can read; give a file "
        + "that “dictee export” wrote, or install the latest version")
  }

  fileprivate static func fault(_ fault: ArchiveFault, _ path: String) -> LocalizedText {
    let place = fault.path.isEmpty ? escaped(path) : "\(escaped(path)), \(fault.path)"
    return LocalizedText(
      fr: "\(place) : on attend \(fault.expected.fr)",
      en: "\(place): expected \(fault.expected.en)")
  }

  fileprivate static func more(_ count: Int) -> LocalizedText {
    LocalizedText(fr: "… et \(count) autres défauts", en: "… and \(count) more faults")
  }
}
