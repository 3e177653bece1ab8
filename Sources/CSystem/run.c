#define _GNU_SOURCE
#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

int dictee_run(const char *path, char *const arguments[], const char *output, int *code) {
  posix_spawn_file_actions_t actions;
  int error = posix_spawn_file_actions_init(&actions);
  if (error != 0) return error;
  int flags = O_WRONLY | O_CREAT | O_TRUNC;
  error = posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  if (error == 0)
    error = posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, flags, 0600);
  if (error == 0) error = posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO);
  pid_t process = 0;
  if (error == 0) error = posix_spawn(&process, path, &actions, NULL, arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0) return error;
  int status = 0;
  while (waitpid(process, &status, 0) < 0) {
    if (errno != EINTR) return errno;
  }
  *code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return 0;
}

int dictee_remove(const char *path) { return remove(path) == 0 ? 0 : errno; }
