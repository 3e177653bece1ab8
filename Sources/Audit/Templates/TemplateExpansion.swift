package import Engine
package import Tables

/// One text that a template can give, and what the checks say of it.
package struct TemplateExpansion: Sendable {
  /// The template's id.
  package var template: String
  package var slots: Slots
  package var draft: Draft
  package var checks: [CheckResult]

  /// The failures of all checks.
  package var failures: [CheckFailure] { checks.flatMap(\.failures) }
}

/// Expands templates: every gender, initial of a name, moment and companion that a template
/// accepts; its choices and the items of a form each at least once with all of these.
package struct TemplateExpander: Sendable {
  private let set: CompiledSet
  private let realiser: Realiser
  private let validator: Validator
  /// The moments of the set, and those of a child's own.
  private let phrases: (all: [TopicPhrase], own: [TopicPhrase])

  /// A form with what a text calls it.
  fileprivate struct TopicPhrase: Hashable {
    var form: Int
    var phrase: String
    /// The name in the phrase.
    var name: String?
  }

  /// What was worked out for texts before; pass the same one each time.
  package struct Memory {
    fileprivate var analysis = Analysis()
    /// The given words of moments without names.
    fileprivate var given: [TopicPhrase: GivenWords] = [:]

    package init() {}
  }

  /// Names that begin with a consonant, a vowel, a mute h and an aspirated h; the first four, and the
  /// last four, are of each initial and of both genders.
  private static let children = [
    Child(name: "Tom", gender: .masculine), Child(name: "Inès", gender: .feminine),
    Child(name: "Henri", gender: .masculine), Child(name: "Hafsa", gender: .feminine),
    Child(name: "Léa", gender: .feminine), Child(name: "Éloi", gender: .masculine),
    Child(name: "Hélène", gender: .feminine), Child(name: "Hakim", gender: .masculine),
  ]
  /// How many children show each initial and each gender.
  private static let coveringChildren = 4
  private static let friends = [
    Friend(name: "Paul", gender: .masculine), Friend(name: "Anna", gender: .feminine),
    Friend(name: "Hugo", gender: .masculine), Friend(name: "Camille", gender: nil),
  ]
  /// Names in a phrase, with whether *de* elides before them.
  private static let namesInPhrase = [
    FoundName(text: "Nina", gender: .feminine, isKinship: false, elides: false),
    FoundName(text: "Enzo", gender: .masculine, isKinship: false, elides: true),
    FoundName(text: "papi", gender: .masculine, isKinship: true, elides: false),
  ]

  package init(_ set: CompiledSet) throws(BlobError) {
    self.set = set
    realiser = Realiser(set)
    validator = try Validator(set)
    phrases = (
      set.forms.indices.flatMap { TemplateExpander.phrases(of: $0, in: set) },
      set.forms.indices.compactMap { TemplateExpander.ownPhrase(of: $0, in: set) }
    )
  }

  /// Number of templates.
  package var templateCount: Int { self.set.templates.count }

  /// The ids of the templates, row by row.
  package var templateIDs: [String] { self.set.templates.indices.map { id(of: $0) } }

  private func id(of row: Int) -> String { set.text(set.templates[row].id) }

  /// Which expansions are made.
  package struct Selection: Hashable, Sendable {
    /// 1 for all of them, n for every nth.
    package var stride = 1
    /// Row of the only grade; nil for all.
    package var grade: Int?
    /// Whether one child of each gender is enough, whatever a name may begin with.
    package var hasOneNamePerGender = false

    package init() {}
  }

  /// How many children of each gender there are.
  package static let namesPerGender = children.count / 2

  /// Hands the expansions of a template to `body`.
  ///
  /// - Parameters:
  ///   - row: the template's row.
  ///   - stride: 1 for all expansions, n for every nth.
  package func forEachExpansion(
    of row: Int, every stride: Int = 1, _ body: (TemplateExpansion) -> Void
  ) {
    var selection = Selection()
    selection.stride = stride
    forEachExpansion(of: row, selection) { expansion, _, _ in body(expansion) }
  }

  /// Hands the selected expansions of a template to `body`, with the row of the grade and the
  /// analysis that the checks read.
  ///
  /// - Parameter row: the template's row.
  package func forEachExpansion(
    of row: Int, _ selection: Selection,
    _ body: (_ expansion: TemplateExpansion, _ grade: Int, _ analysis: Analysis) -> Void
  ) {
    let template = set.templates[row]
    let id = id(of: row)
    var number = 0
    var analysis = Analysis()
    let children = TemplateExpander.children(selection)
    for grade in set.grades.indices
    where template.grades >> UInt32(grade) & 1 == 1 && grade == selection.grade ?? grade {
      for topic in topics(of: template) {
        let shared = criteria(template, grade, topic)
        for friend in friends(of: template, topic) {
          for child in children {
            let criteria = shared.naming(child.name, friend.map { [$0.name] } ?? [], in: set)
            forEachFill(template, child, topic, friend) { slots in
              number += 1
              guard (number - 1) % selection.stride == 0 else { return }
              let draft = realiser.realise(template, with: slots)
              let checks = validator.check(
                draft.sentences, against: criteria, using: &analysis
              ).results
              let expansion = TemplateExpansion(
                template: id, slots: slots, draft: draft, checks: checks)
              body(expansion, grade, analysis)
            }
          }
        }
      }
    }
  }

  private static func children(_ selection: Selection) -> [Child] {
    guard selection.hasOneNamePerGender else { return children }
    return [PersonGender.masculine, .feminine].compactMap { gender in
      children.first { $0.gender == gender }
    }
  }

  /// Hands a sample to `body` in which each row of choices, length, gender, initial and companion stands
  /// at least once at each grade; of many moments a part, another one for each template.
  ///
  /// - Parameter row: the template's row.
  package func forEachCoveringExpansion(
    of row: Int, using memory: inout Memory, _ body: (TemplateExpansion) -> Void
  ) {
    let template = set.templates[row]
    let topics = topics(of: template)
    guard !topics.isEmpty else { return }
    let id = id(of: row)
    // A template of its own moments shows each of them; one for all moments is one of many.
    let shown = template.forms.count > 0 ? topics.count : 1
    for grade in set.grades.indices where template.grades >> UInt32(grade) & 1 == 1 {
      var number = 0
      var needed = max(shown, TemplateExpander.coveringChildren)
      var known: [Int: CheckCriteria] = [:]
      let lengths = lengths(of: template)
      while number < needed + lengths - 1 {
        let place = (number + row) % topics.count
        let topic = topics[place]
        let shared = known[place] ?? criteria(template, grade, topic, &memory)
        known[place] = shared
        let friends = friends(of: template, topic)
        // The longest text for all of them, then one of each shorter length.
        needed = max(needed, friends.count, rows(of: template), items(of: template, topic))
        var slots = slots(
          template, TemplateExpander.children[number % TemplateExpander.children.count], topic,
          friends.isEmpty ? nil : friends[number % friends.count], turn: number)
        slots.step = number < needed ? lengths : needed + lengths - 1 - number
        body(expansion(of: template, id, shared, slots, using: &memory.analysis))
        number += 1
      }
    }
  }

  /// The longest text of each row of choices for the same child, companion and moment, unchecked.
  ///
  /// - Parameter row: the template's row.
  package func textsOfChoices(of row: Int) -> [String] {
    let template = set.templates[row]
    guard let topic = topics(of: template).first,
      let child = TemplateExpander.children.first
    else { return [] }
    let rows = rows(of: template)
    let longest = (lengths(of: template) - 1) * rows
    return (0..<rows).map { choice in
      let slots = slots(
        template, child, topic, friends(of: template, topic).first ?? nil, turn: longest + choice)
      return realiser.realise(template, with: slots).text
    }
  }

  /// What texts about a moment are judged by, whoever is in them.
  private func criteria(
    _ template: TemplateRecord, _ grade: Int, _ topic: MomentTopic?, given: GivenWords? = nil
  ) -> CheckCriteria {
    validator.criteria(
      for: CheckRequest(
        grade: grade, skills: set.blob.list(template.skills).map(Int.init), topic: topic),
      given: given)
  }

  /// The same, with the given words of the moment worked out once.
  private func criteria(
    _ template: TemplateRecord, _ grade: Int, _ topic: MomentTopic?, _ memory: inout Memory
  ) -> CheckCriteria {
    guard let topic else { return criteria(template, grade, nil) }
    let phrase = TopicPhrase(form: topic.form, phrase: topic.phrase, name: topic.nameInPhrase)
    let found = criteria(template, grade, topic, given: memory.given[phrase])
    memory.given[phrase] = found.given
    return found
  }

  private func expansion(
    of template: TemplateRecord, _ id: String, _ shared: CheckCriteria, _ slots: Slots,
    using analysis: inout Analysis
  ) -> TemplateExpansion {
    let criteria = shared.naming(
      slots.child.name, slots.friend.map { [$0.name] } ?? [], in: set)
    let draft = realiser.realise(template, with: slots)
    let checks = validator.check(draft.sentences, against: criteria, using: &analysis).results
    return TemplateExpansion(template: id, slots: slots, draft: draft, checks: checks)
  }

  /// The moments that the template accepts; nil stands for none.
  private func topics(of template: TemplateRecord) -> [MomentTopic?] {
    if template.forms.count == 0, template.tags == 0 { return [nil] }
    let isOwn = template.needs & TemplateRecord.forOwnEvent != 0
    let side: MomentTopic.Side =
      template.telling == TemplateRecord.Telling.future.rawValue ? .future : .past
    // Bit m stands for month m; a text for all the year is tried in one month.
    let month = template.months == 0 ? 11 : template.months.trailingZeroBitCount
    let choice = TemplateChoice(set)
    return (isOwn ? phrases.own : phrases.all).compactMap { phrase -> MomentTopic? in
      let topic = MomentTopic(
        form: phrase.form, phrase: phrase.phrase, nameInPhrase: phrase.name, isOwn: isOwn,
        companion: nil, side: side, month: month)
      return choice.accepts(template, topic) ? topic : nil
    }
  }

  private static func ownPhrase(of row: Int, in set: CompiledSet) -> TopicPhrase? {
    let own = set.text(set.forms[row].ownPhrase)
    return own.isEmpty ? nil : TopicPhrase(form: row, phrase: own)
  }

  private static func phrases(of row: Int, in set: CompiledSet) -> [TopicPhrase] {
    let form = set.forms[row]
    let phrase = set.text(form.phrase)
    let bare = TopicPhrase(form: row, phrase: canonicalPhrase(phrase, of: nil))
    guard form.nameMode == FormRecord.NameMode.of.rawValue else { return [bare] }
    return [bare]
      + namesInPhrase.map {
        TopicPhrase(form: row, phrase: canonicalPhrase(phrase, of: $0), name: $0.text)
      }
  }

  private func friends(of template: TemplateRecord, _ topic: MomentTopic?) -> [Friend?] {
    guard template.needs & TemplateRecord.needsFriend != 0 else { return [nil] }
    let agrees = template.needs & TemplateRecord.agreesWithFriend != 0
    return TemplateExpander.friends.filter { !agrees || $0.gender != nil }
  }

  /// Every row of choices, and every item of the form in every place, each at least once.
  private func forEachFill(
    _ template: TemplateRecord, _ child: Child, _ topic: MomentTopic?, _ friend: Friend?,
    _ body: (Slots) -> Void
  ) {
    for turn in 0..<turns(of: template, topic) {
      body(slots(template, child, topic, friend, turn: turn))
    }
  }

  /// How many ways to fill a template show each row at each length, and each item.
  private func turns(of template: TemplateRecord, _ topic: MomentTopic?) -> Int {
    max(rows(of: template) * lengths(of: template), items(of: template, topic))
  }

  /// How many ways to fill a template show each item of the form that it uses.
  private func items(of template: TemplateRecord, _ topic: MomentTopic?) -> Int {
    let form = topic.map { set.forms[$0.form] }
    return max(
      template.decorCount > 0 ? Int(form?.decor.count ?? 0) : 1,
      template.actionCount > 0 ? Int(form?.actions.count ?? 0) : 1)
  }

  private func rows(of template: TemplateRecord) -> Int {
    let width = Int(template.choiceWidth)
    return max(1, width > 0 ? Int(template.choices.count) / width : 1)
  }

  /// How many lengths the optional sentences give a text.
  private func lengths(of template: TemplateRecord) -> Int {
    let sentences =
      Int(template.firstSentence)..<Int(template.firstSentence + template.sentenceCount)
    return max(1, sentences.map { Int(set.sentences[$0].step) }.max() ?? 1)
  }

  private func slots(
    _ template: TemplateRecord, _ child: Child, _ topic: MomentTopic?, _ friend: Friend?, turn: Int
  ) -> Slots {
    let form = topic.map { set.forms[$0.form] }
    let decor = form.map { set.blob.strings($0.decor) } ?? []
    let actions = form.map { set.blob.strings($0.actions) } ?? []
    let rows = rows(of: template)
    return Slots(
      child: child, friend: friend, topic: topic, decor: decor.rotated(by: turn),
      actions: actions.rotated(by: turn), choiceRow: turn % rows,
      step: 1 + turn / rows % lengths(of: template))
  }
}

extension Array {
  /// The elements from `count` on, then those before.
  fileprivate func rotated(by count: Int) -> [Element] {
    isEmpty ? self : Array(self[(count % self.count)...] + self[..<(count % self.count)])
  }
}
