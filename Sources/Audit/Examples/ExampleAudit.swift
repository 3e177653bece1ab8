import Catalogue
import Diagnostics
import Engine
import Tables
import Text

/// Tries the examples of a set through the engine, as a calendar's titles are.
///
/// Every example of a form must give the form and no counter-example may; every blocked word and
/// every word of `ecarts.yaml` must do what its titles say.
struct ExampleAudit {
  let catalogue: CatalogueSyntax
  private let matcher: TitleMatcher
  private let recogniser: MomentRecogniser<TitleMatcher, SetNames>

  /// Nil for a blob without the tables of matching.
  init?(_ catalogue: CatalogueSyntax, _ set: CompiledSet) {
    guard let matcher = try? TitleMatcher(set.blob), let recogniser = try? MomentRecogniser(set)
    else { return nil }
    self.catalogue = catalogue
    self.matcher = matcher
    self.recogniser = recogniser
  }

  /// What the engine makes of a title.
  func reading(of title: String) -> TitleReading {
    let words = matcher.wideMatches(in: FoldedText(folding: title))
    return TitleReading(
      outcome: recogniser.outcome(of: Title(title)),
      blocked: words.filter { $0.kind == .blocked }.map(\.entry),
      deviations: words.filter { $0.kind != .blocked }.map(\.entry))
  }

  /// A finding for each title that the engine reads otherwise than the catalogue says.
  ///
  /// - Complexity: O(n) in the letters of the examples.
  func findings() -> [Diagnostic] {
    formFindings() + blockedFindings() + deviationFindings()
  }

  private func formFindings() -> [Diagnostic] {
    var found: [Diagnostic] = []
    for (row, form) in catalogue.forms.enumerated() {
      for title in form.examples {
        let reading = reading(of: title.value)
        if reading.form != row {
          found.append(.exampleFails(title, form.id.value, describe(reading)))
        }
      }
      for title in form.counterExamples where reading(of: title.value).form == row {
        found.append(.counterExampleFails(title, form.id.value))
      }
    }
    return found
  }

  private func blockedFindings() -> [Diagnostic] {
    var found: [Diagnostic] = []
    for (entry, word) in catalogue.blocked.enumerated() {
      for title in word.stops {
        let reading = reading(of: title.value)
        if !reading.blocked.contains(entry) {
          found.append(.notStopped(title, word.word, describe(reading)))
        }
      }
      for title in word.lets {
        let reading = reading(of: title.value)
        if let culprit = reading.blocked.first {
          found.append(.stopped(title, by: catalogue.blocked[culprit].word))
        }
      }
    }
    return found
  }

  private func deviationFindings() -> [Diagnostic] {
    var found: [Diagnostic] = []
    for (entry, word) in catalogue.deviations.enumerated() {
      for title in word.stops {
        let reading = reading(of: title.value)
        if !reading.deviations.contains(entry) || !reading.blocked.isEmpty {
          found.append(.notStopped(title, word.word, describe(reading)))
        }
      }
      for title in word.lets {
        let reading = reading(of: title.value)
        if let culprit = reading.deviations.first {
          found.append(.stopped(title, by: catalogue.deviations[culprit].word))
        }
      }
    }
    return found
  }
}
