import Platform
import TestSupport
import Testing

/// What the compiler refuses to do with a title, beside a twin that it accepts.
///
/// The files lie in `Refused`; the compiler itself compares what it says with what each line expects.
@Suite struct TitleTypeTests {
  private static let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
  private static let folder = parts.dropLast().joined(separator: "/") + "/Refused"

  @Test(arguments: ["title.swift", "copy.swift", "twin.swift"])
  func theCompilerAnswersAsExpected(name: String) throws {
    let program = try #require(executablePath())
    let built = program.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    // Package access needs the name by which SwiftPM knows the package: that of its folder.
    let package = Self.parts.dropLast(4).last.map(String.init) ?? ""
    // The compiler keeps a cache in the home folder.
    let home = try TemporaryFolder()
    let checks = ["-verify", "-verify-ignore-unrelated", "-verify-ignore-unknown"]
    let result = try ChildProcess(
      "/usr/bin/env",
      [
        "swiftc", "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-package-name",
        package.lowercased(), "-I", built + "/Modules", "-Xcc",
        "-fmodule-map-file=\(built)/CUnicode.build/module.modulemap",
      ] + checks.flatMap { ["-Xfrontend", $0] } + ["\(Self.folder)/\(name)"],
      environment: ["PATH": Environment.process["PATH"] ?? "/usr/bin:/bin", "HOME": home.path]
    ).run()
    #expect(result.code == 0, "\(result.text)\(result.errorText)")
  }
}
