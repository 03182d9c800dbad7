"""Errors of interpreted programs."""

from __future__ import annotations

from lighthouse.diagnostics import NOWHERE, CompileError, Diagnostic, Span


def error(code: str, message: str, span: Span = NOWHERE, *notes: str) -> CompileError:
    """To be raised."""
    return CompileError(Diagnostic(code, message, span, notes=notes))
