package import Tables
import Text

extension MomentTopic {
  /// What a text for `child` may say of a moment; nil for an unknown one.
  ///
  /// Names are compared folded. The child's own birthday has a phrase of its own (*son
  /// anniversaire*), and a companion with the child's name is dropped: the parent who typed the
  /// title meant the child.
  package init?(_ moment: Moment, for child: Child?, in set: CompiledSet) {
    guard let content = moment.content else { return nil }
    self.init(
      content, child: child?.name, side: moment.side, month: moment.day.month, in: set)
  }

  /// What a text for a child of that name may say of a recognised form.
  fileprivate init(
    _ content: RecognisedForm, child: String?, side: Side, month: Int, in set: CompiledSet
  ) {
    let form = set.forms[content.form]
    let childName = child.map { foldedBytes($0) }
    let isOwn = content.name.map { foldedBytes($0.text) == childName } ?? false
    let ownPhrase = set.text(form.ownPhrase)
    let companion = content.companion.flatMap { found in
      foldedBytes(found.text) == childName || found.isKinship
        ? nil : Friend(name: found.text, gender: found.gender)
    }
    let phrase =
      isOwn && !ownPhrase.isEmpty
      ? frenchTypography(ownPhrase)
      : canonicalPhrase(set.text(form.phrase), of: isOwn ? nil : content.name)
    self.init(
      form: content.form, phrase: phrase, nameInPhrase: isOwn ? nil : content.name?.text,
      isOwn: isOwn, companion: companion, side: side, month: month)
  }

  /// The moment that a phrase names, as outputs write it (*son anniversaire*) or as a calendar may;
  /// nil when it is none of the set, or one that the set keeps out.
  ///
  /// - Parameter child: the first name of the child that the text is for.
  package init?(naming phrase: String, child: String?, in set: CompiledSet) throws(BlobError) {
    let folded = foldedBytes(phrase)
    let own = set.forms.firstIndex {
      $0.ownPhrase != .empty && foldedBytes(set.text($0.ownPhrase)) == folded
    }
    if let own {
      self.init(
        form: own, phrase: frenchTypography(set.text(set.forms[own].ownPhrase)), nameInPhrase: nil,
        isOwn: true, companion: nil, side: .past, month: 1)
      return
    }
    let recogniser = try MomentRecogniser(set)
    guard let content = recogniser.outcome(of: Title(phrase)).recognised else { return nil }
    self.init(content, child: child, side: .past, month: 1, in: set)
  }
}

/// The canonical phrase with its name: *l’anniversaire de Tom*, *l’anniversaire d’Éloi*.
package func canonicalPhrase(_ phrase: String, of name: FoundName?) -> String {
  let typeset = frenchTypography(phrase)
  guard let name else { return typeset }
  return "\(typeset) \(name.elides ? "d’" : "de ")\(name.text)"
}
