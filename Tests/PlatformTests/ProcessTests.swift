import Platform
import Testing

@Suite struct ProcessTests {
  @Test func emptyVariableCountsAsUnset() {
    let environment = Environment(["A": "1", "B": ""])
    #expect(environment["A"] == "1")
    #expect(environment["B"] == nil)
    #expect(environment["C"] == nil)
    #expect(Environment.process["PATH"] != nil)
  }

  @Test func executableIsAFile() throws {
    let path = try #require(executablePath())
    #expect(path.hasPrefix("/"))
    #expect(try kind(of: path) == .file)
    #expect(resolvedPath(path + "/none") == nil)
  }

  @Test func streamInMemoryKeepsEverything() throws {
    let stream = OutputStream.memory()
    stream.write("é")
    stream.line()
    let long = String(repeating: "x", count: 100_000)
    stream.line(long)
    try stream.flush()
    #expect(stream.text == "é\n" + long + "\n")
    #expect(!stream.isTerminal)
    #expect(stream.width == nil)
    #expect(!stream.hasFailed)
  }
}

@Suite struct LocalTimeTests {
  @Test(arguments: [
    ("UTC", ZoneName.known), ("Europe/Paris", .known), ("Europe/Pariss", .unknown), ("", .unknown),
    ("Europe", .unknown), ("zone.tab", .unknown), ("../zoneinfo/UTC", .unknown),
    ("/usr/share/zoneinfo/UTC", .unknown),
  ])
  func knowsTheZonesOfTheSystem(name: String, expected: ZoneName) {
    #expect(zoneName(name) == expected)
  }

  @Test func saysWhenThereIsNoDatabase() {
    let environment = Environment(["TZDIR": "/nonexistent"])
    #expect(zoneName("Europe/Paris", environment: environment) == .noDatabase)
    #expect(zoneName("UTC", environment: environment) == .known)
  }

  @Test(arguments: [
    ("Europe/Paris", "Europe/Paris"), (":Europe/Paris", "Europe/Paris"),
    ("/usr/share/zoneinfo/Europe/Paris", "Europe/Paris"), ("CET-1CEST,M3.5.0,M10.5.0/3", nil),
    ("/etc/passwd", nil),
  ])
  func takesTheZoneFromTZ(variable: String, expected: String?) {
    #expect(systemZoneName(environment: Environment(["TZ": variable])) == expected)
  }

  // In a process of their own: the call sets TZ for the whole process.
  @Test func summerAndWinterTimeInParis() async {
    await #expect(processExitsWith: .success) {
      let winter = CivilTime(year: 2026, month: 11, day: 30, hour: 18, minute: 0)
      let summer = CivilTime(year: 2026, month: 7, day: 1, hour: 0, minute: 30)
      let before = CivilTime(year: 1970, month: 1, day: 1, hour: 0, minute: 59)
      #expect(civilTime(at: 1_796_058_000, zone: "Europe/Paris") == winter)
      #expect(civilTime(at: 1_782_858_600, zone: "Europe/Paris") == summer)
      #expect(civilTime(at: -60, zone: "Europe/Paris") == before)
      #expect(civilTime(at: 0, zone: "UTC")?.hour == 0)
      #expect(civilTime(at: .max, zone: "UTC") == nil)
    }
  }
}
