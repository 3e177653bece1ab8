import Diagnostics
import Tables

extension CompileContext {
  /// The rows of `formes/*.yaml`.
  func compileForms(_ forms: [FormSyntax], words: Inflector) -> [FormRecord] {
    forms.enumerated().map { index, form in
      formRows[form.id.value] = UInt32(index)
      return compileForm(form, words: words)
    }
  }

  private func compileForm(_ form: FormSyntax, words: Inflector) -> FormRecord {
    var row = FormRecord()
    row.id = strings.intern(form.id.value)
    row.phrase = strings.intern(form.phrase.value)
    row.ownPhrase = strings.intern(form.ownPhrase?.value ?? "")
    row.when = strings.intern(form.when?.value ?? "")
    if let go = form.go { row.go = compileGo(go, words: words) }
    row.gender = (form.isFeminine ? Gender.feminine : .masculine).rawValue
    row.number = (form.isPlural ? GrammaticalNumber.plural : .singular).rawValue
    row.rank = form.rank.rawValue
    row.nameMode = form.nameMode.rawValue
    row.tags = form.tags.reduce(0) { $0 | $1.value.bit }
    row.mentions = strings(form.mentions)
    row.decor = strings(form.decor)
    row.actions = strings(form.actions)
    return row
  }

  /// Conjugates a verb phrase: its first word is an infinitive, the rest stays.
  private func compileGo(_ phrase: YAMLScalar, words: Inflector) -> FormRecord.VerbPhrase {
    let verb = String(phrase.value.prefix { $0 != " " })
    let rest = String(phrase.value.dropFirst(verb.count))
    let verbs = words.conjugator
    guard
      let present = verbs.form(of: verb, .present, person: 3, number: .singular),
      let imperfect = verbs.form(of: verb, .imperfect, person: 3, number: .singular),
      let future = verbs.form(of: verb, .future, person: 3, number: .singular),
      let masculine = verbs.compound(of: verb, hasObject: hasObject(rest)),
      let feminine = verbs.compound(of: verb, gender: .feminine, hasObject: hasObject(rest))
    else {
      sink.report(.unknownVerb(verb, at: phrase.span))
      return FormRecord.VerbPhrase()
    }
    var go = FormRecord.VerbPhrase()
    go.infinitive = strings.intern(phrase.value)
    go.present = strings.intern(present + rest)
    go.imperfect = strings.intern(imperfect + rest)
    go.future = strings.intern(future + rest)
    go.perfectMasculine = strings.intern(
      "\(masculine.auxiliary) \(masculine.participle)\(rest)")
    go.perfectFeminine = strings.intern("\(feminine.auxiliary) \(feminine.participle)\(rest)")
    return go
  }

  /// Whether what follows a verb begins like a direct object: an article or a possessive.
  private func hasObject(_ rest: String) -> Bool {
    let first = rest.dropFirst().prefix { $0 != " " }
    return ["le", "la", "les", "un", "une", "son", "sa", "ses"].contains(first)
      || first.hasPrefix("l'")
  }
}

extension Diagnostic {
  fileprivate static func unknownVerb(_ verb: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      id: "unknown-verb",
      LocalizedText(
        fr: "« va » commence par « \(verb) », qui n’est pas l’infinitif d’un verbe du vocabulaire",
        en: "“va” begins with “\(verb)”, which is not the infinitive of a verb of the vocabulary"),
      at: span,
      cure: LocalizedText(
        fr: "commencez par un infinitif connu, par exemple « aller à la piscine »",
        en: "begin with a known infinitive, for example “aller à la piscine”"))
  }
}
