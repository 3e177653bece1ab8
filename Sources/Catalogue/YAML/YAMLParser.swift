package import Diagnostics

/// Reads a YAML file of a catalogue into nodes whose every part knows where it was written.
///
/// All lexical faults of a file are found, the first syntax fault in each top-level entry, and
/// what YAML accepts but catalogues refuse (duplicate keys, anchors, several documents…).
/// Scalars are texts: `non`, `08`, `16:30` and `~` stay what they are.
package enum YAMLParser {
  /// Larger files are refused unread.
  package static let maximumSize = 16 << 20
  /// How many lexical faults of a file are reported; a file with more is no catalogue.
  static let maximumFaults = 1000

  /// Reads `bytes`, the content of `file`.
  ///
  /// - Returns: the top-level value with the entries that could be read, nil when there are none,
  ///   and all findings, sorted by position. The value is fit for use only without errors.
  /// - Complexity: O(n).
  package static func parse(
    bytes: some Collection<UInt8>, file: String
  ) -> (root: YAMLNode?, diagnostics: [Diagnostic]) {
    let start = SourcePosition(line: 1, column: 1)
    let whole = SourceSpan(file: file, start: start, end: start)
    guard bytes.count <= maximumSize else { return (nil, [.tooLarge(bytes.count, at: whole)]) }
    if looksLikeUTF16(bytes) { return (nil, [.utf16(at: whole)]) }
    let text = SourceText(bytes)
    let scanned = scan(text.bytes)
    return scanned.clean.withUnsafeBufferPointer { clean in
      scanned.repaired.withUnsafeBufferPointer { repaired in
        let source = YAMLSource(
          file: file, clean: clean, repaired: repaired, lineStarts: text.lineStarts)
        var run = YAMLParserRun(source, scanned)
        run.parse()
        return (run.root, run.diagnostics.sortedByPlace())
      }
    }
  }

  private static func scan(_ bytes: [UInt8]) -> ScannedText {
    let bytesScan = ByteScan(bytes, limit: maximumFaults)
    return bytesScan.clean.withUnsafeBufferPointer { clean in
      var scanner = LexicalScanner(clean, limit: maximumFaults)
      scanner.run()
      var repaired = bytesScan.clean
      for (offset, byte) in scanner.repairs { repaired[offset] = byte }
      return ScannedText(
        clean: bytesScan.clean, repaired: repaired, documentEnd: scanner.documentEnd,
        faults: (bytesScan.faults + scanner.faults).sorted {
          ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        })
    }
  }

  /// Whether the bytes are UTF-16 or UTF-32, with or without a byte order mark.
  private static func looksLikeUTF16(_ bytes: some Collection<UInt8>) -> Bool {
    let head = Array(bytes.prefix(4))
    guard head.count >= 2 else { return false }
    if head[0] == 0xFF && head[1] == 0xFE || head[0] == 0xFE && head[1] == 0xFF { return true }
    return (head[0] == 0) != (head[1] == 0)
  }
}

/// One call of the parser.
struct YAMLParserRun {
  private let source: YAMLSource
  private let scanned: ScannedText
  private(set) var root: YAMLNode?
  private(set) var diagnostics: [Diagnostic] = []
  /// The lines with a lexical fault, and the byte offsets after which libyaml may be misled.
  private var faultLines: Set<Int> = []
  private var misleading: [Int] = []

  init(_ source: YAMLSource, _ scanned: ScannedText) {
    self.source = source
    self.scanned = scanned
  }

  mutating func parse() {
    reportLexicalFaults()
    let whole = YAMLPiece(range: 0..<scanned.documentEnd, firstLine: 0)
    let reader = LibYAMLReader(source, whole)
    var tree = reader.root
    if let fault = reader.fault {
      tree = readPieces()
      // Each piece may be sound and only their sequence a fault.
      if diagnostics.isEmpty { diagnostics.append(fault.diagnostic(in: source.file)) }
    } else {
      diagnostics += reader.diagnostics
    }
    guard let tree else { return }
    var checks = YAMLTreeChecks(YAMLLines(source))
    root = checks.cleaned(tree)
    diagnostics += checks.diagnostics.filter { !isConsequence($0) }
  }

  private mutating func reportLexicalFaults() {
    // Two locators, since the ends of overlapping faults would send a single one back and forth.
    var starts = SourceLocator(source.clean, lineStarts: source.lineStarts)
    var ends = starts
    for fault in scanned.faults {
      let span = SourceSpan(
        file: source.file, start: starts.position(of: fault.range.lowerBound),
        end: ends.position(of: fault.range.upperBound))
      var found = fault.diagnostic(at: span)
      found.fix = fault.fix(at: span, in: source.clean)
      diagnostics.append(found)
      faultLines.insert(span.start.line)
      if fault.misleadsTheParser { misleading.append(fault.range.lowerBound) }
    }
  }

  private mutating func readPieces() -> YAMLNode? {
    var assembler = YAMLPieceAssembler()
    for piece in YAMLPieces(source, end: scanned.documentEnd).pieces {
      let reader = LibYAMLReader(source, piece)
      diagnostics += reader.diagnostics
      if let fault = reader.fault, !isConsequence(fault, in: piece) {
        diagnostics.append(fault.diagnostic(in: source.file))
      }
      guard let node = reader.root else { continue }
      if case .scalar(let scalar) = node, !faultLines.contains(scalar.span.start.line) {
        diagnostics.append(.missingColon(scalar))
      }
      assembler.add(node)
    }
    return assembler.root()
  }

  /// Whether a lexical fault that was reported explains what libyaml says.
  private func isConsequence(_ fault: LibYAMLFault, in piece: YAMLPiece) -> Bool {
    if faultLines.contains(fault.position.line) { return true }
    if let start = fault.contextPosition, faultLines.contains(start.line) { return true }
    return misleading.contains { piece.range.contains($0) }
  }

  /// Whether a value seems empty only because the next line has a fault in its indentation.
  private func isConsequence(_ finding: Diagnostic) -> Bool {
    guard finding.id == "empty-value", let line = finding.span?.start.line else { return false }
    return faultLines.contains(line) || !misleading.isEmpty && faultLines.contains(line + 1)
  }
}

extension Diagnostic {
  fileprivate static func tooLarge(_ size: Int, at span: SourceSpan) -> Diagnostic {
    let limit = YAMLParser.maximumSize >> 20
    return Diagnostic(
      id: "file-too-large",
      LocalizedText(
        fr: "ce fichier a \(size) octets ; un catalogue en a au plus \(limit) Mio",
        en: "this file has \(size) bytes; a catalogue has at most \(limit) MiB"),
      at: span,
      cure: LocalizedText(
        fr: "partagez-le en plusieurs fichiers", en: "split it into several files"))
  }

  fileprivate static func utf16(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      id: "utf16-encoding",
      LocalizedText(
        fr: "ce fichier est codé en UTF-16 ou UTF-32",
        en: "this file is encoded in UTF-16 or UTF-32"),
      at: span,
      cure: LocalizedText(
        fr: "enregistrez-le à nouveau en choisissant le codage UTF-8",
        en: "save it again with the encoding UTF-8"))
  }
}
