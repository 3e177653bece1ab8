import CommandLineKit
import Diagnostics

/// What `dictee privacy` prints.
struct PrivacyReport {
  /// The checks of the proof; nil when none was asked for.
  var steps: [ProofStep]?

  /// Whether a check failed.
  var hasFailed: Bool { steps?.contains { $0.verdict == .failed } ?? false }

  func text(_ language: Language) -> String {
    if let steps { return proof(steps, language) }
    let parts: [(LocalizedText, [PrivacyStatement.Item])] = [
      (
        LocalizedText(fr: "Ce qui est lu d’un calendrier", en: "What is read of a calendar"),
        PrivacyStatement.read
      ),
      (LocalizedText(fr: "Ce qui est gardé", en: "What is kept"), PrivacyStatement.kept),
      (
        LocalizedText(fr: "Ce qui peut sortir de la machine", en: "What can leave the machine"),
        PrivacyStatement.leaving
      ),
    ]
    var lines: [String] = []
    for (title, items) in parts {
      lines.append(title.text(language))
      for item in items {
        let separator = language == .french ? "\u{A0}: " : ": "
        lines.append("  \(item.name.text(language))\(separator)\(item.meaning.text(language))")
      }
      lines.append("")
    }
    lines.append(PrivacyStatement.photographs.text(language))
    return lines.joined(separator: "\n") + "\n"
  }

  private func proof(_ steps: [ProofStep], _ language: Language) -> String {
    let words: [ProofStep.Verdict: LocalizedText] = [
      .passed: LocalizedText(fr: "réussi", en: "passed"),
      .failed: LocalizedText(fr: "ÉCHEC", en: "FAILED"),
      .skipped: LocalizedText(fr: "pas essayé", en: "not tried"),
    ]
    return steps.map { step in
      let verdict = words[step.verdict]?.text(language) ?? ""
      return "\(step.name) — \(verdict) — \(step.finding.text(language))\n"
    }.joined()
  }
}

extension PrivacyReport: JSONOutput {
  static let shape = JSONShape<PrivacyReport>([
    .identifier("dictee.privacy/1"),
    .texts("read", "properties of a calendar that are read") { _ in
      PrivacyStatement.read.map(\.name.en)
    },
    .objects("kept", "what is kept, and where", itemShape) { _ in PrivacyStatement.kept },
    .objects("leaving", "what could leave the machine, and when", itemShape) { _ in
      PrivacyStatement.leaving
    },
    .objects("proof", "the checks of --prove; empty without it", stepShape) { $0.steps ?? [] },
  ])

  private static let itemShape = JSONShape<PrivacyStatement.Item>([
    .text("name", "what, in English") { $0.name.en },
    .text("meaning", "where or when, in English") { $0.meaning.en },
  ])

  private static let stepShape = JSONShape<ProofStep>([
    .text("name", "the check") { $0.name },
    .choice("verdict", "how it ended") { $0.verdict },
    .text("finding", "what was seen, in English") { $0.finding.en },
  ])
}
