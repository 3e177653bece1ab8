import Diagnostics
import Testing

@testable import CommandLineKit

@Suite struct ArgumentParserTests {
  private func parse(_ words: [String]) -> ArgumentParser.Outcome {
    ArgumentParser.parse(words, for: SampleProgram.generate)
  }

  @Test(arguments: [
    ["--child", "Léa", "--seed", "7", "--json", "--calendar", "a.ics"],
    ["--child=Léa", "--seed=7", "--json", "--calendar=a.ics"],
    ["-jn", "7", "-c", "a.ics", "--child", "Léa"],
    ["-jn7", "-ca.ics", "--child", "Léa"],
    ["-n=7", "-j", "-c=a.ics", "--child=Léa"],
  ])
  func spellingsMeanTheSame(words: [String]) {
    let outcome = parse(words)
    #expect(outcome.faults == [])
    #expect(outcome.arguments[SampleProgram.child] == "Léa")
    #expect(outcome.arguments[SampleProgram.seed] == 7)
    #expect(outcome.arguments[SampleProgram.calendar] == "a.ics")
    #expect(outcome.arguments[SampleProgram.json])
    #expect(!outcome.arguments[SampleProgram.quiet])
    #expect(outcome.arguments[SampleProgram.format] == nil)
    #expect(outcome.arguments[SampleProgram.format, default: .text] == .text)
  }

  @Test func valueKeepsWhatFollowsTheFirstEqualsSign() {
    #expect(parse(["--child=a=b"]).arguments[SampleProgram.child] == "a=b")
  }

  @Test func repeatableOptionKeepsItsOrder() {
    let outcome = parse(["--child", "Tom", "-t", "b", "--tag=a", "-tc"])
    #expect(outcome.faults == [])
    #expect(outcome.arguments[all: SampleProgram.tags] == ["b", "a", "c"])
  }

  @Test func dashIsAValueAndAnArgument() {
    let outcome = ArgumentParser.parse(["-"], for: SampleProgram.check)
    #expect(outcome.faults == [])
    #expect(outcome.arguments[SampleProgram.file] == "-")
    #expect(parse(["--child", "Tom", "-c", "-"]).arguments[SampleProgram.calendar] == "-")
  }

  @Test func doubleDashEndsTheOptions() {
    let outcome = ArgumentParser.parse(["--json", "--", "--text"], for: SampleProgram.check)
    #expect(outcome.faults == [])
    #expect(outcome.arguments[SampleProgram.file] == "--text")
  }

  @Test func negativeNumberIsAValue() {
    let outcome = parse(["--child", "Tom", "--seed", "-5"])
    #expect(
      outcome.faults.map(\.message.en) == [
        "option “--seed” takes a whole number from 0 to 99, not “-5”"
      ])
  }

  @Test func missingRequiredOptionIsAnErrorForTheCommandToo() {
    #expect(throws: UsageError.self) {
      try parse([]).arguments.value(of: SampleProgram.child)
    }
  }

  struct FaultCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var words: [String]
    var faults: [String]

    init(_ name: String, _ words: [String], _ faults: [String]) {
      testDescription = name
      self.words = words
      self.faults = faults
    }
  }

  static let faultCases = [
    FaultCase(
      "unknown, near", ["--child=A", "--calender", "x"],
      [
        "unknown option “--calender”; did you mean “--calendar”?",
        "word 3 is unexpected; a value of several words goes in quotes",
      ]),
    FaultCase(
      "beginning of a name", ["--child=A", "--cal=x"],
      ["unknown option “--cal”; did you mean “--calendar”?"]),
    FaultCase("unknown, far", ["--child=A", "--zzzzzz"], ["unknown option “--zzzzzz”"]),
    FaultCase("unknown letter", ["--child=A", "-jx"], ["unknown option “-x”"]),
    FaultCase(
      "long dash", ["—child=A"],
      [
        "unknown option “—child”; did you mean “--child”?",
        "option “--child NAME” is missing",
      ]),
    FaultCase(
      "single dash", ["--child=A", "-seed"],
      ["unknown option “-seed”; did you mean “--seed”?"]),
    FaultCase(
      "missing value at the end", ["--child=A", "--seed"],
      ["option “--seed” takes a value: --seed N"]),
    FaultCase(
      "missing value before an option", ["--child", "--json"],
      ["option “--child” takes a value: --child NAME"]),
    FaultCase(
      "value of a switch", ["--child=A", "--json=yes"], ["option “--json” takes no value"]),
    FaultCase(
      "bad integer", ["--child=A", "--seed=ten"],
      ["option “--seed” takes a whole number from 0 to 99, not “ten”"]),
    FaultCase(
      "integer too large", ["--child=A", "--seed=99999999999999999999"],
      ["option “--seed” takes a whole number from 0 to 99, not “99999999999999999999”"]),
    FaultCase(
      "bad choice", ["--child=A", "--format=JSON"],
      ["option “--format” takes text or json, not “JSON”; did you mean “json”?"]),
    FaultCase(
      "private value", ["--child="], ["option “--child” takes a text, not empty"]),
    FaultCase(
      "control characters", ["--child=A", "--seed=\u{1B}[31m"],
      ["option “--seed” takes a whole number from 0 to 99, not “\\u{1B}[31m”"]),
    FaultCase(
      "three times", ["--child=A", "--child=B", "--child=C"],
      ["option “--child” is given several times; keep one"]),
    FaultCase(
      "needs another", ["--child=A", "--moment=x"],
      ["option “--moment” needs “--calendar FILE”"]),
    FaultCase(
      "all at once", ["--seed", "x", "--frmat", "Léa"],
      [
        "option “--seed” takes a whole number from 0 to 99, not “x”",
        "unknown option “--frmat”; did you mean “--format”?",
        "word 4 is unexpected; a value of several words goes in quotes",
        "option “--child NAME” is missing",
      ]),
  ]

  @Test(arguments: faultCases)
  func tellsEveryFault(_ faultCase: FaultCase) {
    #expect(parse(faultCase.words).faults.map(\.message.en) == faultCase.faults)
  }

  @Test func repeatedSwitchIsNoFault() {
    #expect(parse(["--child=A", "-jj", "--json"]).faults == [])
  }

  @Test func argumentsAreCounted() {
    guard case .single(let lint) = SampleProgram.single.shape else {
      Issue.record("the sample is a program of one command")
      return
    }
    #expect(
      ArgumentParser.parse([], for: lint).faults.map(\.message.en) == [
        "an argument is missing: PATH"
      ])
    let outcome = ArgumentParser.parse(["a", "b"], for: lint)
    #expect(outcome.arguments[all: SampleProgram.paths] == ["a", "b"])
    #expect(
      ArgumentParser.parse(["a", "b"], for: SampleProgram.check).faults.map(\.message.fr) == [
        "argument en trop : « b »"
      ])
  }
}
