import CommandLineKit
import CommandSets
import Diagnostics
import Engine
import Platform

/// `dictee verify`: says whether a certificate still holds.
enum VerifyCommand {
  static let file = Argument<String>(
    "certificate", value: .file, placeholder: LocalizedText(fr: "CERTIFICAT", en: "CERTIFICATE"),
    arity: .one,
    help: LocalizedText(
      fr: "le fichier écrit avec --certificate ; - pour l’entrée standard",
      en: "the file that was written with --certificate; - for standard input"))

  static let command = Command(
    name: "verify",
    summary: LocalizedText(
      fr: "vérifie le certificat d’un texte", en: "verifies the certificate of a text"),
    description: LocalizedText(
      fr:
        "Repasse le texte d’un certificat aux sept contrôles, avec la même demande et le même jeu "
        + "de catalogues, et dit ce qui n’est pas comme il l’affirme.",
      en: "Runs the seven checks on the text of a certificate again, with the same request and the "
        + "same set of catalogues, and says what is not as it claims."),
    options: [SharedOptions.set, SharedOptions.json],
    arguments: [file],
    examples: [
      Example(
        "dictee verify dictee.cert.json",
        help: LocalizedText(
          fr: "les contrôles donnent-ils encore le même résultat ?",
          en: "do the checks still give the same results?"))
    ],
    exits: [
      .findings: LocalizedText(
        fr: "quelque chose n’est pas comme le certificat l’affirme",
        en: "something is not as the certificate claims")
    ],
    run: run)

  private static func run(_ session: Session) throws -> ExitCode {
    let path = try session.arguments.value(of: file)
    let stored = try Certificate.file(path)
    let set = try SetLoader.load(session).set
    let certificate = try Certificate(checking: stored, path, with: set)
    let report = VerifyReport(stored, certificate, language: session.language)
    session.output.write(
      session.arguments[SharedOptions.json] ? JSONWriter.write(report.json) : report.text)
    return report.holds ? .done : .findings
  }
}
