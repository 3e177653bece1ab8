import TestSupport
import Testing

@testable import Diagnostics

@Suite struct UnifiedDiffTests {
  private func difference(_ old: String, _ new: String) -> String {
    String(decoding: UnifiedDiff(Array(old.utf8), Array(new.utf8)).bytes(path: "a"), as: UTF8.self)
  }

  static let cases: [(String, String, String)] = [
    ("a\n", "a\n", ""),
    ("a\n", "b\n", "@@ -1 +1 @@\n-a\n+b\n"),
    ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
    ("a\nb\n", "", "@@ -1,2 +0,0 @@\n-a\n-b\n"),
    (
      "a\nb", "a\nc",
      "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n"
    ),
    ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
    ("a\nx\nb", "y\nx\nb", "@@ -1,3 +1,3 @@\n-a\n+y\n x\n b\n\\ No newline at end of file\n"),
    ("a\r\n", "b\r\n", "@@ -1 +1 @@\n-a\r\n+b\r\n"),
    (
      "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nx\n6\n7\n8\n9\n",
      "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+x\n 6\n 7\n 8\n"
    ),
  ]

  @Test(arguments: cases)
  func isWritten(old: String, new: String, hunks: String) {
    #expect(difference(old, new) == (hunks.isEmpty ? "" : "--- a\n+++ a\n" + hunks))
  }

  /// Six lines that are the same are context of both changes, seven are not.
  @Test func farChangesStandApart() {
    let old = (1...20).map { "\($0)\n" }
    var new = old
    new[1] = "x\n"
    new[8] = "y\n"
    #expect(difference(old.joined(), new.joined()).split(separator: "@@").count == 3)
    new[9] = "z\n"
    new[17] = "w\n"
    #expect(difference(old.joined(), new.joined()).split(separator: "@@").count == 5)
  }

  /// Doing what a difference says gives the new text.
  @Test func saysAllThatChanged() {
    for seed in UInt64(1)...300 {
      var random = SplitMix64(seed: seed)
      let old = lines(&random)
      var new = old
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let start = Int.random(in: 0...new.count, using: &random)
        let end = min(new.count, start + Int.random(in: 0...3, using: &random))
        new.replaceSubrange(start..<end, with: lines(&random).prefix(3))
      }
      let (before, after) = (old.map { Array($0.utf8)[...] }, new.map { Array($0.utf8)[...] })
      var result = before
      for change in LineChanges(before, after).changes.reversed() {
        result.replaceSubrange(change.old, with: after[change.new])
      }
      #expect(result == after, "seed \(seed)")
    }
  }

  private func lines(_ random: inout SplitMix64) -> [String] {
    (0..<Int.random(in: 0...12, using: &random)).map { _ in
      ["a\n", "b\n", "c\n"].randomElement(using: &random) ?? ""
    }
  }

  /// Two texts without a common line, longer than what is compared line by line.
  @Test func manyChangesAreOne() {
    let old = (0..<900).map { Array("a\($0)\n".utf8)[...] }
    let new = (0..<900).map { Array("b\($0)\n".utf8)[...] }
    #expect(LineChanges(old, new).changes == [LineChange(old: 0..<900, new: 0..<900)])
  }
}
