import Audit
import CommandLineKit
import Diagnostics
import Engine

/// The coverage of a set for people: plain, or as Markdown.
struct CoverageText {
  enum Style { case plain, markdown }

  let coverage: Coverage
  let atLeast: Int?
  let listsWords: Bool
  let style: Style
  let language: Language

  /// All lines; the cells without a text come first.
  var lines: [String] {
    let sections = [
      section(.emptyCells(coverage), emptyCells),
      section(.fewestTexts, table),
      section(.deadForms(coverage.deadForms.count), deadForms),
      section(.deadTemplates(coverage.deadTemplates.count), coverage.deadTemplates),
      section(.essentials(coverage.essentials.count), essentials),
      section(.unusedWords, words),
      [LocalizedText.share(coverage.share, atLeast: atLeast).text(language)],
      [LocalizedText.bound(coverage).text(language)],
    ]
    return Array(sections.joined(separator: style == .markdown ? [""] : []))
  }

  private func section(_ heading: LocalizedText, _ items: [String]) -> [String] {
    let title = heading.text(language)
    switch style {
    case .plain: return [title] + items.map { "  " + $0 }
    case .markdown:
      let isTable = items.first?.hasPrefix("|") ?? false
      return ["## " + title] + (items.isEmpty ? [] : [""]) + items.map { isTable ? $0 : "- " + $0 }
    }
  }

  /// A line for each grade and skill that lacks something.
  private var emptyCells: [String] {
    groups(coverage.cells) { [$0.grade, $0.skill] }.compactMap { key, cells in
      let empty = cells.filter { $0.texts == 0 }
      guard !empty.isEmpty else { return nil }
      let moments =
        empty.count == cells.count
        ? LocalizedText.allMoments.text(language)
        : groups(empty) { [$0.moment] }.map { moment, genders in
          name(moment[0], genders.count == 1 ? genders[0].gender : nil)
        }.joined(separator: ", ")
      return listed(key.joined(separator: ", "), moments)
    }
  }

  /// The fewest texts of a cell, by skill and grade.
  private var table: [String] {
    let grades = distinct(coverage.cells.map(\.grade))
    let fewest = Dictionary(
      groups(coverage.cells) { [$0.skill, $0.grade] }.map { key, cells in
        (key, cells.map(\.texts).min() ?? 0)
      }, uniquingKeysWith: min)
    let rows = distinct(coverage.cells.map(\.skill)).map { skill in
      [skill] + grades.map { grade in fewest[[skill, grade]].map(String.init) ?? "–" }
    }
    let head = [LocalizedText.skill.text(language)] + grades
    guard style == .plain else {
      let rule = ["---"] + grades.map { _ in "---:" }
      return ([head, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
    }
    let all = [head] + rows
    let widths = head.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + padding : padding + cell.0
      }.joined(separator: "  ")
    }
  }

  private var deadForms: [String] {
    groups(coverage.deadForms) { [$0.grade] }.map { grade, forms in
      listed(grade[0], forms.map(\.form).joined(separator: ", "))
    }
  }

  private var essentials: [String] {
    coverage.essentials.compactMap { essential in
      guard let first = essential.cells.first else { return nil }
      let place = [first.grade, first.skill, name(first.moment, first.gender)]
        .joined(separator: ", ")
      return listed(
        essential.template,
        LocalizedText.cells(essential.cells.count, first: place).text(language))
    }
  }

  private var words: [String] {
    coverage.words.map { words in
      let count = LocalizedText.ofWords(words.unused.count, words.count).text(language)
      guard listsWords, !words.unused.isEmpty else { return listed(words.grade, count) }
      let list = words.unused.joined(separator: ", ")
      return listed(words.grade, count) + LocalizedText.colonBetween.text(language) + list
    }
  }

  private func listed(_ name: String, _ text: String) -> String {
    name + LocalizedText.colonBetween.text(language) + text
  }

  /// « judo », « judo (fille) », « anniversaire, le sien », « sans moment ».
  private func name(_ moment: Coverage.Moment, _ gender: PersonGender?) -> String {
    let text: LocalizedText =
      switch moment {
      case .event(let form): .same(form)
      case .own(let form): .own(form)
      case .noEvent: .noMoment
      }
    let child = gender.map { LocalizedText.child($0).text(language) } ?? ""
    return text.text(language) + child
  }
}

/// The elements by a key, keys in the order in which they come first.
private func groups<Element, Part: Hashable>(
  _ elements: [Element], by key: (Element) -> [Part]
) -> [(key: [Part], elements: [Element])] {
  var groups: [(key: [Part], elements: [Element])] = []
  var places: [[Part]: Int] = [:]
  for element in elements {
    let key = key(element)
    if let place = places[key] {
      groups[place].elements.append(element)
    } else {
      places[key] = groups.count
      groups.append((key, [element]))
    }
  }
  return groups
}

/// Each element once, in the order in which they come first.
private func distinct(_ elements: [String]) -> [String] {
  var seen: Set<String> = []
  return elements.filter { seen.insert($0).inserted }
}
