import Tables

/// A list of words or lemmas that rules over readings name; its place among all of them is the number
/// by which patterns know it.
struct RuleList: Hashable {
  /// Sorted.
  var words: [String]
  var holdsLemmas: Bool
}

/// Which lists hold a form or a lemma.
struct RuleListTables {
  var forms: [ListedFormRecord] = []
  var lemmas: [ListedLemmaRecord] = []
}

extension CompileContext {
  /// The lists turned round, since the engine asks which lists hold a word.
  ///
  /// - Parameter lemmaRows: the rows of the lemmas that are forms of their own, by their spelling.
  /// - Complexity: O(n log n) in the words of the lists.
  func compileLists(_ lists: [RuleList], lemmaRows: [String: [UInt32]]) -> RuleListTables {
    var ofForms: [String: [UInt32]] = [:]
    var ofLemmas: [UInt32: [UInt32]] = [:]
    for (number, list) in lists.enumerated() {
      for word in Set(list.words) {
        if list.holdsLemmas {
          for row in lemmaRows[word] ?? [] { ofLemmas[row, default: []].append(UInt32(number)) }
        } else {
          ofForms[word, default: []].append(UInt32(number))
        }
      }
    }
    let forms = ofForms.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    let lemmas = ofLemmas.sorted { $0.key < $1.key }
    return RuleListTables(
      forms: forms.map { form, numbers in
        var row = ListedFormRecord()
        row.form = strings.intern(form)
        row.lists = self.lists.intern(numbers)
        return row
      },
      lemmas: lemmas.map { lemma, numbers in
        var row = ListedLemmaRecord()
        row.lemma = lemma
        row.lists = self.lists.intern(numbers)
        return row
      })
  }
}
