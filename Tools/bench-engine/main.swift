import Audit
import Catalogue
import Engine
import Platform

// Measures the engine inside one process, where starting costs nothing; `Tools/bench/run` calls it
// and prints what it says.
//
// usage: bench-engine FOLDER TITLES STEP
//        bench-engine FOLDER WORDS
//        bench-engine FOLDER rules|overlaps|correction
//
// TITLES is how many are generated; every STEPth template is expanded. WORDS is a file of words to
// look up, one a line. One line a figure: a name and a number. Exit 1 when an answer is wrong.

let words = CommandLine.arguments
guard (3...4).contains(words.count) else {
  OutputStream.standardError().write(
    "usage: bench-engine FOLDER (TITLES STEP | WORDS | rules | overlaps | correction)\n")
  exitProcess(2)
}
let files = try CatalogueFile.files(inSet: words[1])
let output = OutputStream.standardOutput()
if words.count == 3, ["rules", "overlaps"].contains(words[2]) {
  let bench = LintBench(files)
  let found = words[2] == "rules" ? bench.ruleFigures() : bench.overlapFigures()
  for figure in found { output.line("\(figure.name) \(figure.value)") }
  try output.flush()
  exitProcess(0)
}
let built = SetBuilder.build(files)
guard let set = built.set else {
  OutputStream.standardError().write("bench-engine: the set has errors\n")
  exitProcess(3)
}
let figures: [Figure]
if words.count == 3, words[2] == "correction" {
  figures = try CorrectionBench(set).figures()
} else if words.count == 3 {
  figures = try LookupBench(set, words: words[2]).figures()
} else {
  figures =
    try TitleBench(built.catalogue, set).figures(titles: Int(words[2]) ?? 0)
    + TextBench(set).figures(step: Int(words[3]) ?? 1)
}
for figure in figures { output.line("\(figure.name) \(figure.value)") }
try output.flush()
