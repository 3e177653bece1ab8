#ifndef DICTEE_CSYSTEM_INTERNAL_H
#define DICTEE_CSYSTEM_INTERNAL_H

/// Names the file that SIGINT removes; NULL for none. The text must stay valid until the next call.
void dictee_remove_on_interrupt(const char *path);
/// Gives a terminal that answers single keys back as it was; safe in a signal handler.
void dictee_restore_terminal(void);

#endif
