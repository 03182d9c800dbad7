"""Errors in the files of points-to analysis."""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

from lighthouse.diagnostics import fail


def fail_at(code: str, path: Path, line: int, message: str, *notes: str) -> NoReturn:
    """Raise CompileError with one error about a line, counted from 1, of a file."""
    fail(code, f"{path}, line {line}: {message}", *notes)
