import Audit
import CommandLineKit
import Diagnostics
import Platform
import Store

/// `dictee schema`: the JSON Schema of what a command prints as JSON.
enum SchemaCommand {
  /// The commands that print JSON.
  enum Described: String, CaseIterable, Sendable {
    case cards
    case next
    case progress
    case generate
    case moments
    case check
    case verify
    case certificate
    case correct
    case analyse
    case word, privacy
    case profile
    case export
    case doctor
    case lint = "catalogue-lint"
    case rules = "catalogue-lint-rules"
    case titleTrial = "catalogue-lint-try"
    case coverage = "catalogue-lint-coverage"

    /// The schema, draft 2020-12.
    var schema: JSONValue {
      switch self {
      case .cards: CardsReport.shape.document(title: title)
      case .next: NextReport.shape.document(title: title)
      case .progress: ProgressReport.shape.document(title: title)
      case .generate: GeneratedText.shape.document(title: title)
      case .moments: MomentsReport.shape.document(title: title)
      case .check: CheckReport.shape.document(title: title)
      case .verify: VerifyReport.shape.document(title: title)
      case .certificate: Certificate.shape.document(title: "What --certificate writes")
      case .correct: CorrectionReport.shape.document(title: title)
      case .analyse: AnalysisReport.shape.document(title: title)
      case .privacy: PrivacyReport.shape.document(title: title)
      case .word: WordReport.shape.document(title: title)
      case .profile: ProfilesReport.shape.document(title: title)
      case .export: ProfileArchive.shape.document(title: "What dictee export writes")
      case .doctor: DoctorReport.shape.document(title: title)
      case .lint: DiagnosticRenderer.schema
      case .rules: RulePage.schema
      case .titleTrial:
        TitleTrialReport.shape.document(title: "What catalogue-lint try --json prints")
      case .coverage:
        CoverageReport.shape.document(title: "What catalogue-lint coverage --json prints")
      }
    }

    private var title: String { "What dictee \(rawValue) --json prints" }
  }

  static let described = Argument<Described>.choice(
    "command", placeholder: LocalizedText(fr: "COMMANDE", en: "COMMAND"), arity: .one,
    help: LocalizedText(
      fr: "la commande : celles de dictee par leur nom, celles de catalogue-lint après le sien ; "
        + "certificate : ce que --certificate écrit",
      en: "the command: those of dictee by their name, those of catalogue-lint after its own; "
        + "certificate: what --certificate writes"))

  static let command = Command(
    name: "schema",
    summary: LocalizedText(
      fr: "donne le schéma d’une sortie JSON", en: "prints the schema of a JSON output"),
    description: LocalizedText(
      fr: "Donne le schéma (JSON Schema, version 2020-12) de ce que la commande écrit en JSON.",
      en: "Prints the JSON Schema (draft 2020-12) of what the command prints as JSON."),
    arguments: [described],
    examples: [
      Example(
        "dictee schema generate",
        help: LocalizedText(
          fr: "ce que contient generate --json", en: "what generate --json contains"))
    ],
    run: run)

  private static func run(_ session: Session) throws -> ExitCode {
    session.output.write(JSONWriter.write(try session.arguments.value(of: described).schema))
    return .done
  }
}
