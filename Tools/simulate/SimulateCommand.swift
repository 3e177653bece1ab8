import Catalogue
import CommandLineKit
import Diagnostics
import Engine
import Platform
import Tables

/// `simulate --set DIR`: how many dictations the planner saves made-up pupils.
enum SimulateCommand {
  static let catalogue = Option<String>.directory(
    "set", help: LocalizedText(fr: "le dossier du jeu", en: "the folder of the set")
  ).required()
  static let pupils = Option<Int>.integer(
    "pupils", in: 1...100_000,
    help: LocalizedText(
      fr: "élèves par niveau (200 par défaut)", en: "pupils a grade (default: 200)"))
  static let seed = Option<UInt64>.integer(
    "seed",
    help: LocalizedText(fr: "le premier élève (1 par défaut)", en: "the first pupil (default: 1)"))
  static let texts = Option<Int>.integer(
    "texts", in: 1...1000,
    help: LocalizedText(
      fr: "textes demandés à la bibliothèque pour chaque compétence (20 par défaut)",
      en: "texts asked of the library for each skill (default: 20)"))

  static let program = Program(
    version: "0.1.0",
    command: Command(
      name: "simulate",
      summary: LocalizedText(
        fr: "essaie le choix des compétences sur des élèves inventés",
        en: "tries the choice of skills on made-up pupils"),
      description: LocalizedText(
        fr: "Compte, niveau par niveau, les dictées qu’il faut à des élèves inventés pour que "
          + "toutes les compétences attendues soient en cours ou maîtrisées : choisies par dictee, "
          + "au hasard, ou l’une après l’autre.",
        en: "Counts, grade by grade, the dictations that made-up pupils need until all expected "
          + "skills are in progress or mastered: chosen by dictee, at random, or one after the "
          + "other."),
      options: [catalogue, pupils, seed, texts], run: run))

  private static func run(_ session: Session) throws -> ExitCode {
    let arguments = session.arguments
    let files = try CatalogueFile.files(inSet: arguments.value(of: catalogue))
    let compiler = CatalogueCompiler(CatalogueReader.read(files).catalogue, sink: DiagnosticSink())
    let set = try CompiledSet(
      Blob(BlobMemory(copying: try compiler.compile(contentHash: contentHash(of: files)))))
    let first = arguments[seed] ?? 1
    let seeds = (0..<UInt64(arguments[pupils] ?? 200)).map { first &+ $0 }
    for grade in set.grades.indices {
      let pool = try TextPool(set, grade: grade, perSkill: arguments[texts] ?? 20)
      guard !pool.expected.isEmpty, !pool.texts.isEmpty else { continue }
      let simulation = Simulation(set, pool)
      let outcomes = Policy.allCases.map { policy in
        Outcome(policy, seeds.map { simulation.course(policy, seed: $0) })
      }
      session.output.write(
        "\(set.gradeNames[grade]): \(pool.expected.count) expected of \(pool.skills.count) skills, "
          + "\(pool.places) a text, \(pool.texts.count) texts, \(seeds.count) pupils\n")
      for outcome in outcomes {
        session.output.write(outcome.line(beside: outcomes[0]))
      }
    }
    return .done
  }
}

/// What became of all pupils under one policy.
struct Outcome: Sendable {
  var policy: Policy
  /// Dictations of each pupil, ascending; who never got there counts with the limit.
  private let counts: [Int]
  private let unfinished: Int
  private let longestWait: Int

  init(_ policy: Policy, _ courses: [Course]) {
    self.policy = policy
    counts = courses.map { $0.dictations ?? Simulation.limit }.sorted()
    unfinished = courses.count { $0.dictations == nil }
    longestWait = courses.map(\.longestWait).max() ?? 0
  }

  /// Tenths of a dictation.
  var meanTenths: Int { counts.isEmpty ? 0 : counts.reduce(0, +) * 10 / counts.count }
  /// The pupil in the middle.
  var median: Int { counts.isEmpty ? 0 : counts[counts.count / 2] }

  /// How many per cent fewer dictations another policy needs.
  func percentSaved(by other: Outcome) -> Int {
    meanTenths == 0 ? 0 : (meanTenths - other.meanTenths) * 100 / meanTenths
  }

  /// One line, with what the planner saves.
  func line(beside planner: Outcome) -> String {
    let name = policy.rawValue
    let padding = String(repeating: " ", count: max(0, 12 - name.count))
    let saved =
      policy == .planner ? "" : ", the planner needs \(percentSaved(by: planner)) % fewer"
    return "  \(name)\(padding)mean \(meanTenths / 10).\(meanTenths % 10), median \(median), "
      + "never within \(Simulation.limit): \(unfinished), longest wait \(longestWait)\(saved)\n"
  }
}
