/* Times commands from exec to exit, one after the other, round after round, so that a slow moment
   of the machine touches all of them alike.

   usage: stopwatch ROUNDS COMMAND [WORD…] [+ COMMAND [WORD…]]…
   Prints for each command: median and least milliseconds, and peak memory in KiB. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define COMMANDS 16

extern char **environ;

static int ascending(const void *left, const void *right) {
  double difference = *(const double *)left - *(const double *)right;
  return (difference > 0) - (difference < 0);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

/* Milliseconds of one run, or -1 when the command failed. */
static double run(char **command, posix_spawn_file_actions_t *actions, long *memory) {
  pid_t child;
  int status;
  struct rusage usage;
  double start = now();
  if (posix_spawnp(&child, command[0], actions, NULL, command, environ) != 0) return -1;
  if (wait4(child, &status, 0, &usage) != child) return -1;
  double elapsed = now() - start;
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) return -1;
#ifdef __APPLE__
  usage.ru_maxrss /= 1024;
#endif
  if (usage.ru_maxrss > *memory) *memory = usage.ru_maxrss;
  return elapsed;
}

int main(int argc, char **argv) {
  int rounds = argc > 2 ? atoi(argv[1]) : 0;
  if (rounds < 1) {
    fprintf(stderr, "usage: stopwatch ROUNDS COMMAND [WORD...] [+ COMMAND [WORD...]]...\n");
    return 2;
  }
  char **commands[COMMANDS];
  int count = 1;
  commands[0] = argv + 2;
  for (int index = 2; index < argc; index++) {
    if (strcmp(argv[index], "+") != 0) continue;
    argv[index] = NULL;
    if (count < COMMANDS) commands[count++] = argv + index + 1;
  }
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  double *times = calloc((size_t)rounds * COMMANDS, sizeof(double));
  long memory[COMMANDS] = {0};
  if (times == NULL) return 3;
  for (int round = -2; round < rounds; round++) {
    for (int command = 0; command < count; command++) {
      double elapsed = run(commands[command], &actions, &memory[command]);
      if (elapsed < 0) {
        fprintf(stderr, "stopwatch: %s failed\n", commands[command][0]);
        return 1;
      }
      /* Two rounds before the first fill the caches. */
      if (round >= 0) times[command * rounds + round] = elapsed;
    }
  }
  for (int command = 0; command < count; command++) {
    double *own = times + command * rounds;
    qsort(own, (size_t)rounds, sizeof(double), ascending);
    printf("%.3f %.3f %ld\n", own[rounds / 2], own[0], memory[command]);
  }
  return 0;
}
