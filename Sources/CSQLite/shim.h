#include <sqlite3.h>
#include <stddef.h>

#if SQLITE_VERSION_NUMBER < 3037000
#error "dictee needs the headers of SQLite 3.37 or later (Debian: libsqlite3-dev)"
#endif

// What Swift can’t say: destructors that are casts of numbers, and functions behind pointers.

static inline int dictee_bind_text(sqlite3_stmt *statement, int index, const char *text, int count) {
  return sqlite3_bind_text(statement, index, text, count, SQLITE_TRANSIENT);
}

// A null pointer would bind NULL.
static inline int dictee_bind_bytes(sqlite3_stmt *statement, int index, const void *bytes,
                                    int count) {
  return count == 0 ? sqlite3_bind_zeroblob(statement, index, 0)
                    : sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT);
}

// Reads the first bytes of the file of a database, zeros behind its end, through the descriptor that
// SQLite has: to close another one would drop its locks.
static inline int dictee_read_header(sqlite3 *database, void *bytes, int count) {
  sqlite3_file *file = NULL;
  int code = sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (code != SQLITE_OK) return code;
  if (file == NULL || file->pMethods == NULL) return SQLITE_CANTOPEN;
  code = file->pMethods->xRead(file, bytes, count, 0);
  return code == SQLITE_IOERR_SHORT_READ ? SQLITE_OK : code;
}
