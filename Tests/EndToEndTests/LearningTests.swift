import Diagnostics
import Platform
import TestSupport
import Testing

/// A family’s evenings, from the first minute on, each test with a store of its own.
@Suite struct LearningTests {
  private let folder: TemporaryFolder
  private let store: String
  private static let evening = ["--now", "2026-11-30"]

  init() throws {
    folder = try TemporaryFolder()
    store = folder.path + "/dictee.sqlite"
  }

  private func run(
    _ words: [String], on day: String = "2026-11-30"
  ) throws -> ChildProcess.Result {
    try Programs.run("dictee", words + ["--store", store, "--now", day])
  }

  private func start(_ more: [String] = []) throws -> ChildProcess.Result {
    try run(["--child", "Léa", "--gender", "f", "--grade", "CE2"] + more)
  }

  private func json(_ words: [String], on day: String = "2026-11-30") throws -> JSONValue {
    let result = try run(words + ["--json"], on: day)
    #expect(result.code == 0 && result.errorText == "")
    #expect(try schemaFaults(of: result.text, words[0]) == "")
    return try JSONReader.read(Array(result.text.utf8))
  }

  @Test func aloneInAPipeItHelps() throws {
    let alone = try Programs.run("dictee", [])
    #expect(alone.code == 0)
    #expect(alone.text == (try Programs.run("dictee", ["--help"]).text))
    #expect(kindOfStore() == nil)
  }

  private func kindOfStore() -> FileKind? { try? kind(of: store) }

  /// A misspelt command is not taken for the first minute.
  @Test(arguments: [["genrate"], ["--lang", "fr", "card"], ["--child", "Léa", "crads"]])
  func anUnknownCommandIsRefused(words: [String]) throws {
    let result = try Programs.run("dictee", words)
    #expect(result.code == 2 && result.text == "")
    #expect(result.errorText.contains("commande inconnue") && !result.errorText.contains("Léa"))
  }

  @Test func optionsAnswerEveryQuestion() throws {
    let first = try start(["--calendar", Files.family])
    #expect(first.code == 0 && first.errorText == "")
    #expect(first.text.contains("Léa, lundi 30 novembre 2026") && !first.text.contains("?"))
    #expect(try start().text.hasSuffix(run(["cards"]).text))
  }

  @Test func threeCardsStayThoseOfTheEvening() throws {
    _ = try start(["--calendar", Files.family])
    let cards = try json(["cards"])["cards"]?.elements ?? []
    #expect(cards.count == 3)
    #expect(Set(cards.compactMap { $0["moment"]?.text }).count == 3)
    #expect(cards.allSatisfy { $0["why"]?.texts?.count == 2 && $0["picked"]?.flag == false })
    let second = try json(["next", "--pick", "2"])
    #expect(second["title"] == cards[1]["title"])
    let again = try json(["cards"])["cards"]?.elements ?? []
    #expect(again.map { $0["title"] } == cards.map { $0["title"] })
    #expect(again.map { $0["picked"]?.flag } == [false, true, false])
    #expect(try json(["next"])["text"] == second["text"], "the one that was picked")
    let later = try json(["cards"], on: "2026-12-01")["cards"]?.elements ?? []
    #expect(!later.contains { $0["title"] == second["title"] })
  }

  /// Cards that were planned without a calendar are planned anew with one, until one is picked.
  @Test func aCalendarCanComeLater() throws {
    _ = try start()
    let calendar = ["--calendar", Files.family]
    let hasMoment = { (cards: JSONValue) in
      cards["cards"]?.elements?.contains { $0["moment"]?.text != nil } ?? false
    }
    #expect(try !hasMoment(json(["cards"])))
    #expect(try hasMoment(json(["cards"] + calendar)))
    #expect(try hasMoment(json(["cards"])))
  }

  @Test func whyIsSaidInTwoLines() throws {
    _ = try start()
    let plain = try run(["next"]).text
    let told = try run(["next", "--why"]).text
    #expect(told.hasPrefix(plain))
    let lines = told.dropFirst(plain.count).split(separator: "\n")
    #expect(lines.count == 2 && lines[0].hasPrefix("Pour travailler"))
    #expect(try run(["next", "--why", "--lang", "en"]).text.contains("To practise: “"))
  }

  /// Words, exit code, what is said.
  static let refusals: [([String], Int32, String)] = [
    (["cards"], 1, "pas encore d’enfant"), (["next"], 1, "pas encore d’enfant"),
    (["progress"], 1, "pas encore d’enfant"), (["cards", "--child", "Zoé"], 1, "profil"),
    (["progress", "Zoé"], 1, "profil"), (["next", "--pick", "0"], 2, "--pick"),
    (["--child", "L3a", "--gender", "f", "--grade", "CE2"], 2, "prénom"),
    (["--child", "Léa", "--gender", "f", "--grade", "CM3"], 2, "CM3"),
  ]

  @Test(arguments: refusals)
  func whatCannotBeIsSaid(words: [String], code: Int32, message: String) throws {
    let result = try run(words)
    #expect(result.code == code)
    #expect(result.text == "")
    #expect(result.errorText.contains(message), "\(result.errorText)")
  }

  @Test func thereIsNoFourthCard() throws {
    _ = try start()
    let result = try run(["next", "--pick", "4"])
    #expect(result.code == 1 && result.errorText.contains("de 1 à 3"))
  }

  @Test func progressHasFifteenSkillsAndFourStates() throws {
    _ = try start()
    let progress = try json(["progress", "Léa"])
    let skills = progress["skills"]?.elements ?? []
    #expect(skills.count == 15)
    #expect(skills.allSatisfy { $0["state"]?.text == "not_yet_seen" && $0["last_seen"] == .null })
    #expect(progress["next"]?.elements?.count == 2)
    let rules = try run(["progress", "--rules"]).text
    for words in ["pas encore vue", "fragile", "en cours", "maîtrisée *", "45 jours"] {
      #expect(rules.contains(words))
    }
  }

  @Test func picturesAreWellFormed() throws {
    _ = try start()
    let (svg, html) = (folder.path + "/a.svg", folder.path + "/a.html")
    let result = try run(["progress", "--svg", svg, "--html", html])
    #expect(result.code == 0 && result.text == "")
    let picture = String(decoding: try readFile(svg), as: UTF8.self)
    let page = String(decoding: try readFile(html), as: UTF8.self)
    #expect(picture.hasPrefix("<svg") && page.contains(picture))
    let path = Environment.process["PATH"] ?? "/usr/bin:/bin"
    let check = try ChildProcess(
      "/usr/bin/env",
      ["python3", "-c", "import sys, xml.dom.minidom as d; d.parse(sys.argv[1])", svg],
      environment: ["PATH": path]
    ).run()
    #expect(check.code == 0, "\(check.errorText)")
  }

  /// What could become a mark, as a word of a key or of a text.
  static let marks: Set<Substring> = [
    "total", "totals", "sum", "average", "mean", "median", "percent", "percentage", "score", "rank",
    "star", "stars", "points", "mark", "note", "moyenne", "pourcentage", "rang", "étoile",
    "étoiles",
  ]

  @Test(arguments: ["cards", "next", "progress"])
  func noSchemaHasATotal(command: String) throws {
    let schema = try JSONReader.read(
      Array(try Programs.run("dictee", ["schema", command]).text.utf8))
    var keys: [String] = []
    collectKeys(schema, &keys)
    let words = keys.flatMap { $0.split(separator: "_") }
    #expect(!keys.isEmpty && Set(words).isDisjoint(with: Self.marks))
  }

  private func collectKeys(_ value: JSONValue, _ keys: inout [String]) {
    if case .object(let members) = value {
      for member in members {
        keys.append(member.key)
        collectKeys(member.value, &keys)
      }
    }
    for element in value.elements ?? [] { collectKeys(element, &keys) }
  }

  /// No output counts anything about the child: the only numbers are dates, days and grades.
  @Test func noOutputHasATotal() throws {
    _ = try start()
    let svg = folder.path + "/a.svg"
    _ = try run(["progress", "--svg", svg])
    let outputs = [
      try run(["progress"]).text, try run(["progress", "--lang", "en"]).text,
      try run(["progress", "--rules"]).text, try run(["cards"]).text,
      try run(["next", "--why"]).text,
    ]
    for output in outputs {
      let words = output.lowercased().split { !$0.isLetter && $0 != "%" }
      #expect(Set(words).isDisjoint(with: Self.marks), "\(output)")
      #expect(!output.contains("%") && !output.contains("★") && !output.contains("/15"))
    }
    let numbers = try run(["progress"]).text.split { !$0.isNumber }.map(String.init)
    #expect(Set(numbers).isSubset(of: ["30", "2026", "1", "2"]), "dates and CE2, CM1, CM2 only")
  }

  /// The first minute at a terminal: a wrong answer is asked again.
  @Test func threeQuestionsAtATerminal() throws {
    let shown = try atTerminal(["L3a", "Léa", "x", "f", "ce2"])
    #expect(shown.code == 0)
    #expect(shown.text.contains("Bonsoir"))
    #expect(shown.text.components(of: "Je n’ai pas compris.") == 2)
    #expect(shown.text.contains("Léa, lundi 30 novembre 2026"))
    let again = try atTerminal([])
    #expect(again.code == 0 && !again.text.contains("Bonsoir"))
    #expect(again.text.contains("Léa, lundi 30 novembre 2026"))
  }

  @Test func anEndOfInputNamesTheOption() throws {
    let shown = try atTerminal(["Léa"])
    #expect(shown.code == 2 && shown.text.contains("--gender"))
    #expect(try run(["progress"]).code == 1, "no half a profile")
  }

  private func atTerminal(_ answers: [String]) throws -> ChildProcess.Result {
    let file = try folder.write(Array(answers.joined(separator: "\n").utf8), to: "answers")
    let program = try #require(Programs.folder) + "/dictee"
    let path = Environment.process["PATH"] ?? "/usr/bin:/bin"
    return try ChildProcess(
      "/usr/bin/env",
      ["python3", Files.here + "/at-terminal", file, program, "--store", store] + Self.evening,
      environment: Programs.environment.merging(["PATH": path, "TERM": "xterm"]) { $1 }
    ).run()
  }
}

extension String {
  /// How often another text stands in this one.
  fileprivate func components(of part: String) -> Int {
    var count = 0
    var rest = self[...]
    while let place = rest.firstRange(of: part) {
      count += 1
      rest = rest[place.upperBound...]
    }
    return count
  }
}
