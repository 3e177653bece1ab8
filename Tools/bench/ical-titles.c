/* The peer of `dictee generate --calendar`: reads a calendar through libical, prints its titles.
   usage: ical-titles FILE */
#include <libical/ical.h>
#include <stdio.h>
#include <stdlib.h>

static char *content(const char *path) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) return NULL;
  char *text = NULL;
  if (fseek(file, 0, SEEK_END) == 0) {
    long size = ftell(file);
    rewind(file);
    if (size >= 0) text = malloc((size_t)size + 1);
    if (text != NULL) text[fread(text, 1, (size_t)size, file)] = '\0';
  }
  fclose(file);
  return text;
}

int main(int argc, char **argv) {
  char *text = argc == 2 ? content(argv[1]) : NULL;
  icalcomponent *calendar = text != NULL ? icalparser_parse_string(text) : NULL;
  if (calendar == NULL) {
    fprintf(stderr, "ical-titles: no calendar\n");
    return 3;
  }
  for (icalcomponent *event = icalcomponent_get_first_component(calendar, ICAL_VEVENT_COMPONENT);
       event != NULL;
       event = icalcomponent_get_next_component(calendar, ICAL_VEVENT_COMPONENT)) {
    const char *title = icalcomponent_get_summary(event);
    if (title != NULL) puts(title);
  }
  icalcomponent_free(calendar);
  free(text);
  return 0;
}
