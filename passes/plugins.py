"""Loads passes from installed packages and files, and runs them.

An error in one is reported with its name, file and line, and its changes are dropped.
"""

import hashlib
import shlex
import sys
import tempfile
import traceback
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import Field, fields, is_dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from lighthouse.diagnostics import ANYTHING, CompileError, Diagnostic, UsageError
from lighthouse.ir.nodes import Procedure
from lighthouse.ir.plan import Plan
from lighthouse.ir.plan_printer import print_unit
from lighthouse.ir.schedules import Schedule
from lighthouse.ir.verifier import problems_of
from lighthouse.passes.base import Context, Pass, Unit
from lighthouse.passes.device.schedule_loops import ScheduleLoops
from lighthouse.passes.schedulers import OTHERS

GROUP = "lighthouse.passes"
# What the modules of files are called.
_PREFIX = "loaded_pass_"


@cache
def installed() -> dict[str, EntryPoint]:
    """By name, of other packages, looked for once in a process; nothing is imported."""
    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP)):
        found.setdefault(entry.name, entry)
    return found


def imported(entry: EntryPoint) -> Any:
    """What a package has at this place.  Raises UsageError if it cannot be loaded."""
    try:
        return entry.load()
    except ANYTHING as error:
        raise unusable(entry, f"{type(error).__name__}: {error}") from error


def unusable(entry: EntryPoint, why: str) -> UsageError:
    message = f"the pass `{entry.name}` cannot be loaded: {why}"
    package = f" of the package {entry.dist.name}" if entry.dist else ""
    note = f"it is `{entry.value}`{package}"
    return UsageError(Diagnostic("GM0806", message, notes=(note,)))


def load_file(path: str) -> tuple[type[Pass], ...]:
    """The passes that a Python file defines: classes with a `name` and a `run`.

    Raises UsageError if it cannot be read or run, or defines none.
    """
    try:
        text = Path(path).read_bytes()
    except OSError as error:
        message = f"{path} cannot be read: {error.strerror}"
        raise UsageError(Diagnostic("GM0805", message)) from None
    try:
        module = _module(str(Path(path).absolute()), text)
    except ANYTHING as error:
        message = f"{path} could not be loaded: {type(error).__name__}: {error}"
        notes = tuple(filter(None, (place(error, path),)))
        raise UsageError(Diagnostic("GM0805", message, notes=notes)) from error
    found = tuple(
        item
        for item in vars(module).values()
        if isinstance(item, type)
        and item.__module__ == module.__name__
        and isinstance(getattr(item, "name", None), str)
        and hasattr(item, "run")
    )
    if not (found or any(is_schedule(item, module) for item in vars(module).values())):
        notes = ("a pass is a class with `run`, and with ClassVars `name` and `stage`",)
        message = f"{path} defines no pass"
        raise UsageError(Diagnostic("GM0805", message, notes=notes))
    return found


def is_schedule(item: object, module: ModuleType) -> bool:
    """True of a schedule that the module defines."""
    return (
        isinstance(item, type)
        and issubclass(item, Schedule)
        and item.__module__ == module.__name__
    )


@cache
def _module(path: str, text: bytes) -> ModuleType:
    """The module of that text, which is run once in a process.

    Dataclasses look for the module of a class in `sys.modules`.
    """
    digest = hashlib.sha256(path.encode() + b"\0" + text).hexdigest()
    module = ModuleType(_PREFIX + digest[:16])
    module.__file__ = path
    sys.modules[module.__name__] = module
    try:
        exec(compile(text, path, "exec"), vars(module))
    except BaseException:
        del sys.modules[module.__name__]
        raise
    return module


# --- running them ---------------------------------------------------------------------


def is_ours(each: Pass) -> bool:
    """True of the passes of LightHouse."""
    return _is_ours(type(each))


@cache
def _is_ours(cls: type[Pass]) -> bool:
    return cls.__module__.partition(".")[0] == "lighthouse"


def run_guarded(each: Pass, unit: Unit, context: Context) -> Unit:
    """What a pass of others makes of `unit`, once it has been looked at.

    Raises CompileError if the pass raises something, or returns what is no program.
    """
    try:
        after: object = each.run(unit, context)
    except CompileError:
        raise
    except ANYTHING as error:
        why = f"{type(error).__name__}: {error}".rstrip(": ")
        raise _failed(each, why, unit, context, error) from error
    if after is unit:
        return unit
    wanted = Procedure if each.stage == "core" else Plan
    if not isinstance(after, wanted):
        why = f"it returned {after!r:.60}, which is no {wanted.__name__}"
        raise _failed(each, why, unit, context)
    try:
        found = list(problems_of(after))
    except Exception as error:  # of nodes that are none
        found = [f"{type(error).__name__}: {error}"]
    if found:
        why = f"what it returned is not a program: {'; '.join(found[:3])}"
        raise _failed(each, why, unit, context)
    return after


def others(passes: Iterable[Pass]) -> tuple[str, ...]:
    """The names of those that are not of LightHouse, or for which others have added
    schedules."""
    return tuple(
        each.name
        for each in passes
        if not is_ours(each) or (OTHERS and isinstance(each, ScheduleLoops))
    )


@contextmanager
def after_others(names: Sequence[str], what: str) -> Iterator[None]:
    """What fails inside, after passes of others, may fail because of what they made.

    names: of these passes; what: is done inside.  Raises CompileError in place of
    whatever is raised inside.
    """
    try:
        yield
    except (CompileError, RecursionError, MemoryError):
        raise
    except Exception as error:
        if not names:
            raise
        why = f"{type(error).__name__}: {error}".rstrip(": ")
        ran = ", ".join(f"`{name}`" for name in names)
        notes = (
            f"passes of others ran before it: {ran}",
            f"`--disable-pass {names[-1]}` shows whether it fails without them",
            "`--verify-each` checks the program after each pass, "
            f"`--print-after {names[-1]}` shows it, and `--bisect-limit` ends earlier",
        )
        message = f"{what} failed after passes of others: {why}"
        raise CompileError(Diagnostic("GM0808", message, notes=notes)) from error


def with_options(each: Pass) -> str:
    """The pass as `--passes` takes it: `mine{limit=3}`."""
    found = []
    items: tuple[Field[Any], ...] = fields(each) if is_dataclass(each) else ()
    for item in items:
        value = getattr(each, item.name)
        if value != item.default:
            text = int(value) if isinstance(value, bool) else value
            found.append(f"{item.name}={text}")
    return f"{each.name}{{{','.join(found)}}}" if found else each.name


def _failed(
    each: Pass,
    why: str,
    unit: Unit,
    context: Context,
    error: BaseException | None = None,
) -> CompileError:
    file = file_of(type(each))
    where = place(error, file) if error else ""
    notes = [where or f"at {file}:{type(each).run.__code__.co_firstlineno}"]
    suffix = ".gm" if isinstance(unit, Procedure) else ".plan"
    imports = context.program.imports if context.program else ()
    try:
        with tempfile.NamedTemporaryFile(
            "w",
            encoding="utf-8",
            prefix=f"lighthouse-{each.name}-",
            suffix=suffix,
            delete=False,
        ) as kept:
            kept.write(print_unit(unit, imports))
    except OSError:
        kept = None
    if kept:
        notes.append(f"its input is in {kept.name}")
        if type(each).__module__.startswith(_PREFIX):
            form = [] if isinstance(unit, Procedure) else ["--from-plan"]
            command = ["lighthouse", "compile", *form, kept.name]
            command += ["--target", context.target]
            command += ["--load-pass", file, "--passes", with_options(each), "-o", "-"]
            notes.append(f"to see it again: {shlex.join(command)}")
    message = f"the pass `{each.name}` failed: {why}"
    return CompileError(Diagnostic("GM0807", message, notes=tuple(notes)))


def file_of(cls: type[Pass]) -> str:
    """The file of a class, as a person here calls it."""
    return _shown(getattr(sys.modules.get(cls.__module__), "__file__", None) or "?")


def place(error: BaseException, file: str) -> str:
    """Where in the file the error arose: the line that was reached last."""
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if _shown(frame.filename) == _shown(file):
            return f"at {_shown(file)}:{frame.lineno}, in `{frame.name}`"
    return ""


def _shown(file: str) -> str:
    """Relative to this folder, if it is in it."""
    path, here = Path(file).absolute(), Path.cwd()
    return str(path.relative_to(here) if path.is_relative_to(here) else path)
