package import Engine
package import Tables

/// Counts the validated texts of a set, all cells in one pass over its templates.
///
/// A text counts for each skill that its template claims and its grade works on. With an event, a
/// text that speaks of a friend does not count, since most events name nobody; month and side of
/// today are left aside.
package struct CoverageCounter {
  /// Texts of a cell.
  private struct Tally {
    static let several = -1
    var texts = 0
    /// Row of the template that gave them; `several` for more than one.
    var template = Tally.several

    mutating func add(_ row: Int) {
      template = texts == 0 || template == row ? row : Tally.several
      texts += 1
    }
  }

  private let set: CompiledSet
  private let selection: TemplateExpander.Selection
  /// Cell by cell; after those of the skills, those of any skill or none.
  private var tallies: [Tally]
  /// Valid texts of each template.
  private var textCounts: [Int]
  private var isUsed: [Bool]
  private var expansions = 0

  private var momentCount: Int { 2 * set.forms.count + 1 }

  private init(_ set: CompiledSet, _ selection: TemplateExpander.Selection) {
    self.set = set
    self.selection = selection
    let moments = 2 * set.forms.count + 1
    tallies = Array(
      repeating: Tally(), count: set.grades.count * (set.skills.count + 1) * moments * 2)
    textCounts = Array(repeating: 0, count: set.templates.count)
    isUsed = Array(repeating: false, count: set.lexicon.counts.lemmas)
  }

  /// Expands every template and counts.
  ///
  /// - Parameter progress: gets the number of templates that are done, and that of all.
  /// - Complexity: O(texts × words).
  package static func coverage(
    of set: CompiledSet, _ selection: TemplateExpander.Selection,
    progress: (_ done: Int, _ all: Int) -> Void
  ) throws(BlobError) -> Coverage {
    let expander = try TemplateExpander(set)
    var counter = CoverageCounter(set, selection)
    for row in set.templates.indices {
      progress(row, set.templates.count)
      expander.forEachExpansion(of: row, selection) { counter.add($0, of: row, $1, $2) }
    }
    progress(set.templates.count, set.templates.count)
    return counter.coverage()
  }

  private mutating func add(
    _ expansion: TemplateExpansion, of row: Int, _ grade: Int, _ analysis: Analysis
  ) {
    expansions += 1
    guard expansion.failures.isEmpty else { return }
    textCounts[row] += 1
    for token in analysis.tokens.indices {
      analysis.forEachWordReading(of: token) { reading in
        if reading.grade == grade { isUsed[Int(reading.lemma)] = true }
      }
    }
    let topic = expansion.slots.topic
    guard topic == nil || expansion.slots.friend == nil else { return }
    let gender = expansion.slots.child.gender
    let skills = set.blob.list(set.templates[row].skills).map(Int.init)
    for skill in skills + [set.skills.count] {
      tallies[place(grade, skill, moment(of: topic), gender)].add(row)
    }
  }

  /// Number of a moment: the forms, the child's own events of each, and none.
  private func moment(of topic: MomentTopic?) -> Int {
    guard let topic else { return 2 * set.forms.count }
    return topic.form + (topic.isOwn ? set.forms.count : 0)
  }

  private func place(_ grade: Int, _ skill: Int, _ moment: Int, _ gender: PersonGender) -> Int {
    let row = (grade * (set.skills.count + 1) + skill) * momentCount + moment
    return row * 2 + (gender == .feminine ? 1 : 0)
  }
}

// MARK: - What was counted

extension CoverageCounter {
  private var grades: [Int] {
    self.set.grades.indices.filter { $0 == selection.grade ?? $0 }
  }

  /// Numbers of the moments that may occur.
  private var moments: [Int] {
    let forms = set.forms.indices
    let own = forms.filter { set.forms[$0].ownPhrase != .empty }.map { $0 + forms.count }
    return Array(forms) + own + [2 * forms.count]
  }

  private func coverage() -> Coverage {
    Coverage(
      set: SetName(set), expansions: expansions, validated: textCounts.reduce(0, +),
      namesPerGender: selection.hasOneNamePerGender ? 1 : TemplateExpander.namesPerGender,
      templateCount: countedTemplates.count, cells: grades.flatMap(cells),
      deadForms: grades.flatMap(deadForms),
      deadTemplates: countedTemplates.filter { textCounts[$0] == 0 }.map(templateID),
      words: grades.map(words))
  }

  /// Rows of the templates of the grades that count.
  private var countedTemplates: [Int] {
    self.set.templates.indices.filter { row in
      grades.contains { set.templates[row].grades >> UInt32($0) & 1 == 1 }
    }
  }

  private func templateID(_ row: Int) -> String { set.text(set.templates[row].id) }

  /// The cells of a grade: its skills are those that are introduced in it or before.
  private func cells(of grade: Int) -> [Coverage.Cell] {
    set.skills.indices.filter { Int(set.skills[$0].introduced) <= grade }.flatMap { skill in
      moments.flatMap { moment in
        [PersonGender.feminine, .masculine].map { gender in
          let tally = tallies[place(grade, skill, moment, gender)]
          return Coverage.Cell(
            grade: set.text(set.grades[grade].id), skill: set.text(set.skills[skill].id),
            moment: named(moment), gender: gender, texts: tally.texts,
            onlyTemplate: tally.template == Tally.several ? nil : templateID(tally.template))
        }
      }
    }
  }

  private func named(_ moment: Int) -> Coverage.Moment {
    let count = set.forms.count
    guard moment < 2 * count else { return .noEvent }
    let id = set.text(set.forms[moment % count].id)
    return moment < count ? .event(id) : .own(id)
  }

  private func deadForms(in grade: Int) -> [Coverage.DeadForm] {
    set.forms.indices.filter { form in
      [PersonGender.feminine, .masculine].contains { gender in
        tallies[place(grade, set.skills.count, form, gender)].texts == 0
      }
    }.map { form in
      Coverage.DeadForm(
        form: set.text(set.forms[form].id), grade: set.text(set.grades[grade].id))
    }
  }

  /// The words of a grade but those that no text may hold.
  private func words(of grade: Int) -> Coverage.Words {
    var isUsedWord: [String: Bool] = [:]
    var order: [String] = []
    for row in isUsed.indices
    where set.lexicon.grade(ofLemma: row) == grade && set.lexicon.register(ofLemma: row) == nil {
      let word = set.lexicon.lemma(row)
      if isUsedWord[word] == nil { order.append(word) }
      isUsedWord[word] = (isUsedWord[word] ?? false) || isUsed[row]
    }
    return Coverage.Words(
      grade: set.text(set.grades[grade].id), count: order.count,
      unused: order.filter { isUsedWord[$0] != true })
  }
}
