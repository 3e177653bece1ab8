# fish completion for catalogue-lint
complete -c catalogue-lint -l format -r -f -a 'text json' -d 'form of the result'
complete -c catalogue-lint -l lang -r -f -a 'fr en' -d 'language of messages; without it, that of LC_ALL, LC_MESSAGES or LANG'
complete -c catalogue-lint -s h -l help -d 'prints this help'
complete -c catalogue-lint -l version -d 'prints the version'
complete -c catalogue-lint -F
