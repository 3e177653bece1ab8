#define _GNU_SOURCE
#include "CSystem.h"
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// Maps all pages at once where the system can: whoever maps a file reads all of it, and a fault for
// each run of pages costs more.
#ifndef MAP_POPULATE
#define MAP_POPULATE 0
#endif

dictee_mapping dictee_map_file(const char *path) {
  dictee_mapping result = {NULL, 0, 0};
  // O_NONBLOCK: opening a pipe must not wait for a writer.
  int descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (descriptor < 0) {
    result.error = errno;
    return result;
  }
  struct stat status;
  if (fstat(descriptor, &status) != 0) {
    result.error = errno;
  } else if (S_ISDIR(status.st_mode)) {
    result.error = EISDIR;
  } else if (!S_ISREG(status.st_mode)) {
    result.error = EINVAL;
  } else if (status.st_size > 0) {
    void *bytes =
      mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, descriptor, 0);
    if (bytes == MAP_FAILED) {
      result.error = errno;
    } else {
      result.bytes = bytes;
      result.count = (size_t)status.st_size;
    }
  }
  close(descriptor);
  return result;
}

void dictee_unmap(const void *bytes, size_t count) {
  if (bytes != NULL && count > 0) munmap((void *)bytes, count);
}

void dictee_free(const void *bytes) { free((void *)bytes); }

/// Reads a descriptor to its end into memory that grows from `capacity` bytes.
static dictee_mapping read_to_end(int descriptor, size_t capacity, size_t limit) {
  dictee_mapping result = {NULL, 0, 0};
  char *bytes = malloc(capacity);
  if (bytes == NULL) result.error = ENOMEM;
  while (result.error == 0) {
    if (result.count == capacity) {
      char *larger = realloc(bytes, capacity * 2);
      if (larger == NULL) {
        result.error = ENOMEM;
        break;
      }
      bytes = larger;
      capacity *= 2;
    }
    ssize_t count = read(descriptor, bytes + result.count, capacity - result.count);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) {
      result.error = errno;
    } else if (count == 0) {
      break;
    } else {
      result.count += (size_t)count;
      if (result.count > limit) result.error = EFBIG;
    }
  }
  if (result.error != 0) {
    free(bytes);
    result.count = 0;
  } else {
    result.bytes = bytes;
  }
  return result;
}

dictee_mapping dictee_read_file(const char *path, size_t limit) {
  dictee_mapping result = {NULL, 0, 0};
  int descriptor = path == NULL ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) {
    result.error = errno;
    return result;
  }
  struct stat status;
  size_t capacity = 65536;
  if (fstat(descriptor, &status) != 0) {
    result.error = errno;
  } else if (S_ISDIR(status.st_mode)) {
    result.error = EISDIR;
  } else if (S_ISREG(status.st_mode) && status.st_size > 0) {
    // One byte more, so that the end is found without growing.
    if ((uint64_t)status.st_size > limit) result.error = EFBIG;
    else capacity = (size_t)status.st_size + 1;
  }
  if (result.error == 0) result = read_to_end(descriptor, capacity, limit);
  if (path != NULL) close(descriptor);
  return result;
}

int dictee_write_all(int descriptor, const void *bytes, size_t count) {
  const char *next = bytes;
  while (count > 0) {
    ssize_t written = write(descriptor, next, count);
    if (written < 0) {
      if (errno == EINTR) continue;
      return errno;
    }
    next += written;
    count -= (size_t)written;
  }
  return 0;
}

static int write_directly(const char *path, const void *bytes, size_t count) {
  int descriptor = open(path, O_WRONLY | O_CLOEXEC);
  if (descriptor < 0) return errno;
  int error = dictee_write_all(descriptor, bytes, count);
  if (close(descriptor) != 0 && error == 0) error = errno;
  return error;
}

/// Fills the open temporary file and moves it to its place.
static int fill_and_move(int descriptor, mode_t mode, const char *temporary, const char *path,
                         const void *bytes, size_t count) {
  int error = dictee_write_all(descriptor, bytes, count);
  if (error == 0 && fchmod(descriptor, mode) != 0) error = errno;
  if (error == 0 && fsync(descriptor) != 0) error = errno;
  if (close(descriptor) != 0 && error == 0) error = errno;
  if (error == 0 && rename(temporary, path) != 0) error = errno;
  if (error != 0) unlink(temporary);
  return error;
}

int dictee_write_file(const char *path, const void *bytes, size_t count, int is_private) {
  mode_t mask = umask(0);
  umask(mask);
  mode_t mode = 0666 & ~mask;
  struct stat status;
  if (stat(path, &status) == 0) {
    if (S_ISDIR(status.st_mode)) return EISDIR;
    if (!S_ISREG(status.st_mode)) return write_directly(path, bytes, count);
    mode = status.st_mode & 07777;
  }
  if (is_private) mode = 0600;
  // A link keeps leading to its file: the file at its end is the one replaced.
  char *resolved = realpath(path, NULL);
  const char *target = resolved != NULL ? resolved : path;
  size_t length = strlen(target);
  char *temporary = malloc(length + 8);
  int error = temporary == NULL ? ENOMEM : 0;
  if (error == 0) {
    memcpy(temporary, target, length);
    memcpy(temporary + length, ".XXXXXX", 8);
    int descriptor = mkstemp(temporary);
    if (descriptor < 0) {
      error = errno;
    } else {
      dictee_remove_on_interrupt(temporary);
      error = fill_and_move(descriptor, mode, temporary, target, bytes, count);
      dictee_remove_on_interrupt(NULL);
    }
  }
  free(temporary);
  free(resolved);
  return error;
}
