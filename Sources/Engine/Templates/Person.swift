/// The grammatical gender of a person.
package enum PersonGender: String, Hashable, Sendable {
  case masculine = "m"
  case feminine = "f"
}

/// The child that a text is for.
package struct Child: Hashable, Sendable {
  /// First name, NFC, as it is to be written.
  package var name: String
  package var gender: PersonGender

  package init(name: String, gender: PersonGender) {
    self.name = name
    self.gender = gender
  }
}

/// Somebody who is with the child in a text.
package struct Friend: Hashable, Sendable {
  package var name: String
  /// Nil when it can't be told: an epicene or unlisted name.
  package var gender: PersonGender?

  package init(name: String, gender: PersonGender?) {
    self.name = name
    self.gender = gender
  }
}

/// The event that a text is about, reduced to what may be said.
package struct MomentTopic: Hashable, Sendable {
  /// Row of the form.
  package var form: Int
  /// The whole phrase: *la sortie piscine*, *l’anniversaire de Tom*, *son anniversaire*.
  package var phrase: String
  /// The name or kinship word that is part of the phrase.
  package var nameInPhrase: String?
  /// Whether the event is the child's own.
  package var isOwn: Bool
  package var companion: Friend?
  /// Where the event lies as seen from the day of the dictation.
  package var side: Side
  /// 1 to 12.
  package var month: Int

  /// Before the day of the dictation, that day, or after.
  package enum Side: String, Hashable, Sendable { case past, today, future }

  package init(
    form: Int, phrase: String, nameInPhrase: String?, isOwn: Bool, companion: Friend?, side: Side,
    month: Int
  ) {
    self.form = form
    self.phrase = phrase
    self.nameInPhrase = nameInPhrase
    self.isOwn = isOwn
    self.companion = companion
    self.side = side
    self.month = month
  }
}
