import Audit
import Catalogue
import Engine
import Platform

// Measures the engine inside one process, where starting costs nothing; `Tools/bench/run` calls it
// and prints what it says.
//
// usage: bench-engine FOLDER TITLES STEP
//
// TITLES is how many are generated; every STEPth template is expanded. One line a figure: a name
// and a number. Exit 1 when an answer is wrong.

let words = CommandLine.arguments
guard words.count == 4, let titles = Int(words[2]), let step = Int(words[3]) else {
  OutputStream.standardError().write("usage: bench-engine FOLDER TITLES STEP\n")
  exitProcess(2)
}
let files = try CatalogueFile.files(inSet: words[1])
let built = SetBuilder.build(files)
guard let set = built.set else {
  OutputStream.standardError().write("bench-engine: the set has errors\n")
  exitProcess(3)
}
let output = OutputStream.standardOutput()
let figures =
  try TitleBench(built.catalogue, set).figures(titles: titles)
  + TextBench(set).figures(step: step)
for figure in figures { output.line("\(figure.name) \(figure.value)") }
try output.flush()
