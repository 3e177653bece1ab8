import Audit
import CommandLineKit
import Diagnostics
import Engine

/// What became of a certificate, for `dictee verify`.
struct VerifyReport {
  /// The certificate as it is written today.
  var certificate: Certificate
  /// Paths of what is not as the file says.
  var differences: [String]
  var language: Language

  /// - Parameter file: what the file says.
  init(_ file: JSONValue, _ certificate: Certificate, language: Language) {
    self.certificate = certificate
    self.language = language
    differences = file.differences(from: certificate.json)
  }

  /// The checks that refuse the text.
  private var refusing: [CheckResult] {
    certificate.results.filter { $0.status == .failed }
  }

  /// Whether all is as the file says, and no check refuses the text.
  var holds: Bool { differences.isEmpty && refusing.isEmpty }

  var text: String { lines.map { $0.text(language) + "\n" }.joined() }

  private var lines: [LocalizedText] {
    if holds {
      return [
        LocalizedText(
          fr: "le certificat tient : les contrôles donnent le même résultat",
          en: "the certificate holds: the checks give the same results")
      ]
    }
    return differences.map { path in
      LocalizedText(
        fr: "« \(escaped(path)) » n’est pas ce que dit le certificat",
        en: "“\(escaped(path))” is not what the certificate says")
    }
      + refusing.map { result in
        let codes = result.failures.map(\.code.rawValue).joined(separator: ", ")
        let name = result.name.title
        return LocalizedText(
          fr: "le texte est refusé : \(name.fr) (\(codes))",
          en: "the text is refused: \(name.en) (\(codes))")
      }
  }
}

extension VerifyReport: JSONOutput {
  static let shape = JSONShape<VerifyReport>([
    .identifier("dictee.verify/1"),
    .flag("holds", "whether all is as the certificate says, and no check refuses the text") {
      $0.holds
    },
    .texts("differences", "where the certificate says something else: checks[2].status") {
      $0.differences
    },
    .texts("refusing", "names of the checks that refuse the text") {
      $0.refusing.map(\.name.rawValue)
    },
    .object("set", "the catalogues", SetName.shape) { SetName($0.certificate.set) },
  ])
}
