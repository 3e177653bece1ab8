package import Diagnostics
import Tables
import Text

extension PreparedDictation {
  /// Why a word is written otherwise, in one line for the child.
  ///
  /// The reason of the set’s rule where one tells; else what is wrong in general.
  package func explanation(of error: CopyError) -> LocalizedText {
    guard let row = error.rule, set.skillRules.indices.contains(row) else {
      return ErrorExplanation(SkillRows(set)).text(of: error)
    }
    let rule = set.skillRules[row]
    let (reason, test) = (set.text(rule.reason), set.text(rule.test))
    let line = frenchTypography(test.isEmpty ? reason : "\(reason) (\(test))")
    return LocalizedText(fr: line, en: line)
  }

  /// The words of the text between two UTF-8 offsets.
  package func words(in bytes: Range<Int>) -> String { String(slice(analysis.text, bytes)) }
}

/// What is told of errors that no rule of the set explains.
private struct ErrorExplanation {
  private let skills: SkillRows

  init(_ skills: SkillRows) {
    self.skills = skills
  }

  func text(of error: CopyError) -> LocalizedText {
    switch error.category {
    case .grammatical: grammar(error.skill)
    case .lexical:
      LocalizedText(
        fr: "On entend bien le mot, mais il s’écrit autrement : on le retient.",
        en: "It sounds right, but the word is written otherwise: learn it by heart.")
    case .phonetic:
      LocalizedText(
        fr: "Relis ce mot à voix haute : on n’y entend pas ce qui est dicté.",
        en: "Read the word aloud: it does not sound like what was dictated.")
    case .accent:
      LocalizedText(
        fr: "Un accent change le son : regarde s’il en faut un, et lequel.",
        en: "An accent changes the sound: see whether there is one, and which.")
    case .segmentation:
      LocalizedText(
        fr: "Regarde où le mot commence et où il finit.",
        en: "See where the word begins and where it ends.")
    case .apostropheHyphen:
      LocalizedText(
        fr: "Une apostrophe coupe, un trait d’union relie : regarde ce qu’il faut ici.",
        en: "An apostrophe cuts, a hyphen ties: see what is needed here.")
    default: whole(error)
    }
  }

  private func whole(_ error: CopyError) -> LocalizedText {
    switch error.category {
    case .capital:
      LocalizedText(
        fr: "La majuscule va au début de la phrase et aux noms propres, et là seulement.",
        en: "A capital begins a sentence and a proper noun, and nothing else.")
    case .punctuation:
      LocalizedText(
        fr: "Regarde le signe qui est dicté : il aide à lire la phrase.",
        en: "See which sign was dictated: it helps to read the sentence.")
    case .omission:
      LocalizedText(fr: "Il manque ce qui est dicté ici.", en: "What was dictated here is missing.")
    case .addition:
      LocalizedText(
        fr: "Ce qui est écrit ici n’est pas dicté.", en: "What is written here was not dictated.")
    case .misreading:
      LocalizedText(
        fr: "Tout s’accorde, mais ce n’est pas ce qui est dicté.",
        en: "All of it agrees, but it is not what was dictated.")
    default:
      LocalizedText(fr: "C’est un autre mot.", en: "It is another word.")
    }
  }

  private func grammar(_ skill: Int?) -> LocalizedText {
    switch skill {
    case nil:
      return LocalizedText(
        fr: "C’est une autre forme du mot.", en: "It is another form of the word.")
    case skills.nounNumber, skills.otherPlurals:
      return LocalizedText(
        fr: "Regarde s’il y en a un ou plusieurs : le nom et ce qui va avec lui le montrent.",
        en: "See whether there is one or several: the noun and what goes with it show it.")
    case skills.nounGender:
      return LocalizedText(
        fr: "Regarde si le nom est masculin ou féminin : l’adjectif est comme lui.",
        en: "See whether the noun is masculine or feminine: the adjective is like it.")
    case skills.subjectVerb:
      return LocalizedText(
        fr: "Cherche le sujet : le verbe s’accorde avec lui.",
        en: "Look for the subject: the verb agrees with it.")
    case skills.verbEndings, skills.verbStems:
      return LocalizedText(
        fr: "C’est le bon verbe : regarde le temps, la personne et ce qu’ils changent.",
        en: "It is the right verb: see its tense, its person and what they change.")
    case skills.finalE:
      return LocalizedText(
        fr: "Remplace par « vendre » ou « vendu » : -er, -é ou -ait, cela s’entend.",
        en: "Put “vendre” or “vendu” in its place: you hear which of -er, -é, -ait it is.")
    case skills.participleEtre, skills.participleAvoir:
      return LocalizedText(
        fr: "C’est un participe ou un attribut : cherche avec quel mot il s’accorde.",
        en: "It is a participle or an attribute: look for the word that it agrees with.")
    default:
      return LocalizedText(
        fr: "Un autre mot se dit pareil : remplace-le pour savoir lequel il faut.",
        en: "Another word sounds the same: replace it to find out which is needed.")
    }
  }
}
