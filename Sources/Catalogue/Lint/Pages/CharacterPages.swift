import Diagnostics

extension RulePage {
  /// Faults of bytes and characters.
  static let characters: [RulePage] = [
    .controlCharacter, .fileTooLarge, .hardSpace, .invalidUtf8, .lineSeparator, .tabIndentation,
    .utf16Encoding,
  ]

  private static let controlCharacter = RulePage(
    "control-character", stage: .reading,
    what: LocalizedText(
      fr: "Un caractère de commande, que personne ne voit, se trouve dans le fichier.",
      en: "A control character, which nobody sees, stands in the file."),
    why: LocalizedText(
      fr: "Il vient d’un collage ; YAML le refuse, et il abîmerait un mot.",
      en: "It comes from pasting; YAML refuses it, and it would spoil a word."),
    cure: LocalizedText(
      fr: "Supprimez puis retapez les lettres autour.",
      en: "Remove and retype the letters around it."),
    safety: .safe)

  private static let fileTooLarge = RulePage(
    "file-too-large", stage: .reading,
    what: LocalizedText(
      fr: "Un fichier dépasse la taille qu’un catalogue peut avoir.",
      en: "A file is larger than a catalogue may be."),
    why: LocalizedText(
      fr: "C’est sans doute un autre fichier, mis là par erreur ; une limite garde aussi le "
        + "programme de toute attente sans fin.",
      en: "It is probably another file, put there by mistake; a limit also keeps the program from "
        + "waiting for ever."),
    cure: LocalizedText(
      fr: "Partagez-le en plusieurs fichiers du même dossier.",
      en: "Split it into several files of the same folder."),
    safety: LocalizedText(
      fr: "Sans risque : l’ordre des entrées ne change rien.",
      en: "Safe: the order of entries changes nothing."))

  private static let hardSpace = RulePage(
    "hard-space", stage: .reading,
    what: LocalizedText(
      fr: "Une espace insécable ou invisible se trouve dans un retrait, après un tiret ou des "
        + "deux-points, ou dans une clé.",
      en: "A no-break or invisible space stands in an indentation, after a dash or a colon, or in "
        + "a key."),
    why: LocalizedText(
      fr: "Elle ressemble à une espace et n’en est pas une pour YAML : la ligne serait mal "
        + "comprise.",
      en: "It looks like a space and is none for YAML: the line would be misunderstood."),
    cure: LocalizedText(
      fr: "Remplacez-la par une espace ordinaire.", en: "Replace it by an ordinary space."),
    safety: .safe, mending: .partly)

  private static let invalidUtf8 = RulePage(
    "invalid-utf8", stage: .reading,
    what: LocalizedText(
      fr: "Un octet du fichier n’est pas de l’UTF-8.", en: "A byte of the file is not UTF-8."),
    why: LocalizedText(
      fr: "Le fichier a un autre codage, souvent celui d’un vieux tableur : les lettres accentuées "
        + "seraient fausses.",
      en: "The file has another encoding, often that of an old spreadsheet: accented letters would "
        + "be wrong."),
    cure: LocalizedText(
      fr: "Enregistrez le fichier en UTF-8 et vérifiez les lettres accentuées.",
      en: "Save the file as UTF-8 and check the accented letters."),
    safety: .safe)

  private static let lineSeparator = RulePage(
    "line-separator", stage: .reading,
    what: LocalizedText(
      fr: "Une fin de ligne invisible se trouve au milieu d’une ligne.",
      en: "An invisible line end stands in the middle of a line."),
    why: LocalizedText(
      fr: "L’éditeur ne la montre pas, mais YAML va à la ligne.",
      en: "The editor does not show it, but YAML starts a new line."),
    cure: LocalizedText(
      fr: "Effacez-la et, s’il faut une nouvelle ligne, tapez Entrée.",
      en: "Delete it and, where a new line is wanted, press Return."),
    safety: .safe)

  private static let tabIndentation = RulePage(
    "tab-indentation", stage: .reading,
    what: LocalizedText(fr: "Une tabulation sert de retrait.", en: "A tab is used as indentation."),
    why: LocalizedText(
      fr: "YAML n’admet que des espaces : chaque éditeur donne une autre largeur aux tabulations.",
      en: "YAML only allows spaces: each editor gives tabs another width."),
    cure: LocalizedText(
      fr: "Remplacez la tabulation par des espaces, deux par niveau.",
      en: "Replace the tab by spaces, two for each level."),
    safety: .safe)

  private static let utf16Encoding = RulePage(
    "utf16-encoding", stage: .reading,
    what: LocalizedText(
      fr: "Le fichier est codé en UTF-16 ou en UTF-32.",
      en: "The file is encoded in UTF-16 or UTF-32."),
    why: LocalizedText(
      fr: "Un catalogue est en UTF-8 : tous les outils le lisent de la même façon.",
      en: "A catalogue is UTF-8: all tools read it alike."),
    cure: LocalizedText(
      fr: "Enregistrez-le à nouveau en choisissant le codage UTF-8.",
      en: "Save it again with the encoding UTF-8."),
    safety: .safe)
}
