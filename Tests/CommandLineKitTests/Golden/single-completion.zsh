#compdef catalogue-lint

_catalogue-lint() {
  _arguments -s -S \
    '--format=[form of the result]:text|json:(text json)' \
    '--lang=[language of messages; without it, that of LC_ALL, LC_MESSAGES or LANG]:fr|en:(fr en)' \
    '(-h --help)'{-h,--help}'[prints this help]' \
    '--version[prints the version]' \
    '*:PATH:_files'
}

_catalogue-lint "$@"
