"""The driver: from source text to generated code, phase by phase.

parse → check → passes on the core → passes on the plan → source
"""

from __future__ import annotations

import errno
import os
import re
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Literal

from lighthouse.diagnostics import (
    CompileError,
    Diagnostic,
    Diagnostics,
    Severity,
    Source,
    fail,
    failure,
    misuse,
)
from lighthouse.remarks import Remark
from lighthouse.reuse import InParts, keep, key_of, known

if TYPE_CHECKING:
    from lighthouse.codegen.program import Program as Generated
    from lighthouse.ir.interface import Interface
    from lighthouse.ir.nodes import Procedure, Program
    from lighthouse.ir.plan import Plan
    from lighthouse.passes.base import Observer, Pass
    from lighthouse.passes.registry import Known

Target = Literal["cuda", "openmp"]

# In characters: to read a longer program takes minutes.
LONGEST = 4_000_000
# That of a plan as text.
FIRST_LINE = re.compile(r"// after ([\w-]+)\n(?=plan )")


@dataclass(frozen=True, slots=True)
class Options:
    """What changes the generated code, and whether all of it may run.

    `level` is 2 for the default passes, 0 for the mandatory ones alone.
    `passes` replaces the optimising passes of `level`; `enabled` adds some, as
    `a{x=1}`, or gives them options; `disabled` leaves some out;
    `loaded` are files with passes, which at level 2 run at the end of their stage,
    or where `passes` or `enabled` names them; `schedule` is the
    mapping of `schedule-loops`; `extensions` are imported as if the program began so.
    `limit` ends the optimising passes after so many.
    `foreign` allows the program's foreign code to run.
    `checked` stops a run at NIL, a division by zero or a value that nothing has
    written, where the program has it; of the passes of a level it uses those of 0.
    Raises TypeError and ValueError for what these cannot be.
    """

    level: int = 2
    passes: str | None = None
    disabled: Sequence[str] = ()
    loaded: Sequence[str] = ()
    verify_each: bool = False
    schedule: str | None = None
    extensions: Sequence[str] = ()
    enabled: Sequence[str] = ()
    foreign: bool = False
    checked: bool = False
    limit: int | None = None

    def __post_init__(self) -> None:
        if self.level not in (0, 2):
            raise ValueError(f"level is {self.level!r}: it must be 0 or 2")
        if not isinstance(self.passes, str | None):
            raise TypeError(f"passes is {self.passes!r}: it must be a text, as 'a,b'")
        for name in ("enabled", "disabled", "loaded", "extensions"):
            given = getattr(self, name)
            if isinstance(given, str) or not isinstance(given, Sequence):
                raise TypeError(f"{name} is {given!r}: it must be a list of names")
        if self.limit is not None and self.limit < 0:
            raise ValueError(f"limit is {self.limit!r}: it must be 0 or more")
        for name in ("foreign", "checked"):
            if not isinstance(getattr(self, name), bool):
                given = getattr(self, name)
                raise TypeError(f"{name} is {given!r}: it must be True or False")


@dataclass(slots=True)
class Compilation(InParts):
    """A checked program with its entry procedure, ready to be lowered.

    `key` is that of `front`'s answer, in which nothing was replaced since.
    """

    LATER: ClassVar[tuple[str, ...]] = ("source", "program", "procedure")

    source: Source
    program: Program
    procedure: Procedure
    warnings: list[Diagnostic]
    remarks: tuple[Remark, ...] = ()
    milliseconds: dict[str, float] = field(default_factory=dict)
    # What lowering goes on with, and after which pass, in place of the procedure.
    plan: Plan | None = None
    after: str = ""
    key: str | None = field(default=None, init=False, compare=False)
    _interface: Interface | None = field(default=None, init=False, compare=False)

    @property
    def interface(self) -> Interface:
        """What callers must know of the procedure."""
        if self._interface is None:
            from lighthouse.ir.changes import interface

            self._interface = interface(self.procedure, self.program)
        return self._interface


@dataclass(slots=True)
class Lowered:
    """The last core, the plan, and what the passes said on the way.

    `key` is that of `lower`'s answer, in which nothing was replaced since.
    """

    core: Procedure
    plan: Plan
    remarks: tuple[Remark, ...]
    timings: tuple[tuple[str, float], ...]
    # The names of the passes that are not of LightHouse.
    others: tuple[str, ...] = ()
    # The extensions that the program imports.
    imports: tuple[str, ...] = ()
    key: str | None = field(default=None, init=False, compare=False)


def read_source(path: str) -> Source:
    """The text of a file, or of standard input for `-`.

    Programs are ASCII but for their comments, which may be of an older encoding.
    Raises CompileError if it cannot be read or is no text.
    """
    name = "<stdin>" if path == "-" else path
    if not path:
        fail("GM0901", "the name of the program is empty")
    try:
        if path != "-":
            return Source(path, decoded(Path(path).read_bytes()))
        if sys.stdin is None:
            raise OSError(errno.EBADF, "it is closed")
        return Source(name, decoded(sys.stdin.buffer.read()))
    except FileNotFoundError:
        fail("GM0901", f"there is no file {path}")
    except IsADirectoryError:
        fail("GM0901", f"{path} is a directory, not a program")
    except UnicodeDecodeError:
        fail("GM0901", f"{name} is not text in UTF-8")
    except OSError as error:
        fail("GM0901", f"{name} cannot be read: {error.strerror}")


def decoded(data: bytes) -> str:
    """UTF-8, else Windows-1252; lines end as in Python.  Raises UnicodeDecodeError."""
    try:
        text = data.decode()
    except UnicodeDecodeError:
        if b"\0" in data:  # of another encoding, or no text at all
            raise
        text = data.decode("cp1252")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def check_destination(path: Path) -> None:
    """Raises CompileError, before any work is done, if no file can stand there."""
    directory = path.absolute().parent
    if path.is_dir():
        reason = "it is a directory"
    elif not directory.is_dir():
        reason = f"there is no directory {directory}"
    elif not os.access(directory, os.W_OK):
        reason = f"{directory} is not writable"
    else:
        return
    fail("GM0905", f"{path} cannot be written: {reason}")


def front(
    source: Source,
    procedure: str | None = None,
    *,
    strict_races: bool = False,
    extensions: Sequence[str] = (),
) -> Compilation:
    """Parse and check; choose the entry procedure (the last that is not Local).

    `extensions` are imported as if the program began with that.
    """
    key = None
    if are_ours(source, extensions):
        about = (source.name, source.text, procedure, strict_races, *extensions)
        key = key_of("front", *about)
    found: Compilation | None = known(key)
    if found is not None:
        return found
    from lighthouse.frontend.nesting import room
    from lighthouse.passes.base import Context
    from lighthouse.passes.registry import TREE

    start = time.perf_counter()
    parsed = parse_program(source, extensions)
    middle = time.perf_counter()
    diagnostics = Diagnostics()
    program = check_program(parsed, diagnostics, strict_races=strict_races)
    times = {"parse": middle - start, "check": time.perf_counter() - middle}
    warnings = [item for item in diagnostics.found if item.severity is Severity.WARNING]
    context = Context(program=program)
    with room():
        for each in TREE:
            procedures = []
            for item in program.procedures:
                context.procedure = item.name
                procedures.append(each.run(item, context))
            program = replace(program, procedures=tuple(procedures))
    entry = choose_entry(program, procedure, source)
    milliseconds = {name: 1000 * seconds for name, seconds in times.items()}
    remarks = tuple(context.remarks)
    made = Compilation(source, program, entry, warnings, remarks, milliseconds)
    made.key = key
    _ = made.interface  # so that it is kept, too
    return keep(key, made)


def are_ours(source: Source, extensions: Sequence[str]) -> bool:
    """Whether all that the program imports comes with LightHouse, so that nobody else
    has a part in what becomes of it.  Makes known what it has of their kinds."""
    if not extensions and "Import" not in source.text:
        return True
    from lighthouse.extensions import is_ours, load_kinds
    from lighthouse.frontend.lexer import imports

    names = {*extensions, *(match[1] for match in imports(source.text))}
    ours = {name for name in names if is_ours(name)}
    for name in ours:
        load_kinds(name)
    return ours == names


def read_plan(
    source: Source, extensions: Sequence[str] = (), name: str | None = None
) -> Compilation:
    """A plan as text, as `--emit plan` and `--print-after` print it, from where the
    passes after the one in its first line, `// after NAME`, go on.

    Raises CompileError if the text is not that of a plan that holds together, and if it
    is of another procedure than the one of that `name`.
    """
    from lighthouse.extensions import load
    from lighthouse.frontend.nesting import room, too_deep
    from lighthouse.ir.nodes import Program
    from lighthouse.ir.plan_parser import parse_plan
    from lighthouse.ir.verifier import ill_typed, plan_problems

    for each in extensions:
        load(each)
    with room():
        try:
            plan = parse_plan(source)
        except RecursionError:
            raise too_deep() from None
        if node := next(ill_typed(*plan.steps, *plan.units), None):
            message = f"nothing says which type `{node.span.text:.40}` has"
            note = "declare the name, or write the type after it, as `::Int`"
            fail("GM0916", message, note, span=node.span)
        if problem := next(plan_problems(plan), None):
            fail("GM0916", problem, span=plan.procedure.span)
    after = FIRST_LINE.match(source.text)
    given = (item for item in plan.procedure.inputs if item.role != "added")
    procedure = replace(plan.procedure, inputs=tuple(given))
    program = Program((procedure,), tuple(extensions))
    find_entry(program, name, source)
    last = after[1] if after else "outline-kernels"
    return Compilation(source, program, procedure, [], plan=plan, after=last)


@contextmanager
def edited(compilation: Compilation) -> Iterator[None]:
    """What fails on a plan that was read as text may fail because of the plan.

    Raises CompileError in place of what is raised inside, if there is such a plan.
    """
    try:
        yield
    except (CompileError, RecursionError, MemoryError, OSError):
        raise
    except Exception as error:
        if compilation.plan is None:
            raise
        why = f"{type(error).__name__}: {error}".rstrip(": ")
        message = f"the plan cannot be compiled: {why}"
        span, notes = compilation.procedure.span, ["`--debug` shows where it failed"]
        if not FIRST_LINE.match(compilation.source.text):
            first = f"`// after {compilation.after}`"
            notes.append(f"it has no first line `// after NAME`: {first} is assumed")
        raise failure("GM0916", message, *notes, span=span) from error


def parse_program(source: Source, extensions: Sequence[str] = ()) -> Program:
    """The tree, with what it imports loaded, and the procedures that it calls there.

    Raises CompileError for what is wrong, extensions that there are not included.
    """
    from lighthouse.extensions import load_imports
    from lighthouse.extensions.library import with_library
    from lighthouse.frontend.grammar import parse

    if (length := len(source.text)) > LONGEST:
        message = f"{source.name} has {length} characters, more than the {LONGEST}"
        fail("GM0901", f"{message} that are read")
    load_imports(source, extensions)
    return with_library(parse(source, extensions))


def check_program(
    parsed: Program, diagnostics: Diagnostics, *, strict_races: bool = False
) -> Program:
    """The typed program; raises CompileError with everything that is wrong."""
    from lighthouse.frontend.check import check
    from lighthouse.frontend.nesting import room
    from lighthouse.frontend.races import find_races

    with room():
        program = check(parsed, diagnostics)
        find_races(program, diagnostics, strict=strict_races)
    return program


def foreign_code(program: Program | Plan, severity: Severity) -> list[Diagnostic]:
    """A finding for each place with foreign code."""
    from lighthouse.ir.nodes import Foreign, ForeignExpression
    from lighthouse.ir.walk import walk

    places = dict.fromkeys(
        node.span
        for node in walk(program)
        if isinstance(node, Foreign | ForeignExpression)
    )
    message = "foreign code runs only where it is allowed"
    notes = (
        "it is C++, which may do all that you may do",
        "once you trust it: `--allow-foreign`, in Python `Options(foreign=True)`",
    )
    return [
        Diagnostic("GM0909", message, span, severity, notes=notes) for span in places
    ]


def parts_of_others(program: Program, lowered: Lowered) -> tuple[str, ...]:
    """Who besides LightHouse has a part in the code of a program, in words."""
    from lighthouse.extensions import is_ours

    found = [f"the pass `{name}`" for name in lowered.others]
    found += [
        f"the extension `{name}`" for name in program.imports if not is_ours(name)
    ]
    if foreign_code(lowered.plan, Severity.ERROR):
        found.append("foreign code")
    return tuple(found)


def choose_entry(program: Program, name: str | None, source: Source) -> Procedure:
    entry = find_entry(program, name, source)
    names = [parameter.name for parameter in entry.parameters]
    for twice in {each for each in names if names.count(each) > 1}:
        # Legal, as properties have a name space of their own, but not callable.
        message = f"`{entry.name}` has two arguments called `{twice}`: rename one"
        fail("GM0902", message, span=entry.span)
    return entry


def find_entry(program: Program, name: str | None, source: Source) -> Procedure:
    """The procedure of that name, or the last that is not Local."""
    if name is not None:
        for item in reversed(program.procedures):
            if item.name == name:
                return item
        have = ", ".join(item.name for item in program.procedures)
        reason = f"{source.name} has no procedure `{name}`"
        misuse("GM0902", reason, *((f"it has {have}",) if have else ()))
    public = [item for item in program.procedures if not item.local]
    if not public:
        local = [item.name for item in program.procedures]
        note = "a program is made of procedures: `Procedure name(G: Graph) { … }`"
        if local:
            note = f"all are Local; `--procedure {local[-1]}` begins with that one"
        fail("GM0902", f"{source.name} has no procedure to compile", note)
    return public[-1]


def choose_passes(
    target: Target, options: Options, imported: Sequence[str] = ()
) -> tuple[Pass, ...]:
    """What `options` ask for, and what the extensions that are imported add."""
    from lighthouse.extensions import load
    from lighthouse.passes import registry

    for name in imported:
        load(name)
    named = (*options.enabled, *options.disabled, options.passes or "")
    loaded, there = known_passes(options.loaded, named)
    if options.passes is not None:
        chosen = registry.parse_pipeline(options.passes, target, there)
    else:
        level = 0 if options.checked else options.level
        chosen = registry.pipeline(target, level)
        if level > 0:
            more = (
                *registry.added(imported),
                *(registry.build(each, {}) for each in loaded),
            )
            chosen = registry.arranged((*chosen, *more))
    checks = ("check-accesses",) if options.checked else ()
    chosen = registry.enabled(chosen, (*options.enabled, *checks), there)
    chosen = registry.without(chosen, options.disabled, there)
    if options.schedule is not None:
        chosen = registry.scheduled(chosen, options.schedule)
    return chosen if options.limit is None else registry.up_to(chosen, options.limit)


def known_passes(
    files: Sequence[str], texts: Iterable[str]
) -> tuple[list[type[Pass]], Known]:
    """The passes of files, and all that there are; if `texts` name others, as in
    `a,b{x=1}`, those of our extensions are among them, imported or not."""
    from lighthouse.extensions import load_built_in
    from lighthouse.passes import registry
    from lighthouse.passes.plugins import load_file

    loaded = [each for path in files for each in load_file(path)]
    there = registry.known(loaded)
    names = (name for text in texts for name, _ in registry.split_passes(text))
    if any(name not in there for name in names):
        load_built_in()
        there = registry.known(loaded)
    return loaded, there


def lowering_key(
    compilation: Compilation,
    target: Target,
    options: Options,
    observers: Sequence[Observer],
) -> str | None:
    """That of what `lower` gives; None if that is not kept."""
    if observers or options.loaded or options.verify_each:
        return None
    about = (target, replace(options, foreign=False))
    return compilation.key and key_of("lower", compilation.key, *about)


def lower(
    compilation: Compilation,
    target: Target,
    options: Options | None = None,
    observers: Sequence[Observer] = (),
) -> Lowered:
    """The last core and the plan.  Observers see each pass run.

    Raises CompileError for a construct that this target does not compile yet.
    """
    options = options or Options()
    key = lowering_key(compilation, target, options, observers)
    found: Lowered | None = known(key)
    if found is not None:
        return found
    from lighthouse.frontend.nesting import room
    from lighthouse.ir.nodes import Procedure
    from lighthouse.ir.plan import Plan
    from lighthouse.ir.remember import forget
    from lighthouse.ir.verifier import incomplete, verify, verify_complete
    from lighthouse.passes.base import Context, Unit
    from lighthouse.passes.manager import run_pipeline
    from lighthouse.passes.plugins import after_others, others
    from lighthouse.passes.registry import remaining

    forget()
    context = Context(target, compilation.program, list(compilation.remarks))
    cores: list[Procedure] = [compilation.procedure]

    def keep_core(each: Pass, before: Unit, after: Unit) -> None:
        if isinstance(after, Procedure):
            cores.append(after)

    def verify_change(each: Pass, before: Unit, after: Unit) -> None:
        if after is not before:
            verify(after, each.name)

    watching = [keep_core, *observers]
    if options.verify_each:
        watching.insert(0, verify_change)
    passes = choose_passes(target, options, compilation.program.imports)
    unit: Unit = compilation.plan or compilation.procedure
    if compilation.plan is not None:
        named = ",".join((options.passes or "", *options.enabled))
        passes = remaining(passes, compilation.after, named)
    with room():
        plan = run_pipeline(unit, passes, context, watching)
        assert isinstance(plan, Plan)
        foreign = others(passes)
        if compilation.plan is not None and (
            problem := next(incomplete(plan, target), None)
        ):
            note = "a plan for CUDA runs without a GPU with `--target cuda-sim`"
            notes = (note,) if target == "openmp" else ()
            fail("GM0916", problem, *notes, span=compilation.procedure.span)
        with after_others(foreign, "the last check"):
            verify_complete(plan, target)
    remarks, timings = tuple(context.remarks), tuple(context.timings)
    imports = compilation.program.imports
    made = Lowered(cores[-1], plan, remarks, timings, foreign, imports)
    made.key = key
    return keep(key, made)


def generated(
    lowered_key: str | None, target: Target, *, profile: bool = False
) -> Generated | None:
    """What `generate` makes of the plan with this key, if that is kept."""
    found: Generated | None = known(_generated_key(lowered_key, target, profile))
    return found


def _generated_key(key: str | None, target: Target, profile: bool) -> str | None:
    return key and key_of("generate", key, target, profile)


def generate(lowered: Lowered, target: Target, *, profile: bool = False) -> Generated:
    """The source text for `target`, which measures its loops if it is to `profile`."""
    if (found := generated(lowered.key, target, profile=profile)) is not None:
        return found
    key = _generated_key(lowered.key, target, profile)
    from lighthouse.codegen.source import generate as print_source
    from lighthouse.extensions import load
    from lighthouse.frontend.nesting import room
    from lighthouse.passes.plugins import after_others

    for name in lowered.imports:
        load(name)
    with room(), after_others(lowered.others, "code generation"):
        return keep(key, print_source(lowered.plan, target, profile=profile))
