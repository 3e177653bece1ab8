import TestSupport
import Testing

@testable import Text

@Suite struct TokeniserTests {
  private func pieces(_ text: String, _ clitics: CliticMode) -> String {
    tokens(of: text, clitics: clitics).filter { $0.kind != .space }
      .map { String($0.text(in: text)) }.joined(separator: "|")
  }

  @Test(arguments: [
    ("L'école", "L'|école"), ("l’école", "l’|école"), ("lʼécole", "lʼ|école"),
    ("d`Anna", "d`|Anna"),
    ("qu'il", "qu'|il"), ("jusqu'à", "jusqu'|à"), ("lorsqu’elle", "lorsqu’|elle"),
    ("aujourd'hui", "aujourd'hui"), ("qu'aujourd'hui", "qu'|aujourd'hui"),
    ("presqu'île", "presqu'île"), ("quelqu'un", "quelqu'un"), ("entr'ouvert", "entr'ouvert"),
    ("d'abord", "d'abord"), ("c'est-à-dire", "c'est-à-dire"), ("chef-d'œuvre", "chef-d'œuvre"),
    ("l'arc-en-ciel", "l'|arc-en-ciel"), ("peut-être", "peut-être"), ("O'Connor", "O'Connor"),
    ("anniv'", "anniv|'"), ("a-t-il", "a-t-il"), ("3,5 km", "3,5|km"), ("1er mai", "1er|mai"),
    ("8h30", "8h30"), ("Viens !", "Viens|!"), ("Oh... non", "Oh|...|non"), ("« Oui »", "«|Oui|»"),
    ("e\u{301}te\u{301}", "e\u{301}te\u{301}"), ("pis\u{AD}cine", "pis\u{AD}cine"),
    ("mot-", "mot|-"), ("-mot", "-|mot"), ("l'", "l|'"), ("", ""), ("« l'été", "«|l'|été"),
    ("2026,", "2026|,"), ("un,deux", "un|,|deux"),
  ])
  func cutsWords(text: String, expected: String) {
    #expect(pieces(text, .attached) == expected)
  }

  @Test(arguments: [
    ("a-t-il", "a|-t-|il"), ("dit-elle", "dit|-|elle"), ("donne-le-moi", "donne|-|le|-|moi"),
    ("donne-m'en", "donne|-|m'|en"), ("va-t’en", "va|-|t’|en"), ("vas-y", "vas|-|y"),
    ("Qu'est-ce", "Qu'|est|-|ce"), ("mange-t-on", "mange|-t-|on"), ("puis-je", "puis|-|je"),
    ("Y a-t-il", "Y|a|-t-|il"), ("est-ce", "est|-|ce"), ("peut-être", "peut-être"),
    ("celui-là", "celui-là"), ("rendez-vous", "rendez-vous"), ("arc-en-ciel", "arc-en-ciel"),
    ("c'est-à-dire", "c'est-à-dire"), ("prend\u{2011}il", "prend|\u{2011}|il"), ("-il", "-|il"),
  ])
  func detachesPronouns(text: String, expected: String) {
    #expect(pieces(text, .detached) == expected)
  }

  @Test func kindsAreTold() {
    let kinds = tokens(of: "A-t-il 3 ans ?", clitics: .detached).map(\.kind)
    #expect(
      kinds == [.word, .link, .word, .space, .number, .space, .word, .space, .punctuation])
  }

  @Test(arguments: UInt64(0)..<200)
  func tokensCoverTheText(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let alphabet = Array("aéœlt'’--. ,3!«»\u{301}\u{AD}\n🏊".unicodeScalars)
    var view = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...30, using: &generator) {
      if let scalar = alphabet.randomElement(using: &generator) { view.append(scalar) }
    }
    let text = String(view)
    for mode in [CliticMode.attached, .detached] {
      let found = tokens(of: text, clitics: mode)
      #expect(found.map { String($0.text(in: text)) }.joined() == text, "seed \(seed)")
      #expect(found.allSatisfy { !$0.range.isEmpty }, "seed \(seed)")
    }
  }

  @Test(arguments: [
    ("", 0), ("Le chat dort.", 3), ("L'école est finie.", 4), ("C’est peut-être lui !", 4),
    ("Il a 8 ans.", 3), ("– Oui, dit-il.", 2), ("aujourd'hui", 2), ("a-t-il mangé", 2),
    ("l’arc-en-ciel", 2), ("8h30", 1), ("e\u{301}te\u{301} l\u{2019}e\u{301}te\u{301}", 3),
    ("« Viens ! »", 1), ("Le\u{A0}chat\u{202F}!", 2), ("l' eau", 2),
  ])
  func countsWords(text: String, expected: Int) {
    #expect(wordCount(text) == expected)
  }
}
