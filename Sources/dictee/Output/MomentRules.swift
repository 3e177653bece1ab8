import Audit
import CommandLineKit
import Diagnostics
import Engine
import FamilyCalendar
import Tables

extension MomentReasons {
  /// What decided about a moment, in words; nil when nothing is known of it.
  func text(of moment: Moment) -> LocalizedText? {
    rule(of: moment).map { rule in
      switch rule {
      case .none: LocalizedText(fr: "aucun motif reconnu", en: "no motif recognised")
      case .mixedScript:
        LocalizedText(
          fr: "un mot mêle deux alphabets : rien n’y est lu",
          en: "a word mixes two scripts: nothing is read out of it")
      case .word(let kind, _): Self.text(kind, place(of: rule))
      case .motif: Self.named("motif", "motif", place(of: rule))
      }
    }
  }

  /// What left events out, in words, the most frequent first.
  var leftOutTexts: [LocalizedText] {
    leftOut.map { rule in
      let text = Self.text(rule.kind, rule.place)
      return LocalizedText(fr: "\(rule.count) : \(text.fr)", en: "\(rule.count): \(text.en)")
    }
  }

  /// What decided about a moment, for JSON.
  func line(of moment: Moment) -> RuleLine? {
    rule(of: moment).map { RuleLine(kind: RuleLine.kind($0), place: place(of: $0)) }
  }

  private static func text(_ kind: WidePatternRecord.Kind, _ place: RulePlace) -> LocalizedText {
    switch kind {
    case .blocked: named("mot interdit", "blocked word", place)
    case .cancellation: named("mot d’annulation", "word of cancellation", place)
    case .chore: named("démarche", "chore", place)
    }
  }

  private static func named(_ fr: String, _ en: String, _ place: RulePlace) -> LocalizedText {
    let written = place.written ?? ""
    let source = place.source.map { ", \(escaped($0.file)):\($0.start.line)" } ?? ""
    return LocalizedText(fr: "\(fr) « \(written) »\(source)", en: "\(en) “\(written)”\(source)")
  }
}

/// A rule as JSON shows it.
struct RuleLine {
  var kind: String
  var place: RulePlace

  static let shape = JSONShape<RuleLine>([
    .name("kind", "what sort of rule", among: kinds) { $0.kind },
    .optionalText("written", "the motif or word; null for a rule that is no entry") {
      $0.place.written
    },
    .optionalText("file", "where it is written; null when the YAML is not at hand") {
      $0.place.source?.file
    },
    .optionalNumber("line", "1-based", atLeast: 1) { $0.place.source?.start.line },
  ])

  private static let kinds = [
    "blocked", "cancellation", "chore", "mixed_scripts", "motif", "unrecognised",
  ]

  static func kind(_ rule: DecidingRule) -> String {
    switch rule {
    case .none: "unrecognised"
    case .mixedScript: "mixed_scripts"
    case .motif: "motif"
    case .word(let kind, _): self.kind(kind)
    }
  }

  static func kind(_ kind: WidePatternRecord.Kind) -> String {
    switch kind {
    case .blocked: "blocked"
    case .cancellation: "cancellation"
    case .chore: "chore"
    }
  }
}

extension CalendarMoments {
  /// Shows the title of the occurrence that a moment was made of.
  func show(_ moment: Moment, _ window: MomentWindow, _ today: CivilDay, on screen: TerminalScreen)
  {
    let event = harvest.events.first { event in
      id(of: event) == moment.id && event.startMinute == moment.startMinute
        && window.day(of: event, seenFrom: today) == moment.day
    }
    event?.title.title.show(on: screen)
  }
}
