// swift-tools-version: 6.2
import PackageDescription

/// The house settings, the same for every Swift target.
let house: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A library target: what it holds is in DESIGN.md, what it may import stands here.
func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: house)
}

/// Set by the Makefile on Linux, where there are archives of all libraries: a command then holds
/// every library, and starts several times faster than one that has to load and bind them.
let staticPrograms: Set = ["StaticPrograms"]

/// A command whose sources live in `Tools/` (all but `dictee`).
func tool(
  _ name: String, path: String? = nil, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: path ?? "Tools/\(name)", exclude: exclude,
    swiftSettings: house,
    linkerSettings: [
      .unsafeFlags(["-static-executable", "-use-ld=lld"], .when(traits: staticPrograms))
    ])
}

/// libical with what it needs, for static programs; others open it when a calendar is read.
let linkedCalendar: [LinkerSetting] = ["ical", "icui18n", "icuuc", "icudata", "stdc++"].map {
  .linkedLibrary($0, .when(traits: staticPrograms))
}

/// The tests of a target, with the helpers that all tests share.
func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], exclude: exclude,
    swiftSettings: house)
}

let package = Package(
  name: "dictee",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "dictee", targets: ["dictee"]),
    .executable(name: "catalogue-lint", targets: ["catalogue-lint"]),
    .executable(name: "catalogue-compile", targets: ["catalogue-compile"]),
  ],
  traits: [
    .trait(name: "StaticPrograms", description: "Commands that hold all their libraries (Linux).")
  ],
  targets: [
    .target(name: "CSystem"),
    .target(name: "CUnicode"),
    .target(
      name: "CICal",
      cSettings: [.define("DICTEE_LINKED_ICAL", .when(traits: staticPrograms))],
      linkerSettings: linkedCalendar),
    .systemLibrary(
      name: "CYaml", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    library("Diagnostics"),
    library("Tables"),
    library("Text", ["CUnicode"]),
    library("Platform", ["CSystem"]),
    library("CommandLineKit", ["Diagnostics", "Text", "Platform"]),
    library("Catalogue", ["Diagnostics", "Tables", "Text", "Platform", "CYaml"]),
    library("Engine", ["Diagnostics", "Tables", "Text"]),
    library("FamilyCalendar", ["Engine", "Diagnostics", "Platform", "CICal"]),
    library("Store", ["Engine", "Diagnostics", "Platform", "Text", "CSQLite"]),
    library("Audit", ["Catalogue", "Engine", "Diagnostics", "Tables", "Text", "Platform"]),
    library(
      "CommandSets",
      ["Audit", "Catalogue", "CommandLineKit", "Diagnostics", "Engine", "Platform", "Tables"]),
    .target(name: "DefaultCatalogues", plugins: ["CompileCatalogues"]),
    .plugin(
      name: "CompileCatalogues", capability: .buildTool(), dependencies: ["catalogue-compile"]),
    tool(
      "dictee", path: "Sources/dictee",
      [
        "Audit", "Catalogue", "CommandLineKit", "CommandSets", "DefaultCatalogues", "Diagnostics",
        "Engine", "FamilyCalendar", "Platform", "Store", "Tables", "Text",
      ]),
    tool("catalogue-compile", ["Audit", "Catalogue", "CommandLineKit", "Diagnostics", "Platform"]),
    tool(
      "catalogue-lint",
      [
        "Audit", "Catalogue", "CommandLineKit", "CommandSets", "DefaultCatalogues", "Diagnostics",
        "Engine", "Platform", "Tables", "Text",
      ]),
    tool(
      "evaluate",
      ["Catalogue", "CommandLineKit", "Diagnostics", "Engine", "Platform", "Tables", "Text"]),
    tool(
      "fuzz",
      [
        "CommandLineKit", "CommandSets", "Diagnostics", "Engine", "Platform", "Tables",
        "TestSupport", "Text",
      ], exclude: ["ratchet"]),
    tool(
      "simulate",
      ["Catalogue", "CommandLineKit", "Diagnostics", "Engine", "Platform", "Tables"]),
    .target(
      name: "TestSupport", dependencies: ["Catalogue", "Diagnostics", "Platform"],
      path: "Tests/TestSupport",
      exclude: ["junit.xsd", "validate-report"], swiftSettings: house),
    .target(
      name: "MatchingReference",
      dependencies: ["Catalogue", "Engine", "Tables", "TestSupport", "Text"],
      path: "Tests/MatchingReference", swiftSettings: house),
    tool(
      "bench-engine",
      [
        "Audit", "Catalogue", "Engine", "MatchingReference", "Platform", "Tables", "TestSupport",
        "Text",
      ]),
    tests("DiagnosticsTests", ["Diagnostics"], exclude: ["Golden"]),
    tests("TablesTests", ["Tables"]),
    tests("TextTests", ["Text"]),
    tests("PlatformTests", ["Platform"]),
    tests(
      "CommandLineKitTests", ["CommandLineKit", "Diagnostics", "Platform"], exclude: ["Golden"]),
    tests(
      "CatalogueTests", ["Catalogue", "Diagnostics", "Tables", "Text", "Platform"],
      exclude: ["YAML/Fixtures"]),
    tests(
      "EngineTests",
      ["Engine", "MatchingReference", "Catalogue", "Tables", "Text", "Diagnostics", "Platform"],
      exclude: ["Correction/Gold", "HardPoints/Tables", "Moments/Refused", "Moments/titles.tsv"]),
    tests(
      "AuditTests",
      [
        "Audit", "Catalogue", "catalogue-lint", "CommandLineKit", "Diagnostics", "Engine",
        "MatchingReference", "Platform", "Tables", "Text",
      ],
      exclude: ["Golden", "Hostile"]),
    tests(
      "SimulateTests", ["simulate", "Catalogue", "Diagnostics", "Engine", "Platform", "Tables"]),
    tests(
      "FamilyCalendarTests", ["FamilyCalendar", "Engine", "Diagnostics", "Platform"],
      exclude: ["recurrence-peer"]),
    // Files of SQLite that fail, a program that is killed while it writes, and what it writes.
    .target(
      name: "CFaultFiles", dependencies: ["CSQLite"], path: "Tests/CFaultFiles"),
    .target(
      name: "StoreScript", dependencies: ["Store", "Diagnostics", "Engine"],
      path: "Tests/StoreScript", swiftSettings: house),
    tool(
      "store-writer", path: "Tests/StoreWriter",
      ["CFaultFiles", "Engine", "Platform", "Store", "StoreScript"]),
    tests(
      "StoreTests",
      [
        "CFaultFiles", "Diagnostics", "Engine", "Platform", "Store", "store-writer", "StoreScript",
        "Text",
      ]),
    tests(
      "PrivacyTests",
      [
        "dictee", "CommandLineKit", "Diagnostics", "Engine", "FamilyCalendar", "Platform", "Store",
        "Tables",
      ]),
    // The commands are run as programs; the dependency only has them built.
    tests(
      "EndToEndTests",
      [
        "dictee", "catalogue-lint", "catalogue-compile", "Diagnostics", "Engine", "Platform",
        "Store",
      ],
      exclude: [
        "at-terminal", "Calendars", "Golden", "Sets", "try-ci", "validate-json", "validate-yaml",
      ]),
  ]
)
