internal import CSystem

/// Runs another program to its end, with this one's environment and nothing on standard input.
///
/// - Parameters:
///   - path: the program, not looked for anywhere.
///   - output: the file that both its streams are written to.
/// - Returns: its exit code; 128 and the signal's number for a program that a signal ended.
package func runProgram(
  _ path: String, _ arguments: [String], output: String
) throws(SystemError) -> Int {
  var words = ([path] + arguments).map { copied($0) }
  words.append(nil)
  defer { for word in words { word?.deallocate() } }
  var code: Int32 = 0
  let error = dictee_run(path, words, output, &code)
  guard error == 0 else { throw SystemError(path: path, code: error) }
  return Int(code)
}

/// The text as C wants it.
private func copied(_ text: String) -> UnsafeMutablePointer<CChar>? {
  let bytes = text.utf8CString
  let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
  for (place, byte) in bytes.enumerated() { copy[place] = byte }
  return copy
}

/// The file of a program in the folders of `PATH`; nil when there is none.
package func programFile(_ name: String, in environment: Environment) -> String? {
  (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
    .first { (try? kind(of: $0)) == .file }
}

/// Removes a folder with all that is in it; links are not followed.
package func removeFolder(_ path: String) throws(SystemError) {
  for entry in try listDirectory(path) {
    let place = "\(path)/\(entry.name)"
    if try status(of: place)?.kind == .directory {
      try removeFolder(place)
    } else {
      try remove(place)
    }
  }
  try remove(path)
}

private func remove(_ path: String) throws(SystemError) {
  let error = dictee_remove(path)
  guard error == 0 else { throw SystemError(path: path, code: error) }
}
