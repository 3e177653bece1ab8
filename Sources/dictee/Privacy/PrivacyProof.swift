import CommandLineKit
import CommandSets
import Diagnostics
import Engine
import FamilyCalendar
import Platform
import Tables

/// What became of one check of the proof.
struct ProofStep {
  enum Verdict: String, CaseIterable { case passed, failed, skipped }

  /// Name for programs: `non-interference`.
  var name: String
  var verdict: Verdict
  /// What was looked at, or why it could not be.
  var finding: LocalizedText
}

/// Tries on a calendar that nothing private leaves: changes everything that the filter must discard,
/// looks for planted words in all outputs, and has the system watch the program.
struct PrivacyProof {
  private let session: Session
  private let set: CompiledSet
  private let setName: String
  private let day: CivilDay
  private let original: String
  private let recogniser: MomentRecogniser<TitleMatcher, SetNames>
  /// A folder for this proof alone.
  private let folder: String

  /// Pairs of calendars that are compared.
  private static let pairCount = 10

  /// Runs all checks; the calendar’s own content is in no result.
  static func steps(_ path: String, _ session: Session) throws -> [ProofStep] {
    let proof = try PrivacyProof(path, session)
    defer { try? removeFolder(proof.folder) }
    return try [
      proof.comparePairs(), proof.lookForCanaries(), proof.readSymbols(), proof.watchSystemCalls(),
      proof.runWithoutNetwork(),
    ]
  }

  private init(_ path: String, _ session: Session) throws {
    self.session = session
    let bytes = try readInput(path)
    guard CalendarReader.isCalendar(bytes), let text = String(validating: bytes, as: UTF8.self)
    else { throw CommandFailure(.notUsable, exit: .failure) }
    original = text
    set = try SetLoader.load(session).set
    setName = session.arguments[SharedOptions.set] ?? "ecole"
    day = try Evening(session).day
    do throws(BlobError) {
      recogniser = try MomentRecogniser(set)
    } catch {
      throw CommandFailure(.unusableSet(set.id, error), exit: .failure)
    }
    let name = try randomBytes(8).map { String($0, radix: 16) }.joined()
    folder = "\(session.environment["TMPDIR"] ?? "/tmp")/dictee-proof-\(name)"
    try makePrivateFolders(folder)
  }

  // MARK: - Inside this process

  /// The command lines of a whole session.
  private func commandLines(_ calendar: String) -> [[String]] {
    let shared = ["--calendar", calendar, "--now", day.iso, "--set", setName]
    let child = ["--child", "Zoé", "--gender", "f", "--grade", "CE2"]
    return [
      ["moments"] + shared, ["moments", "--json", "--why"] + shared, ["generate"] + child + shared,
      ["generate", "--json"] + child + shared,
    ]
  }

  /// What both streams get.
  private func output(of words: [String]) -> String {
    let output = OutputStream.memory()
    let errors = OutputStream.memory()
    let code = Dictee.program.run(
      words, environment: session.environment, output: output, errors: errors)
    return "\(output.text)\n\(errors.text)\n\(code.rawValue)"
  }

  private func comparePairs() throws -> ProofStep {
    let path = folder + "/calendar.ics"
    var outputs: [String] = []
    for seed in 0..<Self.pairCount + 1 {
      let calendar = ProofCalendar(original, seed: seed, recogniser: recogniser)
      try writeFile(Array(calendar.text.utf8), to: path, isPrivate: true)
      // Which words leave events out is told with --why alone, and is what differs.
      let lines = commandLines(path).map { $0.filter { $0 != "--why" } }
      outputs.append(lines.map(output).joined())
    }
    let isSame = Set(outputs).count == 1
    return ProofStep(
      name: "non-interference", verdict: isSame ? .passed : .failed,
      finding: LocalizedText(
        fr: "\(Self.pairCount) copies du calendrier, où tout ce qui doit être écarté est réécrit, "
          + (isSame
            ? "donnent les mêmes sorties, octet pour octet" : "donnent des sorties différentes"),
        en:
          "\(Self.pairCount) copies of the calendar, with all that must be discarded written anew, "
          + (isSame ? "give the same outputs, byte for byte" : "give different outputs")))
  }

  private func lookForCanaries() throws -> ProofStep {
    let calendar = ProofCalendar(original, seed: 63, recogniser: recogniser)
    let path = folder + "/canaries.ics"
    try writeFile(Array(calendar.text.utf8), to: path, isPrivate: true)
    let broken = folder + "/broken.ics"
    try writeFile(Array(calendar.text.utf8.prefix(calendar.text.utf8.count * 2 / 3)), to: broken)
    var places = (commandLines(path) + commandLines(broken)).map { output(of: $0) }
    try removeFiles(path, broken)
    for file in try filesInTree(folder, suffix: "") {
      places.append(String(decoding: try readFile(file), as: UTF8.self))
    }
    let leaks = calendar.tokens.count { token in
      places.contains {
        $0.firstRange(of: token) != nil || $0.firstRange(of: token.uppercased()) != nil
      }
    }
    return ProofStep(
      name: "canaries", verdict: leaks == 0 ? .passed : .failed,
      finding: LocalizedText(
        fr:
          "\(calendar.tokens.count) mots témoins dans les titres (\(calendar.titleCount)), lieux, "
          + "descriptions et invités ; retrouvés dans les sorties et les fichiers : \(leaks)",
        en: "\(calendar.tokens.count) planted words in titles (\(calendar.titleCount)), places, "
          + "descriptions and guests; found again in outputs and files: \(leaks)"))
  }

  private func removeFiles(_ paths: String...) throws {
    for path in paths { try writeFile([], to: path) }
  }

  // MARK: - As the system sees it

  private func readSymbols() throws -> ProofStep {
    guard let program = executablePath(), let symbols = try BinarySymbols(path: program) else {
      return skipped("symbols", .noSymbols)
    }
    let asked = symbols.imported.intersection(BinarySymbols.network).sorted()
    let held = symbols.isStatic ? symbols.defined.intersection(BinarySymbols.network).sorted() : []
    let names = asked.joined(separator: ", ")
    guard asked.isEmpty else {
      return ProofStep(
        name: "symbols", verdict: .failed,
        finding: LocalizedText(
          fr: "le programme demande au système : \(names)",
          en: "the program asks the system for: \(names)"))
    }
    let more = held.joined(separator: ", ")
    return ProofStep(
      name: "symbols", verdict: .passed,
      finding: LocalizedText(
        fr: "le programme ne demande au système aucune fonction de réseau"
          + (held.isEmpty ? "" : " ; la bibliothèque C qu’il contient apporte : \(more)"),
        en: "the program asks the system for no function of the network"
          + (held.isEmpty ? "" : "; the C library that it holds brings: \(more)")))
  }

  private func watchSystemCalls() throws -> ProofStep {
    guard let program = executablePath(),
      let strace = programFile("strace", in: session.environment)
    else { return skipped("system-calls", .noTracer) }
    let log = folder + "/calls"
    let path = try calendarFile()
    for words in commandLines(path) {
      let code = try runProgram(
        strace, ["-f", "-qq", "-e", "trace=%network", "-o", log, program] + words,
        output: folder + "/traced")
      guard code <= 1 else { return skipped("system-calls", .tracerFails) }
      guard try readFile(log).isEmpty else {
        return ProofStep(
          name: "system-calls", verdict: .failed,
          finding: LocalizedText(
            fr: "strace a vu un appel de réseau pendant « dictee \(words[0]) »",
            en: "strace saw a call of the network during “dictee \(words[0])”"))
      }
    }
    return ProofStep(
      name: "system-calls", verdict: .passed,
      finding: LocalizedText(
        fr: "strace -f n’a vu aucun appel de réseau pendant \(commandLines(path).count) commandes",
        en: "strace -f saw no call of the network during \(commandLines(path).count) commands"))
  }

  private func runWithoutNetwork() throws -> ProofStep {
    guard let program = executablePath(),
      let unshare = programFile("unshare", in: session.environment)
    else { return skipped("no-network", .noNamespaces) }
    let path = try calendarFile()
    let (with, without) = (folder + "/with", folder + "/without")
    guard try runProgram(unshare, ["-rn", "/bin/sh", "-c", "exit 0"], output: without) == 0 else {
      return skipped("no-network", .noNamespaces)
    }
    for words in commandLines(path) {
      _ = try runProgram(program, words, output: with)
      _ = try runProgram(unshare, ["-rn", program] + words, output: without)
      guard try readFile(with) == readFile(without) else {
        return ProofStep(
          name: "no-network", verdict: .failed,
          finding: LocalizedText(
            fr: "sans réseau, « dictee \(words[0]) » n’écrit pas les mêmes octets",
            en: "without a network “dictee \(words[0])” does not write the same bytes"))
      }
    }
    return ProofStep(
      name: "no-network", verdict: .passed,
      finding: LocalizedText(
        fr: "sans réseau (unshare -n), les mêmes commandes écrivent les mêmes octets",
        en: "without a network (unshare -n) the same commands write the same bytes"))
  }

  private func calendarFile() throws -> String {
    let path = folder + "/calendar.ics"
    let calendar = ProofCalendar(original, seed: 0, recogniser: recogniser)
    try writeFile(Array(calendar.text.utf8), to: path, isPrivate: true)
    return path
  }

  private func skipped(_ name: String, _ reason: LocalizedText) -> ProofStep {
    ProofStep(name: name, verdict: .skipped, finding: reason)
  }
}

extension LocalizedText {
  fileprivate static let notUsable = LocalizedText(
    fr: "la preuve demande un calendrier .ics en UTF-8 ; exportez-le à nouveau",
    en: "the proof asks for an .ics calendar in UTF-8; export it again")
  fileprivate static let noSymbols = LocalizedText(
    fr: "le fichier du programme ne se lit pas ici ; cet essai attend Linux",
    en: "the program’s file can’t be read here; this check expects Linux")
  fileprivate static let noTracer = LocalizedText(
    fr: "strace n’est pas installé ; avec lui, chaque appel au système est regardé",
    en: "strace is not installed; with it every system call is looked at")
  fileprivate static let tracerFails = LocalizedText(
    fr: "strace ne peut pas suivre de programme ici", en: "strace can’t follow programs here")
  fileprivate static let noNamespaces = LocalizedText(
    fr: "ce système ne permet pas d’ôter le réseau à un programme (unshare -rn)",
    en: "this system does not let a program be cut from the network (unshare -rn)")
}
