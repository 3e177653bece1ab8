package import Diagnostics

extension RuleExample {
  /// Takes the marks out of a text.
  ///
  /// - Returns: the text, and for each mark where the character after it now stands.
  package static func unmarked(_ yaml: String) -> (yaml: String, places: [SourcePosition]) {
    var kept = String.UnicodeScalarView()
    var places: [SourcePosition] = []
    var place = SourcePosition(line: 1, column: 1)
    for scalar in yaml.unicodeScalars {
      if scalar == mark {
        places.append(place)
        continue
      }
      kept.append(scalar)
      if scalar == "\n" {
        place = SourcePosition(line: place.line + 1, column: 1)
      } else {
        place.column += 1
      }
    }
    return (String(kept), places)
  }

  /// The files without their marks.
  package var unmarkedFiles: [CatalogueFile] {
    files.map { file in
      CatalogueFile(
        path: file.path, pathInSet: file.path,
        bytes: Array(RuleExample.unmarked(file.yaml).yaml.utf8))
    }
  }
}

extension LintRule {
  /// What this rule alone finds in the files of a set, sorted by place.
  package static func findings(in files: [CatalogueFile]) -> [Diagnostic] {
    let catalogue = CatalogueReader.read(files).catalogue
    let compiler = CatalogueCompiler(catalogue, sink: DiagnosticSink())
    let scope = LintScope(
      catalogue, inflections: compiler.inflections, files: files)
    var found: [Diagnostic] = []
    Self().check(scope) { found.append($0) }
    return found.sortedByPlace()
  }
}
