import Diagnostics
import Platform
import TestSupport
import Testing

@testable import Catalogue

/// Valid catalogues, damaged at random: whatever the bytes, the parser answers, every place that it
/// names exists, and what it calls sound is sound.
@Suite struct YAMLMutationTests {
  private static let sources = [
    """
    # formes/loisirs.yaml : d’un titre à un groupe nominal
    formes:
      - id: sortie_piscine
        phrase: la sortie piscine # reste du titre
        motifs: [piscine(s), "sortie (à la) piscine", 'l''eau']
        decor: [le bonnet, le plongeoir,
          la bouée]
      - id: zoo
        phrase: la sortie au zoo
    niveaux: { CE2: [40-48, 47-56], CM1: { min: 40 } }

    """,
    """
    modeles:
    - id: toboggan
      phrases: |
        {ENFANT} dit : « oui » #1

          Tom nage.
      resume: >-
        Une phrase
        sur deux lignes

        et une autre.
      titre: "Le \\u00e9 \\
        grand toboggan"
      notes: une phrase
        qui continue
    mots: [e\u{301}te\u{301}, 🏊, ’, ~, 08]

    """,
  ]

  /// Pieces of text that YAML or the scan treats in a special way.
  private static let splices = [
    "\t", "\n", "\r", "\r\n", " ", "  ", ": ", ":", " #", " #x", "- ", "-", "\"", "'", "[", "]",
    "{",
    "}", ",", "|", ">", "|2", "&a", "*a", "!t", "%", "@", "? ", "---\n", "...\n", "\\", "\u{85}",
    "\u{2028}", "\u{A0}", "\u{FEFF}", "“", "”", "«", "»", "’", "\u{301}", "\u{0}", "\u{1B}", "{X}",
    "\\u0301", "\u{1F3CA}",
  ].map { Array($0.utf8) }

  private func mutated(_ source: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = source
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: 0)
      case 3: bytes.removeSubrange(place...)
      default:
        bytes.insert(contentsOf: Self.splices.randomElement(using: &random) ?? [], at: place)
      }
    }
    return bytes
  }

  @Test func answersForAnyBytes() {
    for seed in 0..<UInt64(TestScale.count(100_000)) {
      var random = SplitMix64(seed: seed)
      let source = Array(Self.sources[Int(seed % 2)].utf8)
      check(mutated(source, &random), seed: seed)
    }
  }

  @Test func answersForEveryPrefix() {
    for source in Self.sources {
      let bytes = Array(source.utf8)
      for end in 0...bytes.count { check(Array(bytes[..<end]), seed: UInt64(end)) }
    }
  }

  private func check(_ bytes: [UInt8], seed: UInt64) {
    let parsed = YAMLParser.parse(bytes: bytes, file: "f.yaml")
    let text = SourceText(bytes)
    #expect(parsed.diagnostics == parsed.diagnostics.sortedByPlace(), "seed \(seed)")
    for finding in parsed.diagnostics {
      for span in [finding.span] + finding.notes.map(\.span) {
        #expect(span.map { exists($0, in: text) } ?? false, "seed \(seed): \(finding)")
      }
    }
    let renderer = DiagnosticRenderer(language: .french) { _ in text }
    for format in DiagnosticRenderer.Format.allCases {
      _ = renderer.render(parsed.diagnostics, as: format)
    }
    if let root = parsed.root { check(root, in: text, isSound: parsed.diagnostics.isEmpty, seed) }
  }

  private func check(_ node: YAMLNode, in text: SourceText, isSound: Bool, _ seed: UInt64) {
    #expect(exists(node.span, in: text), "seed \(seed): \(node.span)")
    switch node {
    case .scalar(let scalar): check(scalar, in: text, isSound: isSound, seed)
    case .sequence(let items, _):
      for item in items { check(item, in: text, isSound: isSound, seed) }
    case .mapping(let entries, _):
      for entry in entries {
        check(entry.key, in: text, isSound: isSound, seed)
        check(entry.value, in: text, isSound: isSound, seed)
      }
    }
  }

  private func check(_ scalar: YAMLScalar, in text: SourceText, isSound: Bool, _ seed: UInt64) {
    let value = Array(scalar.value.unicodeScalars)
    #expect(scalar.positions.isEmpty || scalar.positions.count == value.count + 1, "seed \(seed)")
    for (index, expected) in value.enumerated() {
      let place = scalar.span(of: index..<(index + 1))
      #expect(exists(place, in: text), "seed \(seed): \(place)")
      guard isSound, expected.value < 0x80, expected != " ", expected != "\n" else { continue }
      // Plain ASCII stands where the map leads, but for escapes and composed letters.
      let line = text.lineScalars(place.start.line) ?? []
      let written = place.start.column <= line.count ? line[place.start.column - 1] : "\n"
      #expect(written == expected || written == "\\", "seed \(seed): \(scalar) \(index)")
    }
  }

  private func exists(_ span: SourceSpan, in text: SourceText) -> Bool {
    guard span.start <= span.end, span.file == "f.yaml" else { return false }
    return [span.start, span.end].allSatisfy { place in
      guard let line = text.lineScalars(place.line) else { return false }
      return (1...(line.count + 1)).contains(place.column)
    }
  }
}
