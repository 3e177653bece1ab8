internal import Diagnostics
package import Platform

extension Program {
  /// Runs the program on the process's own command line and ends the process.
  package func main() -> Never {
    prepareProcess()
    let code = run(
      Array(CommandLine.arguments.dropFirst()), environment: .process,
      output: .standardOutput(), errors: .standardError())
    exitProcess(code.rawValue)
  }

  /// Runs the program.
  ///
  /// A reader that closes the pipe ends the program in silence with `.done`; an output that can't
  /// be written (disk full) is a `.failure` with a message.
  ///
  /// - Parameter words: what stands after the program's name.
  package func run(
    _ words: [String], environment: Environment, output: OutputStream, errors: OutputStream
  ) -> ExitCode {
    let language = Language.chosen(by: words, in: environment)
    let code: ExitCode
    switch invocation(of: words) {
    case .help(let command):
      let width = min(max(output.width ?? 80, 40), 100)
      output.write(HelpPage(self, language: language, width: width).text(command))
      code = .done
    case .version:
      output.line("\(name) \(version)")
      code = .done
    case .manual:
      output.write(ManualPage(self, language: language).text)
      code = .done
    case .completion(let shell):
      output.write(completion(for: shell, language: language))
      code = .done
    case .refused(let command, let faults):
      refuse(faults, command, language, errors)
      code = .usage
    case .run(let command, let arguments):
      let session = Session(
        arguments: arguments, language: language, environment: environment, output: output,
        errors: errors, call: call(command))
      code = run(command, in: session)
    }
    return finish(code, language, output, errors)
  }

  private func run(_ command: Command, in session: Session) -> ExitCode {
    do {
      return try command.run(session)
    } catch let error as UsageError {
      refuse(error.faults, command, session.language, session.errors)
      return .usage
    } catch let error as CommandFailure {
      for message in error.messages { session.say(message) }
      return error.exit
    } catch let error as any ToldError {
      session.say(error.message)
      return error.exit
    } catch {
      // The type alone: an error's text could hold what stays private.
      session.say(.unexpected(type(of: error)))
      return .failure
    }
  }

  private func refuse(
    _ faults: [UsageFault], _ command: Command?, _ language: Language, _ errors: OutputStream
  ) {
    let call = command.map { self.call($0) } ?? name
    for fault in faults { errors.line(fault.message.said(by: call).text(language)) }
    errors.line(UsageFault.seeHelp("\(call) --help").text(language))
  }

  private func finish(
    _ code: ExitCode, _ language: Language, _ output: OutputStream, _ errors: OutputStream
  ) -> ExitCode {
    var code = code
    do throws(SystemError) {
      try output.flush()
    } catch {
      if error.kind == .closedPipe {
        code = .done
      } else {
        errors.line(error.message.said(by: name).text(language))
        code = .failure
      }
    }
    // Nothing is left to tell the user when standard error itself is closed.
    try? errors.flush()
    return code
  }
}

extension LocalizedText {
  fileprivate static func unexpected(_ type: any Error.Type) -> LocalizedText {
    LocalizedText(
      fr: "erreur imprévue (\(type)) ; signalez-la avec la commande qui l’a produite",
      en: "unexpected error (\(type)); report it with the command that produced it")
  }
}
