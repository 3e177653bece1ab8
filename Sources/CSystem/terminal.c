#define _GNU_SOURCE
#include "CSystem.h"
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

// One terminal at a time, since signals know nothing of callers.
static volatile sig_atomic_t is_keyed = 0;
static volatile sig_atomic_t was_stopped = 0;
static int terminal = -1;
static struct termios usual;
static struct termios keyed;
// What the signals did before, in the order of `ending`, SIGTSTP last.
static struct sigaction before[4];

// What ends or stops a program from the keyboard or from outside; SIGINT is in process.c.
static const int ending[] = {SIGTERM, SIGHUP, SIGQUIT};
static const size_t endings = sizeof ending / sizeof *ending;

void dictee_restore_terminal(void) {
  if (!is_keyed) return;
  // The cursor comes back, too.
  static const char shown[] = "\033[?25h";
  ssize_t written = write(terminal, shown, sizeof shown - 1);
  (void)written;
  tcsetattr(terminal, TCSADRAIN, &usual);
}

/// Only async-signal-safe calls.
static void ended(int signal_number) {
  dictee_restore_terminal();
  signal(signal_number, SIG_DFL);
  raise(signal_number);
}

static void set_handler(int signal_number, void (*handler)(int)) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  sigemptyset(&action.sa_mask);
  sigaction(signal_number, &action, NULL);
}

/// Gives the terminal back, stops as the shell expects it, and takes the terminal again.
static void stopped(int signal_number) {
  int saved = errno;
  dictee_restore_terminal();
  set_handler(signal_number, SIG_DFL);
  sigset_t own;
  sigemptyset(&own);
  sigaddset(&own, signal_number);
  raise(signal_number);
  sigprocmask(SIG_UNBLOCK, &own, NULL);
  // Here the program goes on.
  set_handler(signal_number, stopped);
  tcsetattr(terminal, TCSADRAIN, &keyed);
  was_stopped = 1;
  errno = saved;
}

int dictee_open_terminal(int *descriptor) {
  *descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY);
  return *descriptor >= 0 ? 0 : errno;
}

int dictee_begin_keys(int descriptor) {
  if (tcgetattr(descriptor, &usual) != 0) return errno;
  keyed = usual;
  // Signals stay on, so that Ctrl-C and Ctrl-Z are what they always are.
  keyed.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
  keyed.c_cc[VMIN] = 1;
  keyed.c_cc[VTIME] = 0;
  terminal = descriptor;
  if (tcsetattr(descriptor, TCSADRAIN, &keyed) != 0) return errno;
  is_keyed = 1;
  // A signal that is ignored stays so: a job that shall outlive its terminal.
  for (size_t place = 0; place < endings; place++) {
    sigaction(ending[place], NULL, &before[place]);
    if (before[place].sa_handler != SIG_IGN) set_handler(ending[place], ended);
  }
  sigaction(SIGTSTP, NULL, &before[endings]);
  if (before[endings].sa_handler != SIG_IGN) set_handler(SIGTSTP, stopped);
  return 0;
}

void dictee_end_keys(void) {
  if (!is_keyed) return;
  dictee_restore_terminal();
  is_keyed = 0;
  for (size_t place = 0; place < endings; place++) sigaction(ending[place], &before[place], NULL);
  sigaction(SIGTSTP, &before[endings], NULL);
}

int dictee_read_key(int descriptor, int milliseconds) {
  for (;;) {
    if (was_stopped) {
      was_stopped = 0;
      return DICTEE_KEY_RESUMED;
    }
    struct pollfd waiting = {descriptor, POLLIN, 0};
    int ready = poll(&waiting, 1, milliseconds);
    if (ready == 0) return DICTEE_KEY_NONE;
    if (ready < 0) {
      if (errno == EINTR) continue;
      return DICTEE_KEY_END;
    }
    unsigned char byte;
    ssize_t count = read(descriptor, &byte, 1);
    if (count == 1) return byte;
    if (count < 0 && errno == EINTR) continue;
    return DICTEE_KEY_END;
  }
}
