#ifndef DICTEE_CICAL_H
#define DICTEE_CICAL_H

/// Loads libical; 0 when it is there, so that commands without a calendar never pay for it.
int dictee_ical_load(void);

#endif
