import Audit
import CommandLineKit
import Diagnostics
import Engine

extension LocalizedText {
  static func emptyCells(_ coverage: Coverage) -> LocalizedText {
    let (count, all) = (coverage.emptyCells.count, coverage.cells.count)
    return LocalizedText(
      fr: "Cases sans texte : \(count) sur \(all)", en: "Cells without a text: \(count) of \(all)")
  }

  static let fewestTexts = LocalizedText(
    fr: "Le plus petit nombre de textes d’une case", en: "The fewest texts of a cell")

  static func deadForms(_ count: Int) -> LocalizedText {
    LocalizedText(
      fr: "Formes sans texte à un niveau : \(count)",
      en: "Forms without a text in a grade: \(count)")
  }

  static func deadTemplates(_ count: Int) -> LocalizedText {
    LocalizedText(
      fr: "Modèles qui ne donnent aucun texte : \(count)",
      en: "Templates that give no text: \(count)")
  }

  static func essentials(_ count: Int) -> LocalizedText {
    LocalizedText(
      fr: "Modèles qui remplissent seuls une case : \(count)",
      en: "Templates that alone fill a cell: \(count)")
  }

  static let unusedWords = LocalizedText(
    fr: "Mots qu’aucun texte de leur niveau n’emploie",
    en: "Words that no text of their grade uses")

  static let skill = LocalizedText(fr: "compétence", en: "skill")
  static let allMoments = LocalizedText(fr: "tous les moments", en: "all moments")
  static let noMoment = LocalizedText(fr: "sans moment", en: "no moment")

  static func own(_ form: String) -> LocalizedText {
    LocalizedText(fr: "\(form), le sien", en: "\(form), the child’s own")
  }

  static func child(_ gender: PersonGender) -> LocalizedText {
    switch gender {
    case .feminine: LocalizedText(fr: " (fille)", en: " (girl)")
    case .masculine: LocalizedText(fr: " (garçon)", en: " (boy)")
    }
  }

  static func cells(_ count: Int, first: String) -> LocalizedText {
    count == 1
      ? same(first)
      : LocalizedText(
        fr: "\(count) cases, la première : \(first)", en: "\(count) cells, the first: \(first)")
  }

  static func ofWords(_ count: Int, _ all: Int) -> LocalizedText {
    LocalizedText(fr: "\(count) sur \(all)", en: "\(count) of \(all)")
  }

  static func share(_ share: Share, atLeast: Int?) -> LocalizedText {
    let asked = atLeast.map {
      LocalizedText(fr: " ; demandé : \($0)\u{A0}%", en: "; asked for: \($0)%")
    }
    return LocalizedText(
      fr: "Cases avec un texte : \(share.percentage(decimalPoint: ","))\u{A0}%" + (asked?.fr ?? ""),
      en: "Cells with a text: \(share.percentage())%" + (asked?.en ?? ""))
  }

  /// What the counts rest on.
  static func bound(_ coverage: Coverage) -> LocalizedText {
    let (all, valid) = (coverage.expansions, coverage.validated)
    let names = coverage.namesPerGender
    return LocalizedText(
      fr: "Textes contrôlés : \(all), bons : \(valid) ; prénoms de chaque genre : \(names)",
      en: "Texts checked: \(all), good: \(valid); first names of each gender: \(names)")
  }
}
