#include "CSystem.h"

#include <pthread.h>
#include <stdlib.h>

struct dictee_thread {
  pthread_t thread;
  void (*body)(void *);
  void *context;
};

// Some systems give other threads than the first one half a megabyte.
static const size_t stack_size = (size_t)8 << 20;

static void *run(void *argument) {
  dictee_thread *thread = argument;
  thread->body(thread->context);
  return NULL;
}

dictee_thread *dictee_start_thread(void (*body)(void *), void *context) {
  dictee_thread *thread = malloc(sizeof *thread);
  if (thread == NULL) return NULL;
  thread->body = body;
  thread->context = context;
  pthread_attr_t attributes;
  int error = pthread_attr_init(&attributes);
  if (error == 0) {
    pthread_attr_setstacksize(&attributes, stack_size);
    error = pthread_create(&thread->thread, &attributes, run, thread);
    pthread_attr_destroy(&attributes);
  }
  if (error == 0) return thread;
  free(thread);
  return NULL;
}

void dictee_join_thread(dictee_thread *thread) {
  pthread_join(thread->thread, NULL);
  free(thread);
}
