import Diagnostics
package import Tables

/// Turns the syntax of a set into a blob.
package struct CatalogueCompiler {
  let catalogue: CatalogueSyntax
  let context: CompileContext
  let sink: DiagnosticSink
  /// All forms of the vocabulary.
  package let inflections: [Inflection]
  private let inflector: Inflector

  /// Generates the inflected forms; faults of the vocabulary are reported to `sink`.
  package init(_ catalogue: CatalogueSyntax, sink: DiagnosticSink) {
    self.catalogue = catalogue
    self.sink = sink
    inflector = Inflector(
      catalogue.vocabulary, morphology: catalogue.morphology,
      grades: catalogue.grades.map(\.id.value), sink: sink)
    inflections = inflector.inflections
    let spelling = WrittenSpelling(
      catalogue.set?.spelling ?? .classic, inflections: inflections,
      pairs: inflector.otherSpellings)
    context = CompileContext(spelling: spelling, sink: sink)
    context.numberGrades(catalogue.grades)
  }

  /// All forms as a table for other programs: form, lemma, class, gender, number, person, tense,
  /// grade and spelling, separated by tabs, one reading a line.
  package var lexiconTable: String { inflector.lexiconTable }

  /// The blob; meaningless when an error was reported to the sink.
  ///
  /// - Parameter contentHash: SHA-256 of the files of the set and its bases.
  /// - Complexity: O(n log n) in the size of the catalogue.
  package func compile(contentHash: [UInt8]) throws(AutomatonError) -> [UInt8] {
    var writer = BlobWriter()
    writer.add(rows: [meta()])
    writer.add(rows: context.compileTenses(catalogue.tenses))
    writer.add(rows: context.compileGrades(catalogue.grades))
    writer.add(rows: context.compileProgression(catalogue.progression))
    var readings = ReadingRuleCompiler(context: context)
    readings.compile(catalogue.morphology.readings)
    let skills = context.compileSkills(catalogue.skills, patterns: &readings)
    writer.add(rows: skills.skills)
    writer.add(rows: skills.rules)
    writer.add(rows: skills.confusions)
    writer.add(rows: readings.tables.patterns)
    writer.add(rows: readings.tables.conditions)
    writer.add(rows: readings.tables.rules)
    writer.add(rows: context.compileForms(catalogue.forms, words: inflector))
    let registers = context.compileRegisters(catalogue.registers, inflections: inflections)
    writer.add(rows: registers.registers)
    writer.add(rows: registers.forms)
    writer.add(rows: context.compileNames(catalogue.names))
    writer.add(
      rows: context.compileJoining(catalogue.morphology, words: inflector))
    let templates = context.compileTemplates(catalogue.templates, words: inflector)
    writer.add(rows: templates.templates)
    writer.add(rows: templates.sentences)
    writer.add(rows: templates.pieces)
    let lexicon = try context.compileLexicon(inflections)
    writer.add(section: .lexiconAutomaton, words: lexicon.automaton)
    writer.add(section: .lexiconOffsets, words: lexicon.offsets)
    writer.add(rows: lexicon.readings)
    writer.add(rows: lexicon.lemmas)
    writer.add(rows: context.compileSpellings(inflector.otherSpellings))
    let lists = context.compileLists(readings.tables.lists, lemmaRows: lexicon.lemmaRows)
    writer.add(rows: lists.forms)
    writer.add(rows: lists.lemmas)
    try addPatterns(to: &writer)
    context.lists.write(to: &writer)
    context.strings.write(to: &writer)
    return writer.finish(contentHash: contentHash)
  }

  private func meta() -> MetaRecord {
    var row = MetaRecord()
    row.id = context.strings.intern(catalogue.set?.id.value ?? "")
    row.name = context.strings.intern(catalogue.set?.name.value ?? "")
    row.version = context.strings.intern(catalogue.set?.version.value ?? "")
    row.licence = context.strings.intern(catalogue.set?.licence?.value ?? "")
    row.pastDays = catalogue.calendar?.pastDays ?? 0
    row.futureDays = catalogue.calendar?.futureDays ?? 0
    row.recurringPastDays = catalogue.calendar?.recurringPastDays ?? 0
    return row
  }
}
