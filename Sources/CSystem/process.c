#define _GNU_SOURCE
#include "CSystem.h"
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

static const char *volatile file_to_remove = NULL;

void dictee_remove_on_interrupt(const char *path) { file_to_remove = path; }

/// Only async-signal-safe calls.
static void interrupted(int signal_number) {
  (void)signal_number;
  const char *path = file_to_remove;
  if (path != NULL) unlink(path);
  dictee_restore_terminal();
  _exit(130);
}

void dictee_prepare_process(void) {
  for (int descriptor = 0; descriptor <= 2; descriptor++) {
    if (fcntl(descriptor, F_GETFD) != -1 || errno != EBADF) continue;
    // Open the wrong way round: use still fails as for a closed descriptor.
    open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY);
  }
  signal(SIGPIPE, SIG_IGN);
  struct sigaction current;
  // A job that the shell started in the background ignores SIGINT, and keeps ignoring it.
  if (sigaction(SIGINT, NULL, &current) == 0 && current.sa_handler != SIG_IGN) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = interrupted;
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
  }
}

void dictee_exit(int code) { exit(code); }

const char *dictee_environment(const char *name) { return getenv(name); }

int dictee_is_terminal(int descriptor) { return isatty(descriptor); }

int dictee_terminal_width(int descriptor) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return 0;
  return size.ws_col;
}

int64_t dictee_now(void) { return (int64_t)time(NULL); }

dictee_civil_time dictee_civil(int64_t seconds, const char *zone) {
  dictee_civil_time result = {0, 0, 0, 0, 0, 0};
  char *saved = NULL;
  if (zone != NULL) {
    const char *own = getenv("TZ");
    if (own != NULL && (saved = strdup(own)) == NULL) result.error = ENOMEM;
    if (result.error == 0 && setenv("TZ", zone, 1) != 0) result.error = errno;
  }
  if (result.error == 0) {
    tzset();
    time_t instant = (time_t)seconds;
    struct tm parts;
    if (localtime_r(&instant, &parts) == NULL) {
      result.error = errno != 0 ? errno : EINVAL;
    } else {
      result.year = parts.tm_year + 1900;
      result.month = parts.tm_mon + 1;
      result.day = parts.tm_mday;
      result.hour = parts.tm_hour;
      result.minute = parts.tm_min;
    }
  }
  if (zone != NULL) {
    if (saved != NULL) setenv("TZ", saved, 1);
    else unsetenv("TZ");
    tzset();
  }
  free(saved);
  return result;
}

void dictee_keep_freed_memory(void) {
#ifdef __GLIBC__
  const int trees = 256 << 20;
  mallopt(M_MMAP_THRESHOLD, trees);
  mallopt(M_TRIM_THRESHOLD, trees);
  mallopt(M_TOP_PAD, 16 << 20);
#endif
}
