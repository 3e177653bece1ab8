import Diagnostics

/// Builds nodes from a stream of events.
struct YAMLTreeBuilder {
  /// How deep lists and mappings may stand in each other.
  static let maximumDepth = 64

  private enum Frame {
    case sequence([YAMLNode], start: SourcePosition)
    case mapping([YAMLEntry], key: YAMLNode?, start: SourcePosition)
  }

  private let file: String
  private var frames: [Frame] = []
  private(set) var root: YAMLNode?
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String) {
    self.file = file
  }

  /// Opens a list or mapping; false, after a report, when it is nested too deeply to go on.
  mutating func open(isMapping: Bool, at start: SourcePosition) -> Bool {
    guard frames.count < Self.maximumDepth else {
      diagnostics.append(.tooDeep(at: SourceSpan(file: file, start: start, end: start)))
      return false
    }
    frames.append(isMapping ? .mapping([], key: nil, start: start) : .sequence([], start: start))
    return true
  }

  /// Closes the innermost list or mapping.
  ///
  /// - Parameter end: where it ends; nil when its last part says so.
  mutating func close(at end: SourcePosition?) {
    switch frames.popLast() {
    case .sequence(let items, let start):
      add(.sequence(items, span(start, end ?? items.last?.span.end)))
    case .mapping(let entries, _, let start):
      add(.mapping(entries, span(start, end ?? entries.last?.value.span.end)))
    case nil: break
    }
  }

  mutating func add(_ scalar: YAMLScalar) {
    add(.scalar(scalar))
  }

  /// An alias that the scan of the bytes did not see; nothing is put in its place.
  mutating func addAlias(at span: SourceSpan) {
    let words = FaultWords.alias
    diagnostics.append(Diagnostic(id: words.id, words.message, at: span, cure: words.cure))
    add(.empty(at: span.start, in: file))
  }

  private mutating func add(_ node: YAMLNode) {
    switch frames.popLast() {
    case nil:
      root = root ?? node
    case .sequence(var items, let start):
      items.append(node)
      frames.append(.sequence(items, start: start))
    case .mapping(let entries, nil, let start):
      frames.append(.mapping(entries, key: node, start: start))
    case .mapping(var entries, let key?, let start):
      if case .scalar(let scalar) = key {
        entries.append(YAMLEntry(key: scalar, value: node))
      } else {
        let words = FaultWords.complexKey
        diagnostics.append(Diagnostic(id: words.id, words.message, at: key.span, cure: words.cure))
      }
      frames.append(.mapping(entries, key: nil, start: start))
    }
  }

  private func span(_ start: SourcePosition, _ end: SourcePosition?) -> SourceSpan {
    SourceSpan(file: file, start: start, end: max(start, end ?? start))
  }
}

extension YAMLNode {
  /// A value that was left out: plain and empty, as no written value is.
  static func empty(at position: SourcePosition, in file: String) -> YAMLNode {
    .scalar(
      YAMLScalar(
        value: "", style: .plain, span: SourceSpan(file: file, start: position, end: position),
        positions: [], contentStart: position))
  }
}
