import Testing

@testable import Text

@Suite struct SentencesTests {
  @Test(
    arguments: [
      ("", []), (" \n ", []), ("Tom dort", ["Tom dort"]),
      ("Tom dort. Léa lit.", ["Tom dort.", "Léa lit."]),
      ("Tom dort. Éva lit.", ["Tom dort.", "Éva lit."]),
      ("« Viens ! » dit-il. Tom court.", ["« Viens ! » dit-il.", "Tom court."]),
      ("«\u{A0}Viens\u{202F}!\u{A0}» Tom court.", ["«\u{A0}Viens\u{202F}!\u{A0}»", "Tom court."]),
      ("« On y va ? » a demandé Tom.", ["« On y va ? » a demandé Tom."]),
      (
        "M. Martin et Mme Petit arrivent. Il pleut.",
        ["M. Martin et Mme Petit arrivent.", "Il pleut."]
      ),
      ("Le Dr Petit et Dr. Roux parlent.", ["Le Dr Petit et Dr. Roux parlent."]),
      ("Des pommes, des poires, etc. sont là.", ["Des pommes, des poires, etc. sont là."]),
      ("Des pommes, etc. Tom mange.", ["Des pommes, etc.", "Tom mange."]),
      ("Il mesure 3.5 m. Il court.", ["Il mesure 3.5 m.", "Il court."]),
      ("Elle coûte 3,5 euros. Bien.", ["Elle coûte 3,5 euros.", "Bien."]),
      ("Il attend… et repart. Fin.", ["Il attend… et repart.", "Fin."]),
      ("Il attend… Rien ne bouge.", ["Il attend…", "Rien ne bouge."]),
      ("Quoi ?! Non... Si !", ["Quoi ?!", "Non...", "Si !"]),
      ("Il est parti. 3 enfants restent.", ["Il est parti.", "3 enfants restent."]),
      ("Tom arrive\n– Viens, dit Léa.\n– Oui.", ["Tom arrive", "– Viens, dit Léa.", "– Oui."]),
      ("Le titre\n\nLe texte.", ["Le titre", "Le texte."]),
      ("Une ligne\nqui continue.", ["Une ligne\nqui continue."]),
      ("Il dit : « Viens. » Puis il part.", ["Il dit : « Viens. »", "Puis il part."]),
      ("(Il rit.) Elle aussi.", ["(Il rit.)", "Elle aussi."]),
      ("Il rit. « Encore ! » dit-elle.", ["Il rit.", "« Encore ! » dit-elle."]),
      ("J. K. écrit. Elle lit.", ["J. K. écrit.", "Elle lit."]),
    ] as [(String, [String])])
  func splits(text: String, expected: [String]) {
    #expect(sentences(of: text).map { String(slice(text, $0)) } == expected)
  }
}
