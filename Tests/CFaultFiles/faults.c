#define _GNU_SOURCE
#include "CFaultFiles.h"

#include <signal.h>
#include <sqlite3.h>
#include <string.h>
#include <unistd.h>

static sqlite3_vfs *real_files;
static sqlite3_vfs fault_files;
static int chosen_fault;
static long chosen_operation;
static long count;

typedef struct {
  sqlite3_file file;
  // The file of the system, right behind this one.
  sqlite3_file *real;
} fault_file;

static sqlite3_file *real(sqlite3_file *file) { return ((fault_file *)file)->real; }

static void end_process(void) {
  kill(getpid(), SIGKILL);
  for (;;) pause();
}

// What an operation that changes something meets.
static int begin(void) {
  count++;
  if (count == chosen_operation && chosen_fault == DICTEE_FAULT_KILL_BEFORE) end_process();
  if (count < chosen_operation) return SQLITE_OK;
  if (chosen_fault == DICTEE_FAULT_FULL) return SQLITE_FULL;
  if (chosen_fault == DICTEE_FAULT_BROKEN) return SQLITE_IOERR_WRITE;
  return SQLITE_OK;
}

// The same, for an operation that needs no room on a disk.
static int begin_without_room(void) {
  int code = begin();
  return code == SQLITE_FULL ? SQLITE_OK : code;
}

static int is_killed_within(void) {
  return count == chosen_operation && chosen_fault == DICTEE_FAULT_KILL_WITHIN;
}

static int end(int code) {
  if (count == chosen_operation && chosen_fault == DICTEE_FAULT_KILL_AFTER) end_process();
  if (is_killed_within()) end_process();
  return code;
}

static int close_file(sqlite3_file *file) {
  return real(file)->pMethods->xClose(real(file));
}

static int read_file(sqlite3_file *file, void *bytes, int size, sqlite3_int64 offset) {
  return real(file)->pMethods->xRead(real(file), bytes, size, offset);
}

static int write_file(sqlite3_file *file, const void *bytes, int size, sqlite3_int64 offset) {
  int code = begin();
  if (code != SQLITE_OK) return code;
  if (is_killed_within()) size /= 2;
  return end(real(file)->pMethods->xWrite(real(file), bytes, size, offset));
}

static int truncate_file(sqlite3_file *file, sqlite3_int64 size) {
  int code = begin_without_room();
  if (code != SQLITE_OK) return code;
  if (is_killed_within()) end_process();
  return end(real(file)->pMethods->xTruncate(real(file), size));
}

static int sync_file(sqlite3_file *file, int flags) {
  int code = begin_without_room();
  if (code != SQLITE_OK) return code;
  return end(real(file)->pMethods->xSync(real(file), flags));
}

static int size_of_file(sqlite3_file *file, sqlite3_int64 *size) {
  return real(file)->pMethods->xFileSize(real(file), size);
}

static int lock_file(sqlite3_file *file, int lock) {
  return real(file)->pMethods->xLock(real(file), lock);
}

static int unlock_file(sqlite3_file *file, int lock) {
  return real(file)->pMethods->xUnlock(real(file), lock);
}

static int check_lock(sqlite3_file *file, int *result) {
  return real(file)->pMethods->xCheckReservedLock(real(file), result);
}

static int control_file(sqlite3_file *file, int what, void *argument) {
  return real(file)->pMethods->xFileControl(real(file), what, argument);
}

static int sector_size(sqlite3_file *file) {
  return real(file)->pMethods->xSectorSize(real(file));
}

static int characteristics(sqlite3_file *file) {
  return real(file)->pMethods->xDeviceCharacteristics(real(file));
}

static int map_memory(sqlite3_file *file, int page, int size, int extends, void volatile **memory) {
  int code = extends ? begin() : SQLITE_OK;
  if (code != SQLITE_OK) return code;
  code = real(file)->pMethods->xShmMap(real(file), page, size, extends, memory);
  return extends ? end(code) : code;
}

// Between two processes the memory is ordered by locks and barriers: to be killed there is to leave
// it half written.
static int lock_memory(sqlite3_file *file, int offset, int size, int flags) {
  int code = begin_without_room();
  if (code != SQLITE_OK) return code;
  return end(real(file)->pMethods->xShmLock(real(file), offset, size, flags));
}

static void order_memory(sqlite3_file *file) {
  begin();
  real(file)->pMethods->xShmBarrier(real(file));
  end(SQLITE_OK);
}

static int unmap_memory(sqlite3_file *file, int removes) {
  return real(file)->pMethods->xShmUnmap(real(file), removes);
}

static const sqlite3_io_methods methods = {
  .iVersion = 2,
  .xClose = close_file,
  .xRead = read_file,
  .xWrite = write_file,
  .xTruncate = truncate_file,
  .xSync = sync_file,
  .xFileSize = size_of_file,
  .xLock = lock_file,
  .xUnlock = unlock_file,
  .xCheckReservedLock = check_lock,
  .xFileControl = control_file,
  .xSectorSize = sector_size,
  .xDeviceCharacteristics = characteristics,
  .xShmMap = map_memory,
  .xShmLock = lock_memory,
  .xShmBarrier = order_memory,
  .xShmUnmap = unmap_memory,
};

static int open_file(sqlite3_vfs *files, sqlite3_filename name, sqlite3_file *file, int flags,
                     int *given) {
  (void)files;
  fault_file *opened = (fault_file *)file;
  opened->real = (sqlite3_file *)(opened + 1);
  opened->file.pMethods = NULL;
  if (chosen_fault == DICTEE_FAULT_READ_ONLY && (flags & SQLITE_OPEN_MAIN_DB) != 0) {
    flags = (flags & ~(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)) | SQLITE_OPEN_READONLY;
  }
  int code = real_files->xOpen(real_files, name, opened->real, flags, given);
  if (opened->real->pMethods != NULL) opened->file.pMethods = &methods;
  return code;
}

static int delete_file(sqlite3_vfs *files, const char *name, int syncs) {
  (void)files;
  int code = begin_without_room();
  if (code != SQLITE_OK) return code;
  return end(real_files->xDelete(real_files, name, syncs));
}

static int access_file(sqlite3_vfs *files, const char *name, int flags, int *result) {
  (void)files;
  return real_files->xAccess(real_files, name, flags, result);
}

static int full_name(sqlite3_vfs *files, const char *name, int size, char *result) {
  (void)files;
  return real_files->xFullPathname(real_files, name, size, result);
}

int dictee_faults_install(int fault, long operation) {
  real_files = sqlite3_vfs_find(NULL);
  if (real_files == NULL) return 1;
  chosen_fault = fault;
  chosen_operation = operation;
  // Time, randomness and the rest stay those of the system.
  fault_files = *real_files;
  fault_files.zName = "dictee-faults";
  fault_files.szOsFile = (int)sizeof(fault_file) + real_files->szOsFile;
  fault_files.pNext = NULL;
  fault_files.xOpen = open_file;
  fault_files.xDelete = delete_file;
  fault_files.xAccess = access_file;
  fault_files.xFullPathname = full_name;
  return sqlite3_vfs_register(&fault_files, 1);
}

long dictee_faults_count(void) { return count; }

static int append_row(void *result, int columns, char **values, char **names) {
  (void)names;
  if (columns > 0) sqlite3_str_appendf(result, "%s\n", values[0] == NULL ? "" : values[0]);
  return 0;
}

char *dictee_faults_sql(const char *path, const char *sql, int *code) {
  sqlite3 *database = NULL;
  sqlite3_str *rows = sqlite3_str_new(NULL);
  *code = sqlite3_open(path, &database);
  if (*code == SQLITE_OK) *code = sqlite3_exec(database, sql, append_row, rows, NULL);
  sqlite3_close(database);
  sqlite3_str_append(rows, "", 0);
  char *text = sqlite3_str_finish(rows);
  if (*code == SQLITE_OK) return text != NULL ? text : sqlite3_mprintf("");
  sqlite3_free(text);
  return NULL;
}

void dictee_faults_free(char *text) { sqlite3_free(text); }
