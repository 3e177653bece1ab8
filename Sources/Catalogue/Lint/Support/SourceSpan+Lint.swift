import Diagnostics

extension SourceSpan {
  /// Whether the span begins before another: by file, then by place.
  func isBefore(_ other: SourceSpan) -> Bool {
    file == other.file ? start < other.start : file < other.file
  }

  /// The empty span before the first character.
  var opening: SourceSpan { SourceSpan(file: file, start: start, end: start) }
  /// The empty span after the last character.
  var closing: SourceSpan { SourceSpan(file: file, start: end, end: end) }
  /// Whether the span ends on the line on which it begins.
  var isOnOneLine: Bool { start.line == end.line }
}

extension Diagnostic.Note {
  /// A note that points at the other place.
  static func here(fr: String, en: String, _ span: SourceSpan) -> Diagnostic.Note {
    Diagnostic.Note(LocalizedText(fr: fr, en: en), at: span)
  }
}
