package import Engine

/// A child for whom dictations are written.
package struct Profile: Hashable, Sendable {
  /// First name, NFC, as it is to be written; two profiles never have names that are the same folded.
  package var name: String
  package var gender: PersonGender
  /// The grade, as the set writes it: CE2.
  package var grade: String
  /// The set of catalogues, as `--set` takes it: a name, or the path of a folder or file.
  package var set: String

  package init(name: String, gender: PersonGender, grade: String, set: String) {
    self.name = name
    self.gender = gender
    self.grade = grade
    self.set = set
  }

  /// The child as a text needs it.
  package var child: Child { Child(name: name, gender: gender) }
}
