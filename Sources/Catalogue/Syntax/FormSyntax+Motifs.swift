extension FormSyntax {
  /// The motif, or the `sauf`, that stands for a text as it was compiled.
  ///
  /// - Parameters:
  ///   - bytes: the folded text.
  ///   - marks: for each byte the marks of its character.
  /// - Complexity: O(letters of the form's motifs).
  package func motif(
    givenBy bytes: [UInt8], _ marks: [UInt32], isException: Bool
  ) -> YAMLScalar? {
    (isException ? exceptions : motifs).first { motif in
      let texts = (try? Motif.expand(motif.value)) ?? []
      return texts.contains { text in
        guard let pattern = try? FormPattern(text) else { return false }
        return pattern.bytes == bytes && pattern.marks == marks
      }
    }
  }
}
