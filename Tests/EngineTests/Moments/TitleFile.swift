import Platform

/// The table `titles.tsv` beside this file: what the school set must make of titles.
enum TitleFile {
  /// The rows; none for a table that can't be read.
  static var rows: [TitleRow] {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    guard let bytes = try? readFile(folder.joined(separator: "/") + "/titles.tsv") else {
      return []
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return lines.filter { !$0.hasPrefix("# ") }.dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      return TitleRow(written(cells[0]), cells.count == 2 ? String(cells[1]) : "")
    }
  }

  /// A title with its `\u{…}` and `\n` undone.
  private static func written(_ cell: Substring) -> String {
    var title = String.UnicodeScalarView()
    var rest = cell.unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let kind = rest.popFirst() else {
        title.append(scalar)
        continue
      }
      guard kind == "u", rest.popFirst() == "{" else {
        title.append(kind == "n" ? "\n" : kind)
        continue
      }
      let digits = rest.prefix { $0 != "}" }
      rest = rest.dropFirst(digits.count + 1)
      title.append(UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
    }
    return String(title)
  }
}
