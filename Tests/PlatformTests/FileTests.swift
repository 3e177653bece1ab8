import Foundation
import Platform
import Testing

/// A folder that is gone when the test is over.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "dictee-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func file(_ name: String) -> String { path + "/" + name }
}

@Suite struct FileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 300_000])
  func readsBackWhatItWrote(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let path = folder.file("é à.bin")
    try writeFile(bytes, to: path)
    #expect(try readFile(path) == bytes)
    #expect(try readInput(path, limit: max(count, 1)) == bytes)
    #expect(try MappedFile(path: path).withBytes { Array($0) } == bytes)
    #expect(try listDirectory(folder.path).map(\.name) == ["é à.bin"])
  }

  @Test func limitIsAnError() throws {
    let path = folder.file("a")
    try writeFile([1, 2, 3], to: path)
    #expect(try readFile(path, limit: 3) == [1, 2, 3])
    #expect(throws: SystemError.self) { try readFile(path, limit: 2) }
    #expect(error(from: { try readFile(path, limit: 2) })?.kind == .tooLarge)
    #expect(error(from: { try readFile("/dev/zero", limit: 1000) })?.kind == .tooLarge)
  }

  @Test func errorsSayWhatHappened() throws {
    let missing = folder.file("missing")
    try writeFile([], to: folder.file("a"))
    #expect(error(from: { try readFile(missing) })?.kind == .missing)
    #expect(error(from: { try readFile(missing) })?.path == missing)
    #expect(error(from: { try readFile(folder.path) })?.kind == .isDirectory)
    #expect(error(from: { try MappedFile(path: folder.path) })?.kind == .isDirectory)
    #expect(error(from: { try MappedFile(path: "/dev/null") })?.kind == .notAFile)
    #expect(error(from: { try readFile(folder.file("a/b")) })?.kind == .notDirectory)
    #expect(error(from: { try listDirectory(folder.file("a")) })?.kind == .notDirectory)
    #expect(error(from: { try writeFile([], to: folder.path) })?.kind == .isDirectory)
    #expect(error(from: { try writeFile([], to: folder.file("no/a")) })?.kind == .missing)
    #expect(
      error(from: { try readFile(String(repeating: "a", count: 5000)) })?.kind == .nameTooLong)
  }

  @Test func writingKeepsLinksAndRights() throws {
    let path = folder.file("a")
    let link = folder.file("link")
    try writeFile([1], to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a")
    try writeFile([2], to: link)
    #expect(try readFile(path) == [2])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a")
    let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(rights as? Int == 0o640)
    #expect(try listDirectory(folder.path).map(\.name) == ["a", "link"])
  }

  @Test func failedWriteLeavesTheOldFileAlone() throws {
    try writeFile([1, 2, 3], to: "/dev/null")
    #expect(error(from: { try writeFile([1], to: "/dev/full") })?.kind == .diskFull)
  }

  @Test func treeIsSortedAndLinksDoNotGoRound() throws {
    let manager = FileManager.default
    try manager.createDirectory(
      atPath: folder.file("sub/deep"), withIntermediateDirectories: true)
    for name in ["b.yaml", "a.yaml", "a.txt", ".hidden.yaml", "sub/deep/c.yaml", "sub-z.yaml"] {
      try writeFile([], to: folder.file(name))
    }
    try manager.createSymbolicLink(
      atPath: folder.file("sub/deep/up"), withDestinationPath: "../..")
    try manager.createSymbolicLink(atPath: folder.file("self"), withDestinationPath: "self")
    try manager.createSymbolicLink(atPath: folder.file("gone.yaml"), withDestinationPath: "nowhere")
    let found = try filesInTree(folder.path, suffix: ".yaml")
    #expect(
      found == ["a.yaml", "b.yaml", "sub-z.yaml", "sub/deep/c.yaml"].map { folder.file($0) })
    #expect(try listDirectory(folder.path).first { $0.name == "self" }?.kind == .other)
  }

  private func error(from body: () throws -> some Any) -> SystemError? {
    do {
      _ = try body()
      return nil
    } catch {
      return error as? SystemError
    }
  }
}
