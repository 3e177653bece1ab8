import Catalogue
import Diagnostics
import Testing

@testable import Audit

/// Comments that hide findings.
@Suite struct SuppressionTests {
  /// What is found in a form whose mentions are to be particular.
  private func found(_ yaml: String) -> [String] {
    let file = CatalogueFile(
      path: "formes/a.yaml", pathInSet: "formes/a.yaml", bytes: Array(yaml.utf8))
    return SetBuilder.build([file], LintSettings(.whole)).diagnostics
      .filter { ids.contains($0.id) }
      .map { "\($0.id) \($0.span?.start.line ?? 0)" }
  }

  private let ids: Set = ["generic-mention", "superfluous-suppression", "unusable-suppression"]

  private func form(_ mention: String, before: String = "") -> String {
    """
    formes:
      - id: judo
        phrase: le cours de judo
        genre: m
        motifs: [judo]
    \(before)    mentions: \(mention)

    """
  }

  @Test func findingWithoutComment() {
    #expect(found(form("[cours]")) == ["generic-mention 6"])
  }

  @Test func onTheLine() {
    #expect(found(form("[cours] # lint: ignore generic-mention le club dit ainsi")) == [])
  }

  @Test func onTheLineBefore() {
    let comment = "    # lint: ignore generic-mention le club dit ainsi\n"
    #expect(found(form("[cours]", before: comment)) == [])
    #expect(found(form("[cours]", before: comment + "\n    # autre chose\n")) == [])
  }

  @Test func inCRLF() {
    let yaml = form("[cours] # lint: ignore generic-mention le club dit ainsi")
    #expect(found(yaml.split(separator: "\n").joined(separator: "\r\n") + "\r\n") == [])
  }

  @Test func withoutReason() {
    #expect(
      found(form("[cours] # lint: ignore generic-mention"))
        == ["generic-mention 6", "unusable-suppression 6"])
  }

  @Test func unknownRule() {
    #expect(
      found(form("[cours] # lint: ignore generic-mentions le club dit ainsi"))
        == ["generic-mention 6", "unusable-suppression 6"])
  }

  @Test(arguments: [
    "# lint: ignorer generic-mention parce que", "# lint: generic-mention", "# lint:",
  ])
  func otherForm(comment: String) {
    #expect(found(form("[cours] \(comment)")) == ["generic-mention 6", "unusable-suppression 6"])
  }

  @Test func ruleOfReading() {
    #expect(
      found(form("[cours] # lint: ignore duplicate-key on verra"))
        == ["generic-mention 6", "unusable-suppression 6"])
  }

  @Test func nothingToHide() {
    #expect(
      found(form("[tatami] # lint: ignore generic-mention le club dit ainsi"))
        == ["superfluous-suppression 6"])
  }

  /// A rule of trial does not run on a set with errors, so that nothing is known of its comment.
  @Test func ruleThatDidNotRun() {
    #expect(found(form("[tatami] # lint: ignore example-fails on verra")) == [])
  }

  @Test func insideAText() {
    #expect(found(form("[\"tatami # lint: ignore generic-mention x\"]")) == [])
  }
}
