/// What a command prints with `--json`; the shape is also its schema.
package protocol JSONOutput {
  /// The keys of the output with their schemas and values.
  static var shape: JSONShape<Self> { get }
}

extension JSONOutput {
  /// The object of the shape.
  package var json: JSONValue { Self.shape.json(self) }
}
