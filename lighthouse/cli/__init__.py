"""The command line: one module for each subcommand, dispatched by `main`.

A subcommand's module has `register(subparsers)`, which adds its parser and sets the
default `function`: called with the parsed arguments, it returns the exit code.
"""
