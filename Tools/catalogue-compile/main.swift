import CommandLineKit

CompileCommand.program.main()
