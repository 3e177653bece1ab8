import Diagnostics

/// `calendrier.yaml`: how far around a day events are looked at, in days.
package struct CalendarSyntax: Sendable {
  package var pastDays: Int
  package var futureDays: Int
  package var recurringPastDays: Int

  package init?(_ root: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(root, sink: sink, what: .keys) else { return nil }
    let node = fields.requiredNode("fenetre")
    fields.finish()
    guard let node, var window = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    let past = window.requiredInteger("passe_jours", in: 0...3650)
    let future = window.requiredInteger("avenir_jours", in: 0...366)
    let recurring = window.requiredInteger("recurrent_passe_jours", in: 0...366)
    window.finish()
    guard let past, let future, let recurring else { return nil }
    pastDays = past
    futureDays = future
    recurringPastDays = recurring
  }
}
