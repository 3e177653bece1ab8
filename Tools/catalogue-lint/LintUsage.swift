import Catalogue
import CommandLineKit
import Diagnostics
import Platform

/// What options of `lint` mean nothing together.
enum LintUsage {
  /// - Throws: all that is wrong.
  static func check(_ session: Session) throws {
    let faults = faults(session).map(UsageFault.init)
    guard faults.isEmpty else { throw UsageError(faults) }
  }

  private static func faults(_ session: Session) -> [LocalizedText] {
    let arguments = session.arguments
    let paths = arguments[all: LintCommand.paths]
    let fixes = arguments[LintCommand.fix]
    var faults: [LocalizedText] = []
    if arguments[LintCommand.edited] == nil, paths.isEmpty { faults.append(.nothingToLint) }
    if arguments[LintCommand.edited] != nil, !paths.isEmpty { faults.append(.fileAndPaths) }
    if arguments[LintCommand.dryRun], !fixes { faults.append(.dryRunAlone) }
    if fixes, arguments[LintCommand.writeBaseline] { faults.append(.fixAndBaseline) }
    if fixes, !arguments[LintCommand.dryRun] {
      let folders = BuiltInSets(environment: session.environment).folders.compactMap(resolvedPath)
      for path in paths where isInside(path, folders) { faults.append(.builtInSet(path)) }
    }
    return faults
  }

  private static func isInside(_ path: String, _ folders: [String]) -> Bool {
    guard let place = resolvedPath(path) else { return false }
    return folders.contains { place == $0 || place.hasPrefix($0 + "/") }
  }
}

extension LocalizedText {
  fileprivate static let nothingToLint = LocalizedText(
    fr: "il manque un argument : CHEMIN", en: "an argument is missing: PATH")

  fileprivate static let fileAndPaths = LocalizedText(
    fr: "avec --stdin-filepath, aucun chemin ne se donne : un seul fichier est jugé",
    en: "with --stdin-filepath no path is given: a single file is judged")

  fileprivate static let dryRunAlone = LocalizedText(
    fr: "--dry-run demande --fix", en: "--dry-run needs --fix")

  fileprivate static let fixAndBaseline = LocalizedText(
    fr: "--fix et --write-baseline ne vont pas ensemble : corrigez d’abord, puis écrivez ce qui "
      + "reste",
    en: "--fix and --write-baseline do not go together: mend first, then write what is left")

  fileprivate static func builtInSet(_ path: String) -> LocalizedText {
    LocalizedText(
      fr: "« \(escaped(path)) » est un jeu fourni, que --fix ne change pas : copiez son dossier",
      en: "“\(escaped(path))” is a built-in set, which --fix does not change: copy its folder")
  }
}
