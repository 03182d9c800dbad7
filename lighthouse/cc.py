"""`lighthouse-cc` and `lighthouse-c++`: run the C compiler, and record its command.

`CC=lighthouse-cc make` builds as ever; then those who analyse C programs know what
makes up each of them.  The process becomes the compiler, so nothing else of the build
changes.  What is imported here delays every command.

A record is a file in the folder `.lighthouse-cc` of the working directory, or in that
of LIGHTHOUSE_CC_FOLDER: the directory, the compiler, and its arguments, each ended by a
zero byte.  Its name is made of the outputs, so that a file that is compiled again has
one record, and concurrent commands have different ones.
"""

import os
import sys
from zlib import crc32

FOLDER = ".lighthouse-cc"
SOURCES = frozenset(".c .cc .cp .cpp .cxx .c++ .C .CPP .i .ii .m .mm".split())
# Options that have their argument after them; of others it is joined, as in -DX.
_WITH_ARGUMENT = frozenset(
    "-o -x -I -D -U -L -l -include -imacros -isystem -iquote -idirafter -iprefix "
    "-iwithprefix -iwithprefixbefore -isysroot --sysroot -MF -MT -MQ -Xlinker "
    "-Xpreprocessor -Xassembler -Xclang -mllvm -T -u -z -e -B -arch "
    "-target --param -aux-info -dumpbase -dumpbase-ext -dumpdir -wrapper -specs "
    "-framework -rpath -soname".split()
)
# With these nothing is compiled, or no file written.
_NOTHING = frozenset(("-E", "-M", "-MM", "-fsyntax-only", "-###", "--version"))


class Command:
    """What a command of a compiler reads and writes.

    inputs   the files, and libraries as -lNAME
    outputs  the files that it writes; empty if it compiles and links nothing
    linked   whether the output is a program or a shared library
    options  the rest, without what says where the output goes
    folders  those of -L
    """

    def __init__(self, arguments: list[str]) -> None:
        self.inputs: list[str] = []
        self.outputs: list[str] = []
        self.options: list[str] = []
        self.folders: list[str] = []
        output, kind = "", ""
        rest = iter(arguments)
        for each in rest:
            value = next(rest, "") if each in _WITH_ARGUMENT else ""
            if each == "-o":
                output = value
            elif each.startswith("-o"):
                output = each[2:]
            elif each in ("-c", "-S"):
                kind = each
            elif each in _NOTHING or each == "-":
                return
            elif each.startswith("-l"):
                self.inputs.append(f"-l{value or each[2:]}")
            elif each.startswith("-L"):
                self.folders.append(value or each[2:])
            elif each.startswith("-"):
                self.options += [each, value] if value else [each]
            else:
                self.inputs.append(each)
        self.linked = not kind
        if output:
            self.outputs = [output]
        elif kind:
            ending = {"-c": ".o", "-S": ".s"}[kind]
            names = map(os.path.basename, self.inputs)
            self.outputs = [os.path.splitext(name)[0] + ending for name in names]
        elif self.inputs:
            self.outputs = ["a.out"]


def expanded(arguments: list[str]) -> list[str]:
    """With the arguments that `@file` holds in its place."""
    if not any(each.startswith("@") for each in arguments):
        return arguments
    import shlex

    found = []
    for each in arguments:
        if each.startswith("@") and os.path.isfile(each[1:]):
            with open(each[1:], encoding="utf-8", errors="surrogateescape") as file:
                found += expanded(shlex.split(file.read()))
        else:
            found.append(each)
    return found


def record(compiler: list[str], arguments: list[str]) -> None:
    """Write down a command that compiles or links.  Raises OSError and ValueError."""
    arguments = expanded(arguments)
    command = Command(arguments)
    if not command.inputs or not command.outputs:
        return
    here = os.getcwd()
    folder = os.environ.get("LIGHTHOUSE_CC_FOLDER") or FOLDER
    try:
        os.makedirs(folder)
        # What it holds is nothing for version control.
        with open(os.path.join(folder, ".gitignore"), "x") as file:
            file.write("*\n")
    except FileExistsError:
        pass
    content = os.fsencode(
        "".join(f"{each}\0" for each in (here, *compiler, *arguments))
    )
    place = os.fsencode("\0".join((here, *command.outputs)))
    name = f"{os.path.basename(command.outputs[0])[:80]}-{crc32(place):08x}"
    target = os.path.join(folder, name)
    # Another command may write the same output at the same time.
    draft = f"{target}.{os.getpid()}"
    with open(draft, "wb") as written:
        written.write(content)
    os.replace(draft, target)


def compilers(*, plus: bool) -> tuple[list[list[str]], str]:
    """The commands of real compilers to try, and the variable that chooses one."""
    variable = "LIGHTHOUSE_CXX" if plus else "LIGHTHOUSE_CC"
    if chosen := os.environ.get(variable):
        # A launcher may come first, as in `ccache gcc`.
        return [[chosen] if os.path.exists(chosen) else chosen.split()], variable
    names = "clang++ g++ c++" if plus else "clang gcc cc"
    return [[name] for name in names.split()], variable


def run() -> int:
    """Entry point of both programs, which differ by their names."""
    plus = os.path.basename(sys.argv[0]).endswith("++")
    arguments = sys.argv[1:]
    commands, variable = compilers(plus=plus)
    try:
        record(commands[0], arguments)
    except (OSError, ValueError) as error:
        _tell(f"warning: this command is not recorded: {error}")
    reason = None
    for command in commands:
        try:
            os.execvp(command[0], [*command, *arguments])
        except OSError as error:
            reason = error.strerror
    names = " or ".join(" ".join(command) for command in commands)
    _tell(f"error: cannot run {names}: {reason}; {variable} names the compiler")
    return 127


def _tell(text: str) -> None:
    print(f"lighthouse-cc: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(run())
