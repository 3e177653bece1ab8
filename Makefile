# make dictation   installs what is missing, builds, prints a dictation from the sample calendar
# make test        installs what tests need, runs all of them
# make check       what a change must pass: format, rules, tests, catalogues, documents
# make bench       measures against C programs and spell checkers
# make install     PREFIX=/usr/local, DESTDIR= for packagers

PREFIX ?= /usr/local
SWIFT ?= swift
# Language of the installed completions.
COMPLETION_LANGUAGE ?= fr

# On Linux a command holds all its libraries where there are archives of them: to load and bind
# shared ones would be most of its start. Without the archives it holds the Swift library alone, on
# Apple platforms none.
libraries = c stdc++ yaml sqlite3 ical icui18n icuuc icudata
missing = $(filter-out /%,$(foreach name,$(libraries),$(shell $(CC) -print-file-name=lib$(name).a)))
static = $(if $(filter Linux,$(shell uname -s)),$(if $(missing),--static-swift-stdlib,--traits StaticPrograms))
release = Tools/notice-files && $(SWIFT) build -c release $(static)
commands = dictee catalogue-lint catalogue-compile
sets = $(notdir $(patsubst %/,%,$(wildcard Catalogues/*/)))

bindir = $(DESTDIR)$(PREFIX)/bin
sharedir = $(DESTDIR)$(PREFIX)/share

.PHONY: all dictation test check bench install uninstall clean

all:
	$(release)

# The dictation alone goes to standard output.
dictation:
	@Tools/install-dependencies build
	@$(release) --product dictee >&2
	@.build/release/dictee generate --calendar Samples/famille.ics --child Léa --gender f \
	  --grade CE2 --now 2026-11-30

test:
	@Tools/install-dependencies test
	@Tools/test

check:
	@Tools/install-dependencies test
	@Tools/check

bench:
	@Tools/install-dependencies bench
	@Tools/bench/run
	@Tools/bench/lint
	@Tools/bench/lookups

install:
	$(release)
	install -d "$(bindir)" "$(sharedir)/dictee" "$(sharedir)/man/man1" \
	  "$(sharedir)/man/fr/man1" "$(sharedir)/bash-completion/completions" \
	  "$(sharedir)/zsh/site-functions" "$(sharedir)/fish/vendor_completions.d"
	@set -e; for command in $(commands); do \
	  echo "install $$command"; \
	  install -m 755 ".build/release/$$command" "$(bindir)/$$command"; \
	  run=".build/release/$$command"; \
	  "$$run" man --lang en > "$(sharedir)/man/man1/$$command.1"; \
	  "$$run" man --lang fr > "$(sharedir)/man/fr/man1/$$command.1"; \
	  "$$run" completion bash --lang $(COMPLETION_LANGUAGE) \
	    > "$(sharedir)/bash-completion/completions/$$command"; \
	  "$$run" completion zsh --lang $(COMPLETION_LANGUAGE) \
	    > "$(sharedir)/zsh/site-functions/_$$command"; \
	  "$$run" completion fish --lang $(COMPLETION_LANGUAGE) \
	    > "$(sharedir)/fish/vendor_completions.d/$$command.fish"; \
	done
	@set -e; for name in $(sets); do \
	  echo "install set $$name"; \
	  .build/release/catalogue-compile "Catalogues/$$name" -o "$(sharedir)/dictee/$$name.dcat"; \
	  rm -rf "$(sharedir)/dictee/$$name"; \
	  cp -R "Catalogues/$$name" "$(sharedir)/dictee/$$name"; \
	done
	install -m 644 Catalogues/LICENSE.md "$(sharedir)/dictee/LICENSE.md"

uninstall:
	@set -e; for command in $(commands); do \
	  rm -f "$(bindir)/$$command" "$(sharedir)/man/man1/$$command.1" \
	    "$(sharedir)/man/fr/man1/$$command.1" \
	    "$(sharedir)/bash-completion/completions/$$command" \
	    "$(sharedir)/zsh/site-functions/_$$command" \
	    "$(sharedir)/fish/vendor_completions.d/$$command.fish"; \
	done
	rm -rf "$(sharedir)/dictee"

clean:
	$(SWIFT) package clean
