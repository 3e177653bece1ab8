import CommandLineKit
import Engine
import Platform
import Tables
import TestSupport
import Testing

@testable import dictee

/// What the filter discards changes nothing of what comes out.
@Suite("Non-interference")
struct NonInterferenceTests {
  private static let titles = [
    "Piscine 10h avec Tom", "Anniv de Léa", "Les 8 ans de Noé", "Judo 17h", "Zoo", "Kermesse",
    "Noël chez papi et mamie", "Vacances de Noël", "Match de foot", "Réunion kermesse",
    "Judo annulé", "Pas de piscine", "Payer la colo", "Dentiste", "Obsèques", "Expo Kandinsky",
    "Rendez-vous garage", "P\u{456}scine", "Anniv Jean Dupont", "Ciné avec mamie", "", "🏊 Piscine!",
    "Mamie à l'hôpital", "Avocat 14h", "Appeler Léa", "Concert", "Chez papi", "Parc avec Inès",
  ]

  private let folder: TemporaryFolder
  private let recogniser: MomentRecogniser<TitleMatcher, SetNames>

  init() throws {
    folder = try TemporaryFolder()
    let sets = try #require(Sets.folder, "the built-in sets were not found above the tests")
    let file = try MappedFile(path: sets + "/ecole.dcat")
    let set = try CompiledSet(Blob(BlobMemory(borrowing: file.bytes, owner: file)))
    recogniser = try MomentRecogniser(set)
  }

  /// A calendar of a few events, some of them series.
  private func calendar(seed: UInt64) -> String {
    var random = SplitMix64(seed: seed)
    var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x", "X-WR-CALNAME:Famille"]
    for number in 0..<Int.random(in: 1...8, using: &random) {
      let day = CivilDay(dayNumber: 20_787 + Int.random(in: -40...13, using: &random))
      let title = Self.titles[Int.random(in: Self.titles.indices, using: &random)]
      lines += [
        "BEGIN:VEVENT", "UID:\(seed)-\(number)",
        "DTSTART:\(day.iso.filter { $0 != "-" })T\(Int.random(in: 10...19, using: &random))0000",
        "SUMMARY:\(title)", "DESCRIPTION:\(title)", "ORGANIZER;CN=Xavier:mailto:x@example.org",
      ]
      if Int.random(in: 0..<3, using: &random) == 0 { lines.append("RRULE:FREQ=WEEKLY") }
      lines.append("END:VEVENT")
    }
    return (lines + ["END:VCALENDAR"]).joined(separator: "\n") + "\n"
  }

  private func output(_ words: [String], _ calendar: String) throws -> String {
    let path = try folder.write(Array(calendar.utf8), to: "c.ics")
    let (output, errors) = (OutputStream.memory(), OutputStream.memory())
    let code = Dictee.program.run(
      words + ["--calendar", path, "--now", "2026-11-30"],
      environment: Environment(["DICTEE_CATALOGUES": Sets.folder ?? ""]), output: output,
      errors: errors)
    return "\(output.text)\(errors.text)\(code.rawValue)"
  }

  @Test func pairsGiveTheSameBytes() throws {
    let child = ["generate", "--json", "--child", "Zoé", "--gender", "f", "--grade", "CE2"]
    for seed in 0..<UInt64(TestScale.count(10_000)) {
      let original = calendar(seed: seed)
      let pair = [1, 2].map { ProofCalendar(original, seed: $0, recogniser: recogniser) }
      #expect(pair[0].text != pair[1].text, "seed \(seed)")
      // To write a dictation takes longer than all else.
      let commands = [["moments"], ["moments", "--json"]] + (seed % 10 == 0 ? [child] : [])
      for words in commands {
        let outputs = try pair.map { try output(words, $0.text) }
        #expect(outputs[0] == outputs[1], "seed \(seed): \(words[0])\n\(original)")
        for token in pair.flatMap(\.tokens) {
          #expect(outputs[0].firstRange(of: token) == nil, "seed \(seed): \(words[0])")
        }
      }
    }
  }

  /// The pairs differ in titles too, and a difference that counts is seen.
  @Test func theComparisonSees() throws {
    let original = calendar(seed: 3)
    let proof = ProofCalendar(original, seed: 1, recogniser: recogniser)
    #expect(proof.titleCount > 0)
    let zoo = try output(["moments"], Self.single("Zoo"))
    #expect(try output(["moments"], Self.single("Judo")) != zoo)
  }

  private static func single(_ title: String) -> String {
    "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20261129\nSUMMARY:\(title)\nEND:VEVENT\n"
      + "END:VCALENDAR\n"
  }
}

/// The compiled sets that were built beside these tests.
enum Sets {
  static let folder: String? = {
    var place = executablePath()
    while let path = place, let end = path.lastIndex(of: "/") {
      let above = String(path[..<end])
      for name in ["resources", "bundle"] {
        let folder = "\(above)/dictee_DefaultCatalogues.\(name)"
        if (try? kind(of: folder)) == .directory { return folder }
      }
      place = above
    }
    return nil
  }()
}
