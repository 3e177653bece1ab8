/// What names a dictated text inside one store; never used again for another text.
package struct TextID: Hashable, Sendable {
  let row: Int64
}
