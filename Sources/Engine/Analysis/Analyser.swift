import Tables
import Text

/// Tells what the words of a French text are and how they hang together.
///
/// Every form has all its readings from the lexicon; the rules of `lectures.yaml` remove those that
/// the neighbours exclude; where several are left, preferences choose one and the token says that it
/// is undecided. Then noun groups, verb groups and subjects are found in the chosen readings.
package struct Analyser: Sendable {
  let lexicon: Lexicon
  let names: NameTable
  let program: ReadingProgram
  let verbs: AuxiliaryVerbs
  private let smallWords: SmallWords
  let lists: WordLists
  let registers: RegisterWords
  private let memory: BlobMemory

  package init(_ set: CompiledSet) {
    lexicon = set.lexicon
    names = set.names
    lists = WordLists(set.blob)
    program = ReadingProgram(set.blob, lists: lists)
    registers = RegisterWords(set.blob)
    verbs = AuxiliaryVerbs(set.lexicon)
    smallWords = SmallWords(set.lexicon, set.elision)
    memory = set.blob.memory
  }

  /// Analyses a text, cut into sentences first.
  ///
  /// - Complexity: O(n) in the bytes for a given set of rules.
  package func analyse(_ text: String, into analysis: inout Analysis) {
    analysis.scratch.cutter.take(text)
    analysis.scratch.cutter.cutSentences()
    read(text, sentences: analysis.scratch.cutter.sentences, into: &analysis)
  }

  /// Analyses a text whose sentences are known.
  ///
  /// - Parameter sentences: their UTF-8 ranges, in order and apart.
  package func analyse(
    _ text: String, sentences: [Range<Int>], into analysis: inout Analysis
  ) {
    analysis.scratch.cutter.take(text)
    read(text, sentences: sentences, into: &analysis)
  }

  /// Reads the text that the cutter of `analysis` has taken.
  private func read(
    _ text: String, sentences: [Range<Int>], into analysis: inout Analysis
  ) {
    analysis.cache.prepare(for: memory)
    analysis.smallWords = smallWords
    var text = text
    text.makeContiguousUTF8()
    analysis.reset(to: text)
    addTokens(of: text, sentences: sentences, to: &analysis)
    for sentence in analysis.sentences {
      disambiguate(sentence.tokens, in: &analysis)
      relate(sentence.tokens, in: &analysis)
    }
  }

  /// The analysis of a text in a fresh value.
  package func analysis(of text: String) -> Analysis {
    var analysis = Analysis()
    analyse(text, into: &analysis)
    return analysis
  }
}

extension Analysis {
  mutating func reset(to text: String) {
    self.text = text
    sentences.removeAll(keepingCapacity: true)
    tokens.removeAll(keepingCapacity: true)
    verbs.removeAll(keepingCapacity: true)
    nouns.removeAll(keepingCapacity: true)
    participles.removeAll(keepingCapacity: true)
  }
}

/// Buffers that live from text to text.
struct AnalysisScratch: Sendable {
  var cutter = TextCutter(clitics: .detached)
  var writer = FormWriter()
}
