import Tables
import TestSupport
import Testing

@testable import Engine

/// The library writes what is asked for: over many seeds, moments, paliers and skills, every text is
/// inside all bounds, or what is missing is said.
@Suite struct RequestedTextTests {
  private let set: CompiledSet
  private let writer: LibraryWriter

  init() throws {
    set = try SchoolSet.shared.get().set
    writer = LibraryWriter(set, validator: try Validator(set))
  }

  static let grades = ["CP", "CE1", "CE2", "CM1", "CM2", "6e"]

  @Test(arguments: grades)
  func hitsEveryPalier(grade: String) throws {
    let row = try #require(set.grade(named: grade))
    var written = 0
    let count = TestScale.count(1_000)
    for seed in 0..<count {
      let palier = 1 + seed % set.stepCount(ofGrade: row)
      let step = try #require(set.step(palier, ofGrade: row))
      do throws(LibraryGap) {
        let dictation = try writer.attempt(request(row, seed: seed, step: palier))
        written += 1
        let traps = dictation.trapCounts.reduce(0, +)
        #expect(step.words.contains(dictation.wordCount), "seed \(seed), palier \(palier)")
        #expect(step.traps.contains(traps), "seed \(seed), palier \(palier)")
        #expect(dictation.checks.allSatisfy { $0.status != .failed })
      } catch {
        #expect(error.missingSkills == [])
      }
    }
    #expect(written * 4 > count, "\(written) of \(count)")
  }

  /// One skill at a time.
  @Test(arguments: grades)
  func hitsTheNamedSkill(grade: String) throws {
    let row = try #require(set.grade(named: grade))
    let skills = set.skills.indices.filter { set.skills[$0].introduced <= row }
    var written = 0
    let count = TestScale.count(1_000)
    for seed in 0..<count {
      let skill = skills[seed % skills.count]
      do throws(LibraryGap) {
        let dictation = try writer.attempt(request(row, seed: seed, skills: [skill]))
        written += 1
        #expect(dictation.skills == [skill])
        #expect(dictation.trapCounts[0] >= Int(set.skills[skill].minimumTraps), "seed \(seed)")
      } catch {
        #expect(!error.hasTemplates || error.missingSkills == [skill], "seed \(seed)")
      }
    }
    #expect(written * 2 > count, "\(written) of \(count)")
  }

  /// The rules for texts of a model find no fault in texts without one.
  @Test(arguments: grades)
  func passesAsTheTextOfAModel(grade: String) throws {
    let row = try #require(set.grade(named: grade))
    var analysis = Analysis()
    for seed in 0..<TestScale.count(1_000) {
      guard let dictation = writer.write(request(row, seed: seed)) else { continue }
      var asked = dictation.request
      asked.origin = .model
      let judged = writer.validator.check(
        dictation.draft.sentences, against: writer.validator.criteria(for: asked), using: &analysis)
      let faults = judged.results.flatMap(\.failures).filter { $0.code != .telegram }
      #expect(faults == [], "\(dictation.draft.text)")
    }
  }

  @Test func sameSeedSameText() throws {
    let row = try #require(set.grade(named: "CM1"))
    let once = try writer.attempt(request(row, seed: 3, step: 3))
    #expect(try writer.attempt(request(row, seed: 3, step: 3)).draft == once.draft)
  }

  private func request(
    _ grade: Int, seed: Int, skills: [Int] = [], step: Int? = nil
  ) -> DictationRequest {
    let child =
      seed % 2 == 0
      ? Child(name: "Léa", gender: .feminine) : Child(name: "Hugo", gender: .masculine)
    return DictationRequest(
      child: child, grade: grade, topic: topic(seed), month: 1 + seed % 12, seed: UInt64(seed),
      skills: skills, step: step)
  }

  /// One form after the other, in the past and to come.
  private func topic(_ seed: Int) -> MomentTopic {
    let form = seed * 7 % set.forms.count
    return MomentTopic(
      form: form, phrase: canonicalPhrase(set.text(set.forms[form].phrase), of: nil),
      nameInPhrase: nil, isOwn: false, companion: nil, side: seed % 3 == 0 ? .future : .past,
      month: 1 + seed % 12)
  }
}
