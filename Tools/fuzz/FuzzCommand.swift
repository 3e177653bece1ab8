import CommandLineKit
import CommandSets
import Diagnostics
import Engine
import Platform
import Tables
import TestSupport
import Text

/// `fuzz`: hostile titles against the filter, with a count that may only fall.
enum FuzzCommand {
  private static let count = Option<Int>.integer(
    "count", in: 1...100_000_000,
    help: LocalizedText(
      fr: "nombre de titres (200 000 par défaut)", en: "number of titles (default: 200,000)"))
  private static let seed = Option<UInt64>.integer(
    "seed", help: LocalizedText(fr: "graine du hasard", en: "seed of the choices"))
  private static let ratchet = Option<String>.file(
    "ratchet",
    help: LocalizedText(
      fr: "fichier qui tient le plus grand nombre permis de titres acceptés à tort",
      en: "file that holds the largest number of wrongly accepted titles that is allowed"))

  static let program = Program(
    version: "0.1.0",
    command: Command(
      name: "fuzz",
      summary: LocalizedText(
        fr: "éprouve le filtre des titres", en: "tries the filter of titles"),
      description: LocalizedText(
        fr:
          "Fabrique des titres hostiles dont l’issue juste est connue, et compte ceux que le filtre "
          + "accepte à tort. Le nombre permis ne peut que baisser.",
        en: "Makes hostile titles whose right outcome is known, and counts those that the filter "
          + "accepts wrongly. The number that is allowed can only fall."),
      options: [count, seed, ratchet, SetLoader.option],
      exits: [
        .findings: LocalizedText(
          fr: "plus de titres acceptés à tort que permis",
          en: "more titles wrongly accepted than allowed")
      ],
      run: run))

  private static func run(_ session: Session) throws -> ExitCode {
    let set = try SetLoader.load(session).set
    let recogniser = try MomentRecogniser(set)
    var grammar = Grammar(random: SplitMix64(seed: session.arguments[seed] ?? 1))
    let total = session.arguments[count] ?? 200_000
    var wrong = 0
    for _ in 0..<total {
      let title = grammar.title()
      guard !title.allows(recogniser.outcome(of: Title(title.text)), in: set) else { continue }
      wrong += 1
      // The titles are made here; nobody’s calendar holds them.
      if wrong <= 20 { session.say(.accepted(title.text)) }
    }
    let allowed = try session.arguments[ratchet].map(readRatchet)
    session.output.line("\(wrong) of \(total) hostile titles are wrongly accepted")
    guard let allowed else { return .done }
    if wrong < allowed { session.say(.lower(wrong)) }
    return wrong > allowed ? .findings : .done
  }

  private static func readRatchet(_ path: String) throws -> Int {
    let text = String(decoding: try readFile(path), as: UTF8.self)
    guard let number = Int(text.prefix { $0.isNumber }) else {
      throw CommandFailure(.noRatchet(path), exit: .failure)
    }
    return number
  }
}

extension HostileTitle {
  /// Whether an outcome is not worse than what the title may come to.
  func allows(_ outcome: TitleOutcome, in set: CompiledSet) -> Bool {
    switch allowed {
    case .blocked: outcome == .blocked || outcome == .mixedScript
    case .nothing: outcome.recognised == nil
    case .formWithoutName: outcome.recognised.map { $0.name == nil && $0.companion == nil } ?? true
    }
  }
}

extension LocalizedText {
  fileprivate static func accepted(_ title: String) -> LocalizedText {
    LocalizedText(
      fr: "accepté à tort : « \(escaped(title)) »", en: "wrongly accepted: “\(escaped(title))”")
  }

  fileprivate static func lower(_ count: Int) -> LocalizedText {
    LocalizedText(
      fr: "le filtre est meilleur que permis : écrivez \(count) dans le fichier",
      en: "the filter is better than allowed: write \(count) into the file")
  }

  fileprivate static func noRatchet(_ path: String) -> LocalizedText {
    LocalizedText(
      fr: "\(escaped(path)) ne commence pas par un nombre",
      en: "\(escaped(path)) begins with no number")
  }
}
