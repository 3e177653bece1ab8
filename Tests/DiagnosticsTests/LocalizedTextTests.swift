import Diagnostics
import Testing

@Suite struct LocalizedTextTests {
  @Test(arguments: [
    ("lu : « non » ; vraiment ?", "lu\u{A0}: «\u{A0}non\u{A0}»\u{202F}; vraiment\u{202F}?"),
    ("16:30, a:b", "16:30, a:b"),
    ("déjà\u{202F}! bien\u{A0}:", "déjà\u{202F}! bien\u{A0}:"),
    ("« : »", "«\u{A0}:\u{A0}»"),
    (" ", " "),
    ("", ""),
  ])
  func frenchSpacesAreUnbreakable(declared: String, shown: String) {
    let text = LocalizedText(fr: declared, en: declared)
    #expect(text.text(.french).unicodeScalars.elementsEqual(shown.unicodeScalars))
    #expect(text.text(.english) == declared)
  }
}
