import Platform
import Testing

@testable import dictee

@Suite("Symbols of programs")
struct BinarySymbolsTests {
  @Test func theProgramOfTheseTestsIsRead() throws {
    #if os(Linux)
      let program = try #require(executablePath())
      let symbols = try #require(try BinarySymbols(path: program))
      #expect(symbols.imported.contains("malloc") || symbols.defined.contains("malloc"))
      #expect(symbols.defined.count > 1000)
    #endif
  }

  /// Programs that speak to networks are known by their symbols.
  @Test func aProgramOfNetworksIsKnown() throws {
    #if os(Linux)
      let candidates = ["/usr/bin/git", "/usr/bin/ssh", "/usr/bin/curl", "/usr/bin/python3"]
      let found = candidates.filter { (try? kind(of: $0)) == .file }
        .compactMap { try? BinarySymbols(path: $0) }
        .contains { !$0.imported.isDisjoint(with: BinarySymbols.network) }
      #expect(found)
    #endif
  }

  @Test func whatIsNoProgramIsRefused() throws {
    #expect(try BinarySymbols(path: #filePath) == nil)
  }
}
