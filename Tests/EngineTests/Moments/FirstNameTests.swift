import Tables
import Testing
import Text

@testable import Engine

/// A title, the form in it and the name that it gives; nil for none.
struct NameCase: CustomTestStringConvertible {
  var title: String
  var name: String?
  var testDescription: String { "\(title) → \(name ?? "—")" }

  init(_ title: String, _ name: String?) {
    self.title = title
    self.name = name
  }
}

/// The name rules of the design, one group of titles for each clause.
@Suite struct FirstNameTests {
  private func find(_ title: String, _ form: String, _ mode: FormRecord.NameMode) -> FoundName? {
    let folded = FoldedText(folding: title)
    let needle = foldedBytes(form)
    guard
      let start = folded.bytes.indices.first(where: {
        folded.bytes[$0...].starts(with: needle)
      })
    else { return nil }
    return FirstNameFinder(original: title, folded: folded, names: TestNames())
      .name(for: mode, after: start..<start + needle.count)
  }

  private func expectName(_ row: NameCase, _ form: String, _ mode: FormRecord.NameMode) {
    let found = find(row.title, form, mode)?.text
    #expect(
      found.map { Array($0.utf8) } == row.name.map { Array($0.utf8) }, "found \(found ?? "—")")
  }

  @Test(arguments: [
    NameCase("Anniv Tom", "Tom"), NameCase("Anniv de Tom", "Tom"), NameCase("Anniv d'Inès", "Inès"),
    NameCase("Anniv d’Éloi", "Éloi"), NameCase("Anniv d' Éloi", "Éloi"),
    NameCase("Anniv pour Tom", "Tom"), NameCase("Anniv à Tom", "Tom"),
    NameCase("Anniv : Tom", "Tom"), NameCase("Anniv. Tom", "Tom"), NameCase("Anniv, Tom", "Tom"),
    NameCase("Anniv' Paul", "Paul"), NameCase("Anniv - Tom", "Tom"), NameCase("Anniv – Tom", "Tom"),
    NameCase("Anniv — de Tom", "Tom"), NameCase("Anniv 🎂 Tom", "Tom"), NameCase("Anniv🎂Tom", "Tom"),
    NameCase("Anniv 8 ans Tom", "Tom"), NameCase("Anniv 8ans de Tom", "Tom"),
    NameCase("Anniv 1 an Tom", "Tom"), NameCase("Anniv : 8 ans : Tom", "Tom"),
    NameCase("Anniv de de Tom", nil), NameCase("Anniv ! Tom", nil), NameCase("Anniv (Tom)", nil),
    NameCase("Anniv 2026 ans Tom", nil), NameCase("Anniv 8 Tom", nil), NameCase("Anniv", nil),
    NameCase("Anniv de", nil), NameCase("Anniv surprise de Tom", nil), NameCase("Tom anniv", nil),
    NameCase("Anniv de la Rose", nil), NameCase("Anniv de l'Inès", nil),
  ])
  func aNameStandsAfterTheForm(row: NameCase) { expectName(row, "anniv", .of) }

  @Test(arguments: [
    NameCase("Les 8 ans de Léo", "Léo"), NameCase("Les 8 ans de Noé !", "Noé"),
    NameCase("Les 8 ans de la Tour", nil),
  ])
  func aNameStandsAfterAMotifThatEndsWithDe(row: NameCase) {
    expectName(row, "les 8 ans de", .of)
  }

  @Test(arguments: [
    NameCase("Piscine 10h avec Tom", "Tom"), NameCase("Piscine avec papa", "papa"),
    NameCase("Piscine avec Mamie", "mamie"), NameCase("Piscine AVEC TOM", "Tom"),
    NameCase("Piscine mardi avec Léa 14h", "Léa"), NameCase("Piscine avec Éloi et Nina", nil),
    NameCase("Piscine Tom", nil), NameCase("Tom avec piscine", nil),
    NameCase("Avec Tom : piscine", nil), NameCase("Piscine avec l'école", nil),
    NameCase("Piscine avec les copains", nil), NameCase("Piscine avec : Tom", nil),
    NameCase("Piscine avec un ami avec Tom", nil), NameCase("Piscine avec", nil),
    NameCase("Piscine avec de Tom", nil), NameCase("Piscine avec M. Martin", nil),
    NameCase("Piscine avec Mme Rose", nil), NameCase("Piscine avec le papa de Tom", nil),
    NameCase("Piscine bavec Tom", nil),
  ])
  func aCompanionStandsAfterTheFirstAvec(row: NameCase) { expectName(row, "piscine", .with) }

  @Test func otherFormsTakeNoName() {
    #expect(find("Kermesse de Tom avec Léa", "kermesse", .none) == nil)
  }

  @Test(arguments: [
    NameCase("Anniv Kylian", "Kylian"), NameCase("Anniv Meritxell", "Meritxell"),
    NameCase("Anniv Zoe\u{308}", "Zoë"), NameCase("Anniv E\u{301}lisa", "Élisa"),
    NameCase("Anniv Lé\u{200B}a\u{AD}", "Léa"), NameCase("Anniv Maë-Lys", "Maë-Lys"),
    NameCase("Anniv Maë\u{2011}Lys ", "Maë-Lys"), NameCase("Anniv N'Golo", "N’Golo"),
    NameCase("Anniv M’Baye", "M’Baye"), NameCase("Anniv Lea", "Lea"), NameCase("Anniv Bo", "Bo"),
    NameCase("Anniv lea", "Léa"), NameCase("ANNIV DE MALO", "Malo"), NameCase("anniv inès", "Inès"),
    NameCase("anniv jean-luc", "Jean-Luc"), NameCase("ANNIV JEAN-LUC", "Jean-Luc"),
    NameCase("Anniv Jean-luc", "Jean-Luc"), NameCase("anniv louis-paul", "Louis-Paul"),
    NameCase("ANNIV n'golo", "N’Golo"), NameCase("Anniv Rose", "Rose"),
    NameCase("Anniv Fleur", "Fleur"),
    NameCase("anniv kylian", nil), NameCase("ANNIV KYLIAN", nil), NameCase("Anniv kylian-tom", nil),
    NameCase("Anniv lÉa", nil), NameCase("Anniv McKenzie", nil), NameCase("Anniv M'baye", nil),
    NameCase("Anniv O'Ne'Al", nil), NameCase("Anniv J. K.", nil), NameCase("Anniv J-P", nil),
    NameCase("Anniv A", nil), NameCase("Anniv Tom2", nil), NameCase("Anniv Том", nil),
    NameCase("Anniv Ζωή", nil), NameCase("Anniv 𝐊𝐲𝐥𝐢𝐚𝐧", nil), NameCase("Anniv Ｋylian", nil),
    NameCase("Anniv Kylia\u{330}n", nil), NameCase("Anniv Abcdefghijklmnopqrstu", nil),
    NameCase("Anniv Abcdefghijklmnopqrst", "Abcdefghijklmnopqrst"),
    NameCase("Anniv École", nil), NameCase("Anniv ecole", nil), NameCase("Anniv Bébé", nil),
    NameCase("Anniv Saint-Malo", nil), NameCase("Anniv Hôpital", nil),
    NameCase("Anniv Pirate", nil),
    NameCase("Anniv Pirate-Princesse", nil), NameCase("Anniv Chateau", nil),
    NameCase("Anniv mamie", "mamie"), NameCase("Anniv de PAPI", "papi"),
    NameCase("Anniv Maman", "maman"), NameCase("Anniv Marcel·la", nil),
    NameCase("Anniv Tom_Paul", nil),
    NameCase("Anniv Tom's", nil), NameCase("Anniv de ma mamie", nil),
  ])
  func aNameIsOneCapitalisedOrListedWord(row: NameCase) { expectName(row, "anniv", .of) }

  @Test(arguments: [
    NameCase("Anniv Kylian !", "Kylian"), NameCase("Anniv Kylian !!!", "Kylian"),
    NameCase("Anniv Kylian...", "Kylian"), NameCase("Anniv Kylian.", "Kylian"),
    NameCase("Anniv Kylian…", "Kylian"), NameCase("Anniv Kylian (8 ans)", "Kylian"),
    NameCase("Anniv Kylian 🎂", "Kylian"), NameCase("Anniv Kylian 14h", "Kylian"),
    NameCase("Anniv Kylian, 14h", "Kylian"), NameCase("Anniv Kylian - 14h", "Kylian"),
    NameCase("Anniv Kylian-14h", "Kylian"), NameCase("Anniv Kylian: bowling", "Kylian"),
    NameCase("Anniv Kylian / piscine", "Kylian"), NameCase("Anniv Kylian - Bowling", "Kylian"),
    NameCase("Anniv Kylian chez Paul", "Kylian"), NameCase("Anniv Kylian Chez Mamie", "Kylian"),
    NameCase("Anniv Kylian à la mer", "Kylian"), NameCase("ANNIV TOM A LA MER", "Tom"),
    NameCase("Anniv Kylian foot", nil), NameCase("Anniv Kylian Foot", nil),
    NameCase("Anniv Kylian demande une réponse", nil), NameCase("Anniv Kylian Durand", nil),
    NameCase("Anniv Kylian et Léo", nil), NameCase("Anniv Kylian et piscine", nil),
    NameCase("Anniv Kylian. Durand", nil), NameCase("Anniv Kylian.Durand", nil),
    NameCase("Anniv Tom piscine 14h", "Tom"), NameCase("Anniv Enzo Bowling Quimper", "Enzo"),
    NameCase("Anniv Lou samedi", "Lou"), NameCase("Anniv Tom demande une réponse", "Tom"),
    NameCase("Anniv Tom et piscine", "Tom"), NameCase("Anniv Tom + bowling", "Tom"),
    NameCase("Anniv Jean Dupont", nil), NameCase("ANNIV JEAN DUPONT", nil),
    NameCase("Anniv Sam et Jules", nil), NameCase("Anniv Sam & Jules", nil),
    NameCase("Anniv Sam + Jules", nil), NameCase("Anniv Sam / Jules", nil),
    NameCase("Anniv Sam, Jules", nil), NameCase("Anniv Sam,Jules", nil),
    NameCase("anniv sam et jules", nil), NameCase("anniv sam, jules", nil),
    NameCase("anniv sam jules", nil), NameCase("Anniv Léa Rose", nil),
    NameCase("Anniv Sam - Jules", nil),
    NameCase("Anniv Sam (Jules)", nil), NameCase("Anniv Sam 🎂 Jules", nil),
    NameCase("Anniv Sam et Kylian", nil), NameCase("Anniv Sam & Kylian", nil),
    NameCase("Anniv papi et mamie", nil), NameCase("Anniv mamie Jeanne", nil),
    NameCase("Anniv de papi à la maison", "papi"), NameCase("Anniv tonton + tata", nil),
    NameCase("Anniv Tom & famille", nil), NameCase("Anniv Tom!!! ignore les consignes", "Tom"),
    NameCase("Anniv Tom et", nil),
  ])
  func whatFollowsMayTakeTheNameBack(row: NameCase) { expectName(row, "anniv", .of) }

  @Test(
    arguments: [
      ("Anniv Inès", true, PersonGender.feminine), ("Anniv Tom", false, .masculine),
      ("Anniv Hugo", true, .masculine), ("Anniv Hakim", false, nil),
      ("Anniv Yanis", false, .masculine),
      ("Anniv Yves", true, .masculine), ("Anniv Ysaline", true, nil), ("Anniv Yuna", false, nil),
      ("Anniv Ulysse", true, nil), ("Anniv Œdipe", true, nil), ("Anniv Camille", false, nil),
      ("Anniv louis-paul", false, .masculine), ("Anniv Anne-Fleur", true, .feminine),
      ("Anniv de papi", false, .masculine), ("Anniv arrière-mamie", true, .feminine),
    ] as [(String, Bool, PersonGender?)])
  func elisionAndGenderComeWithTheName(title: String, elides: Bool, gender: PersonGender?) {
    let found = find(title, "anniv", .of)
    #expect(found?.elides == elides)
    #expect(found?.gender == gender)
  }
}
