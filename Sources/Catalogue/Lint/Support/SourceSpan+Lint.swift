import Diagnostics

extension SourceSpan {
  /// Whether the span begins before another: by file, then by place.
  func isBefore(_ other: SourceSpan) -> Bool {
    file == other.file ? start < other.start : file < other.file
  }
}

extension Diagnostic.Note {
  /// A note that points at the other place.
  static func here(fr: String, en: String, _ span: SourceSpan) -> Diagnostic.Note {
    Diagnostic.Note(LocalizedText(fr: fr, en: en), at: span)
  }
}
