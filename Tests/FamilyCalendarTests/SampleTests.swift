import Platform
import Testing

/// The sample calendar of the repository, with today = 30 November 2026.
@Suite("Sample calendar")
struct SampleTests {
  static func bytes() throws -> [UInt8] {
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let file = try MappedFile(path: "/\(folder)/Samples/famille.ics")
    return file.withBytes { Array($0) }
  }

  @Test func itIsReadWhole() throws {
    let reading = try Reading(Self.bytes())
    #expect(reading.warnings.isEmpty)
    #expect(reading.events.count == 54)
    let expected = [
      "2026-10-13 09:00 Sortie au zoo avec l'école, prévoir un pique-nique et un vêtement de pluie",
      "2026-10-17…2026-11-01 – Vacances de la Toussaint", "2026-11-22 – Anniv de Tom 🎂",
      "2026-11-28 10:00 Piscine 10h avec Tom", "2026-12-01 18:00 🎹 Piano (déplacé) ↻",
      "2026-12-04 – Anniversaire de Léa ↻",
    ]
    #expect(Set(expected).subtracting(reading.events).isEmpty)
    let gone = reading.events.filter {
      $0.hasPrefix("2026-11-25") || $0.hasPrefix("2026-11-30") || $0.contains("Goûter")
    }
    #expect(gone.isEmpty)
  }

  @Test func itsLinesAreWellFormed() throws {
    let bytes = try Self.bytes()
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    #expect(lines.dropLast().allSatisfy { $0.last == 0x0D && $0.count <= 76 })
    #expect(lines.contains { $0.first == 0x20 })
  }
}
