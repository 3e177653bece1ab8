#ifndef DICTEE_CFAULTFILES_H
#define DICTEE_CFAULTFILES_H

// Files of SQLite that fail on purpose, for tests: what a process does to its files is counted, and
// at one of these operations something happens.

enum {
  // Nothing; operations are only counted.
  DICTEE_FAULT_NONE = 0,
  // The process is killed before the operation.
  DICTEE_FAULT_KILL_BEFORE,
  // The process is killed when half of the bytes are written; before an operation that writes none.
  DICTEE_FAULT_KILL_WITHIN,
  // The process is killed after the operation.
  DICTEE_FAULT_KILL_AFTER,
  // From this operation on the disk is full.
  DICTEE_FAULT_FULL,
  // From this operation on the disk fails.
  DICTEE_FAULT_BROKEN,
  // Files can only be read, whatever the operation.
  DICTEE_FAULT_READ_ONLY
};

// Makes every database that is opened from now on use such files; 0 when it could be done.
int dictee_faults_install(int fault, long operation);
// Runs SQL on a file, which is made when it is missing, and gives the first column of all rows, a
// line each, or NULL with SQLite’s code. The text goes back with dictee_faults_free.
char *dictee_faults_sql(const char *path, const char *sql, int *code);
void dictee_faults_free(char *text);

// How many operations there were.
long dictee_faults_count(void);

#endif
