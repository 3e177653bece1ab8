/// The tables, as steps from each version to the next.
///
/// A step is never changed once a program with it was released: a new one is added.
enum Schema {
  /// The number in the header that says whose file it is: “Dict” in ASCII.
  static let applicationID: Int = 0x4469_6374

  /// The version that this program writes.
  static var version: Int { steps.count }

  /// `steps[n]` leads from version n to n + 1; a new store takes all of them.
  static let steps = [first, second]

  /// Lists stand as JSON in one column, as in an exported profile: they are only read whole.
  ///
  /// The log of corrections only grows: triggers refuse to change a row, and to remove one unless its
  /// profile is being forgotten. A profile stays in `forgetting` until its bytes are erased.
  private static let first = """
    CREATE TABLE profiles (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL CHECK (name <> ''),
      gender TEXT NOT NULL CHECK (gender IN ('f', 'm')),
      grade TEXT NOT NULL CHECK (grade <> ''),
      catalogues TEXT NOT NULL CHECK (catalogues <> '')
    ) STRICT;
    CREATE TABLE forgetting (profile INTEGER PRIMARY KEY) STRICT;

    CREATE TABLE texts (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      profile INTEGER NOT NULL REFERENCES profiles (id),
      day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      title TEXT NOT NULL,
      sentences TEXT NOT NULL,
      grade TEXT NOT NULL CHECK (grade <> ''),
      step INTEGER NOT NULL CHECK (step >= 1),
      template TEXT,
      moment TEXT,
      form TEXT,
      targets TEXT NOT NULL,
      UNIQUE (profile, id)
    ) STRICT;
    CREATE TABLE corrections (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      profile INTEGER NOT NULL REFERENCES profiles (id),
      text INTEGER NOT NULL UNIQUE,
      day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      results TEXT NOT NULL,
      FOREIGN KEY (profile, text) REFERENCES texts (profile, id)
    ) STRICT;
    CREATE INDEX corrections_of_profile ON corrections (profile);
    CREATE TRIGGER corrections_stay BEFORE UPDATE ON corrections
    BEGIN SELECT RAISE(ABORT, 'a correction is never changed'); END;
    CREATE TRIGGER corrections_remain BEFORE DELETE ON corrections
    WHEN NOT EXISTS (SELECT 1 FROM forgetting WHERE profile = old.profile)
    BEGIN SELECT RAISE(ABORT, 'a correction is never removed'); END;
    CREATE TRIGGER texts_stay BEFORE UPDATE ON texts
    BEGIN SELECT RAISE(ABORT, 'a dictated text is never changed'); END;
    CREATE TRIGGER texts_remain BEFORE DELETE ON texts
    WHEN NOT EXISTS (SELECT 1 FROM forgetting WHERE profile = old.profile)
    BEGIN SELECT RAISE(ABORT, 'a dictated text is never removed'); END;

    CREATE TABLE offers (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      profile INTEGER NOT NULL REFERENCES profiles (id),
      day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      cards TEXT NOT NULL,
      chosen INTEGER CHECK (chosen >= 1)
    ) STRICT;
    CREATE INDEX offers_of_profile ON offers (profile, day);

    CREATE TABLE moments (
      key BLOB PRIMARY KEY CHECK (length(key) = 32),
      label TEXT CHECK (label <> '')
    ) STRICT, WITHOUT ROWID;
    """

  /// The words that were missed, where a copy told them.
  private static let second = """
    ALTER TABLE corrections ADD COLUMN missed TEXT NOT NULL DEFAULT '[]';
    """
}
