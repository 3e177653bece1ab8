import Audit
import Diagnostics
import Engine
import Tables
import Text

/// A text that passed the seven checks, with all that is needed to check it again.
///
/// It is signed by nothing: whoever doubts it runs the checks anew. It holds a child's text and
/// first name.
struct Certificate {
  var set: CompiledSet
  var request: CheckRequest
  var sentences: [String]
  var results: [CheckResult]

  /// The one text of the certificate: RFC 8785, then a line feed.
  var canonical: String { JSONWriter.writeCanonical(json) + "\n" }

  private var grade: String { self.set.gradeNames[request.grade] }
  private var skillIDs: [String] { request.skills.map { set.text(set.skills[$0].id) } }

  private var moment: CertifiedMoment? {
    request.topic.map { CertifiedMoment(topic: $0, form: set.text(set.forms[$0.form].id)) }
  }
}

extension Certificate: JSONOutput {
  static let identifier = "dictee.certificate/1"

  static let shape = JSONShape<Certificate>([
    .identifier(identifier),
    .object("set", "the catalogues", SetName.shape) { SetName($0.set) },
    .object("request", "what the text was judged against", requestShape) { $0 },
    .texts("sentences", "the text, sentence by sentence") { $0.sentences },
    .number("words", "how many; an elided word counts") { certificate in
      certificate.sentences.reduce(0) { $0 + wordCount($1) }
    },
    .objects("checks", "the seven checks, in their order", CertifiedCheck.shape) {
      $0.results.map(CertifiedCheck.init)
    },
  ])

  private static let requestShape = JSONShape<Certificate>([
    .text("grade", "the grade, as the set writes it") { $0.grade },
    .optionalNumber("palier", "the step of length and density, from 1", atLeast: 1) {
      $0.request.step
    },
    .choice("origin", "who wrote the text") { $0.request.origin },
    .texts("skills", "ids of the skills to practise") { $0.skillIDs },
    .optionalText("child", "the child’s first name") { $0.request.childName },
    .texts("names", "other first names that may stand in the text") { $0.request.otherNames },
    .optionalObject("moment", "the event that the text is about", CertifiedMoment.shape) {
      $0.moment
    },
  ])
}

/// The moment of a certificate.
private struct CertifiedMoment {
  var topic: MomentTopic
  /// The form's id.
  var form: String

  static let shape = JSONShape<CertifiedMoment>([
    .text("form", "id of the form") { $0.form },
    .text("phrase", "the noun phrase that stands for the event") { $0.topic.phrase },
    .optionalText("name", "the first name that is part of the phrase") { $0.topic.nameInPhrase },
    .flag("own", "whether the event is the child’s own") { $0.topic.isOwn },
  ])
}

/// The outcome of a check in a certificate.
private struct CertifiedCheck {
  var result: CheckResult

  static let shape = JSONShape<CertifiedCheck>([
    .choice("name", "which check") { $0.result.name },
    .choice("status", "waived: there was nothing to look for") { $0.result.status },
  ])
}
