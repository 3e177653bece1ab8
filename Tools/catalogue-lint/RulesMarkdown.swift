import Audit
import Catalogue
import Diagnostics

/// Writes all pages as one document of Markdown.
struct RulesMarkdown {
  private let language: Language

  init(_ language: Language) {
    self.language = language
  }

  /// The document: a table of the ids, then each page.
  func text(_ pages: [RulePage]) -> String {
    var blocks = ["# " + said(.heading), said(.introduction)]
    for stage in RulePage.Stage.allCases {
      let own = pages.filter { $0.stage == stage }
      guard !own.isEmpty else { continue }
      blocks += ["## " + said(.heading(of: stage)), table(own)]
    }
    blocks.append("## " + said(.onePageEach))
    blocks += pages.map(page)
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func said(_ text: LocalizedText) -> String { text.text(language) }

  private func table(_ pages: [RulePage]) -> String {
    let head = "| \(said(.identifier)) | \(said(.severity)) | \(said(.finding)) |\n|---|---|---|"
    let rows = pages.map { page in
      "| [`\(page.id)`](#\(page.id)) | \(said(page.severity.name)) | "
        + said(page.summary).escapedForMarkdown + " |"
    }
    return ([head] + rows).joined(separator: "\n")
  }

  private func page(_ page: RulePage) -> String {
    var blocks = ["### \(page.id)"]
    let texts = page.sections.map { "**\(said($0.title))** " + said($0.text).escapedForMarkdown }
    blocks.append(said(page.severity.name) + ", " + said(page.stage.name))
    blocks += texts
    if let demonstration = RuleDemonstration(of: page.id) { blocks += shown(demonstration) }
    return blocks.joined(separator: "\n\n")
  }

  private func shown(_ demonstration: RuleDemonstration) -> [String] {
    var blocks: [String] = []
    if let bad = demonstration.bad {
      let files = bad.unmarkedFiles
      let found = findingsText(
        demonstration.findings(in: files), in: files, language: language, usesColor: false)
      blocks.append(said(.faultyExample) + said(.colon))
      blocks += demonstration.tellingFiles(of: bad).map(fenced)
      blocks += [said(.whatIsSaid) + said(.colon), "```text\n\(found)```"]
    }
    if let good = demonstration.good {
      blocks.append(said(.soundExample) + said(.colon))
      blocks += demonstration.tellingFiles(of: good).map(fenced)
    }
    return blocks
  }

  private func fenced(_ file: CatalogueFile) -> String {
    "`\(file.path)`\n\n```yaml\n\(file.text.lines.joined(separator: "\n"))\n```"
  }
}

extension String {
  /// The text with the signs of Markdown and of its tables made plain.
  fileprivate var escapedForMarkdown: String {
    reduce(into: "") { text, character in
      if "\\*_`|<>#[]".contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}

extension LocalizedText {
  fileprivate static let heading = LocalizedText(
    fr: "Ce que catalogue-lint signale", en: "What catalogue-lint finds")
  fileprivate static let introduction = LocalizedText(
    fr: "Cette page est écrite par `catalogue-lint rules --markdown` ; `catalogue-lint explain ID` "
      + "en montre un morceau. Chaque constat finit par son identifiant entre crochets.",
    en: "This page is written by `catalogue-lint rules --markdown`; `catalogue-lint explain ID` "
      + "shows a part of it. Each finding ends with its id in brackets.")
  fileprivate static let identifier = LocalizedText(fr: "Identifiant", en: "Id")
  fileprivate static let severity = LocalizedText(fr: "Gravité", en: "Severity")
  fileprivate static let finding = LocalizedText(fr: "Ce qui est signalé", en: "What is found")
  fileprivate static let onePageEach = LocalizedText(
    fr: "Chaque constat en détail", en: "Each finding in detail")
  fileprivate static let colon = LocalizedText(fr: " :", en: ":")

  fileprivate static func heading(of stage: RulePage.Stage) -> LocalizedText {
    switch stage {
    case .reading:
      LocalizedText(
        fr: "En lisant les fichiers (gravité fixe)", en: "While files are read (fixed severity)")
    case .rules:
      LocalizedText(fr: "Par une règle sur ce qui est écrit", en: "By a rule about what is written")
    case .trial: LocalizedText(fr: "En essayant le jeu compilé", en: "By trying the compiled set")
    }
  }
}
