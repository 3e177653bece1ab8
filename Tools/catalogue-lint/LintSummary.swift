import Audit
import Diagnostics

/// The last line: how many findings there are of each severity, and how many texts were tried.
struct LintSummary {
  private let counts: FindingCounts
  private let hidden: Int
  private let sample: SampleCount?

  /// - Parameters:
  ///   - shown: how many of the findings were printed.
  ///   - sample: what was tried of the texts.
  init(_ findings: [Diagnostic], shown: Int, sample: SampleCount?) {
    counts = FindingCounts(findings)
    hidden = findings.count - shown
    self.sample = sample
  }

  /// « 3 erreurs, 1 avertissement ».
  var text: LocalizedText {
    var text = counts.text
    if hidden > 0 {
      text.fr += " ; \(hidden) sans détail (--show info)"
      text.en += "; \(hidden) without detail (--show info)"
    }
    guard let sample, sample.texts > 0 else { return text }
    text.fr +=
      " ; essayé : \(sample.texts) textes, un échantillon de \(sample.templates) modèles "
      + "(tous : catalogue-lint expand)"
    text.en +=
      "; tried: \(sample.texts) texts, a sample of \(sample.templates) templates "
      + "(all: catalogue-lint expand)"
    return text
  }
}
