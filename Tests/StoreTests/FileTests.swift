import CFaultFiles
import Platform
import Store
import TestSupport
import Testing

@Suite("What lies where the store should be")
struct FileTests {
  /// Something in the place of the store, and how it is refused.
  enum Obstacle: CaseIterable {
    case folder, link, linkToNothing, garbage, empty, otherDatabase, cutHeader, missingFolder, newer

    var kind: StoreError.Kind {
      switch self {
      case .folder: .isDirectory
      case .link, .linkToNothing: .isLink
      case .garbage, .empty, .otherDatabase, .cutHeader: .foreign
      case .missingFolder: .missingFolder
      case .newer: .newer(found: 99, known: StoreExamination.currentVersion)
      }
    }

    /// Puts it there; gives the path of the store.
    func place(in place: Place) throws -> String {
      switch self {
      case .folder: try place.folder.write([], to: "dictee.sqlite/inside")
      case .link:
        _ = try place.folder.link("dictee.sqlite", to: try place.folder.write([1], to: "x"))
      case .linkToNothing: _ = try place.folder.link("dictee.sqlite", to: "nowhere")
      case .garbage: try writeFile(Array("ceci n’est pas une base".utf8), to: place.path)
      case .empty: try writeFile([], to: place.path)
      case .otherDatabase: try place.sql("PRAGMA journal_mode = WAL; CREATE TABLE mine (a)")
      case .cutHeader:
        do { _ = try place.open() }
        try writeFile(Array(try readFile(place.path).prefix(60)), to: place.path)
      case .missingFolder: return place.folder.path + "/missing/dictee.sqlite"
      case .newer:
        do { _ = try place.open() }
        try place.sql("PRAGMA user_version = 99")
      }
      return place.path
    }
  }

  @Test("it is refused, told, and left as it is", arguments: Obstacle.allCases)
  func obstacles(_ obstacle: Obstacle) throws {
    let place = try Place()
    let path = try obstacle.place(in: place)
    let before = try place.files()
    #expect(kind { () throws(StoreError) in _ = try Store.open(path: path) } == obstacle.kind)
    #expect(try place.files() == before)
    let examination = try StoreExamination(path: path)
    if obstacle == .missingFolder {
      #expect(examination.store.state == .absent)
    } else {
      #expect(examination.store.state == .unusable(obstacle.kind))
    }
    #expect(try place.files() == before)
  }

  @Test("a store with a damaged page is told from a sound one and stays as it is")
  func damage() throws {
    let place = try Place()
    do {
      let store = try place.open()
      try store.add(lea)
      for number in 1...50 { try store.remember(text(number, on: try day("2026-11-30")), for: lea) }
    }
    var generator = SplitMix64(seed: 11)
    let sound = try readFile(place.path)
    for round in 0..<max(20, TestScale.count(1_000)) {
      var bytes = sound
      // Behind the header, whose number says whose file it is.
      for _ in 0..<200 {
        bytes[Int.random(in: 100..<bytes.count, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
      try writeFile(bytes, to: place.path)
      let found = kind { () throws(StoreError) in
        let store = try Store.open(path: place.path)
        for profile in try store.profiles() { _ = try store.archive(of: profile) }
      }
      let isExpected =
        switch found {
        case nil, .damaged, .unexpected: true
        default: false
        }
      #expect(isExpected, "round \(round): \(String(describing: found))")
      #expect(try readFile(place.path) == bytes, "round \(round): the file changed")
      let examination = try StoreExamination(path: place.path)
      #expect(examination.store.state != .absent, "round \(round)")
    }
  }

  @Test("the store and its key are their owner's alone, the folder, too")
  func modes() throws {
    let folder = try TemporaryFolder()
    let environment = Environment(["XDG_DATA_HOME": folder.path + "/new/data"])
    let store = try Store.open(environment: environment)
    try store.add(lea)
    _ = try store.momentSecret()
    let place = folder.path + "/new/data/dictee"
    #expect(store.path == place + "/dictee.sqlite")
    #expect(try status(of: place)?.mode == 0o700)
    for entry in try listDirectory(place) {
      #expect(try status(of: "\(place)/\(entry.name)")?.mode == 0o600, "\(entry.name)")
    }
    let examination = try StoreExamination(path: nil, environment: environment)
    #expect(examination.store.state == .sound)
    #expect(examination.key.state == .sound)
    #expect(examination.key.size == 32)
  }

  @Test(
    "the folder for data comes from the environment alone",
    arguments: [
      (["HOME": "/h"], "/h/"), (["HOME": "/h", "XDG_DATA_HOME": "/d"], "/d/dictee/"),
      (["HOME": "/h", "XDG_DATA_HOME": "d"], "/h/"), (["HOME": "h"], nil), ([:], nil),
    ])
  func dataFolder(_ variables: [String: String], _ start: String?) throws {
    let environment = Environment(variables)
    guard let start else {
      #expect(
        kind { () throws(StoreError) in _ = try Store.open(environment: environment) } == .noHome)
      return
    }
    let place = try StorePlace(path: nil, environment: environment)
    #expect(place.path.hasPrefix(start))
    #expect(place.path.hasSuffix("/dictee/dictee.sqlite"))
  }

  @Test(
    "a path that SQLite would read otherwise is a path",
    arguments: [
      ":memory:", "file:x?mode=memory", "a b#c%25?d", "é–ñ", "-x",
    ])
  func oddNames(_ name: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/" + name
    do { try Store.open(path: path).add(lea) }
    #expect(try status(of: path)?.kind == .file)
    let store = try #require(try Store.openIfPresent(path: path))
    #expect(try store.profiles() == [lea])
  }

  @Test("the key is made once, and a spoilt one is refused")
  func key() throws {
    let place = try Place()
    let store = try place.open()
    _ = try store.momentSecret()
    let bytes = try readFile(place.key)
    #expect(bytes.count == 32)
    _ = try place.open().momentSecret()
    #expect(try readFile(place.key) == bytes)
    try writeFile(Array(bytes.dropLast()), to: place.key)
    #expect(kind { () throws(StoreError) in _ = try store.momentSecret() } == .badKey)
    #expect(try StoreExamination(path: place.path).key.state == .unusable(.badKey))
  }
}
