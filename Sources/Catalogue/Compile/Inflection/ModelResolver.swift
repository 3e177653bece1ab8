import Diagnostics

/// Completes verb models with what they take over from others (`comme`).
struct ModelResolver {
  private var models: [String: VerbModelSyntax] = [:]
  private let sink: DiagnosticSink

  init(_ list: [VerbModelSyntax], sink: DiagnosticSink) {
    self.sink = sink
    for model in list {
      if let earlier = models[model.id.value] {
        sink.report(.wordListedTwice(model.id, earlier: earlier.id))
      } else {
        models[model.id.value] = model
      }
    }
  }

  /// The model with nothing left to look up, or nil after a report.
  func resolved(_ model: VerbModelSyntax) -> VerbModelSyntax? {
    var whole = model
    var seen = [model.id.value]
    while let like = whole.like {
      guard let parent = models[like.value] else {
        sink.report(.unknownModel(like, known: models.keys.sorted()))
        return nil
      }
      guard !seen.contains(like.value) else {
        sink.report(.modelsInACircle(like, path: seen + [like.value]))
        return nil
      }
      seen.append(like.value)
      whole = whole.completed(from: parent)
    }
    return whole
  }
}

extension VerbModelSyntax {
  fileprivate func completed(from parent: VerbModelSyntax) -> VerbModelSyntax {
    var whole = self
    whole.like = parent.like
    whole.infinitive = infinitive ?? parent.infinitive
    whole.presentParticiple = presentParticiple ?? parent.presentParticiple
    for list in [
      \VerbModelSyntax.present, \.imperfect, \.future, \.pastHistoric, \.conditional,
      \.subjunctive, \.imperative, \.pastParticiple,
    ] where whole[keyPath: list].isEmpty {
      whole[keyPath: list] = parent[keyPath: list]
    }
    if stemChanges.isEmpty { whole.stemChanges = parent.stemChanges }
    return whole
  }
}
