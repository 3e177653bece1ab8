import Diagnostics
import Foundation
import Platform
import Testing

@testable import CommandLineKit

/// How a program ends when its streams or its user let it down, each in a process of its own.
@Suite struct StreamTests {
  @Test func closedPipeEndsInSilence() async throws {
    let result = await #expect(processExitsWith: .exitCode(0), observing: [\.standardErrorContent])
    {
      prepareProcess()
      let pipe = Pipe()
      dup2(pipe.fileHandleForWriting.fileDescriptor, 1)
      try pipe.fileHandleForReading.close()
      runToTheEnd(["generate", "--child", "Tom"])
    }
    #expect(String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) == "end\n")
  }

  @Test func fullDiskIsAFailureWithAMessage() async throws {
    let result = await #expect(processExitsWith: .exitCode(3), observing: [\.standardErrorContent])
    {
      prepareProcess()
      dup2(open("/dev/full", O_WRONLY), 1)
      runToTheEnd(["generate", "--child", "Tom"])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text == "dictee: the disk is full; make room and try again\nend\n")
  }

  @Test func closedOutputIsAFailureWithAMessage() async throws {
    let result = await #expect(processExitsWith: .exitCode(3), observing: [\.standardErrorContent])
    {
      close(1)
      prepareProcess()
      runToTheEnd(["generate", "--child", "Tom"])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text == "dictee: the output is closed; redirect it to a file or a terminal\nend\n")
  }

  @Test func interruptionEndsWith130() async {
    await #expect(processExitsWith: .exitCode(130)) {
      prepareProcess()
      kill(getpid(), SIGINT)
      while true { sleep(1) }
    }
  }

  @Test func missingFileIsAFailureWithItsName() {
    let program = Program(
      version: "1",
      command: Command(
        name: "p", summary: .same("s"), description: .same("d"),
        run: { _ in
          _ = try readFile("/nonexistent/\u{1B}[2J")
          return .done
        }))
    #expect(
      run([], in: program)
        == RunResult(
          code: .failure, output: "",
          errors: "p: /nonexistent/\\u{1B}[2J: there is no such file; check its name and folder\n"))
  }
}

/// Runs the sample program on the real streams; the line after its messages says that it returned.
private func runToTheEnd(_ words: [String]) -> Never {
  let code = SampleProgram.program.run(
    words, environment: Environment(["LANG": "en"]), output: .standardOutput(),
    errors: .standardError())
  FileHandle.standardError.write(Data("end\n".utf8))
  exitProcess(code.rawValue)
}
