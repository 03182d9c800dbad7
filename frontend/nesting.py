"""Limits the nesting of programs, since later phases are recursive."""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from lighthouse.diagnostics import NOWHERE, CompileError, Diagnostic, Span
from lighthouse.ir.nodes import Node, Program
from lighthouse.ir.walk import children

DEEPEST = 256
# A level takes a few calls, and passes wrap what they expand.
_CALLS = 10_000

_lock = threading.Lock()
_users: list[int] = []


def check_nesting(program: Program) -> None:
    """Raises CompileError if a node is more than `DEEPEST` levels down."""
    level: list[Node] = [program]
    for _ in range(DEEPEST):
        level = [child for node in level for child in children(node)]
    if level:
        raise too_deep(level[0].span)


def too_deep(span: Span = NOWHERE) -> CompileError:
    return CompileError(
        Diagnostic(
            "GM0044",
            f"the program is nested more than {DEEPEST} levels deep here"
            if span.source
            else "the program is nested too deeply",
            span,
            notes=("give a part of it a name: a variable, or a procedure",),
        )
    )


@contextmanager
def room() -> Iterator[None]:
    """Lets Python nest calls deep enough for `DEEPEST`, in all threads.

    Raises CompileError where even that does not suffice.
    """
    with _lock:
        _users.append(sys.getrecursionlimit())
        sys.setrecursionlimit(max(_users[0], _CALLS))
    try:
        yield
    except RecursionError:
        raise too_deep() from None
    finally:
        with _lock:
            before = _users[0]
            _users.pop()
            if not _users:
                sys.setrecursionlimit(before)
