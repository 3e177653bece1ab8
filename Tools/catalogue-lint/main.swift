import CommandLineKit

LintProgram.program.main()
