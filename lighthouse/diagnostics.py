"""Diagnostics: how they are raised and collected.

`lighthouse.render` prints them.
"""

import functools
from collections.abc import Callable
from types import FunctionType
from typing import NoReturn, ParamSpec, TypeVar

from lighthouse.findings import NOWHERE as NOWHERE
from lighthouse.findings import Diagnostic as Diagnostic
from lighthouse.findings import Edit as Edit
from lighthouse.findings import Label as Label
from lighthouse.findings import Severity as Severity
from lighthouse.findings import Source as Source
from lighthouse.findings import Span as Span


class Findings:
    """What an exception or a warning tells: as text all of it, as `lighthouse check`
    prints it; as attributes all `diagnostics`, and of the first one `code`, `file`
    (None without a source) and `line` (0 without)."""

    diagnostics: tuple[Diagnostic, ...]

    def __str__(self) -> str:
        from lighthouse.render import render

        return render(self.diagnostics).rstrip("\n")

    @property
    def code(self) -> str:
        return self.diagnostics[0].code

    @property
    def file(self) -> str | None:
        source = self.diagnostics[0].span.source
        return source.name if source else None

    @property
    def line(self) -> int:
        return self.diagnostics[0].span.line


class CompileError(Findings, Exception):
    """The program, the data or the call is wrong; carries what to tell the person.

    Exit code 1.
    """

    def __init__(self, *diagnostics: Diagnostic) -> None:
        for item in diagnostics:
            if not isinstance(item, Diagnostic):
                raise TypeError(f"{item!r} is no Diagnostic")
        super().__init__(*diagnostics)
        self.diagnostics = diagnostics


def failure(code: str, message: str, *notes: str, span: Span = NOWHERE) -> CompileError:
    """One error, to be raised."""
    return CompileError(Diagnostic(code, message, span, notes=notes))


def fail(code: str, message: str, *notes: str, span: Span = NOWHERE) -> NoReturn:
    """Raise CompileError with one error."""
    raise failure(code, message, *notes, span=span)


def misuse(code: str, message: str, *notes: str) -> NoReturn:
    """Raise UsageError with one error."""
    raise UsageError(Diagnostic(code, message, notes=notes))


class CompileWarning(Findings, UserWarning):
    """Something in a program that may not be meant; for Python's `warnings`."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(diagnostic)
        self.diagnostics = (diagnostic,)


class UsageError(CompileError):
    """What was asked for does not exist: a pass, a target, a procedure.

    Exit code 2.
    """


class ToolMissing(Exception):
    """A compiler, driver or package that the target needs is not usable.

    Exit code 3.  `remedy` is the one command or step that fixes it.
    """

    def __init__(self, message: str, remedy: str) -> None:
        super().__init__(message, remedy)
        self.message = message
        self.remedy = remedy

    def __str__(self) -> str:
        return f"{self.message}\nto fix it: {self.remedy}"


# What code of others may raise, apart from Ctrl-C.
ANYTHING = (Exception, SystemExit)
Parameters = ParamSpec("Parameters")
Answer = TypeVar("Answer")


def short_traceback(
    function: Callable[Parameters, Answer],
) -> Callable[Parameters, Answer]:
    """What is wrong on the user's side is raised from here, not from deep inside."""

    @functools.wraps(function)
    def call(*args: Parameters.args, **named: Parameters.kwargs) -> Answer:
        try:
            return function(*args, **named)
        except (CompileError, ToolMissing) as error:
            raise error.with_traceback(None) from None

    return call


def short_tracebacks(owner: type[Answer]) -> type[Answer]:
    """A class with `short_traceback` for its public methods."""
    for name, member in list(vars(owner).items()):
        if name.startswith("_") and name not in ("__init__", "__call__"):
            continue
        if isinstance(member, classmethod):
            setattr(owner, name, classmethod(short_traceback(member.__func__)))
        elif isinstance(member, FunctionType):
            setattr(owner, name, short_traceback(member))
    return owner


class Diagnostics:
    """Collects findings during a phase that goes on after an error."""

    def __init__(self, limit: int = 20) -> None:
        self.found: list[Diagnostic] = []
        self.limit = limit

    def add(self, diagnostic: Diagnostic) -> None:
        """Record a finding; raises CompileError once `limit` errors are there."""
        self.found.append(diagnostic)
        if len(self.errors) >= self.limit:
            self.raise_errors()

    def error(
        self,
        code: str,
        message: str,
        span: Span,
        *notes: str,
        severity: Severity = Severity.ERROR,
        labels: tuple[Label, ...] = (),
        edit: Edit | None = None,
    ) -> None:
        self.add(Diagnostic(code, message, span, severity, labels, notes, edit))

    warning = functools.partialmethod(error, severity=Severity.WARNING)

    @property
    def errors(self) -> list[Diagnostic]:
        return [item for item in self.found if item.severity is Severity.ERROR]

    def raise_errors(self) -> None:
        """Raise CompileError with everything found if there was an error."""
        if self.errors:
            raise CompileError(*self.found)
