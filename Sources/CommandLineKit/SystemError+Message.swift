package import Diagnostics
package import Platform

extension SystemError: ToldError {
  package var exit: ExitCode { .failure }

  /// What happened, where, and what to do.
  package var message: LocalizedText {
    guard !path.isEmpty else { return advice }
    let shown = escaped(path)
    return LocalizedText(fr: "\(shown) : \(advice.fr)", en: "\(shown): \(advice.en)")
  }

  private var advice: LocalizedText {
    switch kind {
    case .missing:
      LocalizedText(
        fr: "ce fichier n’existe pas ; vérifiez le nom et le dossier",
        en: "there is no such file; check its name and folder")
    case .denied:
      LocalizedText(
        fr: "accès refusé ; vérifiez les droits du fichier et de son dossier",
        en: "access denied; check the rights of the file and its folder")
    case .isDirectory:
      LocalizedText(
        fr: "c’est un dossier ; donnez un fichier", en: "this is a folder; give a file")
    case .notDirectory:
      LocalizedText(
        fr: "ce n’est pas un dossier ; donnez un dossier",
        en: "this is not a folder; give a folder")
    case .diskFull:
      LocalizedText(
        fr: "le disque est plein ; faites de la place et recommencez",
        en: "the disk is full; make room and try again")
    case .readOnly:
      LocalizedText(
        fr: "ce disque ne peut qu’être lu ; choisissez un autre dossier",
        en: "this disk can only be read; choose another folder")
    default: rareAdvice
    }
  }

  private var rareAdvice: LocalizedText {
    switch kind {
    case .tooLarge:
      LocalizedText(
        fr: "ce fichier est trop gros pour être lu ; donnez-en un plus petit",
        en: "this file is too large to be read; give a smaller one")
    case .linkLoop:
      LocalizedText(
        fr: "des liens tournent en rond ; donnez le chemin du fichier lui-même",
        en: "links go round in a circle; give the path of the file itself")
    case .nameTooLong:
      LocalizedText(
        fr: "ce nom est trop long ; raccourcissez-le",
        en: "this name is too long; shorten it")
    case .notAFile:
      LocalizedText(
        fr: "ce n’est pas un fichier ordinaire ; donnez-en un",
        en: "this is not an ordinary file; give one")
    case .closedPipe, .badDescriptor:
      LocalizedText(
        fr: "la sortie est fermée ; redirigez-la vers un fichier ou un terminal",
        en: "the output is closed; redirect it to a file or a terminal")
    default:
      LocalizedText(
        fr:
          "le système refuse (\(reason), erreur \(code)) ; vérifiez le fichier et le disque",
        en: "the system refuses (\(reason), error \(code)); check the file and the disk")
    }
  }
}
