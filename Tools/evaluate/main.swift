import CommandLineKit

EvaluateCommand.program.main()
