import Diagnostics

extension LexicalFault {
  /// The fault as a finding at `span`.
  func diagnostic(at span: SourceSpan) -> Diagnostic {
    let words = kind.words
    return Diagnostic(id: words.id, words.message, at: span, cure: words.cure)
  }
}

/// What is said about a fault.
struct FaultWords {
  var id: String
  var message: LocalizedText
  var cure: LocalizedText

  init(_ id: String, fr: String, en: String, cureFr: String, cureEn: String) {
    self.id = id
    message = LocalizedText(fr: fr, en: en)
    cure = LocalizedText(fr: cureFr, en: cureEn)
  }
}

extension LexicalFault.Kind {
  /// The message and the cure of this fault.
  var words: FaultWords {
    switch self {
    case .invalidUTF8: .invalidUTF8
    case .controlCharacter(let value): .controlCharacter(value)
    case .lineSeparator(let value): .lineSeparator(value)
    case .tab: .tab
    case .hardSpace(let place): .hardSpace(place)
    case .curlyQuotes: .curlyQuotes
    case .commentCutsText: .commentCutsText
    case .placeholder: .placeholder
    case .apostropheEndsQuotes: .apostropheEndsQuotes
    case .textAfterQuotes: .textAfterQuotes
    case .unclosedQuotes: .unclosedQuotes
    case .unclosedBracket: .unclosedBracket
    case .colonInText: .colonInText
    case .anchor: .anchor
    case .alias: .alias
    case .tag: .tag
    case .reservedCharacter(let byte): .reservedCharacter(byte)
    case .directive: .directive
    case .complexKey: .complexKey
    case .severalDocuments: .severalDocuments
    case .mergeConflict: .mergeConflict
    }
  }
}

/// Bytes and characters.
extension FaultWords {
  static var mergeConflict: FaultWords {
    FaultWords(
      "merge-conflict",
      fr: "deux versions de ce fichier n’ont pas été réunies : ici commence la première",
      en: "two versions of this file were not merged: the first begins here",
      cureFr: "gardez une des deux versions, et supprimez les lignes <<<<<<<, ======= et >>>>>>>",
      cureEn: "keep one of the versions, and delete the lines <<<<<<<, ======= and >>>>>>>")
  }

  static var invalidUTF8: FaultWords {
    FaultWords(
      "invalid-utf8",
      fr: "cet octet n’est pas de l’UTF-8 ; le fichier vient sans doute d’un autre codage",
      en: "this byte is not UTF-8; the file probably has another encoding",
      cureFr: "enregistrez le fichier en UTF-8 et vérifiez les lettres accentuées",
      cureEn: "save the file as UTF-8 and check the accented letters")
  }

  static func controlCharacter(_ value: UInt32) -> FaultWords {
    FaultWords(
      "control-character",
      fr: "un caractère de commande invisible (\(codePoint(value))) se trouve ici",
      en: "an invisible control character (\(codePoint(value))) stands here",
      cureFr: "effacez ce caractère : supprimez puis retapez les lettres autour",
      cureEn: "delete it: remove and retype the letters around it")
  }

  static func lineSeparator(_ value: UInt32) -> FaultWords {
    FaultWords(
      "line-separator",
      fr: "une fin de ligne invisible (\(codePoint(value))) se trouve ici",
      en: "an invisible line end (\(codePoint(value))) stands here",
      cureFr: "effacez-la et, s’il faut une nouvelle ligne, tapez Entrée",
      cureEn: "delete it and, where a new line is wanted, press Return")
  }

  static var tab: FaultWords {
    FaultWords(
      "tab-indentation",
      fr: "une tabulation sert de retrait ; YAML n’admet ici que des espaces",
      en: "a tab is used as indentation; YAML only allows spaces here",
      cureFr: "remplacez la tabulation par des espaces, deux par niveau",
      cureEn: "replace the tab by spaces, two for each level")
  }

  static func hardSpace(_ place: LexicalFault.HardSpacePlace) -> FaultWords {
    let (fr, en) =
      switch place {
      case .indentation: ("dans le retrait de la ligne", "in the indentation of the line")
      case .afterDash: ("après le tiret", "after the dash")
      case .afterColon: ("après les deux-points", "after the colon")
      case .key: ("dans la clé", "in the key")
      }
    return FaultWords(
      "hard-space",
      fr: "une espace insécable ou invisible se trouve \(fr)",
      en: "a no-break or invisible space stands \(en)",
      cureFr: "remplacez-la par une espace ordinaire",
      cureEn: "replace it by an ordinary space")
  }

  private static func codePoint(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}

/// Quotes, comments and colons inside text.
extension FaultWords {
  static var curlyQuotes: FaultWords {
    FaultWords(
      "curly-quotes",
      fr: "ces guillemets ne sont pas ceux de YAML : ils feraient partie du texte",
      en: "these are not YAML’s quotes: they would become part of the text",
      cureFr: "tapez des guillemets droits \"…\" autour de la valeur, ou n’en mettez pas ; "
        + "si « » font partie du texte, gardez-les à l’intérieur de guillemets droits",
      cureEn: "type straight quotes \"…\" around the value, or none; "
        + "if the quotes belong to the text, keep them inside straight quotes")
  }

  static var commentCutsText: FaultWords {
    FaultWords(
      "comment-cuts-text",
      fr: "le « # » après une espace commence un commentaire : le texte serait coupé ici",
      en: "a “#” after a space starts a comment: the text would be cut here",
      cureFr: "mettez tout le texte entre guillemets droits \"…\" ; "
        + "pour un vrai commentaire, laissez une espace après le #",
      cureEn: "put the whole text in straight quotes \"…\"; "
        + "for a real comment, leave a space after the #")
  }

  static var placeholder: FaultWords {
    FaultWords(
      "unquoted-placeholder",
      fr: "YAML prend cette accolade pour le début de clés et de valeurs, non pour du texte",
      en: "YAML takes this brace for the start of keys and values, not for text",
      cureFr: "mettez toute la phrase entre guillemets droits : \"{ENFANT} …\"",
      cureEn: "put the whole sentence in straight double quotes: \"{ENFANT} …\"")
  }

  static var apostropheEndsQuotes: FaultWords {
    FaultWords(
      "apostrophe-ends-quotes",
      fr: "cette apostrophe ferme le texte ouvert par une apostrophe droite",
      en: "this apostrophe closes the text that a straight apostrophe opened",
      cureFr: "entourez le texte de guillemets droits doubles : \"l’eau\"",
      cureEn: "put the text in straight double quotes: \"l’eau\"")
  }

  static var textAfterQuotes: FaultWords {
    FaultWords(
      "text-after-quotes",
      fr: "du texte suit les guillemets fermants",
      en: "text follows the closing quotes",
      cureFr:
        "mettez tout le texte entre les mêmes guillemets ; à l’intérieur, écrivez \\\" ou « »",
      cureEn: "put the whole text in one pair of quotes; inside, write \\\" or « »")
  }

  static var unclosedQuotes: FaultWords {
    FaultWords(
      "unclosed-quotes",
      fr: "ces guillemets ne sont jamais fermés",
      en: "these quotes are never closed",
      cureFr: "ajoutez le même signe à la fin du texte",
      cureEn: "add the same sign at the end of the text")
  }

  static var unclosedBracket: FaultWords {
    FaultWords(
      "unclosed-bracket",
      fr: "ce crochet ou cette accolade n’est jamais fermé",
      en: "this bracket is never closed",
      cureFr: "ajoutez « ] » ou « } » à la fin de la liste",
      cureEn: "add “]” or “}” at the end of the list")
  }

  static var colonInText: FaultWords {
    FaultWords(
      "colon-in-text",
      fr: "ces deux-points suivis d’une espace font d’un morceau du texte une clé",
      en: "this colon followed by a space turns a part of the text into a key",
      cureFr: "mettez tout le texte entre guillemets droits \"…\"",
      cureEn: "put the whole text in straight double quotes \"…\"")
  }
}

/// Parts of YAML that catalogues do without.
extension FaultWords {
  static var anchor: FaultWords {
    FaultWords(
      "anchor",
      fr: "« & » au début d’une valeur pose une ancre YAML ; les catalogues n’en ont pas",
      en: "“&” at the start of a value sets a YAML anchor; catalogues have none",
      cureFr: "répétez la valeur là où il la faut ; si c’est du texte, mettez-le entre \"…\"",
      cureEn: "repeat the value where it is needed; if this is text, put it in \"…\"")
  }

  static var alias: FaultWords {
    FaultWords(
      "alias",
      fr: "« * » au début d’une valeur renvoie à une ancre YAML ; les catalogues n’en ont pas",
      en: "“*” at the start of a value refers to a YAML anchor; catalogues have none",
      cureFr: "écrivez la valeur elle-même ; si c’est du texte, mettez-le entre \"…\"",
      cureEn: "write the value itself; if this is text, put it in \"…\"")
  }

  static var tag: FaultWords {
    FaultWords(
      "tag",
      fr: "« ! » au début d’une valeur pose un type YAML ; les catalogues n’en ont pas",
      en: "“!” at the start of a value sets a YAML tag; catalogues have none",
      cureFr: "retirez-le ; si c’est du texte, mettez-le entre guillemets droits \"…\"",
      cureEn: "remove it; if this is text, put it in straight double quotes \"…\"")
  }

  static func reservedCharacter(_ byte: UInt8) -> FaultWords {
    let character = String(Unicode.Scalar(byte))
    return FaultWords(
      "reserved-character",
      fr: "une valeur sans guillemets ne peut pas commencer par « \(character) »",
      en: "a value without quotes cannot start with “\(character)”",
      cureFr: "mettez toute la valeur entre guillemets droits \"…\"",
      cureEn: "put the whole value in straight double quotes \"…\"")
  }

  static var directive: FaultWords {
    FaultWords(
      "directive",
      fr: "une ligne « %… » est une directive YAML ; les catalogues n’en ont pas",
      en: "a “%…” line is a YAML directive; catalogues have none",
      cureFr: "supprimez cette ligne",
      cureEn: "delete this line")
  }

  static var complexKey: FaultWords {
    FaultWords(
      "complex-key",
      fr: "« ? » suivi d’une espace annonce une clé complexe ; une clé est un simple mot",
      en: "“?” followed by a space starts a complex key; a key is a simple word",
      cureFr: "écrivez « clé: valeur » ; si c’est du texte, mettez-le entre \"…\"",
      cureEn: "write “key: value”; if this is text, put it in \"…\"")
  }

  static var severalDocuments: FaultWords {
    FaultWords(
      "several-documents",
      fr: "un second document YAML commence ici ; un fichier n’en contient qu’un",
      en: "a second YAML document starts here; a file holds only one",
      cureFr: "supprimez la ligne « --- » ou « ... », ou faites deux fichiers",
      cureEn: "delete the “---” or “...” line, or make two files")
  }
}
