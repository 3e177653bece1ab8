/// What reports for other programs say of a run besides its findings.
package struct ReportedRun: Sendable {
  package var program = "catalogue-lint"
  package var version = "0"
  /// The manual page of an id; nil for an id without one.
  package var page: @Sendable (String) -> RulePage? = { _ in nil }
  /// The working folder, absolute and without a slash at its end; with nil, paths stay as typed.
  package var folder: String?
  /// The least severity that makes the run fail.
  package var failLevel = Severity.error
  /// When the run was, in UTC: `2026-11-30T18:00:00`.
  package var time = "1970-01-01T00:00:00"
  /// What kept the run from doing all that was asked, such as a file that can't be read.
  package var failures: [LocalizedText] = []
  /// What is wrong with the settings of the run, so that nothing was tried.
  package var settingsFaults: [Diagnostic] = []

  package init() {}
}

extension ReportedRun {
  /// Whether all that was asked was done.
  var isWhole: Bool { failures.isEmpty && settingsFaults.isEmpty }

  /// The path of a file from the working folder where the file lies below it, else the whole path;
  /// never with `./` or `../`.
  package func path(of file: String) -> String {
    guard let folder else { return file }
    let below = folder.pathParts
    let isAbsolute = file.utf8.first == UInt8(ascii: "/")
    var whole = isAbsolute ? [] : below
    for part in file.pathParts {
      switch part {
      case ".": break
      case "..": _ = whole.popLast()
      default: whole.append(part)
      }
    }
    guard whole.count > below.count, whole.starts(with: below) else {
      return "/" + whole.joined(separator: "/")
    }
    return whole.dropFirst(below.count).joined(separator: "/")
  }
}

extension String {
  /// What stands between the slashes.
  fileprivate var pathParts: [String] {
    utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The text as a part of a URI (RFC 3986): all but unreserved characters and `/` percent-encoded.
  var percentEncoded: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.append(byte)
      default:
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
