import Engine
import Platform
import Store
import TestSupport
import Testing

/// A store in a folder of its own.
struct Place {
  let folder: TemporaryFolder
  var path: String { folder.path + "/dictee.sqlite" }
  var key: String { path + ".key" }

  init() throws {
    folder = try TemporaryFolder()
  }

  func open() throws(StoreError) -> Store { try Store.open(path: path) }
}

let lea = Profile(name: "Léa", gender: .feminine, grade: "CE2", set: "ecole")
let tom = Profile(name: "Tom", gender: .masculine, grade: "CM1", set: "ecole")

/// A day that exists.
func day(_ iso: String) throws -> CivilDay { try #require(CivilDay(iso: iso)) }

/// A text like those of the library.
func text(_ number: Int, on day: CivilDay) -> DictatedText {
  DictatedText(
    day: day, title: "La sortie nº \(number)",
    sentences: ["Léa est partie tôt.", "« Où es-tu ? » demande Tom."], grade: "CE2", step: 1,
    template: "sortie_\(number)", moment: "abcdefghij", form: "piscine",
    targets: ["gn_nombre", "finales_en_e"])
}

/// The kind of the error that `body` throws; nil when it throws none.
func kind(_ body: () throws(StoreError) -> Void) -> StoreError.Kind? {
  do throws(StoreError) {
    try body()
    return nil
  } catch {
    return error.kind
  }
}
