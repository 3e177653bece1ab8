# bash completion for dictee
_dictee() {
  local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
  local command="" word IFS=$'\n'
  COMPREPLY=()
  if [[ "$current" == = ]]; then current=""
  elif [[ "$previous" == = ]]; then previous="${COMP_WORDS[COMP_CWORD-2]}"; fi
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in
      generate|check|help) command="$word"; break ;;
    esac
  done
  case "$command" in
    generate)
      case "$previous" in
        -c|--calendar) COMPREPLY=($(compgen -f -- "$current")); return ;;
        --moment) COMPREPLY=(); return ;;
        --child) COMPREPLY=(); return ;;
        -n|--seed) COMPREPLY=(); return ;;
        --format) COMPREPLY=($(compgen -W "text
json" -- "$current")); return ;;
        -t|--tag) COMPREPLY=(); return ;;
        --lang) COMPREPLY=($(compgen -W "fr
en" -- "$current")); return ;;
      esac
      if [[ "$current" == -* ]]; then
        COMPREPLY=($(compgen -W "--calendar
--moment
--child
--seed
--format
--tag
--json
--quiet
--lang
--help
--version" -- "$current"))
      fi
      ;;
    check)
      case "$previous" in
        --lang) COMPREPLY=($(compgen -W "fr
en" -- "$current")); return ;;
      esac
      if [[ "$current" == -* ]]; then
        COMPREPLY=($(compgen -W "--json
--lang
--help
--version" -- "$current"))
      else
        COMPREPLY=($(compgen -f -- "$current"))
      fi
      ;;
    help)
      COMPREPLY=($(compgen -W "generate
check" -- "$current")) ;;
    *)
      COMPREPLY=($(compgen -W "generate
check
help
--lang
--help
--version" -- "$current")) ;;
  esac
}
complete -o filenames -F _dictee dictee
