import CommandLineKit

SimulateCommand.program.main()
