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
    row.phrase = written(form.phrase.value)
    row.ownPhrase = written(form.ownPhrase?.value ?? "")
    row.when = written(form.when?.value ?? "")
    if let go = form.go { row.go = compileGo(go, words: words) }
    row.gender = (form.isFeminine ? Gender.feminine : .masculine).rawValue
    row.number = (form.isPlural ? GrammaticalNumber.plural : .singular).rawValue
    row.rank = form.rank.rawValue
    row.nameMode = form.nameMode.rawValue
    row.tags = form.tags.reduce(0) { $0 | $1.value.bit }
    row.mentions = written(form.mentions)
    row.decor = written(form.decor)
    row.actions = written(form.actions)
    return row
  }

  /// Conjugates a verb phrase: its first word is an infinitive, the rest stays.
  private func compileGo(_ phrase: YAMLScalar, words: Inflector) -> FormRecord.VerbPhrase {
    let first = String(phrase.value.prefix { $0 != " " })
    let rest = String(phrase.value.dropFirst(first.count))
    let verbs = words.conjugator
    let verb = verbs.model(of: first) != nil ? first : words.otherSpellings[first] ?? first
    guard
      let present = verbs.form(of: verb, .present, person: 3, number: .singular),
      let imperfect = verbs.form(of: verb, .imperfect, person: 3, number: .singular),
      let future = verbs.form(of: verb, .future, person: 3, number: .singular),
      let masculine = verbs.compound(of: verb, hasObject: hasObject(rest)),
      let feminine = verbs.compound(of: verb, gender: .feminine, hasObject: hasObject(rest))
    else {
      sink.report(.unknownVerb(first, at: phrase.span))
      return FormRecord.VerbPhrase()
    }
    var go = FormRecord.VerbPhrase()
    go.infinitive = written(verb + rest)
    go.present = written(present + rest)
    go.imperfect = written(imperfect + rest)
    go.future = written(future + rest)
    go.perfectMasculine = written(
      "\(masculine.auxiliary) \(masculine.participle)\(rest)")
    go.perfectFeminine = written("\(feminine.auxiliary) \(feminine.participle)\(rest)")
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
