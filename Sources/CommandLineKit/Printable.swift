/// A text as it may stand in a message: no control or formatting characters, at most 60 scalars.
func printable(_ text: String) -> String {
  let scalars = text.unicodeScalars
  guard scalars.count > 60 else { return escaped(text) }
  return escaped(String(scalars.prefix(60))) + "…"
}

/// A text with its control and formatting characters written as `\u{1B}`, so that no file name and
/// no argument can steer the terminal.
package func escaped(_ text: String) -> String {
  var shown = ""
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default:
      shown.unicodeScalars.append(scalar)
    }
  }
  return shown
}
