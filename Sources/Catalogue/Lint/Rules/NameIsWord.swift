import Diagnostics
import Tables
import Text

/// A first name that is also a common noun, an adjective or a motif.
struct NameIsWord: LintRule {
  static let page = RulePage(
    "name-is-word", severity: .warning,
    what: LocalizedText(
      fr: "Un prénom est aussi un motif d’une forme, ou un nom ou un adjectif du vocabulaire, et "
        + "aucun exemple d’une forme qui prend un prénom ne le montre.",
      en:
        "A first name is also a motif of a form, or a noun or adjective of the vocabulary, and no "
        + "example of a form that takes a first name shows it."),
    why: LocalizedText(
      fr: "« Anniv Rose » parle de Rose, « Goûter prune » peut-être d’un fruit, « Anniv Noël » de "
        + "Noël ou de la fête. Un exemple dit ce que le titre doit donner. Pour un motif, c’est un "
        + "avertissement ; pour un mot, une remarque.",
      en: "“Anniv Rose” is about Rose, “Goûter prune” perhaps about a fruit, “Anniv Noël” about "
        + "Noël or the feast. An example says what the title is to give. For a motif it is a "
        + "warning, for a word a remark."),
    cure: LocalizedText(
      fr: "Ajoutez aux exemples d’une forme un titre avec ce prénom.",
      en: "Add a title with that name to the examples of a form."),
    safety: LocalizedText(
      fr: "Sans risque : un exemple ne change aucun résultat, il en garde un.",
      en: "Safe: an example changes no result, it guards one."))

  static let examples = [
    RuleExample(
      "a motif", severity: .warning,
      ("prenoms.yaml", "prenoms: { f: [Rose], m: [▶Noël] }\n"),
      ("formes/a.yaml", "formes: [{ id: a, phrase: Noël, motifs: [Noël, réveillon] }]\n")),
    RuleExample(
      "a noun", severity: .info,
      ("prenoms.yaml", "prenoms: { f: [▶Rose, Léa], m: [Tom] }\n"),
      ExampleFiles.grades("CP"), ExampleFiles.words("noms: { f: [rose] }")),
    RuleExample(
      "shown by an example", severity: .info,
      ("prenoms.yaml", "prenoms: { f: [Rose, Élise], m: [Tom] }\n"),
      ExampleFiles.grades("CP"), ExampleFiles.words("noms: { f: [rose] }"),
      (
        "formes/a.yaml",
        "formes: [{ id: a, phrase: l'anniversaire, prenom: de, motifs: [anniv], exemples: [Anniv Rose] }]\n"
      )),
  ]

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    guard let names = scope.catalogue.names else { return }
    var motifs: [[UInt8]: MotifText] = [:]
    for text in scope.motifs.texts where !text.isException && text.words.count == 1 {
      motifs[text.words[0]] = motifs[text.words[0]] ?? text
    }
    let shown = Set(
      scope.catalogue.forms.filter { $0.nameMode != .none }.flatMap(\.examples)
        .flatMap { RawSubstring.foldedWords($0.value) })
    for name in names.firstNames {
      let letters = foldedBytes(name.value)
      if let motif = motifs[letters] {
        if !shown.contains(letters) { report(.nameIsMotif(name, motif)) }
        continue
      }
      let classes = (scope.readings[lowercasedNFC(name.value)] ?? []).map(\.wordClass)
      if classes.contains(.noun) || classes.contains(.adjective), !shown.contains(letters) {
        report(.nameIsWord(name))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func nameIsMotif(_ name: YAMLScalar, _ motif: MotifText) -> Diagnostic {
    Diagnostic(
      id: NameIsWord.id, severity: .warning,
      LocalizedText(
        fr: "le prénom « \(name.value) » est aussi un motif, et aucun exemple ne dit ce qui "
          + "l’emporte",
        en: "the first name “\(name.value)” is also a motif, and no example says which wins"),
      at: name.span,
      notes: [.here(fr: "le motif est ici", en: "the motif is here", motif.source.span)],
      cure: .addTitle(name))
  }

  fileprivate static func nameIsWord(_ name: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: NameIsWord.id, severity: .info,
      LocalizedText(
        fr: "le prénom « \(name.value) » est aussi un mot courant, et aucun exemple ne le montre",
        en: "the first name “\(name.value)” is also a common word, and no example shows it"),
      at: name.span, cure: .addTitle(name))
  }
}

extension LocalizedText {
  fileprivate static func addTitle(_ name: YAMLScalar) -> LocalizedText {
    LocalizedText(
      fr: "ajoutez par exemple « Anniv \(name.value) » aux exemples de l’anniversaire",
      en: "add for example “Anniv \(name.value)” to the examples of the birthday")
  }
}
