import Tables
import Text

extension MomentTopic {
  /// What a text for `child` may say of a moment; nil for an unknown one.
  ///
  /// Names are compared folded. The child's own birthday has a phrase of its own (*son
  /// anniversaire*), and a companion with the child's name is dropped: the parent who typed the
  /// title meant the child.
  package init?(_ moment: Moment, for child: Child?, in set: CompiledSet) {
    guard let content = moment.content else { return nil }
    let form = set.forms[content.form]
    let childName = child.map { foldedBytes($0.name) }
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
      isOwn: isOwn, companion: companion, side: moment.side, month: moment.day.month)
  }
}

/// The canonical phrase with its name: *l’anniversaire de Tom*, *l’anniversaire d’Éloi*.
package func canonicalPhrase(_ phrase: String, of name: FoundName?) -> String {
  let typeset = frenchTypography(phrase)
  guard let name else { return typeset }
  return "\(typeset) \(name.elides ? "d’" : "de ")\(name.text)"
}
