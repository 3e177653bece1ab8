/// How a written word is read aloud, roughly: two spellings that give the same sounds are read alike by
/// a child.
///
/// The signs are ours: a capital vowel is a nasal one, `2` is eu, `6` the e of *le*, `S` ch, `Z` j, `N` gn,
/// `Y` the u of *lune*. Open and closed vowels are one, as are all accents on e. Source of the values:
/// Catach, *L’orthographe française* (phonograms).
enum FrenchSounds {
  /// The sounds of a word in the letters of `CopyElement`.
  ///
  /// - Parameter isPluralVerb: whether a final -ent is silent.
  /// - Complexity: O(n).
  static func sounds(_ word: [UInt16], isPluralVerb: Bool = false) -> [UInt8] {
    var reader = SoundReader(spoken(word, isPluralVerb))
    return reader.read()
  }

  /// The letters without those that are silent at the end of a word.
  private static func spoken(_ word: [UInt16], _ isPluralVerb: Bool) -> [UInt8] {
    var letters = word.compactMap(plain)
    if isPluralVerb, letters.hasEnding("ent"), letters.count > 3 {
      letters.removeLast(3)
      // The stem's own e keeps the sound of its last consonant: *mangent*.
      return letters + [e]
    }
    while letters.count > 2, let last = letters.last, "sxtdzpg".utf8.contains(last) {
      // *class* is read with its s.
      if letters[letters.count - 2] == last { break }
      if letters.hasEnding("ied") {
        letters.replaceSubrange(letters.count - 2..<letters.count, with: [acute])
        break
      }
      if letters.hasEnding("ez") {
        letters.replaceSubrange(letters.count - 2..<letters.count, with: [acute])
        break
      }
      if letters.hasEnding("et") || letters.hasEnding("es"), letters.count < 4 || last == 0x74 {
        letters.replaceSubrange(letters.count - 2..<letters.count, with: [acute])
        break
      }
      letters.removeLast()
    }
    if letters.count > 4, letters.hasEnding("er") {
      letters.replaceSubrange(letters.count - 2..<letters.count, with: [acute])
    }
    return letters
  }

  fileprivate static let e = UInt8(ascii: "e")
  /// Any e with an accent.
  fileprivate static let acute = UInt8(ascii: "E")
  /// ç.
  fileprivate static let cedilla = UInt8(ascii: "C")

  private static func plain(_ letter: UInt16) -> UInt8? {
    switch letter {
    case 0xE8...0xEB: acute
    case 0xE7: cedilla
    // A diaeresis keeps vowels apart: *maïs*.
    case 0xEF: UInt8(ascii: "I")
    case Letter.apostrophe, Letter.hyphen: nil
    default: Letter.base(letter) < 0x80 ? UInt8(Letter.base(letter)) : UInt8(ascii: "?")
    }
  }
}

/// Reads letters from left to right.
private struct SoundReader {
  private let letters: [UInt8]
  private var place = 0
  private var sounds: [UInt8] = []

  init(_ letters: [UInt8]) {
    self.letters = letters
  }

  /// Spellings and their sounds, the longest first; a capital vowel of the sounds is nasal and only
  /// stands where no vowel, n or m follows.
  private static let vowels: [(letters: [UInt8], sound: UInt8)] = [
    ("eau", "o"), ("oeu", "2"), ("ain", "I"), ("ein", "I"), ("aim", "I"), ("ien", "J"),
    ("oin", "W"), ("oye", "w"), ("au", "o"), ("ou", "u"), ("oi", "w"), ("ai", "e"), ("ei", "e"),
    ("eu", "2"),
    ("an", "A"), ("am", "A"), ("en", "A"), ("em", "A"), ("in", "I"), ("im", "I"), ("yn", "I"),
    ("ym", "I"), ("un", "I"), ("um", "I"), ("on", "O"), ("om", "O"),
  ].map { (Array($0.utf8), $1.utf8.first ?? 0) }

  private static let consonants: [(letters: [UInt8], sound: UInt8)] = [
    ("tion", "s"), ("sch", "S"), ("ch", "S"), ("sh", "S"), ("ph", "f"), ("gn", "N"), ("qu", "k"),
    ("th", "t"), ("ck", "k"),
  ].map { (Array($0.utf8), $1.utf8.first ?? 0) }

  mutating func read() -> [UInt8] {
    sounds.reserveCapacity(letters.count)
    while place < letters.count {
      if !readVowels(), !readConsonants() { readLetter() }
    }
    if sounds.count > 1, sounds.last == UInt8(ascii: "6") { sounds.removeLast() }
    return sounds
  }

  private func letter(_ offset: Int) -> UInt8 {
    letters.indices.contains(place + offset) ? letters[place + offset] : 0
  }

  private func isVowel(_ letter: UInt8) -> Bool { "aeiouyEI".utf8.contains(letter) }

  private func isSoft(_ letter: UInt8) -> Bool { "eiyEI".utf8.contains(letter) }

  /// A p or g between a nasal vowel and a t: *compte, longtemps, vingt*.
  private var isSilentBeforeT: Bool {
    let (this, next) = (letter(0), letter(1))
    guard place > 1, "td".utf8.contains(next), "mn".utf8.contains(letters[place - 1]) else {
      return false
    }
    return this == UInt8(ascii: "p") || this == UInt8(ascii: "g")
  }

  private func stands(_ part: [UInt8]) -> Bool { letters[place...].starts(with: part) }

  private mutating func take(_ count: Int, _ sound: UInt8) {
    place += count
    if sounds.last != sound || isVowel(sound) { sounds.append(sound) }
  }

  private mutating func readVowels() -> Bool {
    for (part, sound) in Self.vowels where stands(part) {
      let after = letter(part.count)
      let isNasal = "AIOJW".utf8.contains(sound)
      if isNasal, isVowel(after) || "nm".utf8.contains(after) { continue }
      // *bien*, but *patient*: only at the end of what is spoken.
      if sound == UInt8(ascii: "J"), place + 3 < letters.count { continue }
      if part.count == 3, part[1] == UInt8(ascii: "y"), place + 3 < letters.count { continue }
      switch sound {
      case UInt8(ascii: "J"): sounds += "iI".utf8
      case UInt8(ascii: "W"): sounds += "wI".utf8
      case UInt8(ascii: "w"): sounds += "wa".utf8
      default: sounds.append(sound)
      }
      place += part.count
      return true
    }
    return false
  }

  private mutating func readConsonants() -> Bool {
    if isSilentBeforeT {
      place += 1
      return true
    }
    for (part, sound) in Self.consonants where stands(part) {
      // *chaqun*: the u belongs to the vowel.
      if part == Array("qu".utf8), "nm".utf8.contains(letter(2)), !isVowel(letter(3)) {
        take(1, sound)
        return true
      }
      // Of *tion* only the t changes.
      take(part.count == 4 ? 1 : part.count, sound)
      return true
    }
    if stands(Array("ill".utf8)), let last = place > 0 ? letters[place - 1] : nil {
      // *mille, ville, tranquille* have an l.
      let hasL =
        place == 1 && "mv".utf8.contains(last)
        || last == UInt8(ascii: "u") && letters[..<place].suffix(2).elementsEqual("qu".utf8)
      if !isVowel(last) || hasL { sounds.append(UInt8(ascii: "i")) }
      take(3, UInt8(ascii: hasL ? "l" : "j"))
      return true
    }
    if stands(Array("il".utf8)), place + 2 == letters.count, place > 0, isVowel(letters[place - 1])
    {
      take(2, UInt8(ascii: "j"))
      return true
    }
    return false
  }

  private mutating func readLetter() {
    let (this, next) = (letters[place], letter(1))
    switch this {
    case UInt8(ascii: "e"):
      // After a vowel it is silent in the future (*oubliera*); inside a word it is heard as any e, since
      // children know both; at the end it is mute.
      let isSilent =
        place > 0 && isVowel(letters[place - 1]) && next == UInt8(ascii: "r")
        && isVowel(letter(2))
      if isSilent { place += 1 } else { take(1, UInt8(ascii: next == 0 ? "6" : "e")) }
    case FrenchSounds.acute: take(1, UInt8(ascii: "e"))
    case UInt8(ascii: "y"):
      let isLast = next == UInt8(ascii: "e") && place + 2 == letters.count
      if place > 0, isVowel(letters[place - 1]), isVowel(next), !isLast {
        sounds += "ij".utf8
        place += 1
      } else {
        take(1, UInt8(ascii: "i"))
      }
    case UInt8(ascii: "I"): take(1, UInt8(ascii: "i"))
    case UInt8(ascii: "u"): take(1, UInt8(ascii: "Y"))
    case UInt8(ascii: "h"): place += 1
    case UInt8(ascii: "c"): take(1, UInt8(ascii: isSoft(next) ? "s" : "k"))
    case FrenchSounds.cedilla: take(1, UInt8(ascii: "s"))
    case UInt8(ascii: "g"): readG(next)
    case UInt8(ascii: "j"): take(1, UInt8(ascii: "Z"))
    case UInt8(ascii: "s"): readS(next)
    case UInt8(ascii: "x"):
      sounds += "ks".utf8
      place += 1
    case UInt8(ascii: "q"): take(1, UInt8(ascii: "k"))
    default: take(1, this)
    }
  }

  private mutating func readG(_ next: UInt8) {
    if next == UInt8(ascii: "u"), isSoft(letter(2)) {
      take(2, UInt8(ascii: "g"))
    } else if isSoft(next) {
      // The e of *nageait* only softens the g.
      let isMute = next == UInt8(ascii: "e") && "aou".utf8.contains(letter(2))
      take(isMute ? 2 : 1, UInt8(ascii: "Z"))
    } else {
      take(1, UInt8(ascii: "g"))
    }
  }

  private mutating func readS(_ next: UInt8) {
    let isBetweenVowels = place > 0 && isVowel(letters[place - 1]) && isVowel(next)
    if next == UInt8(ascii: "s") {
      take(2, UInt8(ascii: "s"))
    } else if next == UInt8(ascii: "c"), isSoft(letter(2)) {
      take(2, UInt8(ascii: "s"))
    } else {
      take(1, UInt8(ascii: isBetweenVowels ? "z" : "s"))
    }
  }
}

extension [UInt8] {
  fileprivate func hasEnding(_ ending: StaticString) -> Bool {
    ending.withUTF8Buffer { count >= $0.count && suffix($0.count).elementsEqual($0) }
  }
}
