import CommandLineKit
import Diagnostics
import Engine
import Platform
import Tables
import Text

extension Certificate {
  /// Longer than any certificate of a dictation.
  private static let maximumBytes = 1 << 20

  /// What a file says, as it stands there.
  static func file(_ path: String) throws -> JSONValue {
    let bytes = try readInput(path, limit: maximumBytes)
    guard let value = try? JSONReader.read(bytes), value["schema"]?.text == identifier else {
      throw CommandFailure(.noCertificate(path), exit: .failure)
    }
    return value
  }

  /// The text of a certificate checked again with `set`, which must be the set of the certificate.
  ///
  /// - Parameter path: the file, for messages.
  init(checking file: JSONValue, _ path: String, with set: CompiledSet) throws {
    guard let hash = file["set"]?["hash"]?.text, let id = file["set"]?["id"]?.text else {
      throw CommandFailure(.noCertificate(path), exit: .failure)
    }
    guard hash == set.contentHash else {
      throw CommandFailure(.otherSet(path, id, hash, set), exit: .failure)
    }
    guard let request = file["request"].flatMap({ CheckRequest(certified: $0, in: set) }),
      let sentences = file["sentences"]?.texts, !sentences.isEmpty,
      sentences.allSatisfy({ !$0.isEmpty })
    else { throw CommandFailure(.noCertificate(path), exit: .failure) }
    let validator = try Validator(set)
    var analysis = Analysis()
    let checked = validator.check(
      sentences.map(normalizedNFC), against: validator.criteria(for: request), using: &analysis)
    self.init(set: set, request: request, sentences: sentences, results: checked.results)
  }
}

extension CheckRequest {
  /// The request of a certificate; nil when it is none that the set can answer.
  fileprivate init?(certified value: JSONValue, in set: CompiledSet) {
    guard let grade = value["grade"]?.text.flatMap(set.grade(named:)),
      let origin = value["origin"]?.text.flatMap(TextOrigin.init),
      let skills = value["skills"]?.texts, let names = value["names"]?.texts,
      names.allSatisfy({ FirstNameShape.checked($0) != nil }),
      let child = value["child"], child.isNull || FirstNameShape.checked(child.text ?? "") != nil,
      let palier = value["palier"], palier.isNull || palier.number != nil,
      let moment = value["moment"]
    else { return nil }
    let rows = skills.compactMap(set.skill(named:))
    guard rows.count == skills.count, Set(rows).count == rows.count else { return nil }
    if let step = palier.number, set.step(step, ofGrade: grade) == nil { return nil }
    self.init(
      grade: grade, skills: rows, childName: child.text, otherNames: names, step: palier.number,
      origin: origin)
    if moment.isNull { return }
    guard let topic = MomentTopic(certified: moment, in: set) else { return nil }
    self.topic = topic
  }
}

extension MomentTopic {
  /// The moment of a certificate; nil unless its phrase is one that the form gives.
  ///
  /// The words of the phrase pass every check, so that a made-up one would let any word pass.
  fileprivate init?(certified value: JSONValue, in set: CompiledSet) {
    guard let id = value["form"]?.text,
      let row = set.forms.firstIndex(where: { set.text($0.id) == id }),
      let phrase = value["phrase"]?.text, let name = value["name"], let isOwn = value["own"]?.flag,
      name.isNull || FirstNameShape.checked(name.text ?? "") != nil
    else { return nil }
    self.init(
      form: row, phrase: phrase, nameInPhrase: name.text, isOwn: isOwn, companion: nil,
      side: .past, month: 1)
    guard set.phrases(of: self).contains(phrase) else { return nil }
  }
}

extension CompiledSet {
  /// The phrases that the form of a moment gives it; two where *de* may elide or not.
  fileprivate func phrases(of topic: MomentTopic) -> [String] {
    let form = forms[topic.form]
    let own = text(form.ownPhrase)
    if topic.isOwn, !own.isEmpty { return [frenchTypography(own)] }
    guard let name = topic.nameInPhrase else {
      return [canonicalPhrase(text(form.phrase), of: nil)]
    }
    return [true, false].map { elides in
      canonicalPhrase(
        text(form.phrase),
        of: FoundName(text: name, gender: nil, isKinship: false, elides: elides))
    }
  }
}

extension LocalizedText {
  fileprivate static func noCertificate(_ path: String) -> LocalizedText {
    LocalizedText(
      fr: "\(escaped(path)) : ce n’est pas un certificat que ce programme sait lire ; donnez un "
        + "fichier écrit avec --certificate",
      en: "\(escaped(path)): this is no certificate that this program can read; give a file that "
        + "was written with --certificate")
  }

  fileprivate static func otherSet(
    _ path: String, _ id: String, _ hash: String, _ set: CompiledSet
  ) -> LocalizedText {
    let theirs = "\(escaped(String(id.prefix(60)))) \(escaped(String(hash.prefix(12))))"
    let ours = "\(set.id) \(set.contentHash.prefix(12))"
    return LocalizedText(
      fr: "\(escaped(path)) : le certificat est d’un autre jeu (\(theirs)…) que celui qui est "
        + "ouvert (\(ours)…) ; donnez le sien avec --set",
      en: "\(escaped(path)): the certificate is of another set (\(theirs)…) than the one in use "
        + "(\(ours)…); give its own with --set")
  }
}
