#if DEBUG
  extension Automaton {
    /// What is wrong with the structure, or nil: labels ascend within a state, every state leads to
    /// a key, ranks are dense, and no two states are equal (the automaton is minimal).
    public func brokenInvariant() -> String? {
      var keysOfState: [Int: Int] = [:]
      var seen: Set<[UInt64]> = []
      var first = 0
      while first < arcCount {
        guard let state = readState(at: first) else { return "state at arc \(first) has no end" }
        if !seen.insert(state.map(\.identity)).inserted { return "state at \(first) is a double" }
        if zip(state, state.dropFirst()).contains(where: { $0.label >= $1.label }) {
          return "labels at arc \(first) do not ascend"
        }
        var keys = state[0].skipped
        guard keys <= 1 else { return "rank at arc \(first) does not start at 0 or 1" }
        for arc in state {
          guard arc.skipped == keys else { return "rank at arc \(first) is not dense" }
          guard let below = keysBelow(arc.target, keysOfState, before: first) else {
            return "arc at \(first) leads nowhere"
          }
          keys += below
        }
        keysOfState[first] = keys
        first += state.count
      }
      let all = keysBelow(start, keysOfState, before: arcCount) ?? 0
      return all == count ? nil : "\(all) keys found, \(count) announced"
    }

    private func readState(at first: Int) -> [Arc]? {
      var arcs: [Arc] = []
      while let arc = arc(at: first + arcs.count) {
        arcs.append(arc)
        if arc.isLast { return arcs }
      }
      return nil
    }

    private func keysBelow(_ state: State, _ known: [Int: Int], before: Int) -> Int? {
      guard state.firstArc >= 0 else { return state.isFinal ? 1 : nil }
      return state.firstArc < before ? known[state.firstArc] : nil
    }
  }

  extension Automaton.Arc {
    fileprivate var identity: UInt64 {
      UInt64(label) | UInt64(target.isFinal ? 1 : 0) << 8
        | UInt64(target.firstArc + 1) << 9 | UInt64(skipped) << 40
    }
  }
#endif
