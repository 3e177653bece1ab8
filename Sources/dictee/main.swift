import CommandLineKit

Dictee.program.main()
