import Catalogue
import CommandLineKit
import Diagnostics
import Engine
import Platform
import Tables

/// `evaluate --set DIR FILE…`: how well the analyser reads the sentences of treebanks.
enum EvaluateCommand {
  static let files = Argument<String>(
    "file", value: .file, arity: .many(atLeast: 1),
    help: LocalizedText(fr: "des fichiers CoNLL-U", en: "CoNLL-U files"))
  static let catalogue = Option<String>.directory(
    "set", help: LocalizedText(fr: "le dossier du jeu", en: "the folder of the set")
  ).required()
  static let faults = Option<String>.text(
    "faults", placeholder: LocalizedText(fr: "mesure", en: "measure"),
    help: LocalizedText(
      fr: "montre aussi les fautes d’une mesure", en: "also shows the faults of a measure"))

  static let program = Program(
    version: "0.1.0",
    command: Command(
      name: "evaluate",
      summary: LocalizedText(
        fr: "compare l’analyseur à des corpus annotés",
        en: "compares the analyser with annotated corpora"),
      description: LocalizedText(
        fr: "Lit des phrases CoNLL-U, les analyse et dit combien de lectures sont justes.",
        en: "Reads CoNLL-U sentences, analyses them and says how many readings are right."),
      options: [catalogue, faults], arguments: [files], run: run))

  private static func run(_ session: Session) throws -> ExitCode {
    let sources = try CatalogueFile.files(inSet: session.arguments.value(of: catalogue))
    let read = CatalogueReader.read(sources)
    let sink = DiagnosticSink()
    let compiler = CatalogueCompiler(read.catalogue, sink: sink)
    let bytes = try compiler.compile(contentHash: contentHash(of: sources))
    for finding in (read.diagnostics + sink.diagnostics).filter({ $0.severity == .error }) {
      session.errors.write(
        "\(finding.message.text(session.language)) \(finding.span.map { "\($0)" } ?? "")\n")
    }
    let set = try CompiledSet(Blob(BlobMemory(copying: bytes)))
    var evaluation = Evaluation(set)
    for path in session.arguments[all: files] {
      let content = String(decoding: try readFile(path), as: UTF8.self)
      for sentence in TreebankReader.read(content).sentences { evaluation.add(sentence) }
    }
    session.output.write(table(evaluation))
    if let kind = session.arguments[faults].flatMap(MeasureKind.init(rawValue:)) {
      session.output.write(faultList(evaluation.measures[kind]))
    }
    return .done
  }

  private static func table(_ evaluation: Evaluation) -> String {
    var text =
      "\(evaluation.sentenceCount) sentences, \(evaluation.wordCount) words, "
      + "\(evaluation.knownCount) known, \(evaluation.unaligned) cut otherwise\n"
    for kind in MeasureKind.allCases {
      guard let measure = evaluation.measures[kind] else { continue }
      let share = measure.thousandths.map(percent) ?? "-"
      let mark = (measure.thousandths ?? 0) >= kind.target ? " " : "*"
      text +=
        "\(pad(share, 6)) \(mark) (target \(percent(kind.target)))  "
        + "\(pad("\(measure.right)/\(measure.total)", 12))  \(kind.rawValue): \(measure.name)\n"
    }
    return text
  }

  /// The faults of a measure, the commonest kinds first, with some contexts each.
  private static func faultList(_ measure: Measure?) -> String {
    guard let measure else { return "" }
    var kinds: [String: [String]] = [:]
    for fault in measure.faults { kinds[fault.kind, default: []].append(fault.context) }
    let sorted = kinds.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    return sorted.map { kind, contexts in
      "\(contexts.count)  \(kind)\n" + contexts.prefix(12).map { "      \($0)\n" }.joined()
    }.joined()
  }

  private static func percent(_ thousandths: Int) -> String {
    "\(thousandths / 10).\(thousandths % 10)"
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
