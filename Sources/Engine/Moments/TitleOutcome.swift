/// What a title is reduced to: all that leaves the filter.
package enum TitleOutcome: Hashable, Sendable {
  /// The title names something that the catalogue knows.
  case moment(RecognisedForm)
  /// Nothing was recognised.
  case blank
  /// A word mixes scripts, as look-alike letters do: nothing is read out of it.
  case mixedScript
  /// The event is something to be done, not to be told (*payer la cotisation*).
  case chore
  /// The event does not take place.
  case cancelled
  /// A blocked word sets the event aside: it is not even shown.
  case blocked

  /// The recognised form, if any.
  package var recognised: RecognisedForm? {
    if case .moment(let form) = self { form } else { nil }
  }

  /// Whether the parent is offered a blank label to fill in.
  package var isUnknown: Bool {
    switch self {
    case .blank, .mixedScript, .chore: true
    case .moment, .cancelled, .blocked: false
    }
  }
}

/// A form with the name that its title gives.
package struct RecognisedForm: Hashable, Sendable {
  /// Row of the form.
  package var form: Int
  /// The name that is part of the phrase (*l’anniversaire de Tom*).
  package var name: FoundName?
  /// Who comes along (*Piscine avec Tom*).
  package var companion: FoundName?

  package init(form: Int, name: FoundName? = nil, companion: FoundName? = nil) {
    self.form = form
    self.name = name
    self.companion = companion
  }
}
