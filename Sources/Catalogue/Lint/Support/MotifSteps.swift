/// A text of a motif as a chain of steps over the characters of a folded title.
struct MotifSteps: Sendable {
  struct Step: Sendable {
    /// What the title may have here, in alphabetical order.
    var accepted: [Unicode.Scalar]
    /// Whether the title may have nothing here.
    var isOptional: Bool
  }

  let steps: [Step]

  private static let digits = (0x30...0x39).map { Unicode.Scalar(UInt8($0)) }

  /// - Parameter bytes: the folded text of a motif: `#` is a number of one to three digits, space
  ///   and hyphen are alike, an apostrophe may be a space or, between letters, missing.
  init(_ bytes: [UInt8]) {
    let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    var steps: [Step] = []
    for (place, scalar) in scalars.enumerated() {
      switch scalar {
      case "#":
        for isOptional in [false, true, true] {
          steps.append(Step(accepted: MotifSteps.digits, isOptional: isOptional))
        }
      case " ", "-":
        steps.append(Step(accepted: [" ", "-"], isOptional: false))
      case "'":
        let isJoin =
          MotifSteps.isLetter(scalars, place - 1) && MotifSteps.isLetter(scalars, place + 1)
        steps.append(Step(accepted: [" ", "'"], isOptional: isJoin))
      default:
        steps.append(Step(accepted: [scalar], isOptional: false))
      }
    }
    self.steps = steps
  }

  private static func isLetter(_ scalars: [Unicode.Scalar], _ place: Int) -> Bool {
    guard scalars.indices.contains(place) else { return false }
    let scalar = scalars[place]
    return !" -'#".unicodeScalars.contains(scalar) && !digits.contains(scalar)
  }

  /// The characters that may come at a place, each with the place that it leads to.
  func moves(from place: Int) -> [(scalar: Unicode.Scalar, next: Int)] {
    var moves: [(scalar: Unicode.Scalar, next: Int)] = []
    var step = place
    while step < steps.count {
      moves += steps[step].accepted.map { ($0, step + 1) }
      guard steps[step].isOptional else { break }
      step += 1
    }
    return moves
  }

  /// Whether the title may end at a place.
  func accepts(at place: Int) -> Bool {
    steps[min(place, steps.count)...].allSatisfy(\.isOptional)
  }
}
