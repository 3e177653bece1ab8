package import Catalogue
package import Diagnostics
import Text

/// Findings that are known and accepted: only others count.
///
/// A file of YAML; a finding is known by its rule, its entry and its subject (`FindingKey`), with
/// the number of findings that have all three in common.
package struct Baseline: Sendable {
  private struct Known: Sendable {
    var count: Int
    var span: SourceSpan
  }

  private static let listKey = "constats"
  private var known: [FindingKey: Known] = [:]

  /// Reads a baseline; faults go to the sink.
  package init(_ bytes: [UInt8], file: String, sink: DiagnosticSink) {
    let parsed = YAMLParser.parse(bytes: bytes, file: file)
    sink.report(contentsOf: parsed.diagnostics)
    guard let root = parsed.root,
      var fields = MappingDecoder(root, sink: sink, what: .keys)
    else { return }
    let entries = fields.requiredNode(Self.listKey)?.items(orReportTo: sink) ?? []
    fields.finish()
    for entry in entries { add(entry, sink) }
  }

  private mutating func add(_ node: YAMLNode, _ sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return }
    let rule = fields.requiredText("regle")
    let entry = fields.text("entree")
    let subject = fields.text("sujet")
    let count = fields.integer("nombre", in: 1...1_000_000)?.value ?? 1
    fields.finish()
    guard let rule else { return }
    let key = FindingKey(
      rule: rule.value, entry: entry?.value ?? "", subject: subject?.value ?? "")
    known[key] = Known(count: count + (known[key]?.count ?? 0), span: rule.span)
  }

  /// The findings that are not known, and one finding for each known one that is gone.
  ///
  /// - Parameter source: the text of a file, by its path as spans name it.
  /// - Complexity: O(n).
  package func unknown(
    _ findings: [Diagnostic], source: (String) -> SourceText?
  ) -> [Diagnostic] {
    var left = known
    var result: [Diagnostic] = []
    for finding in findings {
      let key = FindingKey(finding, source: source).normalised
      if let entry = left[key], entry.count > 0 {
        left[key]?.count -= 1
      } else {
        result.append(finding)
      }
    }
    result += left.filter { $0.value.count > 0 }.map {
      .gone($0.key, $0.value.count, $0.value.span)
    }
    return result.sortedByPlace()
  }

  /// The text of a baseline that knows these findings: the same findings, the same bytes.
  ///
  /// - Complexity: O(n log n).
  package static func text(
    of findings: [Diagnostic], source: (String) -> SourceText?
  ) -> String {
    var counts: [FindingKey: Int] = [:]
    for finding in findings {
      counts[FindingKey(finding, source: source).normalised, default: 0] += 1
    }
    let keys = counts.keys.sorted {
      ($0.rule, $0.entry, $0.subject) < ($1.rule, $1.entry, $1.subject)
    }
    guard !keys.isEmpty else { return header + "\(listKey): []\n" }
    var text = header + "\(listKey):\n"
    for key in keys {
      text += "  - regle: \(key.rule)\n"
      if !key.entry.isEmpty { text += "    entree: \(quoted(key.entry))\n" }
      if !key.subject.isEmpty { text += "    sujet: \(quoted(key.subject))\n" }
      if let count = counts[key], count > 1 { text += "    nombre: \(count)\n" }
    }
    return text
  }

  private static let header = """
    # Constats déjà connus : catalogue-lint ne les montre plus ; il signale ceux qui ont disparu.
    # Ce fichier est écrit par catalogue-lint --write-baseline.

    """

  /// A double-quoted scalar of YAML.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20 || (0x7F...0xA0).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        result += "\\x" + String(repeating: "0", count: 2 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension FindingKey {
  /// The key with its texts as YAML gives them back: in NFC.
  fileprivate var normalised: FindingKey {
    FindingKey(rule: rule, entry: normalizedNFC(entry), subject: normalizedNFC(subject))
  }
}

extension Diagnostic {
  fileprivate static func gone(
    _ key: FindingKey, _ count: Int, _ span: SourceSpan
  ) -> Diagnostic {
    let place = key.entry.isEmpty ? "" : ", \(key.entry)"
    let subject = (
      fr: key.subject.isEmpty ? "" : ", « \(key.subject) »",
      en: key.subject.isEmpty ? "" : ", “\(key.subject)”"
    )
    return Diagnostic(
      id: "gone-finding",
      LocalizedText(
        fr: "ce constat connu n’existe plus : \(key.rule)\(place)\(subject.fr)"
          + (count > 1 ? " (\(count) fois)" : ""),
        en: "this known finding is gone: \(key.rule)\(place)\(subject.en)"
          + (count > 1 ? " (\(count) times)" : "")),
      at: span,
      cure: LocalizedText(
        fr: "bravo ; réécrivez le fichier avec --write-baseline",
        en: "well done; write the file again with --write-baseline"))
  }
}
