import Diagnostics

/// A motif of which a text holds a word that sets titles aside.
struct MotifHit: Sendable {
  var motif: YAMLScalar
  var hit: WideWords.Hit
  /// The shortest title that the motif would recognise and the word sets aside.
  var title: String
}

extension MotifIndex {
  /// The motifs that hold such words, in their order, each once.
  ///
  /// - Complexity: O(n) in the texts.
  func hits(of words: WideWords) -> [MotifHit] {
    var hits: [MotifHit] = []
    var places: [SourceSpan: Int] = [:]
    for text in texts where !text.isException {
      guard let hit = words.firstHit(in: text.text),
        let title = text.spellings.filter({ words.firstHit(in: $0) != nil }).shortestTitle
      else { continue }
      guard let place = places[text.source.span] else {
        places[text.source.span] = hits.count
        hits.append(MotifHit(motif: text.source, hit: hit, title: title))
        continue
      }
      hits[place].title = [hits[place].title, title].shortestTitle ?? title
    }
    return hits
  }
}

extension MotifText {
  /// The titles that hold nothing but the text, with spaces between words and one digit for a
  /// number.
  var spellings: [String] {
    joinedWords.map { words in
      let letters = words.map { word in word.map { $0 == UInt8(ascii: "#") ? 0x30 : $0 } }
      return String(decoding: Array(letters.joined(separator: [0x20])), as: UTF8.self)
    }
  }
}
