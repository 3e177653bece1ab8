import Audit
import Catalogue
import Diagnostics
import Engine
import TestSupport
import Testing

/// Every template of the school set, for every gender, initial, moment and item that it accepts.
///
/// `DICTEE_TEST_SCALE` says how many of the expansions run; `full` runs them all.
@Suite struct ExpansionTests {
  private static let expander: TemplateExpander? = {
    let folder = "\(#filePath)".split(separator: "/").dropLast(3).joined(separator: "/")
    guard let files = try? CatalogueFile.files(inSet: "/\(folder)/Catalogues/ecole"),
      let set = SetBuilder.build(files).set
    else { return nil }
    return try? TemplateExpander(set)
  }()

  private static let rows = 0..<(expander?.templateCount ?? 1)

  @Test(arguments: rows)
  func everyExpansionPassesTheSevenChecks(row: Int) throws {
    let expander = try #require(Self.expander)
    let stride = max(1, Int(1 / max(TestScale.factor, 0.000_1)))
    var faults: Set<String> = []
    var count = 0
    expander.forEachExpansion(of: row, every: stride) { expansion in
      count += 1
      for failure in expansion.failures {
        faults.insert("\(expansion.template): \(failure.code.rawValue): \(failure.message.fr)")
      }
    }
    #expect(count > 0, "no moment accepts template \(row)")
    #expect(faults.sorted() == [])
  }
}
