internal import Platform

/// What independent validators find in a report of the linter; empty when nothing.
///
/// - Parameter kind: `sarif` or `junit`.
package func reportFaults(_ text: String, _ kind: String) throws -> String {
  let folder = try TemporaryFolder()
  let file = try folder.write(Array(text.utf8), to: "report")
  let here = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    .joined(separator: "/")
  // The caller's path: that is where python3 is.
  let path = Environment.process["PATH"] ?? "/usr/bin:/bin"
  let result = try ChildProcess(
    "/usr/bin/env", ["python3", here + "/validate-report", kind, file],
    environment: ["PATH": path]
  ).run()
  guard result.code != 0 else { return "" }
  return "exit \(result.code): \(result.text)\(result.errorText)"
}
