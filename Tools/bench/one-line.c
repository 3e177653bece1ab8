/* The floor of a command's start: prints one line. */
#include <stdio.h>

int main(void) { return puts("Bonjour !") < 0; }
