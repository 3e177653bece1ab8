#ifndef DICTEE_DEFAULT_CATALOGUES_H
#define DICTEE_DEFAULT_CATALOGUES_H

/// The name of the set that is used when none is named.
extern const char dictee_default_catalogues[];

#endif
