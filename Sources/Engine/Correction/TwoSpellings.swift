import Tables

/// Both spellings that French admits for a word: a copy may use either, whichever the text has.
///
/// The list is that of the *Rectifications de l’orthographe* (Journal officiel, 6 December 1990) as far as
/// it touches words of a dictation, with the few words that always had two spellings.
enum TwoSpellings {
  /// Parts of words as they were before 1990, and as they are since.
  private static let parts: [(old: [UInt16], new: [UInt16])] = [
    ("aîn", "ain"), ("aît", "ait"), ("aîch", "aich"), ("abîm", "abim"), ("boît", "boit"),
    ("cloît", "cloit"), ("accroît", "accroit"), ("décroît", "décroit"), ("dîn", "din"),
    ("gît", "git"), ("huît", "huit"), ("épît", "épit"), ("île", "ile"), ("îlot", "ilot"),
    ("oût", "out"), ("brûl", "brul"),
    ("bûch", "buch"), ("flût", "flut"), ("piqûr", "piqur"), ("envoût", "envout"),
    ("sûre", "sure"), ("mûre", "mure"), ("mûri", "muri"), ("affût", "affut"),
    ("événement", "évènement"), ("réglement", "règlement"), ("crémerie", "crèmerie"),
    ("sécheresse", "sècheresse"), ("céleri", "cèleri"), ("allégement", "allègement"),
    ("papeterie", "papèterie"), ("renouvellement", "renouvèlement"), ("oignon", "ognon"),
    ("nénuphar", "nénufar"), ("charriot", "chariot"), ("relais", "relai"), ("corolle", "corole"),
    ("grelott", "grelot"), ("interpell", "interpel"), ("imbécill", "imbécil"), ("igloo", "iglou"),
    ("allô", "allo"), ("aiguë", "aigüe"), ("ambiguë", "ambigüe"), ("clef", "clé"),
    ("cuillère", "cuiller"), ("yaourt", "yogourt"), ("week-end", "weekend"),
    ("pique-niqu", "piqueniqu"), ("porte-monnaie", "portemonnaie"), ("basse-cour", "bassecour"),
    ("chauve-souris", "chauvesouris"), ("plate-forme", "plateforme"),
    ("tire-bouchon", "tirebouchon"), ("cache-cache", "cachecache"),
  ].map { (Array($0.utf16), Array($1.utf16)) }

  /// Whether two words in the letters of `CopyElement` are spellings of one.
  ///
  /// - Parameters:
  ///   - tense: what the reading of the right word says.
  ///   - lemma: lemma of the right word; "" for none.
  static func areSame(
    _ right: [UInt16], _ written: [UInt16], tense: VerbTense, lemma: String
  ) -> Bool {
    if recent(right) == recent(written) { return true }
    return isOpenE(right, written, tense) || isVerbOfTwoStems(right, written, lemma)
  }

  /// A word as it is written since 1990.
  private static func recent(_ word: [UInt16]) -> [UInt16] {
    var word = word
    for (old, new) in parts where word.count >= old.count {
      for start in 0...word.count - old.count
      where word[start] == old[0] && word[start..<start + old.count].elementsEqual(old) {
        word.replaceSubrange(start..<start + old.count, with: new)
        break
      }
    }
    return word
  }

  /// *cédera, cèdera*: the é of a stem before a mute e, in the future and the conditional.
  private static func isOpenE(
    _ right: [UInt16], _ written: [UInt16], _ tense: VerbTense
  ) -> Bool {
    guard tense == .future || tense == .conditional, right.count == written.count else {
      return false
    }
    let changed = right.indices.filter { right[$0] != written[$0] }
    guard changed.count == 1, let place = changed.first, place > 0 else { return false }
    return [right[place], written[place]].allSatisfy { $0 == 0xE9 || $0 == 0xE8 }
  }

  /// *ruisselle, ruissèle* and *paie, paye*; not *appelle* and *jette*, which have one spelling.
  private static func isVerbOfTwoStems(
    _ right: [UInt16], _ written: [UInt16], _ lemma: String
  ) -> Bool {
    let pairs: [(String, String)]
    if lemma.hasSuffix("ayer") {
      pairs = [("aie", "aye")]
    } else if lemma.hasSuffix("eler"), !lemma.hasSuffix("appeler") {
      pairs = [("elle", "èle")]
    } else if lemma.hasSuffix("eter"), !lemma.hasSuffix("jeter") {
      pairs = [("ette", "ète")]
    } else {
      return false
    }
    let (one, other) = (Letter.text(right), Letter.text(written))
    // *achète* has one spelling, so that a double letter in its place is none of them.
    return pairs.contains { first, second in
      one.replacingLast(first, with: second) == other
        || first == "aie" && one.replacingLast(second, with: first) == other
    }
  }
}

extension String {
  fileprivate func replacingLast(_ part: String, with new: String) -> String? {
    let (letters, wanted) = (Array(utf16), Array(part.utf16))
    guard letters.count >= wanted.count else { return nil }
    for start in (0...letters.count - wanted.count).reversed()
    where letters[start..<start + wanted.count].elementsEqual(wanted) {
      return Letter.text(letters[..<start] + Array(new.utf16) + letters[(start + wanted.count)...])
    }
    return nil
  }
}
