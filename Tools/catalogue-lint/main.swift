import CommandLineKit

LintCommand.program.main()
