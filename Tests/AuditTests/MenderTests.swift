import Catalogue
import Diagnostics
import TestSupport
import Testing

@testable import Audit

/// What `--fix` makes of the examples of the rules, stored in every way.
@Suite struct MenderTests {
  static let examples: [MarkedExample] = lintRules.flatMap { rule in
    rule.examples.filter(\.isBad).map { MarkedExample(rule.page, $0) }
  }
  static let mendable: [MarkedExample] = examples.filter { $0.page.mending != .byHand }

  private func findings(_ marked: MarkedExample, _ files: [CatalogueFile]) -> [Diagnostic] {
    lintRules.first { $0.id == marked.page.id }?.findings(in: files) ?? []
  }

  private func mended(_ marked: MarkedExample, _ files: [CatalogueFile]) -> Mender {
    var mender = Mender(files, isPart: false, LintSettings())
    mender.mend { found, _ in found.filter { $0.id == marked.page.id } }
    return mender
  }

  /// Whether findings carry a fix is what the page says.
  @Test(arguments: examples)
  func pageIsTrue(marked: MarkedExample) {
    let found = findings(marked, marked.files(.typed))
    switch marked.page.mending {
    case .byHand: #expect(found.allSatisfy { $0.fix == nil })
    case .always: #expect(found.allSatisfy { $0.fix != nil })
    case .partly: break
    }
  }

  @Test func somethingIsMendedOfEveryRuleThatSaysSo() {
    for (id, examples) in Dictionary(grouping: Self.mendable, by: \.page.id) {
      let isMended = examples.contains { marked in
        let files = marked.files(.typed)
        return findings(marked, mended(marked, files).files).count < findings(marked, files).count
      }
      #expect(isMended, "\(id)")
    }
    let others = Set(allRulePages.filter { $0.mending != .byHand }.map(\.id))
      .subtracting(Self.mendable.map(\.page.id))
    #expect(others == ["curly-quotes", "hard-space", "superfluous-suppression"], "tried below")
  }

  @Test(arguments: mendable, StoredVariant.allCases)
  func examplesAreMended(marked: MarkedExample, stored: StoredVariant) {
    let files = marked.files(stored)
    let mender = mended(marked, files)
    let (before, after) = (findings(marked, files).count, findings(marked, mender.files).count)
    #expect(marked.page.mending == .always ? after == 0 : after <= before)
    #expect(mended(marked, mender.files).files.map(\.bytes) == mender.files.map(\.bytes))
    for (old, new) in zip(files, mender.files) {
      #expect(Form(old) == Form(new), "\(String(decoding: new.bytes, as: UTF8.self))")
    }
    let (old, new) = (SetBuilder.staticFindings(files, isPart: false), mender.files)
    #expect(
      !FindingTally(SetBuilder.staticFindings(new, isPart: false)).exceeds(FindingTally(old)))
  }

  /// A fix waits for another that it touches, and both are done.
  @Test func collidingFixesFollowOneAnother() {
    let yaml = "formes: [{ id: a, phrase: \"le  jeu\u{AD} \", motifs: [on, non] }]\n"
    #expect(mend(yaml) == "formes: [{ id: a, phrase: \"le jeu\", motifs: [\"on\", non] }]\n")
  }

  @Test func commentsStayWithTheirLines() {
    #expect(
      mend(
        "prenoms:\n  f:\n    # filles\n    - Zoé  # l’aînée\n    - Anna\n    - Éva # la petite\n",
        "prenoms.yaml")
        == "prenoms:\n  f:\n    # filles\n    - Anna\n    - Éva # la petite\n    - Zoé  # l’aînée\n"
    )
  }

  static let doubtful = [
    ("a comment between", "prenoms:\n  f:\n    - Zoé\n    # les autres\n    - Anna\n"),
    ("an empty line between", "prenoms:\n  f:\n    - Zoé\n\n    - Anna\n"),
    ("a comment in brackets", "prenoms:\n  f: [Zoé, # un mot\n    Anna]\n"),
  ]

  @Test(arguments: doubtful)
  func doubtfulListsStay(name: String, yaml: String) {
    #expect(mend(yaml, "prenoms.yaml") == yaml, "\(name)")
  }

  static let quoteCases: [(String, String)] = [
    ("\"Il dit \\\"oui\\\" et part...\"", "\"Il dit « oui » et part…\""),
    ("Il dit \"oui\".", "Il dit « oui »."),
    ("Il dit “oui”, puis „non“.", "Il dit « oui », puis « non »."),
    ("'Il dit \"oui\" à l''école.'", "'Il dit « oui » à l''école.'"),
    ("“Il part.”", "\"Il part.\""),
    // No pair, quotes inside others, and a sign that nobody knows: somebody has to look.
    ("Il dit \"oui.", "Il dit \"oui."),
    ("Il dit : « Le mot \"chat\" ».", "Il dit : « Le mot \"chat\" »."),
    ("Il part....", "Il part...."),
    ("“Il dit “oui”.”", "“Il dit “oui”.”"),
  ]

  @Test(arguments: quoteCases)
  func quotesBecomeFrench(written: String, expected: String) {
    let head = "modeles:\n  - id: a\n    titre: A\n    phrases:\n      - "
    #expect(mend("\(head)\(written)\n", "modeles/a.yaml") == "\(head)\(expected)\n")
  }

  static let hardSpaceCases: [(String, String, String)] = [
    ("genre: m", "genre\u{A0}: m", "genre : m"),
    ("mentions: [", "mentions:\u{A0}[", "mentions: ["),
    ("  - id", "  -\u{A0}id", "  - id"),
    ("    quand", "   \u{A0}quand", "    quand"),
    ("    quand", "\u{200B}    quand", "    quand"),
  ]

  @Test(arguments: hardSpaceCases)
  func hardSpaces(sound: String, written: String, expected: String) throws {
    let form = ExampleCatalogues.wholeForm("judo").yaml
    let place = try #require(form.firstRange(of: sound))
    let faulty = form.replacingCharacters(place, by: written)
    #expect(mend(faulty) == form.replacingCharacters(place, by: expected))
  }

  @Test func superfluousComments() {
    let form = "formes:\n  - id: judo\n    phrase: le judo\n    genre: m"
    let comment = "# lint: ignore generic-mention le club dit ainsi"
    #expect(mendPart("\(form) \t\(comment)\n") == "\(form)\n")
    #expect(mendPart("\(form)\r\n    \(comment)\r\n    rang: fete") == "\(form)\r\n    rang: fete")
    #expect(mendPart("\(form)\n    \(comment)") == form)
  }

  /// An inverted order of keys whose values are lists, each with its comment.
  @Test func keysMoveWithTheirLists() {
    let yaml = "formes:\n  - id: a\n    motifs: [b]\n    genre: m # un mot\n    phrase: le b\n"
    #expect(
      mend(yaml) == "formes:\n  - id: a\n    phrase: le b\n    genre: m # un mot\n    motifs: [b]\n"
    )
  }

  private func mend(_ yaml: String, _ path: String = "formes/a.yaml") -> String {
    mend(yaml, path, isPart: false)
  }

  /// Of a whole set no comment is left that hides nothing.
  private func mendPart(_ yaml: String) -> String {
    mend(yaml, "formes/a.yaml", isPart: false)
  }

  private func mend(_ yaml: String, _ path: String, isPart: Bool) -> String {
    let file = CatalogueFile(path: path, pathInSet: path, bytes: Array(yaml.utf8))
    var mender = Mender([file], isPart: isPart, LintSettings(.whole))
    mender.mend { found, _ in found }
    return String(decoding: mender.files[0].bytes, as: UTF8.self)
  }
}

extension String {
  fileprivate func replacingCharacters(_ range: Range<Index>, by text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}

/// What mending leaves of the form of a file; comments for the linter may go.
struct Form: Equatable {
  private let hasMark: Bool
  private let endsWithLine: Bool
  private let loneFeeds: Int
  private let comments: [String]

  init(_ file: CatalogueFile) {
    hasMark = file.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    endsWithLine = file.bytes.last == 0x0A
    loneFeeds = zip([0] + file.bytes, file.bytes).count { $0 != 0x0D && $1 == 0x0A }
    comments = String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { line in line.firstRange(of: " # lint:").map { line[..<$0.lowerBound] } ?? line }
      .compactMap { line in line.firstRange(of: " # ").map { line[$0.lowerBound...] } }
      .map { comment in comment.split(separator: " ").joined(separator: " ") }
      .filter { $0 != "#" }.sorted()
  }
}

/// Files with many faults at random.
@Suite struct MenderPropertyTests {
  @Test func mendingIsSafe() {
    var readSets = 0
    for seed in UInt64(1)...60 {
      var random = SplitMix64(seed: seed)
      let files = Self.files(&random)
      var mender = Mender(files, isPart: false, LintSettings())
      let before = FindingTally(SetBuilder.staticFindings(files, isPart: false))
      mender.mend { found, _ in found }
      let after = FindingTally(SetBuilder.staticFindings(mender.files, isPart: false))
      // What YAML misreads hides other findings.
      let isRead = files.allSatisfy {
        YAMLParser.parse(bytes: $0.bytes, file: $0.path).diagnostics.isEmpty
      }
      if isRead { readSets += 1 }
      #expect(!isRead || !after.exceeds(before), "seed \(seed)")
      var again = Mender(mender.files, isPart: false, LintSettings())
      again.mend { found, _ in found }
      #expect(again.counts.isEmpty, "seed \(seed)")
      for (old, new) in zip(files, mender.files) {
        #expect(Form(old) == Form(new), "seed \(seed)")
        let difference = UnifiedDiff(old.bytes, new.bytes).bytes(path: old.path)
        #expect(difference.isEmpty == (old.bytes == new.bytes), "seed \(seed)")
      }
    }
    #expect(readSets > 3)
  }

  private static let words = [
    "Anna", "Éva", "Zoé", "on", "10:30", "\"le jeu \"", "le  jeu", "'a  b'", "ju\u{AD}do", "non",
    "“oui”", "Bravo!", "e\u{301}te\u{301}", "\"x\\ty\"", "«ici»", "\u{A0}", "2024", "a,b", "«", "#",
  ]
  private static let comments = ["", "", "", " # un mot", "  # lint: ignore stray-space pour voir"]

  private static func files(_ random: inout SplitMix64) -> [CatalogueFile] {
    let end = Bool.random(using: &random) ? "\r\n" : "\n"
    let mark = Bool.random(using: &random) ? "\u{FEFF}" : ""
    let list = { (random: inout SplitMix64) -> String in
      (0..<Int.random(in: 1...4, using: &random)).map { _ in
        words.randomElement(using: &random) ?? ""
      }.joined(separator: ", ")
    }
    var forms = mark + "formes:" + end
    for number in 0..<Int.random(in: 1...4, using: &random) {
      var lines = [
        "phrase: \(words.randomElement(using: &random) ?? "")", "motifs: [\(list(&random))]",
        "genre: m", "decor: [ \(list(&random)) ]", "mentions: [\(list(&random))]",
      ].map { $0 + (comments.randomElement(using: &random) ?? "") }
      lines.shuffle(using: &random)
      forms += (["  - id: f\(number)"] + lines.map { "    " + $0 }).joined(separator: end) + end
    }
    var names = "prenoms:" + end + "  f:" + end
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let word = words.randomElement(using: &random) ?? ""
      names += "    - \(word)\(comments.randomElement(using: &random) ?? "")" + end
    }
    names += "  m: [Tom, Léo]"
    return [("formes/a.yaml", forms), ("prenoms.yaml", names)].map {
      CatalogueFile(path: $0, pathInSet: $0, bytes: Array($1.utf8))
    }
  }
}
