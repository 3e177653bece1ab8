/// A measured number and what it says.
struct Figure {
  var name: String
  var value: Double
}

/// Seconds of the fastest of some rounds, each of which runs every job once: a slow moment of the
/// machine touches all jobs alike.
func fastest(of rounds: Int, _ jobs: [() -> Void]) -> [Double] {
  var least = [Double](repeating: .infinity, count: jobs.count)
  let clock = ContinuousClock()
  for _ in 0..<rounds {
    for (index, job) in jobs.enumerated() {
      let time = clock.measure(job) / .seconds(1)
      least[index] = min(least[index], time)
    }
  }
  return least
}
