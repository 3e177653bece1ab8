#ifndef DICTEE_CSYSTEM_INTERNAL_H
#define DICTEE_CSYSTEM_INTERNAL_H

/// Names the file that SIGINT removes; NULL for none. The text must stay valid until the next call.
void dictee_remove_on_interrupt(const char *path);

#endif
