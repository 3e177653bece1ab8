import Diagnostics
import Tables
import Text

extension CompileContext {
  /// The rows of `prenoms.yaml`, sorted by folded key.
  func compileNames(_ names: NamesSyntax?) -> [NameRecord] {
    guard let names else { return [] }
    let exceptions = NameElision(names)
    var rows: [(key: [UInt8], row: NameRecord)] = []
    func add(_ scalars: [YAMLScalar], _ kind: NameRecord.Kind, gender: UInt32) {
      for scalar in scalars {
        let folded = FoldedText(folding: scalar.value).bytes
        var row = NameRecord()
        row.key = strings.intern(String(decoding: folded, as: UTF8.self))
        row.spelling = strings.intern(scalar.value)
        row.kind = kind.rawValue
        row.gender = gender
        row.elides = exceptions.elides(scalar.value)
        rows.append((folded, row))
      }
    }
    add(names.masculine, .firstName, gender: 1)
    add(names.feminine, .firstName, gender: 2)
    add(names.epicene, .firstName, gender: 3)
    add(names.masculineKinship, .kinship, gender: 1)
    add(names.feminineKinship, .kinship, gender: 2)
    add(names.never, .never, gender: 0)
    add(names.followers, .follower, gender: 0)
    rows.sort { left, right in
      left.key == right.key
        ? left.row.kind < right.row.kind : left.key.lexicographicallyPrecedes(right.key)
    }
    return rows.map(\.row)
  }
}

/// Whether *de* becomes *d’* before a first name: the general rule with the set's exceptions.
struct NameElision {
  private let eliding: Set<String>
  private let notEliding: Set<String>

  init(_ names: NamesSyntax) {
    eliding = Set(names.eliding.map(\.value))
    notEliding = Set(names.notEliding.map(\.value))
  }

  func elides(_ name: String) -> Bool {
    if eliding.contains(name) { return true }
    if notEliding.contains(name) { return false }
    return startsWithVowelSound(name, kind: .name, lexicon: ListedElision())
  }
}
