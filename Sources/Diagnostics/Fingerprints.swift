/// Names for the findings of one run that stay the same when lines move or files are renamed.
struct Fingerprints {
  private var counts: [FindingKey: Int] = [:]

  /// The name of the next finding, which is the n-th with this key: 16 hexadecimal digits.
  mutating func next(_ key: FindingKey) -> String {
    counts[key, default: 0] += 1
    let parts = [key.rule, key.entry, key.subject, String(counts[key, default: 1])]
    // FNV-1a, 64 bits: http://www.isthe.com/chongo/tech/comp/fnv/
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in parts.joined(separator: "\u{0}").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

extension DiagnosticRenderer {
  /// The key of a finding, with the path that reports show.
  func key(of diagnostic: Diagnostic) -> FindingKey {
    var key = FindingKey(diagnostic, source: source)
    if diagnostic.entry == nil { key.entry = diagnostic.span.map { run.path(of: $0.file) } ?? "" }
    return key
  }
}
