package import Catalogue
package import Diagnostics

/// An example of a rule, run as a test runs it: stored in every way, and hidden by comments.
package struct MarkedExample: CustomStringConvertible, Sendable {
  package let page: RulePage
  package let example: RuleExample

  package init(_ page: RulePage, _ example: RuleExample) {
    self.page = page
    self.example = example
  }

  package var description: String { "\(page.id): \(example.name)" }

  /// The files without marks, stored in a way.
  package func files(_ stored: StoredVariant) -> [CatalogueFile] {
    example.files.map { file in
      let (text, _) = RuleExample.unmarked(stored.apply(file.yaml))
      return CatalogueFile(path: file.path, pathInSet: file.path, bytes: stored.bytes(text))
    }
  }

  /// What is wrong with what was found in those files; empty when it fires where it is marked, with
  /// the severity of the example, and nowhere else.
  ///
  /// - Parameter found: all findings of the rule.
  package func faults(_ found: [Diagnostic], _ stored: StoredVariant) -> [String] {
    let expected = example.files.flatMap { file in
      RuleExample.unmarked(stored.apply(file.yaml)).places.map {
        "\(file.path):\($0.line):\($0.column)"
      }
    }
    let places = found.map { finding in
      finding.span.map { "\($0.file):\($0.start.line):\($0.start.column)" } ?? "nowhere"
    }
    var faults: [String] = []
    if places.sorted() != expected.sorted() {
      faults.append("found at \(places.sorted()), expected at \(expected.sorted())")
    }
    for finding in found where finding.id != page.id || finding.severity != example.severity {
      faults.append("\(finding.severity) \(finding.id): \(finding.message.en)")
    }
    return faults
  }

  /// The files with a comment before each marked line that hides its findings.
  package var hiddenFiles: [CatalogueFile] {
    example.files.map { file in
      let yaml = suppressing(page.id, in: file.yaml, mark: RuleExample.mark)
      return CatalogueFile(
        path: file.path, pathInSet: file.path, bytes: Array(RuleExample.unmarked(yaml).yaml.utf8))
    }
  }
}

/// The id of a rule, from the name of its type or file: `KeyOrder` is `key-order`.
package func kebabCase(_ name: String) -> String {
  var result = ""
  for character in name {
    if character.isUppercase, !result.isEmpty { result += "-" }
    result += character.lowercased()
  }
  return result
}
