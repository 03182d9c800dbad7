"""Error codes for graphs."""

from __future__ import annotations

from typing import NoReturn

from lighthouse.diagnostics import CompileError, Diagnostic

CODES = {
    "GM0701": "the graph file is not there, is a directory or cannot be read",
    "GM0702": "no graph format goes by this file extension",
    "GM0703": "the graph file is damaged or cut off",
    "GM0704": "the graph file is empty",
    "GM0705": "a line has too few columns, or begins with the wrong word",
    "GM0706": "a node id is not an integer",
    "GM0707": "a node id is outside the range of ids",
    "GM0708": "a weight is not a number",
    "GM0709": "the header of the graph file is missing or malformed",
    "GM0710": "the header of the graph file disagrees with its content",
    "GM0711": "the file uses a variant of the format that cannot be a graph here",
    "GM0712": "the generator is unknown or its parameters are malformed",
    "GM0713": "the graph is too large",
    "GM0714": "the arrays of edges do not fit together",
    "GM0715": "the row offsets are not those of a graph",
    "GM0716": "the choice of weights is malformed or the input has no such weights",
    "GM0717": "an edge property or an edge number does not fit the graph",
    "GM0718": "the graph cannot be written",
}


def fail(code: str, message: str, *notes: str) -> NoReturn:
    """Raise CompileError with one error; `code` is a key of CODES."""
    raise CompileError(Diagnostic(code, message, notes=notes))
