import Diagnostics
import Tables

/// A word of each spelling in one text: that of before the rectifications of 1990 and theirs.
///
/// Either is right; only a text that mixes them teaches something wrong. Given words count for
/// nothing: the calendar writes them as it likes.
func mixedSpelling(_ context: CheckContext) -> [CheckFailure] {
  var first: [SpellingSystem: Int] = [:]
  let analysis = context.analysis
  for (index, sentence) in context.text.sentences.enumerated() {
    for token in context.words(of: sentence) {
      let spelling = analysis.certainSpelling(of: token)
      guard spelling == .classic || spelling == .reformed, first[spelling] == nil,
        !context.criteria.given.hold(token, in: analysis)
      else { continue }
      first[spelling] = token
      guard let classic = first[.classic], let reformed = first[.reformed] else { continue }
      var failure = CheckFailure.mixedSpelling(
        String(analysis.surface(classic)), String(analysis.surface(reformed)))
      failure.sentence = index
      failure.range = context.range(of: token, to: token, in: sentence)
      return [failure]
    }
  }
  return []
}

extension CheckFailure {
  fileprivate static func mixedSpelling(_ classic: String, _ reformed: String) -> CheckFailure {
    CheckFailure(
      .mixedSpelling,
      LocalizedText(
        fr: "le texte mêle deux orthographes : « \(classic) » est d’avant 1990, « \(reformed) » "
          + "de 1990",
        en: "the text mixes two spellings: “\(classic)” is from before 1990, “\(reformed)” of "
          + "1990"),
      advice: LocalizedText(
        fr: "Garde une seule orthographe dans le texte : « \(classic) » est d’avant 1990, "
          + "« \(reformed) » de 1990.",
        en: "Keep to one spelling in the text: “\(classic)” is from before 1990, “\(reformed)” of "
          + "1990."))
  }
}
