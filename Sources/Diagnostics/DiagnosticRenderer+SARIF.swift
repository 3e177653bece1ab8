/// SARIF 2.1.0, <https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html>; numbers of
/// sections in comments are those of the standard.
extension DiagnosticRenderer {
  private static let schemaAddress =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  /// The name of the working folder in locations.
  private static let folderName = "SRCROOT"

  /// The findings as a log with one run; its rules are those that found something.
  func sarif(_ diagnostics: [Diagnostic]) -> String {
    let ids = Set(diagnostics.map(\.id)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
    var fingerprints = Fingerprints()
    let results = diagnostics.map { diagnostic in
      result(
        diagnostic, index: indices[diagnostic.id, default: 0],
        fingerprint: fingerprints.next(key(of: diagnostic)))
    }
    var members: [JSONValue.Member] = [
      JSONValue.Member("tool", ["driver": driver(ids)]),
      JSONValue.Member("language", .string(language.rawValue)),
      JSONValue.Member("columnKind", "unicodeCodePoints"),
      JSONValue.Member("invocations", [invocation]),
    ]
    if let folder = run.folder {
      let base: JSONValue = ["uri": .string("file://\(folder.percentEncoded)/")]
      members.append(
        JSONValue.Member("originalUriBaseIds", .object([.init(Self.folderName, base)])))
    }
    members.append(JSONValue.Member("results", .array(results)))
    return JSONWriter.write([
      "$schema": .string(Self.schemaAddress), "version": "2.1.0", "runs": [.object(members)],
    ])
  }

  private func driver(_ ids: [String]) -> JSONValue {
    [
      "name": .string(run.program), "version": .string(run.version),
      "rules": .array(ids.map(rule)),
    ]
  }

  private func rule(_ id: String) -> JSONValue {
    var members = [JSONValue.Member("id", .string(id))]
    if let page = run.page(id), !shown(page.what).isEmpty {
      let why = shown(page.why)
      members += [
        .init("shortDescription", message(shown(page.what).firstSentence)),
        .init("fullDescription", message("\(shown(page.what)) \(why)")),
        .init(
          "help",
          message([why, shown(page.cure), shown(page.safetyAndMending)].joined(separator: "\n\n"))),
        .init("defaultConfiguration", ["level": .string(page.severity.sarifLevel)]),
      ]
    }
    return .object(members)
  }

  /// What was left undone, so that a log without results can't be taken for a clean one.
  private var invocation: JSONValue {
    var members: [JSONValue.Member] = [
      .init("executionSuccessful", .bool(run.isWhole)),
      .init(
        "toolExecutionNotifications",
        .array(run.failures.map { ["level": "error", "message": message(shown($0))] })),
    ]
    if !run.settingsFaults.isEmpty {
      members.append(
        .init(
          "toolConfigurationNotifications",
          .array(run.settingsFaults.sortedByPlace().map(configurationNotification))))
    }
    return .object(members)
  }

  /// A fault of the settings, with its place (3.58).
  private func configurationNotification(_ fault: Diagnostic) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("descriptor", ["id": .string(fault.id)]),
      .init("level", .string(fault.severity.sarifLevel)),
      .init("message", ["text": .string(text(of: fault))]),
    ]
    if let location = location(of: fault) { members.append(.init("locations", [location])) }
    return .object(members)
  }

  private func result(
    _ diagnostic: Diagnostic, index: Int, fingerprint: String
  ) -> JSONValue {
    let related = diagnostic.notes.compactMap { note in note.span.map { (note, $0) } }
    var members: [JSONValue.Member] = [
      .init("ruleId", .string(diagnostic.id)),
      .init("ruleIndex", .int(index)),
      .init("level", .string(diagnostic.severity.sarifLevel)),
      .init("message", ["text": .string(text(of: diagnostic))]),
    ]
    if let location = location(of: diagnostic) {
      members.append(.init("locations", [location]))
    }
    if !related.isEmpty {
      let locations = related.enumerated().map { number, place -> JSONValue in
        [
          "id": .int(number + 1), "physicalLocation": physicalLocation(place.1),
          "message": message(shown(place.0.message)),
        ]
      }
      members.append(.init("relatedLocations", .array(locations)))
    }
    members.append(.init("partialFingerprints", ["catalogueLint/v1": .string(fingerprint)]))
    return .object(members)
  }

  /// Message, witness, notes, cure; a note with a place is a link to its related location (3.11.6).
  private func text(of diagnostic: Diagnostic) -> String {
    var lines = [shown(diagnostic.message).plainMessage]
    lines += (diagnostic.witness?.lines ?? []).map { shown($0).plainMessage }
    var number = 0
    for note in diagnostic.notes {
      if note.span == nil {
        lines.append(shown(note.message).plainMessage)
      } else {
        number += 1
        lines.append("[\(shown(note.message).linkText)](\(number))")
      }
    }
    if let cure = diagnostic.cure { lines.append(shown(.toDo(cure)).plainMessage) }
    return lines.joined(separator: "\n")
  }

  private func location(of diagnostic: Diagnostic) -> JSONValue? {
    var members: [JSONValue.Member] = []
    if let span = diagnostic.span {
      members.append(.init("physicalLocation", physicalLocation(span)))
    }
    if let entry = diagnostic.entry {
      members.append(
        .init("logicalLocations", [["fullyQualifiedName": .string(entry.withVisibleControls)]]))
    }
    return members.isEmpty ? nil : .object(members)
  }

  private func physicalLocation(_ span: SourceSpan) -> JSONValue {
    let path = run.path(of: span.file)
    let uri: JSONValue
    if path.hasPrefix("/") {
      uri = ["uri": .string("file://" + path.percentEncoded)]
    } else if run.folder == nil {
      uri = ["uri": .string(path.percentEncoded)]
    } else {
      uri = ["uri": .string(path.percentEncoded), "uriBaseId": .string(Self.folderName)]
    }
    return [
      "artifactLocation": uri,
      "region": [
        "startLine": .int(span.start.line), "startColumn": .int(span.start.column),
        "endLine": .int(span.end.line), "endColumn": .int(span.end.column),
      ],
    ]
  }

  private func message(_ text: String) -> JSONValue {
    ["text": .string(text.plainMessage)]
  }
}

extension Severity {
  fileprivate var sarifLevel: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}

extension String {
  /// The text in a message: braces doubled (3.11.5), and no link where the text has the look of one.
  fileprivate var plainMessage: String {
    escaped(where: { $0 == "]" && $1 == "(" })
  }

  /// The text of a link: braces doubled, a backslash before brackets and backslashes (3.11.6).
  fileprivate var linkText: String {
    escaped(where: { scalar, _ in scalar == "[" || scalar == "]" || scalar == "\\" })
  }

  /// The text up to its first period before a space.
  fileprivate var firstSentence: String {
    firstRange(of: ". ").map { self[..<$0.lowerBound] + "." } ?? self
  }

  /// Braces doubled, and a backslash before each scalar that `isSpecial`, which is asked with the
  /// next one.
  private func escaped(
    where isSpecial: (Unicode.Scalar, Unicode.Scalar?) -> Bool
  ) -> String {
    var result = String.UnicodeScalarView()
    for index in unicodeScalars.indices {
      let scalar = unicodeScalars[index]
      let next = unicodeScalars[unicodeScalars.index(after: index)...].first
      if scalar == "{" || scalar == "}" { result.append(scalar) }
      if isSpecial(scalar, next) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }
}
