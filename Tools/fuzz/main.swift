import CommandLineKit

FuzzCommand.program.main()
