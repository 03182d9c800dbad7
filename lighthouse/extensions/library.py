"""Links the Green-Marl library procedures of extensions into programs."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import chain

from lighthouse.diagnostics import CompileError, Diagnostic, Label, Source, failure
from lighthouse.extensions import load, load_imports
from lighthouse.frontend.grammar import parse
from lighthouse.ir import builtins
from lighthouse.ir.nodes import Call, Procedure, Program
from lighthouse.ir.walk import walk


def with_library(program: Program) -> Program:
    """The program, before its own procedures those that it calls and does not have, and
    what these call.

    Raises CompileError if two of its extensions have one of them.
    """
    own = {each.name for each in program.procedures}
    wanted = called(program.procedures) - own - set(builtins.names(None))
    if not wanted:
        return program
    offered: dict[str, list[Procedure]] = {}
    for procedure in chain(*map(procedures_of, program.imports)):
        offered.setdefault(procedure.name, []).append(procedure)
    needed: dict[str, Procedure] = {}
    while wanted := (wanted & offered.keys()) - needed.keys():
        for name in wanted:
            needed[name], *others = offered[name]
            if others:
                raise offered_twice(needed[name], others[0])
        wanted = called(needed[name] for name in wanted)
    brought = tuple(needed[name] for name in offered if name in needed)
    return replace(program, procedures=brought + program.procedures)


def called(procedures: Iterable[Procedure]) -> set[str]:
    nodes = chain(*map(walk, procedures))
    return {n.name for n in nodes if isinstance(n, Call) and n.receiver is None}


def procedures_of(extension: str) -> Iterator[Procedure]:
    """All of its library.  Raises CompileError if that cannot be read, or is wrong."""
    for path in load(extension).library:
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            message = f"the library of `{extension}` cannot be read: {error}"
            raise failure("GM0913", message) from error
        # This name does not tell where LightHouse is installed.
        yield from parsed(Source(f"{extension}/{path.name}", text))


@cache
def parsed(source: Source) -> tuple[Procedure, ...]:
    load_imports(source)
    return parse(source).procedures


def offered_twice(one: Procedure, other: Procedure) -> CompileError:
    message = f"two extensions have a procedure `{one.name}`"
    return CompileError(
        Diagnostic(
            "GM0912",
            message,
            other.span,
            labels=(Label(one.span, "the other one"),),
            notes=("a procedure of the program by this name takes their place",),
        )
    )
