"""`lighthouse`: finds the subcommand, runs it and turns exceptions into exit codes.

0 fine, 1 the program or its data has errors, 2 usage, 3 a tool is missing, 70 our bug.
Start-up counts, so only the module of the subcommand that is used gets imported.
"""

import argparse
import difflib
import sys
import traceback
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, NoReturn

from lighthouse.cli import streams
from lighthouse.cli.parsers import add_options
from lighthouse.diagnostics import (
    CompileError,
    Diagnostic,
    Severity,
    ToolMissing,
    UsageError,
)
from lighthouse.render import ColorMode, Style, render, supports_color, told
from lighthouse.spelling import closest

COMMANDS = {
    "compile": "translate a Green-Marl program to CUDA or OpenMP",
    "include": "print the folder of the headers that generated code includes",
    "check": "report what is wrong with a program, and nothing else",
    "run": "compile a program and run it on a graph",
    "compare": "run a program on several targets, check that they agree, and time them",
    "bench": "measure suites of programs, beside other libraries",
    "graph": "describe, convert and generate graphs",
    "passes": "list the passes",
    "explain": "explain an error or a warning by its code",
    "doctor": "test compilers, GPU and packages, and say how to fix them",
}

EXAMPLES = """\
examples:
  lighthouse compile pagerank.gm -o pagerank.cu
  lighthouse run pagerank.gm --graph web.mtx --arg e=1e-6 --arg d=0.85 --arg max=100
"""

# An argument is missing, or there is no such name, generator or query.
USAGE_CODES = {"GM0610", "GM0611", "GM0712", "GM0854"}
FINE, PROGRAM_ERROR, USAGE, TOOL_MISSING, OUR_BUG, INTERRUPTED = 0, 1, 2, 3, 70, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line `argv` (default: this process's) and return its exit code.

    Never raises: usage errors and everything that a subcommand raises become messages
    on standard error.
    """
    words = list(sys.argv[1:] if argv is None else argv)
    streams.prepare_streams()
    with streams.messages_for(words) as as_json:
        code = _run(words, argparse.Namespace(), as_json)
        if reason := streams.broken_output():
            code = _fail(PROGRAM_ERROR, f"standard output cannot be written: {reason}")
    return code


def _run(words: Sequence[str], arguments: argparse.Namespace, as_json: bool) -> int:
    """The exit code of the command, whatever happens."""
    try:
        _parser(words).parse_args(words, arguments)
        if as_json:
            arguments.message_format = "json"
        function: Callable[[argparse.Namespace], int] = arguments.function
        return function(arguments)
    except SystemExit as exit_:  # argparse: 0 after --help, 2 after a usage error
        return exit_.code if isinstance(exit_.code, int) else USAGE
    except BrokenPipeError:  # the reader of our output left
        streams.discard_output()
        return FINE
    except KeyboardInterrupt:
        return _fail(INTERRUPTED, "interrupted")
    except Exception as error:
        return _explain(error, arguments)


def report(diagnostics: Iterable[Diagnostic], arguments: argparse.Namespace) -> None:
    """Show findings on standard error in the way that the options ask for."""
    found = list(diagnostics)
    style: Style = getattr(arguments, "message_format", "full")
    mode: ColorMode = getattr(arguments, "color", "auto")
    sys.stderr.write(render(found, style, supports_color(sys.stderr, mode)))
    if found and style == "full":
        errors = sum(item.severity is Severity.ERROR for item in found)
        counts = [(errors, "error"), (len(found) - errors, "warning")]
        told = [f"{n} {word}{'s' if n > 1 else ''}" for n, word in counts if n]
        more = f"`lighthouse explain {found[0].code}` tells more"
        print(f"\n{' and '.join(told)}; {more}", file=sys.stderr)


# --- exceptions -----------------------------------------------------------------------


def _explain(error: Exception, arguments: argparse.Namespace) -> int:
    """Tell what `error` means to a person; the exit code."""
    from lighthouse.toolchain import BackendError

    debug = getattr(arguments, "debug", False)
    if debug:
        traceback.print_exception(error)
    match error:
        case CompileError():
            report(error.diagnostics, arguments)
            return exit_code(error)
        case ToolMissing():
            return _fail(TOOL_MISSING, str(error))
        case BackendError():
            return _fail(PROGRAM_ERROR if error.others else OUR_BUG, str(error))
        case MemoryError():
            advice = "try a smaller graph, or a machine with more memory"
            return _fail(PROGRAM_ERROR, f"there is not enough memory; {advice}")
        case OSError(filename=None) if reason := streams.broken_output():
            return _fail(PROGRAM_ERROR, f"standard output cannot be written: {reason}")
        case OSError(strerror=str() as reason, filename=name):
            return _fail(PROGRAM_ERROR, f"{name}: {reason}" if name else reason)
        case _:
            what = f"{type(error).__name__}: {error}".rstrip(": ")
            more = "" if debug else "; --debug shows where it happened"
            return _fail(
                OUR_BUG,
                f"this is a bug in LightHouse ({what}){more}.\n"
                "Please report it with your program and this command line.",
            )


def exit_code(error: CompileError) -> int:
    """Usage where the words of the command line are wrong, not what they stand for."""
    codes = {item.code for item in error.diagnostics if item.severity is Severity.ERROR}
    usage = isinstance(error, UsageError) or codes <= USAGE_CODES
    return USAGE if usage else PROGRAM_ERROR


def _fail(code: int, message: str) -> int:
    _tell_error(f"lighthouse: {told(message)}")
    return code


def _tell_error(text: str) -> None:
    as_json = isinstance(sys.stderr, streams.JsonLines)
    print(streams.as_message(text, "error") if as_json else text, file=sys.stderr)


# --- parsing --------------------------------------------------------------------------


def _parser(words: Sequence[str]) -> argparse.ArgumentParser:
    """A parser that knows the options of the subcommand in `words` and only the names
    of the others."""
    parser = _Parser(
        prog="lighthouse",
        usage="lighthouse COMMAND ...",
        description=f"{EXAMPLES}\n"
        "LightHouse translates graph algorithms written in Green-Marl to CUDA and "
        "OpenMP.",
        epilog="`lighthouse COMMAND --help` tells more about a command.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="show the version")
    subparsers = parser.add_subparsers(
        title="commands",
        metavar="COMMAND",
        prog="lighthouse",
        parser_class=_Parser,
        required=True,
    )
    chosen = words[0] if words else ""
    parser.command, parser.commands = chosen, subparsers.choices
    for name, text in COMMANDS.items():
        if name == chosen:
            import_module(f"lighthouse.cli.{name}").register(subparsers)
            _add_message_options(subparsers.choices[name])
        else:
            subparsers.add_parser(name, help=text, add_help=False)
    if chosen not in COMMANDS:
        from lighthouse.cli.commands import commands, ours

        there = ours()
        if chosen not in there:
            there = commands()
        found = {name: each for name, each in there.items() if name not in COMMANDS}
        for name, command in found.items():
            if name == chosen:
                _add_message_options(command.register(subparsers))
            else:
                subparsers.add_parser(name, help=command.help, add_help=False)
        if chosen not in found and not chosen.startswith("-"):
            parser.unknown_command([*COMMANDS, *found])
    return parser


def _add_message_options(parser: argparse.ArgumentParser) -> None:
    """To `parser` and the parsers of its actions, as in `lighthouse graph info`."""
    actions = [
        action
        for action in parser._actions
        if isinstance(action, argparse._SubParsersAction)
    ]
    for action in actions:
        for each in action.choices.values():
            _add_message_options(each)
    if actions:
        return
    add_options(
        parser.add_argument_group("messages"),
        """
        --message-format {full,concise,json}
                  how errors and warnings are shown (default: full)
        --color {auto,always,never}
                  colour in messages (default: auto, on a terminal; honours NO_COLOR)
        --debug   show Python tracebacks with errors
        """,
        message_format={"default": "full"},
        color={"default": "auto"},
    )


class _Parser(argparse.ArgumentParser):
    """Usage errors are two lines: what is wrong, and where to read on."""

    command = ""
    commands: Mapping[str, argparse.ArgumentParser]

    def __init__(self, **given: Any) -> None:
        # An epilog has lines of its own.
        if given.get("epilog"):
            given.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(**given)

    def error(self, message: str) -> NoReturn:
        prog = self.prog
        prefix, unknown, words = message.partition("unrecognized arguments: ")
        if unknown and not prefix and self.command:
            # Found after the parser of the command has done its part.
            prog = f"{prog} {self.command}"
            message += self.meant(words.split()[0])
        _tell_error(f"{prog}: {told(message)}\ntry `{prog} --help`")
        self.exit(USAGE)

    def meant(self, word: str) -> str:
        """How a word that stands alone, or begins with --, may be to be written."""
        if word.startswith("--"):
            options = [*self.commands[self.command]._option_string_actions]
            near = closest(word.partition("=")[0], options)
            return f"; did you mean `{near[0]}`?" if near else ""
        if word.startswith("-") or self.command not in ("run", "compare"):
            return ""
        option = "--arg" if "=" in word else "--graph"
        return f"; did you mean `{option} {word}`?"

    def unknown_command(self, known: Sequence[str]) -> NoReturn:
        if not self.command:
            self.print_help(sys.stderr)
            self.exit(USAGE)
        near = difflib.get_close_matches(self.command, known, n=1)
        hint = f"; did you mean `{near[0]}`?" if near else ""
        self.error(f"there is no command `{self.command}`{hint}")


class _Version(argparse.Action):
    """Prints the version when asked, as reading it takes time."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib import metadata

        try:
            version = metadata.version("lighthouse")
        except metadata.PackageNotFoundError:
            version = "(not installed)"
        print(f"lighthouse {version}")
        parser.exit()
