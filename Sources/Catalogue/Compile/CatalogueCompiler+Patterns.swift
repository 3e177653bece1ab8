import Diagnostics
import Tables

extension CatalogueCompiler {
  /// Adds the tries of motifs and of wide words.
  func addPatterns(to writer: inout BlobWriter) throws(AutomatonError) {
    var patterns = PatternCompiler()
    for (row, form) in catalogue.forms.enumerated() {
      for motif in form.motifs { add(motif, form, row, isException: false, to: &patterns) }
      for motif in form.exceptions { add(motif, form, row, isException: true, to: &patterns) }
    }
    for (row, entry) in catalogue.blocked.enumerated() {
      addWide([entry.word] + entry.inflections, .blocked, row, isPrefix: false, to: &patterns)
      addWide(entry.prefixes, .blocked, row, isPrefix: true, to: &patterns)
    }
    for (row, entry) in catalogue.deviations.enumerated() {
      let kind: WidePatternRecord.Kind = entry.kind == .cancellation ? .cancellation : .chore
      addWide([entry.word] + entry.inflections, kind, row, isPrefix: false, to: &patterns)
    }
    try patterns.write(to: &writer, strings: &context.strings, lists: &context.lists)
  }

  private func add(
    _ motif: YAMLScalar, _ form: FormSyntax, _ row: Int, isException: Bool,
    to patterns: inout PatternCompiler
  ) {
    do throws(MotifFault) {
      for expansion in try Motif.expand(motif.value) {
        try patterns.add(
          expansion: expansion, form: row, rank: form.rank.rawValue, isException: isException)
      }
    } catch {
      sink.report(.motif(error, motif))
    }
  }

  private func addWide(
    _ words: [YAMLScalar], _ kind: WidePatternRecord.Kind, _ row: Int, isPrefix: Bool,
    to patterns: inout PatternCompiler
  ) {
    for word in words {
      do throws(MotifFault) {
        try patterns.add(word: word.value, kind: kind, entry: row, isPrefix: isPrefix)
      } catch {
        sink.report(.motif(error, word))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func motif(_ fault: MotifFault, _ motif: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: fault.id, fault.message,
      at: fault.offset.map { motif.span(of: $0..<($0 + 1)) } ?? motif.span, cure: fault.cure)
  }
}
