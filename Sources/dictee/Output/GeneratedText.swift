import Diagnostics
import Engine
import Tables
import Text

/// A dictation as `dictee generate` shows it.
struct GeneratedText {
  var dictation: Dictation
  var request: DictationRequest
  var moment: Moment?
  var day: CivilDay

  /// Title, an empty line, the text.
  var text: String {
    "\(dictation.draft.title)\n\n\(dictation.draft.text)\n"
  }

  /// One object of the schema `dictee.generate/1`.
  func json(_ set: CompiledSet, _ language: Language) -> JSONValue {
    [
      "schema": "dictee.generate/1",
      "title": .string(dictation.draft.title),
      "text": .string(dictation.draft.text),
      "sentences": .array(dictation.draft.sentences.map(JSONValue.string)),
      "grade": .string(set.gradeNames[request.grade]),
      "date": .string(day.iso),
      "moment": momentJSON(set),
      "skills": .array(dictation.skills.map { .string(set.text(set.skills[$0].id)) }),
      "checks": .array(dictation.checks.map { $0.json(language) }),
      // A 64-bit number does not survive every JSON reader.
      "seed": .string(String(request.seed)),
      "set": ["id": .string(set.id), "hash": .string(set.contentHash)],
    ]
  }

  private func momentJSON(_ set: CompiledSet) -> JSONValue {
    guard let moment, let topic = request.topic else { return .null }
    return [
      "id": .string(moment.id.text),
      "form": .string(set.text(set.forms[topic.form].id)),
      "phrase": .string(topic.phrase),
      "date": .string(moment.day.iso),
    ]
  }
}

extension CheckResult {
  /// One check with its failures.
  func json(_ language: Language) -> JSONValue {
    [
      "name": .string(name.rawValue),
      "status": .string(status.rawValue),
      "reason": JSONValue(reason?.text(language)),
      "failures": .array(failures.map { $0.json(language) }),
    ]
  }
}

extension CheckFailure {
  /// One fault; the sentence counts from 1.
  func json(_ language: Language) -> JSONValue {
    [
      "code": .string(code),
      "sentence": JSONValue(sentence.map { $0 + 1 }),
      "message": .string(message.text(language)),
    ]
  }
}
