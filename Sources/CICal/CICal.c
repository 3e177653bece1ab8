#include "CICal.h"

#include <dlfcn.h>
#include <stddef.h>

int dictee_ical_load(void) { return dlopen("libical.so.3", RTLD_NOW) == NULL; }
