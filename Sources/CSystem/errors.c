#include "CSystem.h"

#include <errno.h>
#include <string.h>

int dictee_error_kind(int error) {
  switch (error) {
  case ENOENT: return DICTEE_ERROR_MISSING;
  case EACCES:
  case EPERM: return DICTEE_ERROR_DENIED;
  case EISDIR: return DICTEE_ERROR_IS_DIRECTORY;
  case ENOTDIR: return DICTEE_ERROR_NOT_DIRECTORY;
  case ENOSPC:
  case EDQUOT: return DICTEE_ERROR_DISK_FULL;
  case EROFS: return DICTEE_ERROR_READ_ONLY;
  case EFBIG: return DICTEE_ERROR_TOO_LARGE;
  case EPIPE: return DICTEE_ERROR_CLOSED_PIPE;
  case ELOOP: return DICTEE_ERROR_LINK_LOOP;
  case ENAMETOOLONG: return DICTEE_ERROR_NAME_TOO_LONG;
  case EINVAL: return DICTEE_ERROR_NOT_A_FILE;
  case EBADF: return DICTEE_ERROR_BAD_DESCRIPTOR;
  case EEXIST: return DICTEE_ERROR_EXISTS;
  default: return DICTEE_ERROR_OTHER;
  }
}

int dictee_error_too_large(void) { return EFBIG; }

const char *dictee_error_text(int error) { return strerror(error); }
