package import Diagnostics

/// Why a motif, a `sauf` or a blocked word can't be compiled.
package enum MotifFault: Error, Hashable, Sendable {
  /// Nothing is left, with all or without some optional parts; `expansion` says which text.
  case empty(expansion: String)
  /// More texts than a motif may stand for; `found` is where counting stopped.
  case tooManyExpansions(found: Int, limit: Int)
  /// A parenthesis without its other half; `offset` is 0-based, in Unicode scalars of the motif.
  case unbalancedParenthesis(offset: Int)
  /// `()`; `offset` is 0-based, in Unicode scalars of the motif.
  case emptyOption(offset: Int)
  /// `|`, `\`, `^`, `$`, `*` or `/`, with which other languages of patterns say *or*, *any* and more;
  /// `offset` is 0-based, in Unicode scalars of the motif.
  case foreignSign(Unicode.Scalar, offset: Int)
  /// A sign at the beginning or the end, where only letters, digits and `#` may stand.
  case signAtEdge(expansion: String)
  /// `#` in one word with a digit, or next to another `#`: nobody could tell the numbers apart.
  case digitWithNumber(expansion: String)
  case tooManyWords(found: Int, limit: Int)
  case tooManyApostrophes(found: Int, limit: Int)
  /// Two patterns that the compiled form can't tell apart; practically impossible.
  case collision(expansion: String)
}

extension MotifFault {
  /// The fault in kebab-case, as the id of a diagnostic.
  package var id: String {
    switch self {
    case .empty: "empty-motif"
    case .tooManyExpansions: "too-many-expansions"
    case .unbalancedParenthesis: "unbalanced-parenthesis"
    case .emptyOption: "empty-option"
    case .foreignSign: "foreign-sign-in-motif"
    case .signAtEdge: "sign-at-edge-of-motif"
    case .digitWithNumber: "digit-with-number-sign"
    case .tooManyWords: "too-many-words"
    case .tooManyApostrophes: "too-many-apostrophes"
    case .collision: "pattern-collision"
    }
  }

  /// Where in the motif, when one character is to blame: 0-based, in Unicode scalars.
  package var offset: Int? {
    switch self {
    case .unbalancedParenthesis(let offset), .emptyOption(let offset),
      .foreignSign(_, let offset):
      offset
    default: nil
    }
  }

  /// What was found and what was expected.
  package var message: LocalizedText {
    switch self {
    case .empty(let expansion):
      LocalizedText(
        fr: "« \(expansion) » ne contient ni lettre ni chiffre : il irait avec tout titre",
        en: "“\(expansion)” holds no letter and no digit: it would match any title")
    case .tooManyExpansions(_, let limit):
      LocalizedText(
        fr: "ce motif donne plus de \(limit) textes",
        en: "this motif stands for more than \(limit) texts")
    case .unbalancedParenthesis:
      LocalizedText(
        fr: "cette parenthèse n’a pas son autre moitié",
        en: "this parenthesis has no other half")
    case .emptyOption:
      LocalizedText(fr: "ces parenthèses sont vides", en: "these parentheses are empty")
    case .foreignSign(let sign, _):
      LocalizedText(
        fr: "« \(sign) » n’a pas de sens dans un motif, qui n’a ni « ou » ni joker",
        en: "“\(sign)” has no meaning in a motif, which has neither “or” nor wildcards")
    case .signAtEdge(let expansion):
      LocalizedText(
        fr: "« \(expansion) » commence ou finit par un signe ; il faut une lettre, un chiffre ou #",
        en: "“\(expansion)” begins or ends with a sign; a letter, a digit or # must stand there")
    case .digitWithNumber(let expansion):
      LocalizedText(
        fr: "dans « \(expansion) », un mot mêle # et un chiffre, ou deux # se touchent",
        en: "in “\(expansion)”, a word mixes # and a digit, or two # touch")
    case .tooManyWords(let found, let limit):
      LocalizedText(
        fr: "il y a ici \(found) mots, alors que \(limit) sont permis",
        en: "there are \(found) words here where \(limit) are allowed")
    case .tooManyApostrophes(let found, let limit):
      LocalizedText(
        fr: "il y a ici \(found) apostrophes ou traits d’union, alors que \(limit) sont permis",
        en: "there are \(found) apostrophes or hyphens where \(limit) are allowed")
    case .collision(let expansion):
      LocalizedText(
        fr: "« \(expansion) » se confond avec un autre motif une fois compilé",
        en: "“\(expansion)” can’t be told from another motif once compiled")
    }
  }

  /// What to do.
  package var cure: LocalizedText {
    switch self {
    case .empty:
      LocalizedText(
        fr: "écrivez au moins un mot hors des parenthèses",
        en: "write at least one word outside the parentheses")
    case .emptyOption:
      LocalizedText(
        fr: "écrivez dedans ce qui est facultatif, ou ôtez-les",
        en: "write what is optional inside, or remove them")
    case .foreignSign:
      LocalizedText(
        fr:
          "écrivez un motif par texte : [cours de judo, stage de judo] ; ce qui est facultatif va "
          + "entre parenthèses : judo(s)",
        en: "write one motif per text: [cours de judo, stage de judo]; what is optional goes "
          + "between parentheses: judo(s)")
    case .tooManyExpansions:
      LocalizedText(
        fr: "faites-en deux motifs, avec moins de parenthèses",
        en: "make two motifs of it, with fewer parentheses")
    case .unbalancedParenthesis:
      LocalizedText(
        fr: "fermez chaque parenthèse ouverte : piscine(s)",
        en: "close each open parenthesis: piscine(s)")
    case .signAtEdge:
      LocalizedText(
        fr: "ôtez le signe : « ciné » va aussi avec « ciné ! »",
        en: "remove the sign: “ciné” also matches “ciné !”")
    case .digitWithNumber:
      LocalizedText(
        fr: "laissez # seul : il vaut déjà un nombre d’un à trois chiffres",
        en: "leave # alone: it already stands for a number of one to three digits")
    case .tooManyWords, .tooManyApostrophes, .collision:
      LocalizedText(fr: "raccourcissez-le", en: "make it shorter")
    }
  }
}
