import Diagnostics

/// Finds in a tree what libyaml accepts and catalogues refuse: duplicate keys, empty values, and
/// sentences that a colon turned into a mapping.
struct YAMLTreeChecks {
  private(set) var diagnostics: [Diagnostic] = []
  private var lines: YAMLLines

  init(_ lines: YAMLLines) {
    self.lines = lines
  }

  /// Checks `node` and returns it cleaned: of each duplicate key the first entry, and sentences as
  /// text again, so that what reads the tree does not report them once more.
  ///
  /// - Complexity: O(n).
  mutating func cleaned(_ node: YAMLNode, isInList: Bool = false) -> YAMLNode {
    switch node {
    case .scalar: return node
    case .sequence(let items, let span):
      return .sequence(items.map { cleanedItem($0) }, span)
    case .mapping(let entries, let span):
      if isInList, let sentence = sentence(entries, span) { return .scalar(sentence) }
      return .mapping(cleaned(entries), span)
    }
  }

  private mutating func cleanedItem(_ item: YAMLNode) -> YAMLNode {
    if item.isLeftOut { reportEmptyItem(item) }
    return cleaned(item, isInList: true)
  }

  private mutating func reportEmptyItem(_ item: YAMLNode) {
    let mark = lines.markBefore(item.span)
    diagnostics.append(.emptyItem(at: mark, isCommentedOut: lines.hasComment(after: mark.end)))
  }

  private mutating func cleaned(_ entries: [YAMLEntry]) -> [YAMLEntry] {
    var seen = SeenKeys(isLarge: entries.count > 16)
    var kept: [YAMLEntry] = []
    kept.reserveCapacity(entries.count)
    var isNewEntry = false
    for (place, entry) in entries.enumerated() {
      if let first = seen.place(of: entry.key, in: kept) {
        if !isNewEntry, entries.seemToStartAgain(at: place) {
          isNewEntry = true
          diagnostics.append(.dashForgotten(entry.key, first: first))
        } else if !isNewEntry, diagnostics.count < YAMLParser.maximumFaults {
          diagnostics.append(.duplicateKey(entry.key, first: first))
        }
        _ = cleaned(entry.value)
        continue
      }
      if entry.value.isLeftOut {
        diagnostics.append(
          .emptyValue(entry.key, isCommentedOut: lines.hasComment(after: entry.key.span.end)))
      }
      kept.append(YAMLEntry(key: entry.key, value: cleaned(entry.value)))
    }
    return kept
  }

  /// The text that the author meant, when a list item is « Léa dit : bonjour » read as a mapping.
  private mutating func sentence(_ entries: [YAMLEntry], _ span: SourceSpan) -> YAMLScalar? {
    // Who writes braces means a mapping.
    guard entries.count == 1, let entry = entries.first, entry.key.style == .plain,
      entry.key.span.start == span.start, entry.key.looksLikeText, case .scalar = entry.value
    else { return nil }
    diagnostics.append(.sentenceBecameMapping(entry.key, at: span))
    return YAMLScalar(
      value: lines.text(from: span.start, to: span.end) ?? entry.key.value, style: .plain,
      span: span, positions: [], contentStart: span.start
    ).normalized()
  }
}

extension [YAMLEntry] {
  /// Whether the keys of an entry come again from `place` on: its first key, and the one after it.
  fileprivate func seemToStartAgain(at place: Int) -> Bool {
    guard place + 1 < count, self[place].key.value == self[0].key.value else { return false }
    return self[1..<place].contains { $0.key.value == self[place + 1].key.value }
  }
}

/// Finds duplicate keys: in a small mapping by looking at all of them, in a large one by a table.
private struct SeenKeys {
  let isLarge: Bool
  private var places: [String: SourceSpan] = [:]

  init(isLarge: Bool) {
    self.isLarge = isLarge
  }

  /// Where `key` stood before, nil when it is new; `kept` are the entries before it.
  mutating func place(of key: YAMLScalar, in kept: [YAMLEntry]) -> SourceSpan? {
    guard isLarge else { return kept.first { $0.key.value == key.value }?.key.span }
    if let first = places[key.value] { return first }
    places[key.value] = key.span
    return nil
  }
}

extension YAMLNode {
  /// Whether nothing was written.
  ///
  /// Such a value has been reported by the parser; no value that was
  /// written is plain and empty.
  package var isLeftOut: Bool {
    if case .scalar(let scalar) = self {
      scalar.style == .plain && scalar.value.isEmpty
    } else {
      false
    }
  }
}

extension YAMLScalar {
  /// Whether a key looks like words of a sentence: keys are one word of lower-case letters.
  fileprivate var looksLikeText: Bool {
    guard let first = value.unicodeScalars.first else { return false }
    return first.properties.isUppercase
      || value.utf8.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "'") }
  }
}

extension Diagnostic {
  fileprivate static func duplicateKey(_ key: YAMLScalar, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      id: "duplicate-key",
      LocalizedText(
        fr: "la clé « \(key.value) » figure deux fois, lignes \(first.start.line) "
          + "et \(key.span.start.line)",
        en: "the key “\(key.value)” stands here twice, on lines \(first.start.line) "
          + "and \(key.span.start.line)"),
      at: key.span,
      notes: [
        Note(
          LocalizedText(
            fr: "la première « \(key.value) » est ici", en: "the first “\(key.value)” is here"),
          at: first)
      ],
      cure: LocalizedText(
        fr: "réunissez les deux valeurs sous une seule clé, ou renommez l’une des deux",
        en: "put both values under one key, or rename one of them"))
  }

  fileprivate static func dashForgotten(_ key: YAMLScalar, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      id: "duplicate-key",
      LocalizedText(
        fr: "les clés reviennent à partir d’ici : une nouvelle entrée semble commencer",
        en: "the keys come again from here: a new entry seems to begin"),
      at: key.span,
      notes: [
        Note(
          LocalizedText(
            fr: "la première « \(key.value) » est ici", en: "the first “\(key.value)” is here"),
          at: first)
      ],
      cure: LocalizedText(
        fr: "écrivez « - » et une espace devant « \(key.value) »",
        en: "write “-” and a space before “\(key.value)”"))
  }

  fileprivate static func emptyValue(_ key: YAMLScalar, isCommentedOut: Bool) -> Diagnostic {
    Diagnostic(
      id: "empty-value",
      LocalizedText(
        fr: "la clé « \(key.value) » n’a pas de valeur",
        en: "the key “\(key.value)” has no value"),
      at: key.span,
      cure: isCommentedOut
        ? .quoteTheComment
        : LocalizedText(
          fr: "écrivez une valeur après les deux-points, ou supprimez la ligne",
          en: "write a value after the colon, or delete the line"))
  }

  fileprivate static func emptyItem(
    at span: SourceSpan, isCommentedOut: Bool
  ) -> Diagnostic {
    Diagnostic(
      id: "empty-value",
      LocalizedText(fr: "cet élément de la liste est vide", en: "this item of the list is empty"),
      at: span,
      cure: isCommentedOut
        ? .quoteTheComment
        : LocalizedText(
          fr: "écrivez une valeur après le tiret, ou supprimez-le",
          en: "write a value after the dash, or delete it"))
  }

  fileprivate static func sentenceBecameMapping(
    _ key: YAMLScalar, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      id: "sentence-became-mapping",
      LocalizedText(
        fr: "à cause des deux-points, YAML lit cette phrase comme une clé et sa valeur",
        en: "because of the colon, YAML reads this sentence as a key and its value"),
      at: span,
      cure: LocalizedText(
        fr: "mettez toute la phrase entre guillemets droits \"…\"",
        en: "put the whole sentence in straight double quotes \"…\""))
  }

  static func tooDeep(at span: SourceSpan) -> Diagnostic {
    let limit = YAMLTreeBuilder.maximumDepth
    return Diagnostic(
      id: "nested-too-deeply",
      LocalizedText(
        fr: "plus de \(limit) listes ou clés sont imbriquées les unes dans les autres",
        en: "more than \(limit) lists or keys stand inside each other"),
      at: span,
      cure: LocalizedText(
        fr: "vérifiez les crochets ouverts et les retraits avant cet endroit",
        en: "check the open brackets and the indentation before this place"))
  }
}

extension LocalizedText {
  fileprivate static var quoteTheComment: LocalizedText {
    LocalizedText(
      fr: "ce qui suit le « # » est un commentaire : mettez la valeur entre \"…\"",
      en: "what follows the “#” is a comment: put the value in \"…\"")
  }
}
