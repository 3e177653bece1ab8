import Diagnostics
import Platform
import TestSupport
import Testing

@testable import Catalogue

/// Faulty files and what a teacher reads about them, in French, then in English.
///
/// `DICTEE_RECORD=1` writes the `.out` files anew, and fails.
@Suite struct YAMLGoldenTests {
  private static let folder = String(#filePath.dropLast("YAMLGoldenTests.swift".count))

  /// The names in `Fixtures/err`, without `.yaml`.
  static var names: [String] {
    let files = (try? listDirectory(folder + "Fixtures/err")) ?? []
    return files.map(\.name).filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }
      .sorted()
  }

  @Test func hasFixtures() {
    #expect(Self.names.count >= 19)
  }

  @Test(arguments: names)
  func saysWhereAndWhatToDo(name: String) throws {
    let file = name + ".yaml"
    let bytes = try readFile(Self.folder + "Fixtures/err/" + file)
    let found = YAMLParser.parse(bytes: bytes, file: file).diagnostics
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.cure != nil && $0.span != nil && $0.severity == .error })
    let text = SourceText(bytes)
    let rendered = Language.allCases.map { language in
      DiagnosticRenderer(language: language) { $0 == file ? text : nil }.render(found, as: .text)
    }
    let fault = goldenFault(rendered.joined(separator: "\n"), "Fixtures/err/\(name).out")
    #expect(fault == nil)
  }
}
