internal import CSystem

/// Runs a piece of work here while another one runs on a thread of its own, or after it where there is
/// no thread to be had; gives what both result in.
///
/// - Parameters:
///   - other: runs on the other thread.
///   - own: runs on this one.
package func alongside<Other: Sendable, Own>(
  _ other: @escaping @Sendable () -> Other, _ own: () -> Own
) -> (other: Other, own: Own) {
  let job = ThreadJob(other)
  let reference = Unmanaged.passUnretained(job)
  // The reference is not retained: `job` lives until the thread has been joined.
  return withExtendedLifetime(job) {
    let thread = dictee_start_thread(
      { context in
        guard let context else { return }
        Unmanaged<AnyThreadJob>.fromOpaque(context).takeUnretainedValue().run()
      }, reference.toOpaque())
    let own = own()
    if let thread { dictee_join_thread(thread) }
    return (job.result ?? other(), own)
  }
}

/// Work whose type a C function need not know.
private class AnyThreadJob {
  func run() {}
}

/// Work with its result, which the thread writes before it ends and others read after that.
private final class ThreadJob<Result: Sendable>: AnyThreadJob {
  private let body: @Sendable () -> Result
  private(set) var result: Result?

  init(_ body: @escaping @Sendable () -> Result) {
    self.body = body
  }

  override func run() { result = body() }
}
