extension FoldedText {
  /// Whether some word, an unbroken run of letters and digits, has letters of two scripts.
  ///
  /// Full-width and mathematical letters are already Latin here; so what is left is a look-alike
  /// such as a Cyrillic « а » among Latin letters. Digits and common letters belong to any script.
  ///
  /// - Complexity: O(n).
  package var hasMixedScriptWord: Bool {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return false }
    var current: Script?
    return bytes.withUnsafeBufferPointer { text in
      var offset = 0
      while offset < text.count {
        let (code, length) = decode(text, at: offset)
        if !isWord[offset] {
          current = nil
        } else if let found = wordScript(code) {
          if let current, current != found { return true }
          current = found
        }
        offset += length
      }
      return false
    }
  }

  /// The script that a folded letter ties its word to; nil for digits and common letters.
  private func wordScript(_ code: UInt32) -> Script? {
    if code < 0x80 { return code >= 0x61 ? .latin : nil }
    guard let scalar = Unicode.Scalar(code) else { return nil }
    let found = script(of: scalar)
    return found == .common ? nil : found
  }
}
