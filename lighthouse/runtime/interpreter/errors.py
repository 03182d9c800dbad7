"""Error codes for interpreted programs."""

from __future__ import annotations

from lighthouse.diagnostics import NOWHERE, CompileError, Diagnostic, Span

CODES = {
    "GM0601": "an integer is divided by zero",
    "GM0602": "foreign code cannot be interpreted",
    "GM0603": "NIL is used as an element of a graph",
    "GM0604": "an argument is missing or does not fit its parameter",
    "GM0606": "procedures call each other too deeply",
}


def error(code: str, message: str, span: Span = NOWHERE, *notes: str) -> CompileError:
    """To be raised; `code` is a key of CODES."""
    return CompileError(Diagnostic(code, message, span, notes=notes))
