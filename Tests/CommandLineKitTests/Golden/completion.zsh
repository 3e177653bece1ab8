#compdef dictee

_dictee() {
  local context state state_descr line
  typeset -A opt_args
  _arguments -C '1: :->command' '*:: :->rest'
  case $state in
    command)
      local -a names=(
        'generate:écrit une dictée'
        'check:vérifie un texte'
      )
      _describe -t commands COMMANDE names
      ;;
    rest)
      case $line[1] in
        generate)
          _arguments -s -S \
            '(-c --calendar)'{-c+,--calendar=}'[le calendrier à lire]:FICHIER:_files' \
            '--moment=[le moment choisi]:ID: ' \
            '--child=[prénom de l’enfant]:PRÉNOM: ' \
            '(-n --seed)'{-n+,--seed=}'[la graine]:N: ' \
            '--format=[forme du résultat]:text|json:(text json)' \
            '*'{-t+,--tag=}'[une étiquette]:TEXTE: ' \
            '(-j --json)'{-j,--json}'[en JSON]' \
            '(-q --quiet)'{-q,--quiet}'[sans commentaire]' \
            '--lang=[langue des messages ; sans elle, celle de LC_ALL, LC_MESSAGES ou LANG]:fr|en:(fr en)' \
            '(-h --help)'{-h,--help}'[affiche cette aide]' \
            '--version[affiche la version]'
          ;;
        check)
          _arguments -s -S \
            '(-j --json)'{-j,--json}'[en JSON]' \
            '--lang=[langue des messages ; sans elle, celle de LC_ALL, LC_MESSAGES ou LANG]:fr|en:(fr en)' \
            '(-h --help)'{-h,--help}'[affiche cette aide]' \
            '--version[affiche la version]' \
            ':FICHIER:_files'
          ;;
        help) _values COMMANDE generate check ;;
      esac
      ;;
  esac
}

_dictee "$@"
