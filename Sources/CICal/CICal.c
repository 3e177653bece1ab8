#include "CICal.h"

#include <libical/ical.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#ifndef DICTEE_LINKED_ICAL
#include <dlfcn.h>
#endif

#if ICAL_MAJOR_VERSION != 3
#error "dictee needs the headers of libical 3 (Debian: libical-dev)"
#endif

// Every function of libical that is used, once: the table of pointers, typed from the library's
// own header, and the look-up are made from this list.
#define DICTEE_ICAL_FUNCTIONS(X)       \
  X(icalcomponent_free)                \
  X(icaldurationtype_from_string)      \
  X(icaldurationtype_is_bad_duration)  \
  X(icalerror_set_errors_are_fatal)    \
  X(icalparser_parse_string)           \
  X(icalrecur_iterator_free)           \
  X(icalrecur_iterator_new)            \
  X(icalrecur_iterator_next)           \
  X(icalrecurrencetype_day_position)   \
  X(icalrecurrencetype_from_string)    \
  X(icaltime_from_string)              \
  X(icaltime_is_null_time)             \
  X(icaltime_is_utc)                   \
  X(icaltimezone_free)                 \
  X(icaltimezone_get_utc_offset)       \
  X(icaltimezone_get_utc_offset_of_utc_time) \
  X(icaltimezone_new)                  \
  X(icaltimezone_set_component)

#define DICTEE_FIELD(name) __typeof__(&name) name;
static struct {
  int ready;
  DICTEE_ICAL_FUNCTIONS(DICTEE_FIELD)
} ical;

#ifdef DICTEE_LINKED_ICAL

// The program holds the library.
static int bind_functions(void) {
#define DICTEE_BIND(name) ical.name = name;
  DICTEE_ICAL_FUNCTIONS(DICTEE_BIND)
  return 0;
}

#else

// The version is in the name on purpose: libical 4 changed these very functions.
static void *open_library(void) {
  static const char *const candidates[] = {
#ifdef __APPLE__
    "/opt/homebrew/opt/libical/lib/libical.3.dylib",
    "/usr/local/opt/libical/lib/libical.3.dylib",
    "/opt/local/lib/libical.3.dylib",
    "libical.3.dylib",
#else
    "libical.so.3",
    "/home/linuxbrew/.linuxbrew/opt/libical/lib/libical.so.3",
#endif
  };
  for (size_t index = 0; index < sizeof candidates / sizeof candidates[0]; index++) {
    // Lazy binding: most of ICU's functions, which libical drags in, are never called.
    void *library = dlopen(candidates[index], RTLD_LAZY | RTLD_LOCAL);
    if (library != NULL) return library;
  }
  return NULL;
}

static int bind_functions(void) {
  void *library = open_library();
  if (library == NULL) return 1;
#define DICTEE_LOOK_UP(name)                            \
  *(void **)(&ical.name) = dlsym(library, #name);       \
  if (ical.name == NULL) {                              \
    dlclose(library);                                   \
    return 1;                                           \
  }
  DICTEE_ICAL_FUNCTIONS(DICTEE_LOOK_UP)
  return 0;
}

#endif

int dictee_ical_load(void) {
  if (ical.ready) return 0;
  if (bind_functions() != 0) return 1;
  ical.icalerror_set_errors_are_fatal(0);
  ical.ready = 1;
  return 0;
}

static dictee_ical_time from_library(struct icaltimetype time) {
  dictee_ical_time result = {time.year,   time.month,  time.day, time.hour,
                             time.minute, time.second, time.is_date != 0, 0};
  result.is_utc = ical.icaltime_is_utc(time) != 0;
  return result;
}

static struct icaltimetype to_library(const dictee_ical_time *time) {
  struct icaltimetype result;
  memset(&result, 0, sizeof result);
  result.year = time->year;
  result.month = time->month;
  result.day = time->day;
  if (time->is_date) {
    result.is_date = 1;
  } else {
    result.hour = time->hour;
    result.minute = time->minute;
    result.second = time->second;
  }
  return result;
}

int dictee_ical_read_time(const char *text, dictee_ical_time *result) {
  struct icaltimetype time = ical.icaltime_from_string(text);
  if (ical.icaltime_is_null_time(time)) return 1;
  *result = from_library(time);
  return 0;
}

int dictee_ical_read_duration(const char *text, int64_t *days, int64_t *seconds) {
  struct icaldurationtype duration = ical.icaldurationtype_from_string(text);
  if (ical.icaldurationtype_is_bad_duration(duration)) return 1;
  int64_t sign = duration.is_neg ? -1 : 1;
  *days = sign * ((int64_t)duration.weeks * 7 + duration.days);
  *seconds = sign * ((int64_t)duration.hours * 3600 + (int64_t)duration.minutes * 60 +
                     duration.seconds);
  return 0;
}

struct dictee_ical_rule {
  struct icalrecurrencetype rule;
  icalrecur_iterator *iterator;
};

static int has_values(const short *values) { return values[0] != ICAL_RECURRENCE_ARRAY_MAX; }

// The longest month that the rule allows.
static int longest_month(const struct icalrecurrencetype *rule) {
  static const int lengths[] = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  if (!has_values(rule->by_month)) return 31;
  int longest = 0;
  for (int index = 0; index < ICAL_BY_MONTH_SIZE && rule->by_month[index] !=
                                                        ICAL_RECURRENCE_ARRAY_MAX;
       index++) {
    int month = rule->by_month[index];
    if (month >= 1 && month <= 12 && lengths[month - 1] > longest) longest = lengths[month - 1];
  }
  return longest;
}

// Whether a rule asks for a 30 February or a sixth Monday of a month. libical would look for one up
// to the year 20000, for half a second; what this doesn't see is bounded by the caller.
static int never_happens(const struct icalrecurrencetype *rule) {
  if (rule->freq != ICAL_MONTHLY_RECURRENCE && rule->freq != ICAL_YEARLY_RECURRENCE) return 0;
  int longest = longest_month(rule);
  if (longest == 0) return 1;
  if (has_values(rule->by_month_day)) {
    int is_possible = 0;
    for (int index = 0; index < ICAL_BY_MONTHDAY_SIZE && rule->by_month_day[index] !=
                                                             ICAL_RECURRENCE_ARRAY_MAX;
         index++) {
      if (abs(rule->by_month_day[index]) <= longest) is_possible = 1;
    }
    if (!is_possible) return 1;
  }
  if (!has_values(rule->by_day)) return 0;
  int is_monthly = rule->freq == ICAL_MONTHLY_RECURRENCE || has_values(rule->by_month);
  int most = is_monthly ? 5 : 53;
  for (int index = 0;
       index < ICAL_BY_DAY_SIZE && rule->by_day[index] != ICAL_RECURRENCE_ARRAY_MAX; index++) {
    if (abs(ical.icalrecurrencetype_day_position(rule->by_day[index])) <= most) return 0;
  }
  return 1;
}

static int is_doubtful(const struct icalrecurrencetype *rule) {
  if (rule->freq != ICAL_MONTHLY_RECURRENCE && rule->freq != ICAL_YEARLY_RECURRENCE) return 0;
  int has_days = has_values(rule->by_day), has_month_days = has_values(rule->by_month_day);
  int has_months = has_values(rule->by_month);
  if (has_values(rule->by_set_pos) || has_values(rule->by_week_no)) return 1;
  if (has_values(rule->by_year_day) || (has_days && has_month_days)) return 1;
  if (rule->interval > 1) return has_days || has_month_days || has_months;
  return has_months && !has_days && !has_month_days;
}

dictee_ical_rule *dictee_ical_rule_read(const char *text, dictee_ical_rule_facts *facts) {
  struct icalrecurrencetype rule = ical.icalrecurrencetype_from_string(text);
  if (rule.rscale != NULL) {
    free(rule.rscale);
    return NULL;
  }
  if (rule.freq > ICAL_YEARLY_RECURRENCE || rule.interval < 1) return NULL;
  if (never_happens(&rule)) return NULL;
  dictee_ical_rule *result = malloc(sizeof *result);
  if (result == NULL) return NULL;
  result->rule = rule;
  result->iterator = NULL;
  facts->frequency = (dictee_ical_frequency)rule.freq;
  facts->interval = rule.interval;
  facts->count = rule.count;
  facts->has_week_numbers = has_values(rule.by_week_no) != 0;
  facts->is_doubtful = is_doubtful(&rule) != 0;
  facts->has_until = !ical.icaltime_is_null_time(rule.until);
  facts->until = from_library(rule.until);
  return result;
}

int dictee_ical_rule_open(dictee_ical_rule *rule, const dictee_ical_time *start,
                          const dictee_ical_time *until) {
  if (rule->iterator != NULL) ical.icalrecur_iterator_free(rule->iterator);
  rule->rule.until = to_library(until);
  rule->iterator = ical.icalrecur_iterator_new(rule->rule, to_library(start));
  return rule->iterator == NULL;
}

int dictee_ical_rule_next(dictee_ical_rule *rule, dictee_ical_time *result) {
  if (rule->iterator == NULL) return 0;
  struct icaltimetype time = ical.icalrecur_iterator_next(rule->iterator);
  if (ical.icaltime_is_null_time(time)) return 0;
  *result = from_library(time);
  return 1;
}

void dictee_ical_rule_free(dictee_ical_rule *rule) {
  if (rule == NULL) return;
  if (rule->iterator != NULL) ical.icalrecur_iterator_free(rule->iterator);
  free(rule);
}

struct dictee_ical_zone {
  icaltimezone *zone;
};

dictee_ical_zone *dictee_ical_zone_read(const char *vtimezone) {
  icalcomponent *component = ical.icalparser_parse_string(vtimezone);
  if (component == NULL) return NULL;
  icaltimezone *zone = ical.icaltimezone_new();
  if (zone == NULL || !ical.icaltimezone_set_component(zone, component)) {
    ical.icalcomponent_free(component);
    if (zone != NULL) ical.icaltimezone_free(zone, 1);
    return NULL;
  }
  dictee_ical_zone *result = malloc(sizeof *result);
  if (result == NULL) {
    ical.icaltimezone_free(zone, 1);
    return NULL;
  }
  result->zone = zone;
  return result;
}

int32_t dictee_ical_zone_offset(dictee_ical_zone *zone, const dictee_ical_time *time) {
  struct icaltimetype instant = to_library(time);
  return time->is_utc
             ? ical.icaltimezone_get_utc_offset_of_utc_time(zone->zone, &instant, NULL)
             : ical.icaltimezone_get_utc_offset(zone->zone, &instant, NULL);
}

void dictee_ical_zone_free(dictee_ical_zone *zone) {
  if (zone == NULL) return;
  ical.icaltimezone_free(zone->zone, 1);
  free(zone);
}
