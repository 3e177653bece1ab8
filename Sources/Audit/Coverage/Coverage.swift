package import Engine

/// How many validated texts a set has for each grade, skill, moment and gender.
package struct Coverage: Sendable {
  /// What a text is about.
  package enum Moment: Hashable, Sendable {
    /// An event of the form with that id.
    case event(String)
    /// The child's own event of the form with that id.
    case own(String)
    case noEvent
  }

  /// A grade, a skill that it works on, a moment and the child's gender.
  package struct Cell: Hashable, Sendable {
    package var grade: String
    package var skill: String
    package var moment: Moment
    package var gender: PersonGender
    /// Texts in which no check finds anything, the traps of the skill included.
    package var texts: Int
    /// The template that alone gives these texts; nil when there are several, or none.
    package var onlyTemplate: String?
  }

  /// A form of which no text at all can be written in a grade.
  package struct DeadForm: Hashable, Sendable {
    package var form: String
    package var grade: String
  }

  /// The words of a grade.
  package struct Words: Hashable, Sendable {
    package var grade: String
    package var count: Int
    /// Those that no valid text of the grade holds, in the order of the lexicon.
    package var unused: [String]
  }

  /// A template without which some cells would be empty.
  package struct Essential: Hashable, Sendable {
    package var template: String
    /// The cells that it alone fills.
    package var cells: [Cell]
  }

  package var set: SetName
  /// Texts that were written and checked, and those of them that passed.
  package var expansions: Int
  package var validated: Int
  /// First names of each gender that the texts were written for.
  package var namesPerGender: Int
  package var templateCount: Int
  package var cells: [Cell]
  package var deadForms: [DeadForm]
  /// Ids of the templates that give no valid text.
  package var deadTemplates: [String]
  package var words: [Words]

  /// The cells without any text.
  package var emptyCells: [Cell] { cells.filter { $0.texts == 0 } }

  /// The share of cells that have a text.
  package var share: Share {
    Share(part: cells.count { $0.texts > 0 }, whole: cells.count)
  }

  /// The templates that alone fill a cell, in the order of the catalogue’s cells.
  package var essentials: [Essential] {
    var found: [Essential] = []
    var places: [String: Int] = [:]
    for cell in cells {
      guard let template = cell.onlyTemplate else { continue }
      if let place = places[template] {
        found[place].cells.append(cell)
      } else {
        places[template] = found.count
        found.append(Essential(template: template, cells: [cell]))
      }
    }
    return found
  }
}

/// A part of a whole, compared exactly and shown without rounding up.
package struct Share: Hashable, Sendable {
  package var part: Int
  package var whole: Int

  package init(part: Int, whole: Int) {
    self.part = part
    self.whole = whole
  }

  /// Whether the part is at least so many hundredths of the whole.
  package func isAtLeast(percent: Int) -> Bool {
    part * 100 >= percent * whole
  }

  /// The percentage with one decimal, cut and not rounded: 999 of 1000 are 99.9; of nothing, 100.
  package func percentage(decimalPoint: String = ".") -> String {
    let tenths = whole > 0 ? part * 1000 / whole : 1000
    return "\(tenths / 10)\(decimalPoint)\(tenths % 10)"
  }
}
