#ifndef DICTEE_CICAL_H
#define DICTEE_CICAL_H

#include <stdint.h>

/// The few things that dictee asks of libical 3: read a date, a duration and a rule, walk a rule,
/// and tell a zone's offset. A static program holds the library; others open it at first use, so that
/// a command without a calendar never pays for it. No title ever passes here.
///
/// The functions are not safe to call from two threads at once; the one importer holds a lock.
/// All but dictee_ical_load must be called only after it returned 0.

/// A date or a time as written, without a zone.
typedef struct {
  int32_t year;
  int32_t month;   // 1 to 12
  int32_t day;     // 1 to 31
  int32_t hour;
  int32_t minute;
  int32_t second;
  uint8_t is_date; // 1: hour, minute and second mean nothing
  uint8_t is_utc;  // 1: written with a Z
} dictee_ical_time;

typedef enum {
  DICTEE_ICAL_SECONDLY = 0,
  DICTEE_ICAL_MINUTELY,
  DICTEE_ICAL_HOURLY,
  DICTEE_ICAL_DAILY,
  DICTEE_ICAL_WEEKLY,
  DICTEE_ICAL_MONTHLY,
  DICTEE_ICAL_YEARLY
} dictee_ical_frequency;

/// What a rule says before it is walked.
typedef struct {
  dictee_ical_frequency frequency;
  int32_t interval; // 1 or more
  int32_t count;    // 0: no COUNT
  uint8_t has_week_numbers; // BYWEEKNO: the day of the week may come from the start
  // 1: only trying tells whether the rule ever happens, and trying a rule that doesn't takes
  // libical seconds, since it looks up to the year 20000.
  uint8_t is_doubtful;
  uint8_t has_until;
  dictee_ical_time until;
} dictee_ical_rule_facts;

typedef struct dictee_ical_rule dictee_ical_rule;
typedef struct dictee_ical_zone dictee_ical_zone;

/// Opens libical; 0 when it is there, 1 when it is not installed or too old.
int dictee_ical_load(void);

/// Reads a DATE or DATE-TIME value; 0 when it is one.
int dictee_ical_read_time(const char *text, dictee_ical_time *result);

/// Reads a DURATION value as days (weeks counted as seven) and seconds; 0 when it is one.
int dictee_ical_read_duration(const char *text, int64_t *days, int64_t *seconds);

/// Reads a RECUR value; NULL when it isn't one, plainly never happens, or counts in another
/// calendar (RSCALE).
dictee_ical_rule *dictee_ical_rule_read(const char *text, dictee_ical_rule_facts *facts);

/// Sets a rule on its way from `start`, never past `until` (both in the local time of the event);
/// 0 when it can be walked, 1 when it is illegal or never happens.
int dictee_ical_rule_open(dictee_ical_rule *rule, const dictee_ical_time *start,
                          const dictee_ical_time *until);

/// The next occurrence of an opened rule; 1 when there is one, 0 at the end.
int dictee_ical_rule_next(dictee_ical_rule *rule, dictee_ical_time *result);

void dictee_ical_rule_free(dictee_ical_rule *rule);

/// The zone that a VTIMEZONE component describes; NULL when it can't be read.
dictee_ical_zone *dictee_ical_zone_read(const char *vtimezone);

/// Seconds to add to UTC for the zone's local time, at a local time (or a UTC one if `is_utc`).
int32_t dictee_ical_zone_offset(dictee_ical_zone *zone, const dictee_ical_time *time);

void dictee_ical_zone_free(dictee_ical_zone *zone);

#endif
