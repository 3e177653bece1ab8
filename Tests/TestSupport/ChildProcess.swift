internal import Platform
internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A program run to its end, with an environment of its own.
package struct ChildProcess: Sendable {
  /// What a program left.
  package struct Result: Equatable, Sendable {
    /// The exit code; 128 and the signal's number for a program that a signal ended.
    package var code: Int32
    package var output: [UInt8]
    package var errors: [UInt8]

    /// Standard output as text.
    package var text: String { String(decoding: output, as: UTF8.self) }
    /// Standard error as text.
    package var errorText: String { String(decoding: errors, as: UTF8.self) }
  }

  /// Why a program could not be run.
  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  /// Where standard output leads.
  package enum Output: Sendable {
    case collected
    /// A pipe whose reader is gone.
    case closedPipe
  }

  package var path: String
  package var arguments: [String]
  package var input: [UInt8]
  package var environment: [String: String]
  package var output: Output

  /// - Parameter environment: all variables that the program gets.
  package init(
    _ path: String, _ arguments: [String], input: [UInt8] = [], environment: [String: String],
    output: Output = .collected
  ) {
    self.path = path
    self.arguments = arguments
    self.input = input
    self.environment = environment
    self.output = output
  }

  /// Runs the program and waits for its end.
  package func run() throws -> Result {
    let folder = try TemporaryFolder()
    let files = ["in", "out", "err"].map { "\(folder.path)/\($0)" }
    try writeFile(input, to: files[0])
    let process = try start(files)
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1 {
      guard errno == EINTR else { throw Failure(description: "waitpid: errno \(errno)") }
    }
    let signal = status & 0x7F
    return Result(
      code: signal == 0 ? (status >> 8) & 0xFF : 128 + signal,
      output: output == .collected ? try readFile(files[1]) : [], errors: try readFile(files[2]))
  }

  /// One start at a time, so that no other program inherits the reading end of a closed pipe.
  private static let starting = Mutex(())

  private func start(_ files: [String]) throws -> pid_t {
    try Self.starting.withLock { _ in
      var actions = SpawnActions()
      defer { actions.destroy() }
      actions.open(0, files[0], O_RDONLY)
      actions.open(2, files[2], O_WRONLY | O_CREAT | O_TRUNC)
      var ends: [Int32] = [-1, -1]
      switch output {
      case .collected: actions.open(1, files[1], O_WRONLY | O_CREAT | O_TRUNC)
      case .closedPipe:
        guard pipe(&ends) == 0 else { throw Failure(description: "pipe: errno \(errno)") }
        close(ends[0])
        actions.duplicate(ends[1], to: 1)
      }
      defer { if ends[1] >= 0 { close(ends[1]) } }
      return try spawn(&actions)
    }
  }

  private func spawn(_ actions: inout SpawnActions) throws -> pid_t {
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
    variables.append(nil)
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, path, &actions.list, nil, &words, &variables)
    guard code == 0 else {
      throw Failure(description: "\(path) can't be started: errno \(code)")
    }
    return process
  }
}

/// The changes of descriptors before a program starts.
private struct SpawnActions {
  #if canImport(Darwin)
    var list: posix_spawn_file_actions_t?
  #else
    var list = posix_spawn_file_actions_t()
  #endif

  init() {
    posix_spawn_file_actions_init(&list)
  }

  mutating func open(_ descriptor: Int32, _ path: String, _ flags: Int32) {
    posix_spawn_file_actions_addopen(&list, descriptor, path, flags, 0o600)
  }

  mutating func duplicate(_ descriptor: Int32, to other: Int32) {
    posix_spawn_file_actions_adddup2(&list, descriptor, other)
  }

  mutating func destroy() {
    posix_spawn_file_actions_destroy(&list)
  }
}
