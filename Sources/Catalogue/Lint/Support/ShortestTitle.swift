/// Finds the shortest title that is one text of a motif and holds another one on boundaries, as a
/// walk over both chains at once, breadth first.
///
/// Titles are made of folded letters, digits, spaces, apostrophes and hyphens, without accents; of
/// two of the same length the first in the order of Unicode scalars is taken.
struct ShortestTitle {
  /// How far the inner text is.
  private enum Inner: Hashable {
    case before
    case inside(Int)
    /// It has just ended: only a space, an apostrophe or the end may follow.
    case ended
    case after
  }

  private struct State: Hashable {
    var place: Int
    var inner: Inner
    /// Whether the inner text may begin here.
    var isBoundary: Bool
  }

  private let outer: MotifSteps
  private let inner: MotifSteps?

  /// - Parameters:
  ///   - outer: folded bytes of the text that is the whole title.
  ///   - inner: folded bytes of the text that must stand somewhere in it; nil for none.
  init(_ outer: [UInt8], holding inner: [UInt8]? = nil) {
    self.outer = MotifSteps(outer)
    self.inner = inner.map(MotifSteps.init)
  }

  /// The title, or nil when no title is both.
  ///
  /// - Complexity: O(length of the outer text × length of the inner one).
  var title: String? {
    let start = State(place: 0, inner: inner == nil ? .after : .before, isBoundary: true)
    var seen: Set<State> = [start]
    // In the order of their titles, so that the first to end is the first of its length.
    var layer: [(title: [Unicode.Scalar], state: State)] = [([], start)]
    while !layer.isEmpty {
      if let found = layer.first(where: { isEnd($0.state) }) { return String(found.title) }
      let next = layer.flatMap { title, state in
        moves(from: state).map { (title: title + [$0.0], state: $0.1) }
      }
      layer = next.sorted { $0.title.lexicographicallyPrecedes($1.title) }
        .filter { seen.insert($0.state).inserted }
    }
    return nil
  }

  private func isEnd(_ state: State) -> Bool {
    guard outer.accepts(at: state.place) else { return false }
    switch state.inner {
    case .before: return false
    case .ended, .after: return true
    case .inside(let place): return inner?.accepts(at: place) ?? true
    }
  }

  /// The characters that may follow, each with the states that it leads to.
  private func moves(from state: State) -> [(Unicode.Scalar, State)] {
    outer.moves(from: state.place).flatMap { scalar, place in
      inners(from: state, over: scalar).map { inner in
        (scalar, State(place: place, inner: inner, isBoundary: scalar == " " || scalar == "'"))
      }
    }
  }

  private func inners(from state: State, over scalar: Unicode.Scalar) -> [Inner] {
    // A hyphen beside the inner text could join it to a letter; a space stands wherever one may.
    let isBoundary = scalar == " " || scalar == "'"
    switch state.inner {
    case .before: return [.before] + (state.isBoundary ? begun(at: 0, over: scalar) : [])
    case .inside(let place):
      let ends = inner?.accepts(at: place) ?? true
      return begun(at: place, over: scalar) + (ends && isBoundary ? [.after] : [])
    case .ended: return isBoundary ? [.after] : []
    case .after: return [.after]
    }
  }

  private func begun(at place: Int, over scalar: Unicode.Scalar) -> [Inner] {
    guard let inner else { return [] }
    return inner.moves(from: place).filter { $0.scalar == scalar }.map {
      $0.next == inner.steps.count ? .ended : .inside($0.next)
    }
  }
}

extension String {
  fileprivate init(_ scalars: [Unicode.Scalar]) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    self = String(view)
  }
}

extension Sequence<String> {
  /// The shortest in Unicode scalars, of several the first in their order.
  var shortestTitle: String? {
    self.min { left, right in
      let lengths = (left.unicodeScalars.count, right.unicodeScalars.count)
      return lengths.0 != lengths.1
        ? lengths.0 < lengths.1
        : left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
    }
  }
}
