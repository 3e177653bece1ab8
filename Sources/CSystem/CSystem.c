#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

dictee_mapping dictee_map_file(const char *path) {
  dictee_mapping result = {NULL, 0, 0};
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
    void *bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
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

const char *dictee_error_text(int error) { return strerror(error); }
