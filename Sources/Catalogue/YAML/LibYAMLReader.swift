internal import CYaml
import Diagnostics

/// libyaml's answer when it can't go on, in its own words.
struct LibYAMLFault {
  /// What is wrong, such as "did not find expected key".
  var problem: String
  var position: SourcePosition
  /// What libyaml was reading, such as "while parsing a block mapping"; empty when unknown.
  var context: String
  var contextPosition: SourcePosition?
}

/// A part of a file that is read alone.
struct YAMLPiece {
  /// Byte offsets.
  var range: Range<Int>
  /// The 0-based line on which it begins; it always begins in column 1.
  var firstLine: Int
}

/// Drives libyaml over one piece and builds nodes from its events.
///
/// No YAML is interpreted here beyond that: scalars stay text.
struct LibYAMLReader {
  let source: YAMLSource
  private let piece: YAMLPiece
  private var builder: YAMLTreeBuilder
  private(set) var fault: LibYAMLFault?
  /// The byte offset (`cursor`) of the scalar number `cursorIndex` of the piece.
  private var cursor: Int
  private var cursorIndex = 0

  /// Reads `piece`; afterwards `root` or `fault` is set, both nil for an empty piece.
  ///
  /// - Complexity: O(n).
  init(_ source: YAMLSource, _ piece: YAMLPiece) {
    self.source = source
    self.piece = piece
    builder = YAMLTreeBuilder(file: source.file)
    cursor = piece.range.lowerBound
    read()
  }

  /// The value of the piece, nil after a fault or when there is none.
  var root: YAMLNode? { fault == nil ? builder.root : nil }

  /// Findings about nesting and about what catalogues do without.
  var diagnostics: [Diagnostic] { builder.diagnostics }

  private mutating func read() {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else {
      fault = LibYAMLFault(
        problem: "memory", position: position(line: 0, column: 0), context: "",
        contextPosition: nil)
      return
    }
    defer { yaml_parser_delete(parser) }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    let bytes = UnsafeBufferPointer(rebasing: source.repaired[piece.range])
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    var isDone = false
    while !isDone {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else {
        fault = makeFault(parser.pointee)
        return
      }
      isDone = !take(event)
      yaml_event_delete(&event)
    }
  }

  /// Returns whether to read on.
  private mutating func take(_ event: yaml_event_t) -> Bool {
    switch event.type {
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT:
      return false
    case YAML_SCALAR_EVENT:
      builder.add(scalar(event))
    case YAML_ALIAS_EVENT:
      builder.addAlias(at: span(event))
    case YAML_SEQUENCE_START_EVENT:
      return builder.open(isMapping: false, at: position(event.start_mark))
    case YAML_MAPPING_START_EVENT:
      return builder.open(isMapping: true, at: position(event.start_mark))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      // A block collection ends where the next token begins: its last child says more.
      let isFlow = event.end_mark.index > event.start_mark.index
      builder.close(at: isFlow ? position(event.end_mark) : nil)
    default: break
    }
    return true
  }

  // MARK: - Scalars

  private mutating func scalar(_ event: yaml_event_t) -> YAMLScalar {
    let data = event.data.scalar
    let value = UnsafeBufferPointer(start: UnsafePointer(data.value), count: data.length)
    let start = byteOffset(ofIndex: event.start_mark.index)
    let end = byteOffset(ofIndex: event.end_mark.index)
    let reader = ScalarReader(
      source: source, bytes: start..<end, span: span(event), style: style(data.style))
    return reader.scalar(value)
  }

  private func style(_ style: yaml_scalar_style_t) -> YAMLScalar.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  /// Moves the cursor to a scalar counted from the start of the piece, as libyaml counts.
  private mutating func byteOffset(ofIndex index: Int) -> Int {
    let text = source.repaired
    while cursorIndex < index, cursor < piece.range.upperBound {
      cursor += 1
      while cursor < piece.range.upperBound, text[cursor] & 0xC0 == 0x80 { cursor += 1 }
      cursorIndex += 1
    }
    while cursorIndex > index, cursor > piece.range.lowerBound {
      cursor -= 1
      while text[cursor] & 0xC0 == 0x80 { cursor -= 1 }
      cursorIndex -= 1
    }
    return cursor
  }

  // MARK: - Positions

  private func span(_ event: yaml_event_t) -> SourceSpan {
    SourceSpan(
      file: source.file, start: position(event.start_mark), end: position(event.end_mark))
  }

  private func position(_ mark: yaml_mark_t) -> SourcePosition {
    position(line: Int(mark.line), column: Int(mark.column))
  }

  /// Positions of libyaml are 0-based and relative to the piece.
  private func position(line: Int, column: Int) -> SourcePosition {
    let line = piece.firstLine + line + 1
    // At the end of a text without a final line end libyaml counts one line more.
    guard line <= source.lineStarts.count else { return endOfText() }
    return SourcePosition(line: line, column: column + 1)
  }

  private func endOfText() -> SourcePosition {
    var locator = SourceLocator(source.repaired, lineStarts: source.lineStarts)
    return locator.position(of: source.repaired.count)
  }

  private func makeFault(_ parser: yaml_parser_t) -> LibYAMLFault {
    let context = parser.context.map { String(cString: $0) } ?? ""
    return LibYAMLFault(
      problem: parser.problem.map { String(cString: $0) } ?? "",
      position: position(parser.problem_mark), context: context,
      contextPosition: context.isEmpty ? nil : position(parser.context_mark))
  }
}
