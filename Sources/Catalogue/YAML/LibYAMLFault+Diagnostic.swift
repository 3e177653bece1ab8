import Diagnostics

extension LibYAMLFault {
  /// The fault in words that a teacher understands.
  func diagnostic(in file: String) -> Diagnostic {
    let words = isAboutItsContext ? contextWords : words
    let place = isAboutItsContext ? contextPosition ?? position : position
    return Diagnostic(
      id: words.id, words.message, at: span(place, in: file),
      notes: isAboutItsContext ? [] : notes(in: file), cure: words.cure)
  }

  /// Whether the fault was made where libyaml began to read, not where it gave up.
  private var isAboutItsContext: Bool {
    guard let start = contextPosition else { return false }
    switch problem {
    case "could not find expected ':'", "found unexpected end of stream",
      "found unexpected document indicator":
      return true
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      return start.line < position.line
    default: return false
    }
  }

  private var contextWords: FaultWords {
    words.id == FaultWords.unclosedBracket.id ? .unclosedBracket : words
  }

  private func span(_ position: SourcePosition, in file: String) -> SourceSpan {
    SourceSpan(file: file, start: position, end: position)
  }

  private func notes(in file: String) -> [Diagnostic.Note] {
    let isAboutABlock = context.contains("collection") || context.contains("mapping")
    guard let start = contextPosition, start != position,
      isAboutABlock || context.contains("sequence")
    else { return [] }
    return [
      Diagnostic.Note(
        LocalizedText(
          fr: "le bloc dont il s’agit commence ici", en: "the block in question starts here"),
        at: span(start, in: file))
    ]
  }

  private var words: FaultWords {
    switch problem {
    case "mapping values are not allowed in this context": .colonInText
    case "could not find expected ':'": .missingColon
    case "did not find expected key", "did not find expected '-' indicator": .indentation
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'": .bracket
    case "found unexpected end of stream", "found unexpected document indicator": .unclosedQuotes
    case "found unknown escape character", "did not find expected hexdecimal number",
      "found invalid Unicode character escape code":
      .escape
    case "block sequence entries are not allowed in this context": .dashInValue
    case "did not find expected comment or line break",
      "found an indentation indicator equal to 0":
      .blockHeader
    case "found a tab character where an indentation space is expected",
      "found a tab character that violates indentation":
      .tab
    case "did not find expected node content": .missingValue
    default: .syntax(problem)
    }
  }
}

extension Diagnostic {
  /// A line between the entries of a file that is no entry.
  static func missingColon(_ scalar: YAMLScalar) -> Diagnostic {
    let words = FaultWords.missingColon
    return Diagnostic(id: words.id, words.message, at: scalar.span, cure: words.cure)
  }
}

extension FaultWords {
  fileprivate static var missingColon: FaultWords {
    FaultWords(
      "missing-colon",
      fr: "une clé suivie de deux-points et d’une espace est attendue ici",
      en: "a key followed by a colon and a space is expected here",
      cureFr:
        "écrivez « clé: valeur » ; si la ligne continue un texte, mettez le texte entre \"…\"",
      cureEn: "write “key: value”; if the line goes on with a text, put the text in \"…\"")
  }

  fileprivate static var indentation: FaultWords {
    FaultWords(
      "bad-indentation",
      fr: "cette ligne n’est pas alignée sur les lignes qui l’entourent, ou un signe y est de trop",
      en: "this line is not aligned with the lines around it, or holds a sign too many",
      cureFr: "alignez les clés d’une même entrée sur la même colonne ; "
        + "mettez les textes qui ont des signes spéciaux entre \"…\"",
      cureEn: "align the keys of an entry in one column; put texts with special signs in \"…\"")
  }

  fileprivate static var bracket: FaultWords {
    FaultWords(
      "unclosed-bracket",
      fr: "une virgule ou la fin de la liste est attendue ici",
      en: "a comma or the end of the list is expected here",
      cureFr: "ajoutez la virgule ou le « ] » ou « } » qui manque ; "
        + "mettez entre \"…\" les textes qui contiennent , [ ] { ou }",
      cureEn: "add the missing comma, “]” or “}”; put texts that hold , [ ] { or } in \"…\"")
  }

  fileprivate static var escape: FaultWords {
    FaultWords(
      "unknown-escape",
      fr: "entre guillemets doubles, « \\ » annonce un signe spécial, et celui-ci n’existe pas",
      en: "in double quotes “\\” starts a special sign, and this one does not exist",
      cureFr: "pour une vraie barre oblique inverse, écrivez \\\\",
      cureEn: "for a real backslash write \\\\")
  }

  fileprivate static var dashInValue: FaultWords {
    FaultWords(
      "dash-in-value",
      fr: "un tiret de liste ne peut pas se trouver ici",
      en: "a list dash cannot stand here",
      cureFr: "commencez la liste à la ligne suivante ; si c’est du texte, mettez-le entre \"…\"",
      cureEn: "start the list on the next line; if this is text, put it in \"…\"")
  }

  fileprivate static var blockHeader: FaultWords {
    FaultWords(
      "text-after-block-mark",
      fr: "« | » ou « > » annonce un texte sur les lignes suivantes ; rien ne doit le suivre",
      en: "“|” or “>” announces a text on the following lines; nothing may follow it",
      cureFr: "passez à la ligne ; si c’est du texte, mettez-le entre \"…\"",
      cureEn: "go to the next line; if this is text, put it in \"…\"")
  }

  fileprivate static var missingValue: FaultWords {
    FaultWords(
      "missing-value",
      fr: "une valeur est attendue ici",
      en: "a value is expected here",
      cureFr: "écrivez la valeur, ou retirez la virgule ou le crochet de trop",
      cureEn: "write the value, or remove the comma or bracket too many")
  }

  fileprivate static func syntax(_ problem: String) -> FaultWords {
    FaultWords(
      "yaml-syntax",
      fr: "YAML ne comprend pas cet endroit (\(problem))",
      en: "YAML does not understand this place (\(problem))",
      cureFr: "comparez avec une entrée voisine ; mettez les textes entre \"…\"",
      cureEn: "compare with an entry nearby; put texts in \"…\"")
  }
}
