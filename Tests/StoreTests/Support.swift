import CFaultFiles
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

  /// Runs SQL on the file, as another program would; gives the first column of all rows, a line each.
  @discardableResult
  func sql(_ statements: String) throws -> String {
    var code: Int32 = 0
    let text = dictee_faults_sql(path, statements, &code)
    defer { dictee_faults_free(text) }
    guard let text else { throw SQLFailure(code: code) }
    return String(cString: text)
  }

  /// Everything in the folder with its bytes, by name.
  func files() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for entry in try listDirectory(folder.path) where entry.kind == .file {
      files[entry.name] = try readFile("\(folder.path)/\(entry.name)")
    }
    return files
  }

  /// The files of the folder in whose bytes a text stands.
  func files(holding text: String) throws -> [String] {
    let wanted = Array(text.utf8)
    return try files().filter { contains($0.value, wanted) }.map(\.key).sorted()
  }
}

/// SQLite refused.
struct SQLFailure: Error {
  var code: Int32
}

/// Whether bytes hold others in a row.
func contains(_ bytes: [UInt8], _ wanted: [UInt8]) -> Bool {
  guard let first = wanted.first, bytes.count >= wanted.count else { return false }
  return (0...bytes.count - wanted.count).contains { start in
    bytes[start] == first && bytes[start..<start + wanted.count].elementsEqual(wanted)
  }
}

/// The program that writes to stores.
enum Writer {
  static func run(_ arguments: [String]) throws -> ChildProcess.Result {
    let folder = try #require(
      builtProgramsFolder(with: "store-writer"), "store-writer was not built")
    return try ChildProcess(folder + "/store-writer", arguments, environment: [:]).run()
  }
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
