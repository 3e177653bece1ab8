import CFaultFiles
import Platform
import Store
import StoreScript
import TestSupport
import Testing

/// What a store holds after each step of the script, the empty store first.
private func expectedStates() throws -> [String] {
  let place = try Place()
  let store = try place.open()
  var states = [try StoreScript.state(of: store)]
  for step in StoreScript.Step.allCases {
    try step.run(in: store)
    states.append(try StoreScript.state(of: store))
  }
  return states
}

/// A run of the script with a fault at an operation.
private struct FaultyRun {
  let place: Place
  let result: ChildProcess.Result

  init(_ fault: Int, at operation: Int) throws {
    place = try Place()
    result = try Writer.run(["script", place.path, String(fault), String(operation)])
  }

  var lines: [Substring] { result.text.split(separator: "\n") }

  /// How many steps were confirmed.
  var confirmed: Int { lines.count { $0 == "done" } }

  /// How many operations a whole run has.
  var operations: Int? {
    lines.last?.split(separator: " ").last.flatMap { Int($0) }
  }

  /// What is wrong with what is left behind; empty when nothing that was confirmed is lost.
  func faults(_ states: [String]) throws -> [String] {
    var faults: [String] = []
    do {
      // Steps that have been confirmed, and perhaps the one at work.
      let allowed = states[confirmed...].prefix(2)
      let state = try StoreScript.state(of: place.open())
      if !allowed.contains(state) {
        faults.append("\(confirmed) steps confirmed, state:\n\(state)")
      }
      let isForgotten = state.isEmpty == false && !state.contains(StoreScript.tom.name)
      if isForgotten {
        // The store is closed again here.
        faults += try place.files(holding: StoreScript.tom.name).map { "Tom is still in \($0)" }
      }
    } catch let error as StoreError {
      faults.append("\(error.kind)")
    }
    let examination = try StoreExamination(path: place.path)
    if examination.store.state != .sound { faults.append("\(examination.store.state)") }
    return faults
  }
}

@Suite("A store whose process or disk fails", .serialized)
struct FaultTests {
  @Test("nothing confirmed is lost when the process is killed at any operation")
  func kills() throws {
    let states = try expectedStates()
    let count = try #require(try FaultyRun(DICTEE_FAULT_NONE, at: 0).operations)
    let faults = [DICTEE_FAULT_KILL_BEFORE, DICTEE_FAULT_KILL_WITHIN, DICTEE_FAULT_KILL_AFTER]
    // Each operation in each way: more than a thousand kills.
    #expect(count * faults.count >= 1_000)
    var generator = SplitMix64(seed: 6)
    var cases = (1...count).flatMap { operation in faults.map { ($0, operation) } }
    cases.shuffle(using: &generator)
    for (fault, operation) in cases.prefix(TestScale.count(cases.count)) {
      let run = try FaultyRun(Int(fault), at: operation)
      #expect(run.result.code == 128 + 9, "fault \(fault) at \(operation): not killed")
      let found = try run.faults(states)
      #expect(found.isEmpty, "fault \(fault) at \(operation): \(found)")
    }
  }

  @Test(
    "a full or failing disk is told and loses nothing confirmed",
    arguments: [
      (Int(DICTEE_FAULT_FULL), "diskFull"), (Int(DICTEE_FAULT_BROKEN), "unexpected"),
    ])
  func badDisk(_ fault: Int, _ kind: String) throws {
    let states = try expectedStates()
    let count = try #require(try FaultyRun(Int(DICTEE_FAULT_NONE), at: 0).operations)
    var generator = SplitMix64(seed: 7)
    let operations = (1...count).shuffled(using: &generator)
    for operation in operations.prefix(TestScale.count(count)) {
      let run = try FaultyRun(fault, at: operation)
      // What comes after the last writing, when the store is closed, is no loss.
      if run.result.code != 0 {
        #expect(run.result.code == 3, "at \(operation)")
        #expect(run.result.errorText.hasPrefix(kind), "at \(operation): \(run.result.errorText)")
      }
      let found = try run.faults(states)
      #expect(found.isEmpty, "fault \(fault) at \(operation): \(found)")
    }
  }

  @Test("a store that can only be read is refused and stays as it is")
  func readOnly() throws {
    let place = try Place()
    do { try place.open().add(lea) }
    let before = try place.files()
    let result = try Writer.run(["script", place.path, String(DICTEE_FAULT_READ_ONLY), "0"])
    #expect(result.code == 3)
    #expect(result.errorText == "readOnly\n")
    #expect(try place.files() == before)
  }

  @Test("a disk of 512 kB that fills up", .enabled(if: SmallDisk.isAvailable))
  func smallDisk() throws {
    let disk = try SmallDisk()
    let path = disk.path + "/dictee.sqlite"
    let result = try Writer.run(["child", path, "Léa", "10000"])
    #expect(result.code == 3)
    #expect(result.errorText == "diskFull\n")
    // All texts that were confirmed are there; the last may wait for its correction.
    let examination = try StoreExamination(path: path)
    #expect(examination.store.state == .sound)
    try disk.grow()
    let store = try Store.open(path: path)
    let texts = try store.texts(of: lea)
    #expect(texts.count > 10)
    #expect(texts.dropLast().filter { !$0.correction }.isEmpty)
    try store.remember(text(1, on: try day("2026-11-30")), for: lea)
  }

  @Test("several processes that write at once all get through")
  func severalProcesses() async throws {
    let place = try Place()
    let names = ["Anaïs", "Basile", "Chloé", "Driss"]
    let count = TestScale.count(400) + 5
    let path = place.path
    // They also meet while the store is made.
    let results = try await withThrowingTaskGroup(of: ChildProcess.Result.self) { group in
      for name in names {
        group.addTask { try Writer.run(["child", path, name, String(count)]) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.map(\.code) == [0, 0, 0, 0], "\(results.map(\.errorText))")
    let store = try place.open()
    #expect(try store.profiles().map(\.name) == names)
    for profile in try store.profiles() {
      #expect(try store.texts(of: profile).count == count)
      #expect(try store.corrections(of: profile).count == count)
    }
  }
}

/// The system mounts nothing for these tests.
private struct MountFailure: Error {
  var reason: String
}

/// A small file system in memory, where the system lets these tests have one.
final class SmallDisk {
  let path: String
  private let folder: TemporaryFolder

  /// Whether one can be had: on Linux, as root.
  static let isAvailable = (try? SmallDisk()) != nil

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path
    try Self.run(["mount", "-t", "tmpfs", "-o", "size=512k", "tmpfs", path])
  }

  /// Makes it larger, as somebody does who makes room.
  func grow() throws {
    try Self.run(["mount", "-o", "remount,size=4m", path])
  }

  private static func run(_ words: [String]) throws {
    let environment = ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"]
    let result = try ChildProcess("/usr/bin/env", words, environment: environment).run()
    guard result.code == 0 else { throw MountFailure(reason: result.errorText) }
  }

  deinit {
    try? Self.run(["umount", path])
  }
}
