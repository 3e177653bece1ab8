/// What a typed first name may look like.
package enum FirstNameShape {
  /// The name, or nil when it holds anything but letters joined by single hyphens, apostrophes or
  /// spaces, or is longer than 30 characters.
  package static func checked(_ typed: String) -> String? {
    let scalars = Array(typed.unicodeScalars)
    guard (1...30).contains(scalars.count) else { return nil }
    var afterLetter = false
    for scalar in scalars {
      if isApostrophe(scalar) || isHyphen(scalar) || scalar == " " {
        guard afterLetter else { return nil }
        afterLetter = false
      } else if isLetter(scalar) {
        afterLetter = true
      } else {
        return nil
      }
    }
    return afterLetter ? typed : nil
  }
}
