package import Tables

/// Which templates may serve a child, a grade and a moment.
package struct TemplateChoice: Sendable {
  private let set: CompiledSet

  package init(_ set: CompiledSet) {
    self.set = set
  }

  /// Rows of the templates that fit, in the order of the table.
  ///
  /// - Parameters:
  ///   - grade: row of the grade.
  ///   - topic: the moment, or nil for a text without one.
  ///   - friend: somebody the text may speak of.
  ///   - month: the month in which the text is dictated, 1 to 12.
  package func rows(grade: Int, topic: MomentTopic?, friend: Friend?, month: Int) -> [Int] {
    set.templates.indices.filter { row in
      guard set.templates.read(row, { $0.grades }) >> UInt32(grade) & 1 == 1 else { return false }
      let template = set.templates[row]
      return fits(template, topic: topic)
        && fits(template, friend: friend)
        && (template.months == 0 || template.months >> UInt32(topic?.month ?? month) & 1 == 1)
    }
  }

  private func fits(_ template: TemplateRecord, friend: Friend?) -> Bool {
    if template.needs & TemplateRecord.needsFriend == 0 { return true }
    guard let friend else { return false }
    return template.needs & TemplateRecord.agreesWithFriend == 0 || friend.gender != nil
  }

  private func fits(_ template: TemplateRecord, topic: MomentTopic?) -> Bool {
    guard let topic else { return template.forms.count == 0 && template.tags == 0 }
    return accepts(template, topic)
  }

  /// Whether a template may speak of a moment, the friend and the season left aside.
  package func accepts(_ template: TemplateRecord, _ topic: MomentTopic) -> Bool {
    let form = set.forms[topic.form]
    let isNamed = set.blob.list(template.forms).contains(UInt32(topic.form))
    guard isNamed || template.tags & form.tags != 0 else { return false }
    let isForOwn = template.needs & TemplateRecord.forOwnEvent != 0
    return isForOwn == topic.isOwn
      && TemplateChoice.tells(template.telling, topic.side)
      && (template.needs & TemplateRecord.usesGo == 0 || form.go.infinitive != .empty)
      && template.decorCount <= form.decor.count && template.actionCount <= form.actions.count
  }

  /// Whether a text told that way may speak of an event on that side of today.
  private static func tells(_ telling: UInt32, _ side: MomentTopic.Side) -> Bool {
    switch TemplateRecord.Telling(rawValue: telling) ?? .always {
    case .always: true
    case .past: side != .future
    case .future: side == .future
    }
  }
}
