#define _GNU_SOURCE
#include "CSystem.h"
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#ifdef __APPLE__
#include <sys/random.h>
#endif

int dictee_random(void *bytes, size_t count) {
  return getentropy(bytes, count) == 0 ? 0 : errno;
}

dictee_status dictee_look(const char *path) {
  dictee_status result = {'o', 0, 0, 0};
  struct stat status;
  if (lstat(path, &status) != 0) {
    result.error = errno;
    return result;
  }
  if (S_ISREG(status.st_mode)) result.kind = 'f';
  if (S_ISDIR(status.st_mode)) result.kind = 'd';
  if (S_ISLNK(status.st_mode)) result.kind = 'l';
  result.mode = (uint32_t)(status.st_mode & 07777);
  result.size = (uint64_t)status.st_size;
  return result;
}

int dictee_make_private_folders(const char *path) {
  size_t length = strlen(path);
  char *made = malloc(length + 1);
  if (made == NULL) return ENOMEM;
  memcpy(made, path, length + 1);
  int error = 0;
  for (size_t end = 1; end <= length && error == 0; end++) {
    if (made[end] != '/' && made[end] != 0) continue;
    char kept = made[end];
    made[end] = 0;
    if (mkdir(made, 0700) != 0 && errno != EEXIST) {
      // A folder that is there on a disk that can only be read.
      struct stat status;
      int reason = errno;
      if (stat(made, &status) != 0 || !S_ISDIR(status.st_mode)) error = reason;
    }
    made[end] = kept;
  }
  free(made);
  return error;
}

/// Makes the name of a new file last: its folder is written, too.
static void synchronise_folder(const char *path) {
  const char *slash = strrchr(path, '/');
  size_t length = slash == NULL ? 0 : (size_t)(slash - path);
  char *folder = malloc(length + 2);
  if (folder == NULL) return;
  if (slash == NULL) {
    strcpy(folder, ".");
  } else {
    memcpy(folder, path, length);
    strcpy(folder + length, length == 0 ? "/" : "");
  }
  int descriptor = open(folder, O_RDONLY | O_CLOEXEC);
  free(folder);
  if (descriptor < 0) return;
  // Some file systems can't; the file is there all the same.
  fsync(descriptor);
  close(descriptor);
}

/// Gives a finished file its name unless something has it.
static int name_file(const char *temporary, const char *path) {
  if (link(temporary, path) == 0) {
    unlink(temporary);
    return 0;
  }
  int error = errno;
  struct stat status;
  // A file system without hard links: of two processes that come here at once, the later wins.
  if (error != EEXIST && lstat(path, &status) != 0 && errno == ENOENT) {
    return rename(temporary, path) == 0 ? 0 : errno;
  }
  return error;
}

int dictee_create_file(const char *path, const void *bytes, size_t count) {
  size_t length = strlen(path);
  char *temporary = malloc(length + 8);
  if (temporary == NULL) return ENOMEM;
  memcpy(temporary, path, length);
  memcpy(temporary + length, ".XXXXXX", 8);
  // mkstemp makes it its owner's alone.
  int descriptor = mkstemp(temporary);
  if (descriptor < 0) {
    int error = errno;
    free(temporary);
    return error;
  }
  dictee_remove_on_interrupt(temporary);
  int error = dictee_write_all(descriptor, bytes, count);
  if (error == 0 && fsync(descriptor) != 0) error = errno;
  if (close(descriptor) != 0 && error == 0) error = errno;
  if (error == 0) error = name_file(temporary, path);
  if (error == 0) synchronise_folder(path);
  else unlink(temporary);
  dictee_remove_on_interrupt(NULL);
  free(temporary);
  return error;
}
