import CFaultFiles
import Engine
import Platform
import Store
import StoreScript
import TestSupport
import Testing

@Suite("Tables and their versions")
struct SchemaTests {
  /// A store as version 1 wrote it, with a child.
  private static let versionOne = """
    PRAGMA journal_mode = WAL;
    PRAGMA application_id = 1147757428;
    PRAGMA user_version = 1;
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

    INSERT INTO profiles VALUES (7, 'Léa', 'f', 'CE2', 'ecole');
    INSERT INTO texts VALUES (3, 7, '2026-11-30', 'La sortie nº 1',
      '["Léa est partie tôt.","« Où es-tu ? » demande Tom."]', 'CE2', 1, 'sortie_1', 'abcdefghij',
      'piscine', '["gn_nombre","finales_en_e"]');
    INSERT INTO corrections VALUES (1, 7, 3, '2026-11-30',
      '[{"skill":"gn_nombre","result":"lost"}]');
    INSERT INTO offers VALUES (1, 7, '2026-11-30',
      '[{"text":{"date":"2026-11-30","title":"La chorale","sentences":["Tout le monde chante."],'
      || '"grade":"CE2","palier":1,"template":null,"moment":null,"form":null,'
      || '"targets":["gn_nombre"]},"why":[{"fr":"Pour travailler.","en":"To practise."}]}]', 1);
    INSERT INTO moments VALUES (zeroblob(32), 'la chorale');
    """

  /// The tables as SQLite keeps them.
  private static let tables = "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name"

  @Test("a store of version 1 keeps all that it holds and gets the tables of a new one")
  func migration() throws {
    let place = try Place()
    try place.sql(Self.versionOne)
    let evening = try day("2026-11-30")
    do {
      let store = try place.open()
      #expect(try store.profiles() == [lea])
      #expect(try store.texts(of: lea).map(\.text) == [text(1, on: evening)])
      #expect(
        try store.corrections(of: lea)
          == [Correction(day: evening, results: ["gn_nombre": .lost])])
      #expect(
        try store.cards(day: evening, for: lea)
          == CardOffer(
            day: evening, cards: [StoreScript.card(["gn_nombre"])], chosen: 1))
      #expect(try Array(store.momentAnswers().named.values) == ["la chorale"])
    }
    #expect(try place.sql("PRAGMA user_version") == "\(StoreExamination.currentVersion)\n")
    let new = try Place()
    do { _ = try new.open() }
    let tables = try new.sql(Self.tables)
    #expect(try place.sql(Self.tables) == tables)
    let number = try new.sql("PRAGMA application_id")
    #expect(try place.sql("PRAGMA application_id") == number)
  }

  @Test("looking at an old store does not bring it up to date")
  func examination() throws {
    let place = try Place()
    try place.sql(Self.versionOne)
    let examination = try StoreExamination(path: place.path)
    #expect(examination.store.state == .sound)
    #expect(examination.version == 1)
    #expect(try place.sql("PRAGMA user_version") == "1\n")
  }

  @Test(
    "what was dictated and corrected can't be changed or removed, not even by SQL",
    arguments: [
      "UPDATE corrections SET day = '2000-01-01'", "DELETE FROM corrections",
      "UPDATE texts SET title = 'x'", "DELETE FROM texts",
      "PRAGMA foreign_keys = ON; DELETE FROM profiles",
      "PRAGMA foreign_keys = ON; INSERT INTO corrections (profile, text, day, results) "
        + "SELECT profile, 99, day, results FROM corrections",
      "INSERT INTO corrections (profile, text, day, results) "
        + "SELECT profile, text, day, results FROM corrections",
      "INSERT INTO texts (profile, day, title, sentences, grade, step, targets) "
        + "VALUES (1, 'yesterday', 't', '[]', 'CE2', 1, '[]')",
      "INSERT INTO texts (profile, day, title, sentences, grade, step, targets) "
        + "VALUES (1, '2026-11-30', 't', '[]', 'CE2', 'one', '[]')",
    ])
  func appendOnly(_ statement: String) throws {
    let place = try Place()
    let evening = try day("2026-11-30")
    do {
      let store = try place.open()
      try store.add(lea)
      let id = try store.remember(text(1, on: evening), for: lea)
      try store.append(Correction(day: evening, results: ["a": .lost]), of: id, for: lea)
    }
    let before = try place.open().archive(of: lea)
    #expect(throws: SQLFailure.self) { try place.sql(statement) }
    #expect(try place.open().archive(of: lea) == before)
  }
}
