extension RulePage {
  /// Pages as one object of the schema `catalogue-lint.rules/1`.
  package static func json(_ pages: [RulePage], language: Language) -> String {
    JSONWriter.write(shape.json(pages.map { SaidPage(page: $0, language: language) }))
  }

  /// The JSON Schema of `catalogue-lint rules --json`.
  package static var schema: JSONValue {
    shape.document(title: "What catalogue-lint rules --json prints")
  }

  /// A page and the language that it is said in.
  private struct SaidPage: Sendable {
    var page: RulePage
    var language: Language

    func say(_ text: LocalizedText) -> String { text.text(language) }
  }

  private static var shape: JSONShape<[SaidPage]> {
    JSONShape([
      .identifier("catalogue-lint.rules/1"),
      .objects("rules", "sorted by id", rule) { $0 },
    ])
  }

  private static var rule: JSONShape<SaidPage> {
    JSONShape([
      .text("id", "what findings carry, in kebab-case") { $0.page.id },
      .choice("severity", "of a finding, unless it was changed; some findings may be milder") {
        $0.page.severity
      },
      .choice("stage", "when it is found: reading files, by a rule, or trying the compiled set") {
        $0.page.stage
      },
      .flag("adjustable", "whether the severity can be changed") { $0.page.isAdjustable },
      .text("what", "what is found") { $0.say($0.page.what) },
      .text("why", "why it matters") { $0.say($0.page.why) },
      .text("cure", "how to mend it") { $0.say($0.page.cure) },
      .text("safety", "whether mending can change what titles or texts give") {
        $0.say($0.page.safety)
      },
      .choice("fix", "what catalogue-lint --fix mends: nothing, what is beyond doubt, or all") {
        $0.page.mending
      },
    ])
  }
}
