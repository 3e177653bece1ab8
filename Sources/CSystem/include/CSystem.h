#ifndef DICTEE_CSYSTEM_H
#define DICTEE_CSYSTEM_H
#include <stddef.h>
#include <stdint.h>

// Every function that can fail gives 0 or the errno that the system left.

/// What an errno means for a user, the same numbers on every system.
enum {
  DICTEE_ERROR_OTHER = 0,
  DICTEE_ERROR_MISSING,
  DICTEE_ERROR_DENIED,
  DICTEE_ERROR_IS_DIRECTORY,
  DICTEE_ERROR_NOT_DIRECTORY,
  DICTEE_ERROR_DISK_FULL,
  DICTEE_ERROR_READ_ONLY,
  DICTEE_ERROR_TOO_LARGE,
  DICTEE_ERROR_CLOSED_PIPE,
  DICTEE_ERROR_LINK_LOOP,
  DICTEE_ERROR_NAME_TOO_LONG,
  DICTEE_ERROR_NOT_A_FILE,
  DICTEE_ERROR_BAD_DESCRIPTOR,
  DICTEE_ERROR_EXISTS
};

/// One of DICTEE_ERROR_… for an errno.
int dictee_error_kind(int error);
/// The errno of a file that is larger than the caller wants to read.
int dictee_error_too_large(void);
/// The text of an errno, valid until the next call in this thread.
const char *dictee_error_text(int error);

/// The outcome of mapping or reading a file.
typedef struct {
  const void *bytes;
  size_t count;
  int error;
} dictee_mapping;

/// Maps a regular file for reading; an empty file gives count 0 and no error.
dictee_mapping dictee_map_file(const char *path);
/// Gives a mapping back.
void dictee_unmap(const void *bytes, size_t count);
/// Reads a file, a pipe or a device to its end, at most `limit` bytes; path NULL is standard
/// input. More than `limit` bytes are an error. The bytes go back with dictee_free.
dictee_mapping dictee_read_file(const char *path, size_t limit);
/// Asks the allocator, where it can be asked, to keep what is freed for what comes next instead of
/// giving pages back: for programs that build large trees and end.
void dictee_keep_freed_memory(void);
/// Frees what a function of this header allocated.
void dictee_free(const void *bytes);

/// Writes all bytes to a file descriptor, through interruptions.
int dictee_write_all(int descriptor, const void *bytes, size_t count);
/// Writes a file so that a reader sees the old or the new content and nothing between: a temporary
/// file beside it takes its place. A path that is no regular file (a pipe, a device) is written
/// directly. An interruption removes the temporary file. A private file is its owner's alone (0600),
/// from the first byte on and whatever was there before.
int dictee_write_file(const char *path, const void *bytes, size_t count, int is_private);

/// Creates a file that its owner alone may read and write (0600): whole, or not at all. EEXIST when
/// something has that name, a link that leads nowhere included; of two processes one succeeds.
int dictee_create_file(const char *path, const void *bytes, size_t count);
/// Makes a folder and those above it that are missing, each its owner's alone (0700).
int dictee_make_private_folders(const char *path);

/// What has a name, links not followed.
typedef struct {
  /// `f` a regular file, `d` a directory, `l` a symbolic link, `o` other.
  uint8_t kind;
  /// The rights, as in 0600.
  uint32_t mode;
  uint64_t size;
  int error;
} dictee_status;

dictee_status dictee_look(const char *path);

/// Fills at most 256 bytes from the system's source of random numbers for keys.
int dictee_random(void *bytes, size_t count);

/// The entries of a directory: for each a kind (`f` file, `d` directory, `o` other; symbolic links
/// followed), its name and a zero byte. The bytes go back with dictee_free.
dictee_mapping dictee_list_directory(const char *path);

/// Which file a path leads to, links followed.
typedef struct {
  uint64_t device;
  uint64_t inode;
  /// `f` a regular file, `d` a directory, `o` other.
  uint8_t kind;
  int error;
} dictee_identity;

dictee_identity dictee_identify(const char *path);

/// The path of the running program with all links resolved, or NULL. Goes back with dictee_free.
const char *dictee_executable_path(void);
/// A path with all links resolved, or NULL. Goes back with dictee_free.
const char *dictee_resolve_path(const char *path);
/// The value of an environment variable, or NULL.
const char *dictee_environment(const char *name);

/// 1 when a descriptor is a terminal.
int dictee_is_terminal(int descriptor);
/// The columns of a terminal, 0 when unknown.
int dictee_terminal_width(int descriptor);

/// What stands in the place of a key: nothing within the time, the program was stopped and goes on, the
/// terminal is gone.
enum { DICTEE_KEY_NONE = -1, DICTEE_KEY_RESUMED = -2, DICTEE_KEY_END = -3 };

/// Opens the terminal that the process belongs to, whatever its streams lead to.
int dictee_open_terminal(int *descriptor);
/// Makes a terminal give each key at once and not show it. Until dictee_end_keys every end and stop of
/// the process gives the terminal back as it was, and going on after a stop takes it again.
int dictee_begin_keys(int descriptor);
/// Gives the terminal back as it was.
void dictee_end_keys(void);
/// The next byte that was typed, or one of DICTEE_KEY_…; waits for ever with a time below 0.
int dictee_read_key(int descriptor, int milliseconds);

/// A civil date and time.
typedef struct {
  /// Full year, month 1–12, day 1–31, hour 0–23, minute 0–59.
  int year, month, day, hour, minute;
  int error;
} dictee_civil_time;

/// Seconds since 1 January 1970 UTC.
int64_t dictee_now(void);
/// The civil time of an instant in a zone (a name or a POSIX rule as TZ takes it), NULL for the
/// process's own zone. Changes TZ for the call: for programs with one thread.
dictee_civil_time dictee_civil(int64_t seconds, const char *zone);

/// Makes a closed pipe an error of write instead of a signal, SIGINT an exit with 130 that leaves
/// no temporary file, and closed standard descriptors open so that no file gets their number.
void dictee_prepare_process(void);
/// Ends the process.
_Noreturn void dictee_exit(int code);

/// A thread that was started and is to be joined.
typedef struct dictee_thread dictee_thread;

/// Runs `body(context)` on a thread of its own; NULL when there is none to be had.
dictee_thread *dictee_start_thread(void (*body)(void *), void *context);

/// Waits for the end of a thread and frees what it held.
void dictee_join_thread(dictee_thread *thread);

/// Runs a program to its end, with the caller's environment and nothing on standard input; both its
/// streams go to the file `output`. `code` is its exit code, 128 and more for a signal.
int dictee_run(const char *path, char *const arguments[], const char *output, int *code);
/// Removes a file, a link or an empty folder.
int dictee_remove(const char *path);

#endif
