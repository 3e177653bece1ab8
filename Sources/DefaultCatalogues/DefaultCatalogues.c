// The target holds the compiled sets as resources; a C target, since the resource accessor of a
// Swift one would bring Foundation into every program.
const char dictee_default_catalogues[] = "ecole";
