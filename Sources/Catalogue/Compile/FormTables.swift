import Diagnostics
import Tables

extension CompileContext {
  /// The rows of `formes/*.yaml`.
  func compileForms(_ forms: [FormSyntax], words: some WordForms) -> [FormRecord] {
    forms.enumerated().map { index, form in
      formRows[form.id.value] = UInt32(index)
      return compileForm(form, words: words)
    }
  }

  private func compileForm(_ form: FormSyntax, words: some WordForms) -> FormRecord {
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
  private func compileGo(_ phrase: YAMLScalar, words: some WordForms) -> FormRecord.VerbPhrase {
    let verb = String(phrase.value.prefix { $0 != " " })
    let rest = String(phrase.value.dropFirst(verb.count))
    guard
      let present = words.thirdPerson(of: verb, .present),
      let imperfect = words.thirdPerson(of: verb, .imperfect),
      let future = words.thirdPerson(of: verb, .future),
      let participle = words.participle(of: verb),
      let auxiliary = words.thirdPerson(
        of: participle.takesEtre ? "être" : "avoir", .present)
    else {
      sink.report(.unknownVerb(verb, at: phrase.span))
      return FormRecord.VerbPhrase()
    }
    let feminine =
      participle.takesEtre
      ? words.agreement(of: participle.form)?.feminineSingular ?? participle.form
      : participle.form
    var go = FormRecord.VerbPhrase()
    go.infinitive = strings.intern(phrase.value)
    go.present = strings.intern(present + rest)
    go.imperfect = strings.intern(imperfect + rest)
    go.future = strings.intern(future + rest)
    go.perfectMasculine = strings.intern("\(auxiliary) \(participle.form)\(rest)")
    go.perfectFeminine = strings.intern("\(auxiliary) \(feminine)\(rest)")
    return go
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
