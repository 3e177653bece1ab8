package import Diagnostics
package import Engine

/// All that the store knows of a child, as one file: to be kept, moved to another machine, or given to
/// a teacher.
///
/// What parents said of moments is not in it: it is the household’s, and the key that it hangs on
/// never leaves the machine.
package struct ProfileArchive: Hashable, Sendable {
  /// A correction with the text whose copy it was.
  package struct Entry: Hashable, Sendable {
    /// Which of the texts, from 1.
    package var text: Int
    package var correction: Correction

    package init(text: Int, correction: Correction) {
      self.text = text
      self.correction = correction
    }
  }

  package var profile: Profile
  /// In the order in which they were given.
  package var texts: [DictatedText]
  /// In the order in which they were confirmed; no two of the same text.
  package var corrections: [Entry]
  /// In the order in which they were made.
  package var offers: [CardOffer]

  package init(
    profile: Profile, texts: [DictatedText] = [], corrections: [Entry] = [],
    offers: [CardOffer] = []
  ) {
    self.profile = profile
    self.texts = texts
    self.corrections = corrections
    self.offers = offers
  }
}

extension ProfileArchive: JSONOutput {
  /// Name and number of the shape of the file.
  static let identifier = "dictee.export/1"

  package static let shape = JSONShape<ProfileArchive>([
    .identifier(identifier),
    .object("profile", "the child", Profile.shape) { $0.profile },
    .objects("texts", "what was dictated, the oldest first", DictatedText.shape) { $0.texts },
    .objects("corrections", "what was confirmed, the oldest first", Entry.shape) {
      $0.corrections
    },
    .objects("offers", "the cards of each evening, the oldest first", CardOffer.shape) {
      $0.offers
    },
  ])
}

extension ProfileArchive.Entry {
  static let keys = ["text", "date", "results", "missed"]

  static let shape = JSONShape<Self>([
    .number("text", "which of the texts, from 1", atLeast: 1) { $0.text },
    .date("date", "the day on which the dictation was written") { $0.correction.day.iso },
    .objects(
      "results", "what was found; a skill that is missing keeps its state", SkillFinding.shape
    ) {
      $0.correction.findings
    },
    .objects("missed", "the words that were missed, where a copy told which", MissedWord.shape) {
      $0.correction.missed
    },
  ])

  init(reading value: JSONValue, at path: String, _ faults: FaultList) {
    let reader = ObjectReader(value, at: path, keys: Self.keys, faults)
    let results = reader.value("results").map {
      Correction.results(reading: $0.value, at: $0.path, faults)
    }
    let missed = reader.value("missed").map {
      MissedWord.list(reading: $0.value, at: $0.path, faults)
    }
    self.init(
      text: reader.number("text"),
      correction: Correction(
        day: reader.day("date"), results: results ?? [:], missed: missed ?? []))
  }
}

/// Why a file is no exported profile.
package enum ArchiveError: Error, Hashable, Sendable {
  /// Not JSON as dictee writes it; the 0-based byte at which reading stopped.
  case notJSON(offset: Int)
  /// JSON of something else, or of a version that this program does not know.
  case otherSchema
  /// All that is wrong, at least one fault.
  case faults([ArchiveFault])
}

extension ProfileArchive {
  /// Reads an exported profile and checks all of it.
  ///
  /// - Complexity: O(size of the file).
  package init(_ bytes: [UInt8]) throws(ArchiveError) {
    let value: JSONValue
    do throws(JSONReader.Fault) {
      value = try JSONReader.read(bytes)
    } catch {
      throw .notJSON(offset: error.offset)
    }
    guard value["schema"]?.text == Self.identifier else { throw .otherSchema }
    let faults = FaultList()
    self.init(reading: value, faults)
    guard faults.isEmpty else { throw .faults(faults.faults) }
  }

  private init(reading value: JSONValue, _ faults: FaultList) {
    let keys = ["schema", "profile", "texts", "corrections", "offers"]
    let reader = ObjectReader(value, at: "", keys: keys, faults)
    let profile = reader.value("profile").map {
      Profile(reading: $0.value, at: $0.path, faults)
    }
    self.init(
      // The file is refused without one.
      profile: profile ?? Profile(name: "", gender: .feminine, grade: "", set: ""),
      texts: reader.elements("texts").map {
        DictatedText(reading: $0.value, at: $0.path, faults)
      },
      corrections: reader.elements("corrections").map {
        Entry(reading: $0.value, at: $0.path, faults)
      },
      offers: reader.elements("offers").map {
        CardOffer(reading: $0.value, at: $0.path, faults)
      })
    checkTexts(faults)
  }

  /// Every correction is of a text that is there, and of one that no other is of.
  private func checkTexts(_ faults: FaultList) {
    var corrected: Set<Int> = []
    for (index, entry) in corrections.enumerated()
    where !texts.indices.contains(entry.text - 1) || !corrected.insert(entry.text).inserted {
      faults.add("corrections[\(index)].text", .aTextOfItsOwn)
    }
  }
}

extension LocalizedText {
  fileprivate static let aTextOfItsOwn = LocalizedText(
    fr: "le numéro d’un des textes, qu’aucune autre correction n’a",
    en: "the number of one of the texts, which no other correction has")
}
