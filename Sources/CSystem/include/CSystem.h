#ifndef DICTEE_CSYSTEM_H
#define DICTEE_CSYSTEM_H
#include <stddef.h>
#include <stdint.h>

/// The outcome of a system call: 0, or the errno that it left.
typedef struct {
  const void *bytes;
  size_t count;
  int error;
} dictee_mapping;

/// Maps a regular file for reading; an empty file gives count 0 and no error.
dictee_mapping dictee_map_file(const char *path);
/// Gives a mapping back.
void dictee_unmap(const void *bytes, size_t count);
/// Writes all bytes to a file descriptor, through interruptions; 0 or an errno.
int dictee_write_all(int descriptor, const void *bytes, size_t count);
/// The text of an errno, valid until the next call in this thread.
const char *dictee_error_text(int error);

#endif
