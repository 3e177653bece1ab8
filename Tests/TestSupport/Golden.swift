internal import Platform

/// Compares a text with the file that holds what it should be.
///
/// With `DICTEE_RECORD=1` in the environment the file is written anew, and the comparison still
/// fails, so that a recording never passes for a test.
///
/// - Parameters:
///   - path: the file, relative to the folder of the test's source.
///   - source: the test's source; leave it out.
/// - Returns: nil when text and file are the same, else what differs and how to record.
package func goldenFault(_ text: String, _ path: String, source: String = #filePath) -> String? {
  let folder = source.split(separator: "/", omittingEmptySubsequences: false).dropLast()
  let file = folder.joined(separator: "/") + "/" + path
  if Environment.process["DICTEE_RECORD"] == "1" {
    guard (try? writeFile(Array(text.utf8), to: file)) != nil else { return "can't write \(path)" }
    return "recorded \(path); run again without DICTEE_RECORD"
  }
  guard let bytes = try? readFile(file) else {
    return "\(path) is missing; record it with DICTEE_RECORD=1"
  }
  let expected = String(decoding: bytes, as: UTF8.self)
  guard text.utf8.elementsEqual(expected.utf8) else {
    return firstDifference(text, expected) + "; if the new text is right, run with DICTEE_RECORD=1"
  }
  return nil
}

private func firstDifference(_ found: String, _ expected: String) -> String {
  let foundLines = found.split(separator: "\n", omittingEmptySubsequences: false)
  let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
  for index in 0..<max(foundLines.count, expectedLines.count) {
    let here = index < foundLines.count ? String(foundLines[index]) : "the end"
    let there = index < expectedLines.count ? String(expectedLines[index]) : "the end"
    if !here.utf8.elementsEqual(there.utf8) {
      return "line \(index + 1) is \(here.debugDescription), expected \(there.debugDescription)"
    }
  }
  return "the texts differ"
}
