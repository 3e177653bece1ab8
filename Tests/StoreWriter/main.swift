import CFaultFiles
import Engine
import Platform
import Store
import StoreScript

/// A program that writes to a store, for tests that kill it or take its disk away.
///
///     store-writer script STORE FAULT OPERATION   the steps of StoreScript, a line after each
///     store-writer child STORE NAME COUNT         adds a child, then texts with corrections
///
/// It ends with 3, and the kind of the error on standard error, when the store refuses.
struct StoreWriter {
  let words: [String]
  let output = OutputStream.standardOutput()

  func run() throws(StoreError) {
    switch words.first {
    case "script" where words.count == 4:
      try runScript(words[1], fault: Int32(words[2]) ?? 0, operation: Int(words[3]) ?? 0)
    case "child" where words.count == 4:
      try addChild(words[1], words[2], count: Int(words[3]) ?? 1)
    default: exitProcess(2)
    }
  }

  /// Says at once that a step is done.
  private func confirm(_ line: String) {
    output.line(line)
    try? output.flush()
  }

  private func runScript(_ path: String, fault: Int32, operation: Int) throws(StoreError) {
    guard dictee_faults_install(fault, operation) == 0 else {
      throw StoreError(.unexpected("no faults"))
    }
    // In a function, so that the store is closed before operations are counted.
    try runSteps(path)
    confirm("operations \(dictee_faults_count())")
  }

  private func runSteps(_ path: String) throws(StoreError) {
    let store = try Store.open(path: path)
    confirm("opened")
    for step in StoreScript.Step.allCases {
      try step.run(in: store)
      confirm("done")
    }
  }

  private func addChild(_ path: String, _ name: String, count: Int) throws(StoreError) {
    let store = try Store.open(path: path)
    let profile = Profile(name: name, gender: .feminine, grade: "CE2", set: "ecole")
    try store.add(profile)
    for number in 1...count {
      let day = CivilDay(dayNumber: 20_000 + number)
      let text = DictatedText(
        day: day, title: "Nº \(number)", sentences: ["Il neige."], grade: "CE2", step: 1,
        targets: [])
      let id = try store.remember(text, for: profile)
      try store.append(Correction(day: day, results: ["gn_nombre": .lost]), of: id, for: profile)
    }
  }
}

prepareProcess()
do throws(StoreError) {
  try StoreWriter(words: Array(CommandLine.arguments.dropFirst())).run()
} catch {
  let errors = OutputStream.standardError()
  errors.line("\(error.kind)")
  try? errors.flush()
  exitProcess(3)
}
