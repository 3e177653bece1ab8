import Foundation

@testable import Text

/// The Unicode Character Database of the machine (Debian package `unicode-data`).
enum UnicodeDatabase {
  static let folder = "/usr/share/unicode"

  /// Whether the installed data has the version that the generated tables were made from.
  static var isUsable: Bool {
    guard let text = try? String(contentsOfFile: "\(folder)/DerivedAge.txt", encoding: .utf8)
    else { return false }
    return text.hasPrefix("# DerivedAge-\(unicodeVersion).txt")
  }

  /// The lines of NormalizationTest.txt, which Debian ships compressed.
  static func normalizationTestLines() throws -> [Substring] {
    let (status, output) = try run(["bzip2", "-dc", "\(folder)/NormalizationTest.txt.bz2"])
    return status == 0 ? output.split(separator: "\n") : []
  }

  /// Runs a command found on the path; gives its exit status and what it printed.
  static func run(_ command: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
