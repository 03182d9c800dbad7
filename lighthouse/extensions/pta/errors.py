"""Error codes for the input of points-to analysis."""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

from lighthouse.diagnostics import CompileError, Diagnostic

CODES = {
    "GM0841": "a file of points-to analysis is not there or cannot be read",
    "GM0842": "a file of points-to analysis is damaged or cut off",
    "GM0843": "a line does not hold the numbers that should stand there",
    "GM0844": "a count disagrees with the lines that follow",
    "GM0845": "the id of a variable is out of range or out of order",
    "GM0846": "the size or the flag of a variable makes no sense",
    "GM0847": "a constraint is of an unknown type or in the wrong group",
    "GM0848": "a constraint has an offset that it cannot have",
    "GM0849": "variables cannot be merged in this way",
    "GM0850": "a name is malformed or given twice",
    "GM0851": "no such format of solutions",
    "GM0852": "a solution does not hold together",
    "GM0853": "a file of points-to analysis cannot be written",
    "GM0854": "a query is malformed",
    "GM0855": "no variable, or more than one, goes by this name",
    "GM0856": "a query needs a file that was not given",
    "GM0857": "an optimisation of points-to analysis is unknown, or does nothing here",
    "GM0858": "files of points-to analysis are about different programs",
}


def fail(code: str, message: str, *notes: str) -> NoReturn:
    """Raise CompileError with one error; `code` is a key of CODES."""
    raise CompileError(Diagnostic(code, message, notes=notes))


def fail_at(code: str, path: Path, line: int, message: str, *notes: str) -> NoReturn:
    """Raise CompileError with one error about a line, counted from 1, of a file."""
    fail(code, f"{path}, line {line}: {message}", *notes)
