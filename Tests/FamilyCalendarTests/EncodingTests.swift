import Testing

@Suite("Encodings and lines")
struct EncodingTests {
  static let title = "Fête de l’école à Noël ⛷️"

  /// A calendar with one event in the window.
  static func event(_ summary: String) -> String {
    calendar("UID:1", "SUMMARY:\(summary)", "DTSTART;VALUE=DATE:20261201")
  }

  /// The same text as single bytes; only for text that Latin-1 or the given map can hold.
  static func singleBytes(_ text: String, _ map: [Unicode.Scalar: UInt8] = [:]) -> [UInt8] {
    text.unicodeScalars.map { map[$0] ?? UInt8(truncatingIfNeeded: $0.value) }
  }

  static func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit -> [UInt8] in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? bytes : bytes.reversed()
    }
  }

  static let encoded: [(name: String, bytes: [UInt8], title: String)] = {
    let latin = "Fête de l'école à Noël"
    let quoted = "Fête de l’école : « œuf »"
    let windows: [Unicode.Scalar: UInt8] = ["’": 0x92, "œ": 0x9C]
    let text = event(title)
    return [
      ("UTF-8", Array(text.utf8), title),
      ("UTF-8 with a BOM", [0xEF, 0xBB, 0xBF] + text.utf8, title),
      ("UTF-16LE with a BOM", [0xFF, 0xFE] + utf16(text, isBigEndian: false), title),
      ("UTF-16BE with a BOM", [0xFE, 0xFF] + utf16(text, isBigEndian: true), title),
      ("UTF-16LE", utf16(text + "\0", isBigEndian: false), title),
      ("UTF-16BE", utf16(text, isBigEndian: true), title),
      ("Latin-1", singleBytes(event(latin)), latin),
      ("Windows-1252", singleBytes(event(quoted), windows), quoted),
      ("decomposed accents", Array(event("Fe\u{301}te").utf8), "Fe\u{301}te"),
    ]
  }()

  @Test(arguments: encoded)
  func encodingIsRecognised(name: String, bytes: [UInt8], title: String) throws {
    let reading = try Reading(bytes)
    #expect(reading.titles.map { Array($0.unicodeScalars) } == [Array(title.unicodeScalars)])
    #expect(reading.warnings.isEmpty)
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\r\r\n"])
  func lineEndIsUnderstood(end: String) throws {
    let text = Self.event(Self.title).split(separator: "\n").joined(separator: end)
    #expect(try Reading(text).titles == [Self.title])
  }

  @Test func lastLineNeedsNoEnd() throws {
    #expect(try Reading(String(Self.event("Judo").dropLast())).titles == ["Judo"])
  }

  /// Folds every line after `width` bytes, wherever that falls.
  static func folded(_ text: String, width: Int, with fold: String) -> [UInt8] {
    var result: [UInt8] = []
    for line in text.split(separator: "\n") {
      for (index, byte) in line.utf8.enumerated() {
        if index > 0, index % width == 0 { result += fold.utf8 }
        result.append(byte)
      }
      result += "\r\n".utf8
    }
    return result
  }

  @Test(arguments: 1...24)
  func foldsInsideLettersAreUndone(width: Int) throws {
    for fold in ["\r\n ", "\r\n\t", "\n ", "\r "] {
      let reading = try Reading(Self.folded(Self.event(Self.title), width: width, with: fold))
      #expect(reading.titles == [Self.title], "width \(width), fold \(fold.debugDescription)")
    }
  }

  @Test func foldBetweenNameAndColonIsUndone() throws {
    let text = """
      BEGIN
       :VCALENDAR
      BEGIN:VEVENT
      SUMM
       ARY
       :Réunion
      DTSTART
       ;VALUE=DATE
       :20261201
      END
       :VEVENT
      END:VCALENDAR
      """
    #expect(try Reading(text).events == ["2026-12-01 – Réunion"])
    #expect(try Reading(Self.singleBytes(text)).events == ["2026-12-01 – Réunion"])
  }

  @Test func oneBrokenLetterLeavesTheOtherTitlesWhole() throws {
    var bytes = Array(Self.event("Fête à l’école").utf8)
    bytes += Array("BEGIN:VEVENT\nDTSTART;VALUE=DATE:20261202\nSUMMARY:Pisc".utf8)
    bytes += [0xFF] + Array("ine\nEND:VEVENT\n".utf8)
    let reading = try Reading(bytes)
    #expect(reading.titles == ["Fête à l’école", ""])
    #expect(reading.warnings == ["11 unreadable-text"])
  }

  @Test(arguments: [
    (
      #"SUMMARY:Kermesse\, tombola\; buvette\nlivres\\CD"#,
      "Kermesse, tombola; buvette\nlivres\\CD"
    ),
    (#"SUMMARY;LANGUAGE=fr:Piscine"#, "Piscine"),
    (#"SUMMARY;LANGUAGE=en-us;X-A="a:b;c":Piscine: à 10h"#, "Piscine: à 10h"),
    (#"summary:Piscine"#, "Piscine"),
    (#"SUMMARY;X-A="open:Piscine"#, "Piscine"),
    (#"SUMMARY:a\Nb\tc\"#, "a\nb\\tc\\"),
    ("SUMMARY:", ""),
    ("SUMMARY:  Judo ", "  Judo "),
  ])
  func titleIsUnescaped(line: String, title: String) throws {
    let reading = try Reading(calendar("UID:1", line, "DTSTART;VALUE=DATE:20261201"))
    #expect(reading.titles == [title])
  }
}
