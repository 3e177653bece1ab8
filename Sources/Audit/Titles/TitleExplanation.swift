package import Diagnostics
package import Engine
package import Tables

/// What the engine makes of a title, step by step.
///
/// Places in the title are 0-based offsets of its Unicode scalars.
package struct TitleExplanation: Sendable {
  /// A word that sets the title aside.
  package struct StoppingWord: Sendable {
    package var kind: WidePatternRecord.Kind
    /// The entry: as it was written, or folded when only the compiled set is known.
    package var word: String
    package var range: Range<Int>
    /// Where the entry was written.
    package var source: SourceSpan?
  }

  /// A place where the title spells a motif or a `sauf`.
  package struct Candidate: Sendable {
    /// The form's id.
    package var form: String
    /// The motif as it was written; when only the compiled set is known, the text that it stands for.
    package var motif: String
    package var isException: Bool
    package var range: Range<Int>
    /// Letters and digits.
    package var length: Int
    package var suppliedAccents: Int
    /// 2 feast, 1 activity, 0 period.
    package var rank: UInt32
    package var verdict: MatchVerdict
    /// What touches the words, or the letter whose accents contradict the motif.
    package var obstacle: Range<Int>?
    /// Where the motif was written.
    package var source: SourceSpan?
  }

  /// As it was typed.
  package var title: String
  /// What is compared.
  package var folded: String
  /// From left to right.
  package var stoppingWords: [StoppingWord]
  /// Words with letters of two scripts.
  package var mixedWords: [Range<Int>]
  /// The one that wins first, then from left to right.
  package var candidates: [Candidate]
  package var outcome: TitleOutcome
  /// How the recognised form may hold a first name; nil without one.
  package var nameMode: FormRecord.NameMode?
  /// The phrase that stands for the event; nil when there is none.
  package var phrase: String?

  /// The candidate that wins, whether or not a word sets the title aside.
  package var winner: Candidate? {
    candidates.first.flatMap { $0.verdict == .wins ? $0 : nil }
  }

  /// The first name that belongs to the form.
  package var name: FoundName? {
    outcome.recognised.flatMap { $0.name ?? $0.companion }
  }
}
