#define _GNU_SOURCE
#include "CSystem.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

static uint8_t kind_of(const struct stat *status) {
  if (S_ISREG(status->st_mode)) return 'f';
  return S_ISDIR(status->st_mode) ? 'd' : 'o';
}

/// Appends one entry; 0 or ENOMEM.
static int append(char **bytes, size_t *count, size_t *capacity, uint8_t kind, const char *name) {
  size_t needed = strlen(name) + 2;
  if (*count + needed > *capacity) {
    size_t larger = (*capacity + needed) * 2;
    char *moved = realloc(*bytes, larger);
    if (moved == NULL) return ENOMEM;
    *bytes = moved;
    *capacity = larger;
  }
  (*bytes)[*count] = (char)kind;
  memcpy(*bytes + *count + 1, name, needed - 1);
  *count += needed;
  return 0;
}

dictee_mapping dictee_list_directory(const char *path) {
  dictee_mapping result = {NULL, 0, 0};
  DIR *directory = opendir(path);
  if (directory == NULL) {
    result.error = errno;
    return result;
  }
  char *bytes = NULL;
  size_t capacity = 0;
  while (result.error == 0) {
    errno = 0;
    struct dirent *entry = readdir(directory);
    if (entry == NULL) {
      result.error = errno;
      break;
    }
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    struct stat status;
    uint8_t kind = 'o';
    if (fstatat(dirfd(directory), entry->d_name, &status, 0) == 0) kind = kind_of(&status);
    result.error = append(&bytes, &result.count, &capacity, kind, entry->d_name);
  }
  closedir(directory);
  if (result.error != 0) {
    free(bytes);
    result.count = 0;
  } else {
    result.bytes = bytes;
  }
  return result;
}

dictee_identity dictee_identify(const char *path) {
  dictee_identity result = {0, 0, 'o', 0};
  struct stat status;
  if (stat(path, &status) != 0) {
    result.error = errno;
    return result;
  }
  result.device = (uint64_t)status.st_dev;
  result.inode = (uint64_t)status.st_ino;
  result.kind = kind_of(&status);
  return result;
}

const char *dictee_resolve_path(const char *path) { return realpath(path, NULL); }

const char *dictee_executable_path(void) {
#ifdef __APPLE__
  uint32_t size = 0;
  _NSGetExecutablePath(NULL, &size);
  char *written = malloc(size);
  if (written == NULL) return NULL;
  const char *resolved = NULL;
  if (_NSGetExecutablePath(written, &size) == 0) resolved = realpath(written, NULL);
  free(written);
  return resolved;
#else
  return realpath("/proc/self/exe", NULL);
#endif
}
