import Diagnostics

/// A key of an entry that stands in another place than in all others.
struct KeyOrder: LintRule {
  static let page = RulePage(
    "key-order", severity: .info,
    what: LocalizedText(
      fr: "Une clé d’une entrée n’est pas à la place qu’elle a dans les jeux fournis.",
      en: "A key of an entry is not in the place that it has in the sets that come with dictee."),
    why: LocalizedText(
      fr: "Quand toutes les entrées se ressemblent, on voit d’un coup d’œil ce qui manque, et deux "
        + "versions d’un fichier se comparent bien.",
      en:
        "When all entries look alike, one sees at a glance what is missing, and two versions of a "
        + "file compare well."),
    cure: LocalizedText(
      fr: "Déplacez la ligne.", en: "Move the line."),
    safety: LocalizedText(
      fr: "Sans risque : l’ordre des clés ne change rien.",
      en: "Safe: the order of keys changes nothing."),
    mending: .partly)

  static let examples = [
    RuleExample(
      "a form, a template", severity: .info,
      ("formes/a.yaml", "formes: [{ id: a, genre: m, ▶phrase: le jeu }]\n"),
      ("modeles/a.yaml", "modeles: [{ titre: A, ▶id: a, recit: passe }]\n")),
    RuleExample(
      "in order; unknown keys", severity: .info,
      ("formes/a.yaml", "formes: [{ id: a, autre: x, phrase: le jeu, motifs: [jeu] }]\n")),
  ]

  /// For each list of entries its keys in order.
  private static let orders: [String: [String]] = [
    "formes": [
      "id", "phrase", "genre", "nombre", "determinant", "rang", "prenom", "soi", "motifs", "sauf",
      "mentions", "quand", "va", "decor", "actions", "etiquettes", "exemples", "contre_exemples",
    ],
    "modeles": [
      "id", "titre", "formes", "etiquettes", "moment", "branche", "niveaux", "recit", "ami", "mois",
      "competences", "relu", "choix", "phrases",
    ],
    "interdits": ["mot", "registre", "flexions", "prefixe", "arrete", "n_arrete_pas"],
    "annulations": ["mot", "flexions", "ecarte", "n_ecarte_pas"],
    "demarches": ["mot", "flexions", "ecarte", "n_ecarte_pas"],
    "niveaux": [
      "id", "comprend", "mots", "paliers", "phrases", "temps", "verbes_travailles",
      "competences_par_texte", "pieges",
    ],
  ]

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for (entry, kind, list) in scope.written.entries {
      guard let order = KeyOrder.orders[list], kind != .skills else { continue }
      var last: (place: Int, key: YAMLScalar)?
      for key in entry.map(\.key) {
        guard let place = order.firstIndex(of: key.value) else { continue }
        if let before = last, place < before.place {
          var found = Diagnostic.keyOrder(key, after: before.key)
          found.fix = KeyOrder.fix(entry, order)
          report(found)
          break
        }
        last = (place, key)
      }
    }
  }

  /// All keys with their values in the usual order; nil when one has no usual place.
  private static func fix(_ entry: [YAMLEntry], _ order: [String]) -> Fix? {
    let places = entry.map { order.firstIndex(of: $0.key.value) }
    guard !places.contains(nil) else { return nil }
    let sorted = zip(places.compactMap(\.self), entry).sorted { $0.0 < $1.0 }.map(\.1)
    return .order(
      sorted.map {
        SourceSpan(file: $0.key.span.file, start: $0.key.span.start, end: $0.value.span.end)
      })
  }
}

extension Diagnostic {
  fileprivate static func keyOrder(_ key: YAMLScalar, after last: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: KeyOrder.id, severity: .info,
      LocalizedText(
        fr: "« \(key.value) » vient d’ordinaire avant « \(last.value) »",
        en: "“\(key.value)” usually stands before “\(last.value)”"),
      at: key.span,
      notes: [.here(fr: "« \(last.value) » est ici", en: "“\(last.value)” is here", last.span)],
      cure: LocalizedText(fr: "déplacez la ligne", en: "move the line"))
  }
}
