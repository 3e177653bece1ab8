import Diagnostics
import Tables

/// The rows that templates compile to.
struct TemplateTables {
  var templates: [TemplateRecord] = []
  var sentences: [SentenceRecord] = []
  var pieces: [PieceRecord] = []
}

extension CompileContext {
  /// The rows of `modeles/*.yaml`.
  func compileTemplates(_ templates: [TemplateSyntax], words: Inflector) -> TemplateTables {
    var tables = TemplateTables()
    for template in templates {
      let row = compileTemplate(template, words: words, into: &tables)
      tables.templates.append(row)
    }
    return tables
  }

  private func compileTemplate(
    _ template: TemplateSyntax, words: Inflector, into tables: inout TemplateTables
  ) -> TemplateRecord {
    let choices = TemplateChoices(template, sink: sink)
    var row = TemplateRecord()
    row.id = strings.intern(template.id.value)
    row.forms = lists.intern(
      template.forms.compactMap { self.row($0, in: formRows, what: .noForm) })
    row.tags = template.tags.reduce(0) { $0 | $1.value.bit }
    row.grades = template.grades.reduce(0) { bits, grade in
      self.row(grade, in: gradeRows, what: .noGrade).map { bits | 1 << $0 } ?? bits
    }
    row.telling = (template.telling?.value ?? .always).rawValue
    row.months = months(template.months)
    row.skills = lists.intern(
      template.skills.compactMap { self.row($0, in: skillRows, what: .noSkill) })
    row.choiceWidth = UInt32(choices.names.count)
    row.choices = written(choices.rows.flatMap { $0 })
    if template.needsFriend { row.needs |= TemplateRecord.needsFriend }
    if template.isForOwnEvent { row.needs |= TemplateRecord.forOwnEvent }
    let scope = TemplateScope(template: template, variables: choices.names)
    row.title = UInt32(tables.sentences.count)
    compileSentence(template.title, step: 0, scope, words, into: &tables, &row)
    row.firstSentence = UInt32(tables.sentences.count)
    for sentence in template.sentences {
      compileSentence(sentence.text, step: sentence.step, scope, words, into: &tables, &row)
    }
    row.sentenceCount = UInt32(tables.sentences.count) - row.firstSentence
    return row
  }

  private func months(_ names: [YAMLScalar]) -> UInt32 {
    names.reduce(0) { bits, name in
      guard let month = UInt32(name.value), (1...12).contains(month) else {
        sink.report(.notOneOf(name, (1...12).map(String.init)))
        return bits
      }
      return bits | 1 << month
    }
  }

  private func compileSentence(
    _ text: YAMLScalar, step: Int, _ scope: TemplateScope, _ words: Inflector,
    into tables: inout TemplateTables, _ row: inout TemplateRecord
  ) {
    var sentence = SentenceRecord()
    sentence.firstPiece = UInt32(tables.pieces.count)
    sentence.step = UInt32(step)
    for piece in TemplateParser.pieces(of: text, variables: scope.variables, sink: sink) {
      if let record = compilePiece(piece, scope, words) {
        row.note(record)
        tables.pieces.append(record)
      }
    }
    sentence.pieceCount = UInt32(tables.pieces.count) - sentence.firstPiece
    tables.sentences.append(sentence)
  }

  private func compilePiece(
    _ located: LocatedPiece, _ scope: TemplateScope, _ words: Inflector
  ) -> PieceRecord? {
    let piece = located.piece
    if piece.concernsFriend, !scope.template.needsFriend {
      sink.report(.friendNotDeclared(at: located.span))
    }
    if piece.concernsMoment, scope.template.hasNoMoment {
      sink.report(.noMomentForPlace(at: located.span))
    }
    switch piece {
    case .literal(let text): return PieceRecord(.literal, value: written(text).raw)
    case .name(let target): return PieceRecord(.name, target: target)
    case .feminineE(let target): return PieceRecord(.feminineE, target: target)
    case .subjectPronoun(let target): return PieceRecord(.subjectPronoun, target: target)
    case .objectPronoun(let target): return PieceRecord(.objectPronoun, target: target)
    case .bothOfThem: return PieceRecord(.bothOfThem, target: .both)
    case .agreeing(let lemma, let target):
      guard let forms = words.forms(ofAgreeing: lemma) else {
        sink.report(.noAgreement(lemma, at: located.span))
        return nil
      }
      let list = written([
        forms.masculineSingular, forms.feminineSingular, forms.masculinePlural,
        forms.femininePlural,
      ])
      return PieceRecord(.agreeing, value: list.start, target: target)
    case .moment: return PieceRecord(.moment)
    case .when: return PieceRecord(.when)
    case .go(let tense): return PieceRecord(.go, value: tense.rawValue)
    case .decor(let number): return PieceRecord(.decor, value: UInt32(number))
    case .action(let number): return PieceRecord(.action, value: UInt32(number))
    case .choice(let name):
      return PieceRecord(.choice, value: UInt32(scope.variables.firstIndex(of: name) ?? 0))
    }
  }
}

/// What the pieces of a template may refer to.
private struct TemplateScope {
  var template: TemplateSyntax
  var variables: [String]
}

extension TemplatePiece {
  /// Whether the piece speaks of the friend.
  fileprivate var concernsFriend: Bool {
    switch self {
    case .name(let target), .feminineE(let target), .subjectPronoun(let target),
      .objectPronoun(let target), .agreeing(_, let target):
      target == .friend || target == .both
    case .bothOfThem: true
    default: false
    }
  }

  /// Whether the piece is taken from the moment.
  fileprivate var concernsMoment: Bool {
    switch self {
    case .moment, .when, .go, .decor, .action: true
    default: false
    }
  }
}

extension TemplateRecord {
  /// Takes up what a piece asks of the moment and the friend.
  fileprivate mutating func note(_ piece: PieceRecord) {
    guard let kind = PieceRecord.Kind(rawValue: piece.kind) else { return }
    switch kind {
    case .go: needs |= TemplateRecord.usesGo
    case .decor: decorCount = max(decorCount, piece.value)
    case .action: actionCount = max(actionCount, piece.value)
    case .feminineE, .subjectPronoun, .objectPronoun, .bothOfThem, .agreeing:
      if piece.target >= PieceRecord.Target.friend.rawValue {
        needs |= TemplateRecord.agreesWithFriend
      }
    default: break
    }
  }
}

extension Diagnostic {
  fileprivate static func friendNotDeclared(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      id: "undeclared-friend",
      LocalizedText(
        fr: "ce modèle parle d’un ami sans l’annoncer",
        en: "this template speaks of a friend without saying so"),
      at: span, cure: LocalizedText(fr: "ajoutez « ami: oui »", en: "add “ami: oui”"))
  }

  fileprivate static func noMomentForPlace(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      id: "place-without-moment",
      LocalizedText(
        fr: "cette place demande un moment, et ce modèle dit « moment: aucun »",
        en: "this placeholder needs a moment, and this template says “moment: aucun”"),
      at: span,
      cure: LocalizedText(
        fr: "écrivez la phrase sans cette place, ou remplacez « moment: aucun » par « formes » ou "
          + "« etiquettes »",
        en: "write the sentence without this placeholder, or replace “moment: aucun” with "
          + "“formes” or “etiquettes”"))
  }

  fileprivate static func noAgreement(_ lemma: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      id: "unknown-lemma",
      LocalizedText(
        fr: "« \(lemma) » n’est pas le masculin singulier d’un adjectif, d’un participe ou d’un "
          + "nom à deux genres que le vocabulaire connaît",
        en: "“\(lemma)” is not the masculine singular of an adjective, participle or two-gender "
          + "noun of the vocabulary"),
      at: span,
      cure: LocalizedText(
        fr: "ajoutez le mot au vocabulaire d’un niveau ou écrivez la phrase autrement",
        en: "add the word to a grade’s vocabulary or phrase the sentence differently"))
  }
}
