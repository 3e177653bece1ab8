#include <sqlite3.h>

#if SQLITE_VERSION_NUMBER < 3037000
#error "dictee needs the headers of SQLite 3.37 or later (Debian: libsqlite3-dev)"
#endif

// What Swift can't say: the destructors are casts of numbers, and the size of a text counts.

static inline int dictee_bind_text(sqlite3_stmt *statement, int index, const char *text, int count) {
  return sqlite3_bind_text(statement, index, text, count, SQLITE_TRANSIENT);
}

// A null pointer would bind NULL.
static inline int dictee_bind_bytes(sqlite3_stmt *statement, int index, const void *bytes,
                                    int count) {
  return count == 0 ? sqlite3_bind_zeroblob(statement, index, 0)
                    : sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT);
}
