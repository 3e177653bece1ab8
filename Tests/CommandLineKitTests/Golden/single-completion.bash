# bash completion for catalogue-lint
_catalogue_lint() {
  local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
  local command="" word IFS=$'\n'
  COMPREPLY=()
  if [[ "$current" == = ]]; then current=""
  elif [[ "$previous" == = ]]; then previous="${COMP_WORDS[COMP_CWORD-2]}"; fi
  case "$command" in
    *)
      case "$previous" in
        --format) COMPREPLY=($(compgen -W "text
json" -- "$current")); return ;;
        --lang) COMPREPLY=($(compgen -W "fr
en" -- "$current")); return ;;
      esac
      if [[ "$current" == -* ]]; then
        COMPREPLY=($(compgen -W "--format
--lang
--help
--version" -- "$current"))
      else
        COMPREPLY=($(compgen -f -- "$current"))
      fi
      ;;
  esac
}
complete -o filenames -F _catalogue_lint catalogue-lint
