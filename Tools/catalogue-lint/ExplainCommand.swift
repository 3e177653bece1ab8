import Audit
import CommandLineKit
import Diagnostics
import Platform
import Text

/// `catalogue-lint explain ID`: the manual page of one kind of finding.
enum ExplainCommand {
  static let page = Argument<RulePage>(
    ArgumentSpec(
      id: "id", value: .choice(allRulePages.map(\.id)), placeholder: .same("ID"),
      help: LocalizedText(
        fr: "l’identifiant entre crochets à la fin d’un constat",
        en: "the id in brackets at the end of a finding"),
      arity: .one)
  ) { text throws(ValueFault) in try page(text) }

  static let command = Command(
    name: "explain",
    summary: LocalizedText(fr: "explique un constat", en: "explains a finding"),
    description: LocalizedText(
      fr: "Dit ce qui est signalé, pourquoi, quoi faire, et si c’est sans risque ; pour une règle, "
        + "montre un exemple à corriger, ce que le programme en dit, et un exemple juste.",
      en: "Tells what is found, why, what to do and whether that is safe; for a rule, shows a "
        + "faulty example, what the program says of it, and a sound example."),
    arguments: [page],
    examples: [
      Example(
        "catalogue-lint explain tied-motifs",
        help: LocalizedText(
          fr: "deux motifs que seuls les accents distinguent",
          en: "two motifs that differ only in accents"))
    ],
    run: run)

  private static func page(_ id: String) throws(ValueFault) -> RulePage {
    if let page = allRulePages.first(where: { $0.id == id }) { return page }
    throw ValueFault(
      expected: LocalizedText(
        fr: "l’identifiant d’un constat (catalogue-lint rules les donne tous)",
        en: "the id of a finding (catalogue-lint rules lists them)"),
      suggestion: nearest(to: id, among: allRulePages.map(\.id)))
  }

  private static func run(_ session: Session) throws -> ExitCode {
    let width = min(max(session.output.width ?? 80, 40), 100)
    session.output.write(
      Explanation(session.language, width: width).text(try session.arguments.value(of: page)))
    return .done
  }
}
