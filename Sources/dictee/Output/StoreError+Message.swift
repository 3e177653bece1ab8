package import CommandLineKit
package import Diagnostics
package import Store

extension StoreError: ToldError {
  package var exit: ExitCode {
    switch kind {
    case .notAName: .usage
    case .unknownProfile, .profileExists, .unknownText, .alreadyCorrected, .unknownCard: .findings
    default: .failure
    }
  }

  /// What happened, where, and what to do.
  package var message: LocalizedText {
    guard !path.isEmpty else { return advice }
    let shown = escaped(path)
    return LocalizedText(fr: "\(shown) : \(advice.fr)", en: "\(shown): \(advice.en)")
  }

  private var advice: LocalizedText {
    switch kind {
    case .foreign, .damaged, .newer, .busy, .badKey, .notYetErased, .unexpected: contentAdvice
    case .notAName, .unknownProfile, .profileExists, .unknownText, .alreadyCorrected, .unknownCard,
      .badValue:
      refusal
    default: fileAdvice
    }
  }

  private var fileAdvice: LocalizedText {
    switch kind {
    case .noHome:
      LocalizedText(
        fr: "ni HOME ni XDG_DATA_HOME ne disent où garder les profils ; donnez un fichier avec "
          + "--store",
        en: "neither HOME nor XDG_DATA_HOME says where to keep the profiles; give a file with "
          + "--store")
    case .missingFolder:
      LocalizedText(
        fr: "son dossier n’existe pas ; créez-le, ou donnez un autre fichier avec --store",
        en: "its folder does not exist; make it, or give another file with --store")
    case .isDirectory:
      LocalizedText(
        fr: "c’est un dossier ; donnez un fichier avec --store",
        en: "this is a folder; give a file with --store")
    case .isLink:
      LocalizedText(
        fr: "c’est un lien symbolique ; donnez le fichier lui-même avec --store",
        en: "this is a symbolic link; give the file itself with --store")
    case .notAFile:
      LocalizedText(
        fr: "ce n’est pas un fichier ordinaire ; donnez-en un autre avec --store",
        en: "this is not an ordinary file; give another one with --store")
    case .denied:
      LocalizedText(
        fr: "accès refusé ; vérifiez les droits du fichier et de son dossier",
        en: "access denied; check the rights of the file and its folder")
    case .readOnly:
      LocalizedText(
        fr: "ce fichier ne peut qu’être lu ; vérifiez ses droits, ceux de son dossier et le disque",
        en: "this file can only be read; check its rights, those of its folder, and the disk")
    default:
      LocalizedText(
        fr: "le disque est plein ; rien n’est perdu de ce qui était gardé : faites de la place et "
          + "recommencez",
        en: "the disk is full; nothing that was kept is lost: make room and try again")
    }
  }

  private var contentAdvice: LocalizedText {
    switch kind {
    case .foreign:
      LocalizedText(
        fr:
          "ce n’est pas un fichier de dictee ; il reste tel quel : donnez-en un autre avec --store",
        en: "this is no file of dictee; it stays as it is: give another one with --store")
    case .damaged:
      LocalizedText(
        fr:
          "ce fichier est abîmé ; il reste tel quel : remettez-en une copie, ou « dictee doctor » "
          + "dit que faire",
        en: "this file is damaged; it stays as it is: put back a copy of it, or “dictee doctor” "
          + "says what to do")
    case .newer(let found, let known):
      LocalizedText(
        fr: "ce fichier est d’une version plus récente de dictee (\(found), celle-ci va jusqu’à "
          + "\(known)) ; installez la dernière",
        en: "this file is of a newer version of dictee (\(found), this one knows \(known)); "
          + "install the latest")
    case .busy:
      LocalizedText(
        fr: "une autre commande dictee y écrit encore ; recommencez quand elle a fini",
        en: "another dictee command is still writing to it; try again when it is done")
    case .notYetErased:
      LocalizedText(
        fr: "l’enfant est oublié, mais une autre commande dictee lit encore ce fichier : ses "
          + "dernières traces seront effacées à la prochaine commande",
        en: "the child is forgotten, but another dictee command still reads this file: the last "
          + "traces are erased with the next command")
    case .badKey:
      LocalizedText(
        fr: "ce n’est pas une clé de 32 octets ; remettez-en une copie, ou ôtez ce fichier : les "
          + "moments refusés seront proposés de nouveau",
        en: "this is no key of 32 bytes; put back a copy of it, or remove this file: refused "
          + "moments are then offered again")
    case .unexpected(let reason):
      LocalizedText(
        fr:
          "le fichier ne peut pas servir (\(reason)) ; « dictee doctor » dit dans quel état il est",
        en: "the file can't be used (\(reason)); “dictee doctor” says what state it is in")
    default: fileAdvice
    }
  }

  private var refusal: LocalizedText {
    switch kind {
    case .notAName: .notAName
    case .unknownProfile:
      LocalizedText(
        fr: "aucun profil n’a ce prénom ; « dictee profile list » les donne tous",
        en: "no profile has this first name; “dictee profile list” lists them all")
    case .profileExists:
      LocalizedText(
        fr: "un profil a déjà ce prénom ; ajoutez-y une initiale, ou changez l’autre avec "
          + "« dictee profile change »",
        en: "a profile already has this first name; add an initial, or change the other with "
          + "“dictee profile change”")
    case .unknownText:
      LocalizedText(
        fr: "ce texte n’est pas de ceux qui ont été dictés à cet enfant",
        en: "this text is none that was dictated to this child")
    case .alreadyCorrected:
      LocalizedText(
        fr: "ce texte a déjà été corrigé ; rien n’a changé",
        en: "this text was already corrected; nothing changed")
    case .unknownCard:
      LocalizedText(
        fr: "aucune carte n’a ce numéro ce jour-là ; « dictee cards » les montre",
        en: "no card has this number on that day; “dictee cards” shows them")
    default:
      LocalizedText(
        fr: "une valeur ne peut pas être gardée : des textes d’une ligne, non vides, et des "
          + "nombres à partir de 1",
        en: "a value can't be kept: texts of one line, not empty, and numbers from 1")
    }
  }
}
