import Diagnostics
import Text

/// A motif that stands inside a longer, unrelated word.
struct RawSubstring: LintRule {
  static let page = RulePage(
    "raw-substring", severity: .warning,
    what: LocalizedText(
      fr: "Les lettres d’un motif se cachent dans un mot plus long, et aucun contre-exemple ne "
        + "montre que ce mot n’est pas pris pour lui. On regarde les prénoms, le vocabulaire et "
        + "des mots de titres ; le mot le plus court est nommé.",
      en: "The letters of a motif hide in a longer word, and no counter-example shows that this "
        + "word is not taken for it. First names, the vocabulary and words of titles are looked "
        + "at; the shortest word is named."),
    why: LocalizedText(
      fr: "Le moteur compare des mots entiers : rien n’est faux aujourd’hui. Le contre-exemple "
        + "garantit qu’il en restera ainsi, et dit que quelqu’un y a pensé. Jusqu’à quatre "
        + "lettres c’est un avertissement, au-delà une remarque.",
      en: "The engine compares whole words: nothing is wrong today. The counter-example keeps it "
        + "so, and tells that somebody thought of it. Up to four letters it is a warning, beyond "
        + "that a remark."),
    cure: LocalizedText(
      fr: "Ajoutez aux « contre_exemples » un titre avec ce mot.",
      en: "Add a title with this word to “contre_exemples”."),
    safety: LocalizedText(
      fr: "Sans risque : un contre-exemple ne change aucun résultat, il en protège un.",
      en: "Safe: a counter-example changes no result, it guards one."))

  /// The most letters of a motif that is worth a warning.
  static let shortMotif = 4

  /// Words of titles that no vocabulary holds, so that small sets meet them too.
  static let titleWords = [
    "Arthur", "balade", "Bali", "Bouddha", "Cannes", "Chagall", "cinémathèque", "concertation",
    "Dansk", "Degas", "Eurodisney", "Footlocker", "Kandinsky", "Klimt", "Londres", "Matchbox",
    "Matisse", "Miró", "Monet", "Oslo", "Picasso", "Plagiste", "Pollock", "Tolstoï", "Varsovie",
  ]

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    var hazards = RawHazards(scope.motifs.texts)
    for word in RawSubstring.titleWords { hazards.add(word) }
    for name in scope.catalogue.names?.firstNames ?? [] { hazards.add(name.value) }
    let words = scope.catalogue.vocabulary.flatMap(\.words)
    for text in words + RawSubstring.titles(of: scope.catalogue) {
      for word in RawSubstring.words(of: text.value) { hazards.add(word) }
    }
    let proofs = scope.catalogue.forms.map { form in
      form.counterExamples.flatMap { RawSubstring.foldedWords($0.value) }
    }
    for (motif, word) in hazards.found {
      let letters = motif.words[0].withoutY
      let isProved = proofs[motif.form].contains {
        $0.count > letters.count && $0.withoutY.holds(letters)
      }
      if !isProved {
        report(.rawSubstring(motif, in: word, of: scope.catalogue.forms[motif.form]))
      }
    }
  }

  private static func titles(of catalogue: CatalogueSyntax) -> [YAMLScalar] {
    catalogue.forms.flatMap { $0.examples + $0.counterExamples }
      + (catalogue.blocked.flatMap(\.lets) + catalogue.deviations.flatMap(\.lets))
  }

  /// The unbroken runs of letters and digits, as written.
  private static func words(of text: String) -> [String] {
    text.unicodeScalars.split { !isLetterOrDigit($0) }.map { String($0) }
  }

  /// The unbroken runs of letters and digits, folded.
  static func foldedWords(_ title: String) -> [[UInt8]] {
    let folded = FoldedText(folding: title)
    var words: [[UInt8]] = []
    var offset = 0
    while let word = folded.nextWord(from: offset) {
      words.append(Array(folded.bytes[word]))
      offset = word.upperBound
    }
    return words
  }
}

/// Looks for the motifs of one word inside other words, with a trie whose edges are bytes.
private struct RawHazards {
  private var edges: [UInt32: Int] = [:]
  /// For each node the texts that end there.
  private var ends: [[Int]] = [[]]
  private let texts: [MotifText]
  /// For each form the words of its motifs: its own words are no hazard.
  private var ownWords: [Int: Set<[UInt8]>] = [:]
  private var shortest: [Int: (word: String, folded: [UInt8])] = [:]

  init(_ texts: [MotifText]) {
    self.texts = texts
    for text in texts { ownWords[text.form, default: []].formUnion(text.words) }
    var seen: Set<SourceKey> = []
    for (number, text) in texts.enumerated() {
      guard !text.isException, text.words.count == 1, let word = text.words.first,
        !word.contains(UInt8(ascii: "#")), word.count > 1,
        seen.insert(SourceKey(form: text.form, word: word)).inserted
      else { continue }
      insert(word, number)
    }
  }

  private struct SourceKey: Hashable {
    var form: Int
    var word: [UInt8]
  }

  private mutating func insert(_ word: [UInt8], _ number: Int) {
    var node = 0
    for byte in word.withoutY {
      let edge = UInt32(node) << 8 | UInt32(byte)
      if let next = edges[edge] {
        node = next
      } else {
        ends.append([])
        node = ends.count - 1
        edges[edge] = node
      }
    }
    ends[node].append(number)
  }

  /// Looks at one word; plurals of a motif and words of the form's own motifs do not count.
  mutating func add(_ word: String) {
    let letters = foldedBytes(word)
    let plain = letters.withoutY
    for start in letters.indices {
      var node = 0
      for end in start..<letters.count {
        guard let next = edges[UInt32(node) << 8 | UInt32(plain[end])] else { break }
        node = next
        for number in ends[node] where end - start + 1 < letters.count {
          note(number, word, letters)
        }
      }
    }
  }

  private mutating func note(_ number: Int, _ word: String, _ letters: [UInt8]) {
    let motif = texts[number].words[0]
    let isPlural =
      letters.count == motif.count + 1 && letters.starts(with: motif)
      && (letters.last == UInt8(ascii: "s") || letters.last == UInt8(ascii: "x"))
    guard !isPlural, ownWords[texts[number].form]?.contains(letters) != true else { return }
    if let known = shortest[number],
      (known.folded.count, known.word) <= (letters.count, word)
    {
      return
    }
    shortest[number] = (word, letters)
  }

  /// Each motif with the shortest word around it, in the order of the motifs.
  var found: [(motif: MotifText, word: String)] {
    shortest.keys.sorted().compactMap { number in
      shortest[number].map { (texts[number], $0.word) }
    }
  }
}

extension [UInt8] {
  /// The letters with i in place of y, since people hear them alike.
  fileprivate var withoutY: [UInt8] {
    map { $0 == UInt8(ascii: "y") ? UInt8(ascii: "i") : $0 }
  }

  /// Whether `part` stands somewhere inside.
  fileprivate func holds(_ part: [UInt8]) -> Bool {
    guard count >= part.count else { return false }
    return (0...(count - part.count)).contains { self[$0...].starts(with: part) }
  }
}

extension Diagnostic {
  fileprivate static func rawSubstring(
    _ motif: MotifText, in word: String, of form: FormSyntax
  ) -> Diagnostic {
    Diagnostic(
      id: RawSubstring.id,
      severity: motif.marks.count <= RawSubstring.shortMotif ? .warning : .info,
      LocalizedText(
        fr: "« \(motif.text) » est caché dans « \(word) », et aucun contre-exemple ne le montre",
        en: "“\(motif.text)” is hidden in “\(word)”, and no counter-example shows it"),
      at: motif.source.span,
      cure: LocalizedText(
        fr: "ajoutez aux contre_exemples un titre avec « \(word) »",
        en: "add a title with “\(word)” to contre_exemples"),
      witness: Witness(word, insteadOf: form))
  }
}

extension RawSubstring {
  static let examples: [RuleExample] = [
    RuleExample(
      "a word of titles", severity: .warning, ExampleCatalogues.twoForms("▶ski", "danse")),
    RuleExample(
      "a first name", severity: .warning,
      ExampleCatalogues.twoForms("▶zoé, judo", "danse"),
      ("prenoms.yaml", "prenoms: { f: [Zoé, Zoélie], m: [Tom] }\n")),
    RuleExample(
      "a long motif", severity: .info,
      ExampleCatalogues.twoForms("▶piscine", "danse"),
      ("ecarts.yaml", "demarches: [{ mot: x, ecarte: X, n_ecarte_pas: [Piscinette] }]\n")),
    RuleExample(
      "a counter-example and a plural",
      (
        "formes/a.yaml",
        """
        formes:
          - id: ski
            phrase: le ski
            genre: m
            motifs: [ski, luge]
            exemples: [Luges et skis]
            contre_exemples: [Expo Kandinsky]
        """
      )),
  ]
}
